import { STOP_WORDS, stem } from '@keepsake/english/words'

/** The verbs of "people who sign or approve", as stems. */
export function actorVerbs(description: string): ReadonlySet<string> {
  const said =
    /\b(?:who|that|which) (?:(?:will|can|must|should|may|\p{L}+ly) ){0,2}(\p{L}{3,})(?:,? (?:or|and) (\p{L}{3,}))?/iu.exec(
      description,
    )
  return new Set(
    [said?.[1], said?.[2]]
      .filter(word => word !== undefined)
      .map(word => word.toLowerCase())
      .filter(word => !STOP_WORDS.has(word) && !COMMON_ACTS.test(word))
      .map(stem),
  )
}

/** The verbs of "parts replaced" and "products that they use", as stems. */
export function objectVerbs(description: string): ReadonlySet<string> {
  const said = description.matchAll(
    /\b(\p{L}{3,}ed|stolen|broken|lost|sold|sent|found|torn|taken|given|built|bought|lent|made|done)\b|\b(?:that|which|who|they|he|she|must|should|can|will|to) (?!must|should|can|will)(\p{L}{3,})|\b(?:the|a) \p{L}+ (\p{L}{3,}[^s\P{L}]s)\b/giu,
  )
  return new Set(
    [...said]
      .map(match => (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase())
      .filter(word => !STOP_WORDS.has(word) && !COMMON_ACTS.test(word))
      .map(stem),
  )
}

const COMMON_ACTS = /^(?:makes?|takes?|took|gets?|gives?|wants?|needs?|works?|goes|comes|says?|uses?|pays?|knows?)$/

/** "replaced", "stolen": what was done to something. */
export const isParticiple = (word: string): boolean =>
  /^(?:\p{L}{2,}ed|stolen|broken|lost|sold|sent|found|torn|taken|given|built|bought|lent|made|done)$/u.test(word)
