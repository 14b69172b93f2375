import { conceptOf } from '@keepsake/english/concepts'
import { stem } from '@keepsake/english/words'
import { readRole } from '../mentions/roles.ts'
import type { Compiled } from '../property/definition.ts'
import type { Span } from '../types.ts'
import { tokenAt, type View } from '../view/view.ts'
import { type Announcement, announcements } from './announcements.ts'
import { type Candidate, clamp } from './candidate.ts'
import { isNameKind } from './name-affinity.ts'
import { namesFor } from './names.ts'
import { readClause, readField, readPhrase, readRest } from './phrases.ts'
import { support } from './support.ts'

const LISTED: Partial<Record<Compiled['kind'], RegExp>> = {
  language:
    /\b(?:english|spanish|french|german|italian|portuguese|mandarin|cantonese|chinese|japanese|korean|arabic|hindi|urdu|bengali|punjabi|tamil|russian|ukrainian|polish|dutch|swedish|norwegian|danish|finnish|greek|turkish|hebrew|persian|farsi|vietnamese|thai|indonesian|malay|tagalog|swahili|romanian|hungarian|czech|slovak|bulgarian|croatian|serbian|catalan|welsh|irish)\b/gi,
  timezone:
    /\b(?:[ECMP][SD]?T|CES?T|WES?T|EES?T|GMT|UTC|BST|IST|JST|AES?T|AEDT|SGT)(?:\s?[+-]\d{1,2}(?::\d\d)?)?\b|\b(?:Africa|America|Asia|Australia|Europe|Pacific)\/[A-Z][A-Za-z_]+\b/g,
  address:
    /(?<=\b(?:at|address|in|on|from|house|flat|apartment|property|home|live|lives|living|is)\b:?\s(?:is )?)\d{1,5}[A-Za-z]? (?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))(?:\p{Lu}[\p{L}'’-]+)(?:(?: (?:des?|du|del|della|la|le|van|von|der|den|of|the))* \p{Lu}[\p{L}'’-]+){0,3}(?:, \p{Lu}[\p{L}' ]{1,30})?|\b\d{1,5}[A-Za-z]?,? (?:[A-Z][\p{L}.']* ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Place|Pl|Square|Sq|Terrace|Crescent|Row|Quay)\b\.?(?:, [A-Z][\p{L}' ]{1,30}){0,3}(?:,? [A-Z]{2} \d{5})?/gu,
}

const CODE = /(?<![\p{L}\d])#?(?=[A-Za-z-]{0,10}\d)[A-Za-z\d]{1,12}(?:[-./][A-Za-z\d]{1,12}){0,5}(?![\p{L}\d@])/gu

const CURRENCY = /^(?:USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|JPY|CAD|AUD|AM|PM|Q[1-4]) |\d (?:USD|EUR|GBP|CHF|KG|KM|AM|PM)\b/
/** "KLV 3382", "MR 5150": capitals and digits in pieces. */
const PIECED =
  /(?<![\p{L}\d])(?:[A-Z]{1,3} \d{2,5}(?: ?[A-Z]{1,2})?|\d{1,4} [A-Z]{2,3}(?: \d{1,4})?)(?![\p{L}\d.,:]\d?)/gu

const ANNOUNCED_CODE =
  /\b(?:ref|reference|number|no|id|code|case|ticket|booking|order|confirmation|serial)\b\W{0,3}(?:(?:number|no|is|id)\b\W{0,3}){0,2}$/i

/** Text values: addresses and names by their shape, the rest by the words that announce them. */
export function textsFor(view: View, compiled: Compiled): Candidate[] {
  const { kind } = compiled
  const spoken = announcements(view, compiled)
  if (isNameKind(kind)) return namesFor(view, compiled, kind, spoken)
  if (kind === 'role') return rolesFor(view, compiled, spoken)
  if (kind === 'code') return labelledCode(view, compiled, spoken) ?? codesFor(view, compiled)
  const listed = LISTED[kind]
  if (listed !== undefined) return listedFor(view, compiled, listed, spoken)
  return phrasesFor(view, compiled, spoken)
}

function rolesFor(view: View, compiled: Compiled, spoken: readonly Announcement[]): Candidate[] {
  const roles = view.roles()
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

/** "Plate: BX 771 K": after a label a code may contain spaces. */
function labelledCode(view: View, compiled: Compiled, spoken: readonly Announcement[]): Candidate[] | undefined {
  const label = spoken.find(one => one.label && one.side === 'after')
  const span = label === undefined ? undefined : readField(view, label.at)
  if (label === undefined || span === undefined || !/^#?[A-Z\d]{1,6}(?: [A-Z\d]{1,6}){1,5}$/.test(span.text))
    return undefined
  if (!/\d/.test(span.text)) return undefined
  const { start, end, text } = span
  return [{ compiled, value: text, start, end, score: clamp(label.strength), exclusive: true }]
}

function codesFor(view: View, compiled: Compiled): Candidate[] {
  const found: Candidate[] = []
  const text = view.content.slice(view.start, view.end)
  if (!/\d/.test(text)) return []
  const pieced = [...text.matchAll(PIECED)].filter(match => !CURRENCY.test(match[0]))
  const single = [...text.matchAll(CODE)].filter(
    match => !pieced.some(other => other.index <= match.index && match.index < other.index + other[0].length),
  )
  for (const match of [...pieced, ...single]) {
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
    const before = view.concepts[tokenAt(view, start) - 1] ?? ''
    const beside = compiled.main.has(before) ? 0.25 : 0
    const only = compiled.alone && /[A-Z]/.test(code) && /\d{2}/.test(code) && code.length >= 5 ? 0.56 : 0
    found.push({
      compiled,
      value: code,
      start: end - code.length,
      end,
      score: clamp(
        Math.max(only, near * 0.9 + beside) +
          (match[0].startsWith('#') ? 0.1 : 0) +
          (ANNOUNCED_CODE.test(view.content.slice(Math.max(view.start, start - 30), start)) ? 0.25 : 0),
      ),
      exclusive: true,
    })
  }
  return found
}

/** "from Swedish into German": whether a value is on the requested side of a translation, a journey or a change. */
export function wayOf(view: View, start: number, end: number, compiled: Compiled): number {
  const wants = sideOf(compiled)
  if (wants === 'none') return 0
  const before = view.content.slice(Math.max(view.start, start - 40), start)
  const after = view.content.slice(end, Math.min(view.end, end + 12))
  const target =
    /\b(?:into|to) (?:the |\p{Lu}\p{L}+(?:, | and |, and ))*$/u.test(before) || /(?:->|→|>)\s*$/.test(before)
  const source = /\bfrom (?:the )?$/i.test(before) || /^ (?:into|to|->|→|>) /.test(after)
  if (!target && !source) return 0
  return (wants === 'source' ? source && !target : target) ? 0.5 : -0.4
}

const sides = new WeakMap<Compiled, 'source' | 'target' | 'none'>()

function sideOf(compiled: Compiled): 'source' | 'target' | 'none' {
  const known = sides.get(compiled)
  if (known !== undefined) return known
  const words = [...compiled.main.keys()]
  const [source, target] = [words.some(word => SOURCES.has(word)), words.some(word => TARGETS.has(word))]
  const made = source === target ? 'none' : source ? 'source' : 'target'
  sides.set(compiled, made)
  return made
}

const SOURCES = new Set(['source', 'origin', 'original', 'from', 'departure'].map(word => conceptOf(stem(word))))
const TARGETS = new Set(['target', 'destination', 'into', 'arrival'].map(word => conceptOf(stem(word))))

const LISTED_ON = /^\s*(?:,|and|&|\/|\+|plus)\s*(?:\p{Lu}\p{L}+,? )?(?:and )?(?:some |a little |basic |fluent )?$/iu

function listedFor(view: View, compiled: Compiled, pattern: RegExp, spoken: readonly Announcement[]): Candidate[] {
  const text = view.content.slice(view.start, view.end)
  let previous: { end: number; score: number } | undefined
  return [...text.matchAll(pattern)].map(match => {
    const start = view.start + match.index
    const end = start + match[0].length
    const near = support(view, compiled, { start, end }, [])
    const announced = spoken.some(one => one.side === 'after' && Math.abs(tokenAt(view, start) - one.at) <= 2)
    // "English, Zulu and Portuguese": what applies to the first item of a list applies to all.
    const listed =
      previous !== undefined && LISTED_ON.test(view.content.slice(previous.end, start)) ? previous.score : 0
    const route = compiled.kind === 'language' ? wayOf(view, start, end, compiled) : 0
    const score = Math.max(
      listed,
      (compiled.kind === 'language' ? 0.25 : 0.55) + near * 0.5 + (announced ? 0.4 : 0) + route,
    )
    previous = { end, score }
    return { compiled, value: match[0], start, end, score: clamp(score), exclusive: false }
  })
}

/** "the trail Mill Loop", "our boat 'Ostara'": a name right after the property's own word. */
function apposedTo(view: View, compiled: Compiled): Candidate[] {
  if (compiled.kind !== 'phrase' || view.question) return []
  return view.tokens.flatMap((token, at) => {
    const next = view.tokens[at + 1]
    if (next === undefined || (compiled.main.get(view.concepts[at] ?? '') ?? 0) < 0.5 || token.capital) return []
    const gap = view.content.slice(token.end, next.start)
    const name = gap === ' ' ? view.names.find(one => one.start === next.start) : undefined
    const quoted = /^ ["“«]$/.test(gap)
      ? /^[^"“”«»\n]{1,60}(?=["”»])/u.exec(view.content.slice(next.start, next.start + 61))
      : null
    const end = name?.end ?? (quoted === null ? undefined : next.start + quoted[0].length)
    if (end === undefined) return []
    return [
      { compiled, value: view.content.slice(next.start, end), start: next.start, end, score: 0.7, exclusive: false },
    ]
  })
}

/** "The trail is closed" states a condition, not a name. */
const isState = (text: string): boolean =>
  /^(?:\p{Ll}+(?:ed|ing|ful|less|able|ible|ous|ive)|open|shut|ready|new|old|bad|nice|free|full|empty|broken|lost|gone|late|early|high|low|big|small|long|short|dead|alive|true|false|right|wrong|done|over|off|on)$/u.test(
    text,
  )

/** "the District Court" for a property called "Court": a name that contains the property's own word. */
function selfNamed(view: View, compiled: Compiled): Candidate[] {
  return view.names.flatMap(({ start, end }) => {
    const [first, last] = [tokenAt(view, start), tokenAt(view, end - 1)]
    const own = view.concepts.slice(first, last + 1).some(concept => (compiled.main.get(concept) ?? 0) >= 0.6)
    if (!own || last === first || compiled.kind !== 'phrase') return []
    return [{ compiled, value: view.content.slice(start, end), start, end, score: 0.64, exclusive: false }]
  })
}

const QUOTED = /(?<![\p{L}\d])["“«]([\p{Lu}\d][^"“”«»\n]{1,80})["”»]/gu

/** "Harbour Voices" in quotation marks, if the property asks for the title of a work. */
function quotedFor(view: View, compiled: Compiled): Candidate[] {
  const text = view.content.slice(view.start, view.end)
  return [...text.matchAll(QUOTED)].map(match => {
    const start = view.start + match.index + 1
    const title = match[1] ?? ''
    const end = start + title.length
    const near = support(view, compiled, { start, end }, [])
    return { compiled, value: title, start, end, score: clamp(0.7 + near * 0.25), exclusive: true }
  })
}

/** Possible values: any name, anything in quotation marks, and what follows the property's own words. */
function possible(view: View, compiled: Compiled): Candidate[] {
  if (view.question) return []
  const found: Candidate[] = []
  const note = (start: number, end: number, score: number): void => {
    found.push({ compiled, value: view.content.slice(start, end), start, end, score, exclusive: false })
  }
  if (compiled.kind !== 'clause') for (const { start, end } of view.names) note(start, end, 0.05)
  const text = view.content.slice(view.start, view.end)
  for (const match of /["“«]/.test(text) ? text.matchAll(QUOTED) : []) {
    const start = view.start + match.index + 1
    note(start, start + (match[1] ?? '').length, 0.1)
  }
  view.concepts.forEach((concept, at) => {
    const weight = (compiled.main.get(concept) ?? 0) + (compiled.side.has(concept) ? 0.3 : 0)
    if (weight === 0 || view.tokens[at + 1]?.before === 'hard') return
    const span = compiled.kind === 'clause' ? readClause(view, at + 1) : readPhrase(view, at + 1)
    if (span !== undefined && !isState(span.text)) note(span.start, span.end, 0.1 + 0.2 * Math.min(1, weight))
  })
  return found
}

/** "roof closed by 8 May": the date belongs to another property. */
function undated(view: View, span: Span | undefined): Span | undefined {
  const date = view.dates.find(one => span !== undefined && one.start > span.start && one.end >= span.end)
  if (span === undefined || date === undefined) return span
  const text = view.content
    .slice(span.start, date.start)
    .replace(/\b(?:by|on|until|due|from|for|at)\s*$/i, '')
    .replace(/(?<![\s,(])[\s,(]+$/, '')
  return text === '' ? span : { start: span.start, end: span.start + text.length, text }
}

function phrasesFor(view: View, compiled: Compiled, spoken: readonly Announcement[]): Candidate[] {
  return selfNamed(view, compiled).concat(
    possible(view, compiled),
    apposedTo(view, compiled),
    compiled.quoted ? quotedFor(view, compiled) : [],
    spoken.flatMap(announced => {
      if (announced.side === 'before') return []
      const clause = compiled.kind === 'clause'
      const span = announced.label
        ? undated(view, readRest(view, announced.at))
        : clause
          ? readClause(view, announced.at)
          : readPhrase(view, announced.at)
      if (span === undefined || (!announced.label && !clause && isState(span.text))) return []
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
    }),
  )
}
