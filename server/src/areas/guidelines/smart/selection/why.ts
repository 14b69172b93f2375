import type { Schemas } from '../../../../contract/schemas.ts'
import type { Included } from './compile.ts'
import type { SectionHit } from './find-sections.ts'

export type Why = Schemas['GuidelineReason']

/** A section whose guideline the message names. */
export type NamedHit = SectionHit & { named?: string[] }

/** A section on the way to the selection, with the reason of the model if one chose it. */
export type Hit = NamedHit & { reason?: string }

/** Why a guideline was selected, the strongest reason first. @param best its best section */
export function whyOf(rules: readonly Why[], hit: Hit | undefined, best: Included | undefined): Why[] {
  if (!hit) return [...rules]
  const { reason, matched, named = [] } = hit
  const section = best?.section.section?.title
  const place = section === undefined ? {} : { section }
  const found: Why =
    reason !== undefined
      ? { by: 'model', text: reason, ...place }
      : matched.length > 0
        ? { by: 'words', words: matched, ...place }
        : { by: 'meaning', ...place }
  return [...rules, ...(named.length > 0 ? [{ by: 'name' as const, words: named }] : []), found]
}

/** The reasons as one sentence. */
export const sentenceOf = (why: readonly Why[]): string => why.map(partOf).join('; ')

function partOf({ by, words = [], section, text }: Why): string {
  const place = section === undefined ? 'its text' : `section "${section}"`
  switch (by) {
    case 'requested':
      return 'requested'
    case 'always_on':
      return 'alwaysOn'
    case 'keyword':
      return `keyword "${words.join(' ')}"`
    case 'name':
      return `its name has ${words.join(', ')}`
    case 'words':
      return `${place} has ${words.join(', ')}`
    case 'meaning':
      return `${place} has a similar meaning`
    case 'model':
      return `model: ${text}`
  }
}
