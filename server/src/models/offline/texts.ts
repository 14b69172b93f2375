import { type Candidate, clamp } from './candidate.ts'
import type { Compiled } from './definition.ts'
import type { NameMention } from './mentions.ts'
import { readClause, readPhrase, readRest } from './phrases.ts'
import { readRole, rolesIn } from './roles.ts'
import { type Announcement, announcements } from './statements.ts'
import { support, tokenAt, type View } from './view.ts'

type NameKind = 'person' | 'organization' | 'place'
const isNameKind = (kind: string): kind is NameKind => kind === 'person' || kind === 'organization' || kind === 'place'

const LISTED: Partial<Record<Compiled['kind'], RegExp>> = {
  language: /\b(?:english|spanish|french|german|italian|portuguese|mandarin|cantonese|chinese|japanese|korean|arabic|hindi|urdu|bengali|punjabi|tamil|russian|ukrainian|polish|dutch|swedish|norwegian|danish|finnish|greek|turkish|hebrew|persian|farsi|vietnamese|thai|indonesian|malay|tagalog|swahili|romanian|hungarian|czech|slovak|bulgarian|croatian|serbian|catalan|welsh|irish)\b/gi,
  timezone: /\b(?:[ECMP][SD]?T|CES?T|WES?T|EES?T|GMT|UTC|BST|IST|JST|AES?T|AEDT|SGT)(?:\s?[+-]\d{1,2}(?::\d\d)?)?\b|\b(?:Africa|America|Asia|Australia|Europe|Pacific)\/[A-Z][A-Za-z_]+\b/g,
  address: /\b\d{1,5}[A-Za-z]?,? (?:[A-Z][\p{L}.']* ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Place|Pl|Square|Sq|Terrace|Crescent|Row|Quay)\b\.?(?:, [A-Z][\p{L}' ]{1,30}){0,3}(?:,? [A-Z]{2} \d{5})?/gu,
} // biome-ignore format: a table reads best in rows

const CODE = /(?<![\p{L}\d])#?(?=[A-Za-z-]{0,10}\d)[A-Za-z\d]{1,12}(?:[-./][A-Za-z\d]{1,12}){0,5}(?![\p{L}\d@])/gu

/** Text values: addresses and names by their look, the rest by the words that announce them. */
export function textsFor(view: View, compiled: Compiled): Candidate[] {
  const { kind } = compiled
  const spoken = announcements(view, compiled)
  if (isNameKind(kind)) return namesFor(view, compiled, kind, spoken)
  if (kind === 'role') return rolesFor(view, compiled, spoken)
  if (kind === 'code') return codesFor(view, compiled)
  const listed = LISTED[kind]
  if (listed !== undefined) return listedFor(view, compiled, listed, spoken)
  return phrasesFor(view, compiled, spoken)
}

/** Every mention of the wanted kind with how well it fits. */
export function namesFor(view: View, compiled: Compiled, kind: NameKind, spoken: readonly Announcement[]): Candidate[] {
  const found = new Map<NameMention, number>()
  const note = (mention: NameMention, score: number): void => {
    found.set(mention, Math.max(found.get(mention) ?? 0, score))
  }
  const candidates: Candidate[] = []
  for (const announced of spoken) {
    const mention = view.names.find(name => announcedName(view, name, announced))
    if (mention === undefined) {
      const span = announced.side === 'after' && announced.strength >= 0.8 ? readPhrase(view, announced.at) : undefined
      if (
        span !== undefined &&
        (announced.label || kind === 'organization' || kind === 'place') &&
        span.text.split(' ').length <= 4
      ) {
        candidates.push({
          compiled,
          value: span.text,
          start: span.start,
          end: span.end,
          score: announced.label ? 0.85 : 0.5,
          exclusive: false,
        })
      }
    } else if (mention[kind] >= 0.15) note(mention, announced.strength + (mention[kind] - 0.5) * 0.4)
  }
  for (const mention of view.names) {
    if (mention[kind] < 0.4) continue
    const best = Math.max(mention.person, mention.organization, mention.place)
    const fit = mention[kind] >= best ? mention[kind] : mention[kind] * 0.6
    const near = support(
      view,
      compiled,
      mention,
      view.names.filter(name => name[kind] >= 0.4),
    )
    if (near >= 0.25) note(mention, near * 0.65 + fit * 0.25)
    if (compiled.alone && isPrimary(compiled, kind) && fit >= 0.6) note(mention, 0.35 + fit * 0.25)
  }
  for (const [mention, score] of found) {
    const end = kind === 'place' ? placeEnd(view, mention) : mention.end
    candidates.push({
      compiled,
      value: view.content.slice(mention.start, end),
      start: mention.start,
      end,
      score: clamp(score),
      exclusive: false,
    })
  }
  return candidates
}

/** A plain "name", "company" or "location" is what a text about somebody is expected to say without more words. */
const isPrimary = (compiled: Compiled, kind: NameKind): boolean =>
  compiled.main.size === 1 && (kind !== 'person' || compiled.names.some(name => name.at(-1) === 'name'))

function announcedName(view: View, name: NameMention, announced: Announcement): boolean {
  const first = tokenAt(view, name.start)
  if (announced.side === 'before') return tokenAt(view, name.end - 1) === announced.at - 1
  if (first < announced.at || first > announced.at + 3) return false
  for (let at = announced.at + 1; at <= first; at += 1) {
    if (view.tokens[at]?.before === 'hard') return false
  }
  return !view.tokens
    .slice(announced.at, first)
    .some(token => /^(?:and|but|in|at|with|from|for|on|to)$/.test(token.lower))
}

/** "Austin, TX" and "Lyon, France" are one place. */
function placeEnd(view: View, mention: NameMention): number {
  const after = /^, (?:[A-Z]{2}\b|[A-Z]\p{L}+(?: [A-Z]\p{L}+)?)/u.exec(
    view.content.slice(mention.end, Math.min(view.end, mention.end + 40)),
  )
  if (after === null) return mention.end
  const end = mention.end + after[0].length
  const state = /^, [A-Z]{2}$/.test(after[0])
  return state || view.names.some(name => name.place >= 0.7 && name.end === end) ? end : mention.end
}

function rolesFor(view: View, compiled: Compiled, spoken: readonly Announcement[]): Candidate[] {
  const roles = rolesIn(view)
  const found = spoken.flatMap(announced => {
    const span = announced.label
      ? readRest(view, announced.at)
      : announced.side === 'after'
        ? readRole(view, announced.at)
        : undefined
    return span === undefined
      ? []
      : [
          {
            compiled,
            value: span.text,
            start: span.start,
            end: span.end,
            score: clamp(announced.strength + 0.05),
            exclusive: false,
          },
        ]
  })
  for (const span of roles) {
    const near = support(view, compiled, span, roles)
    found.push({
      compiled,
      value: span.text,
      start: span.start,
      end: span.end,
      score: clamp((span.tied ? 0.55 : 0.3) + near * 0.3),
      exclusive: false,
    })
  }
  return found
}

function codesFor(view: View, compiled: Compiled): Candidate[] {
  const found: Candidate[] = []
  const text = view.content.slice(view.start, view.end)
  for (const match of text.matchAll(CODE)) {
    const start = view.start + match.index
    const end = start + match[0].length
    const code = match[0].replace(/^#/, '')
    const strong = /\d{3}/.test(code) || (/\d/.test(code) && /[A-Za-z]/.test(code)) || /\d\.\d/.test(code)
    if (
      !strong ||
      view.links.some(link => link.start < end && start < link.end) ||
      view.dates.some(date => date.start < end && start < date.end)
    )
      continue
    const near = support(view, compiled, { start, end }, [])
    found.push({
      compiled,
      value: code,
      start: end - code.length,
      end,
      score: clamp(near * 0.9 + (match[0].startsWith('#') ? 0.1 : 0)),
      exclusive: true,
    })
  }
  return found
}

function listedFor(view: View, compiled: Compiled, pattern: RegExp, spoken: readonly Announcement[]): Candidate[] {
  const text = view.content.slice(view.start, view.end)
  return [...text.matchAll(pattern)].map(match => {
    const start = view.start + match.index
    const end = start + match[0].length
    const near = support(view, compiled, { start, end }, [])
    const announced = spoken.some(one => one.side === 'after' && Math.abs(tokenAt(view, start) - one.at) <= 2)
    const score = (compiled.kind === 'language' ? 0.25 : 0.55) + near * 0.5 + (announced ? 0.4 : 0)
    return { compiled, value: match[0], start, end, score: clamp(score), exclusive: false }
  })
}

function phrasesFor(view: View, compiled: Compiled, spoken: readonly Announcement[]): Candidate[] {
  return spoken.flatMap(announced => {
    if (announced.side === 'before') return []
    const clause = compiled.kind === 'clause'
    const span = announced.label
      ? readRest(view, announced.at)
      : clause
        ? readClause(view, announced.at)
        : readPhrase(view, announced.at)
    if (span === undefined) return []
    return [
      {
        compiled,
        value: span.text,
        start: span.start,
        end: span.end,
        score: clamp(announced.strength - (announced.label ? 0.05 : 0.15)),
        exclusive: false,
      },
    ]
  })
}
