import { conceptOf } from '@keepsake/english/concepts'
import { stem } from '@keepsake/english/words'
import { tokenAt } from '../view/view.ts'
import { introduces, isProvider } from './adjacent-roles.ts'
import { asksForBuyer, LIKELY } from './name-affinity.ts'
import { isPrimary, type Mentioned } from './name-evidence.ts'

const PRODUCT = conceptOf(stem('product'))

/** The score of a name without an announcement. */
export function unannounced(one: Mentioned): number {
  const { mention, compiled, kind, fit } = one
  // A client may be a person.
  const asPerson = mention.person > mention.organization && asksForBuyer(compiled)
  if (compiled.subject === 'person' || (compiled.subject === 'organization' && asPerson)) return asSubjectPerson(one)
  if (compiled.subject === 'organization') return asSubjectOrganization(one)
  if (kind === 'thing') return asThing(one)
  return kind !== 'person' && compiled.alone && isPrimary(compiled) && fit >= 0.6 ? 0.35 + fit * 0.25 : 0
}

const wordsOf = ({ view, mention }: Mentioned): number =>
  view.content.slice(mention.start, mention.end).split(/\s+/).length

/** Whether the name is a line of its own, as a signature is. */
const isLine = ({ view, mention }: Mentioned): boolean =>
  tokenAt(view, mention.start) === 0 &&
  tokenAt(view, mention.end - 1) === view.tokens.length - 1 &&
  view.startsLine === true

function asSubjectPerson(one: Mentioned): number {
  const { view, mention, fit } = one
  if (introduces(view, mention)) return isProvider(view) ? 0 : 0.8
  if (fit < LIKELY) return 0
  const first = tokenAt(view, mention.start)
  if (first === 1 && /^from$/i.test(view.tokens[0]?.lower ?? '')) return 0.72
  if (mention.titled === true) return asTitled(one)
  const isFull = wordsOf(one) > 1
  if (isLine(one) && view.end - mention.end <= 1) return isFull ? 0.74 : 0.5
  if (fit < 0.7) return isFull ? 0.5 : 0
  if (isFull) return 0.5 + fit * 0.12
  return first === 0 && view.start === 0 && view.tokens[1]?.before === 'none' ? 0.57 : 0.46
}

function asTitled({ view, mention }: Mentioned): number {
  const before = view.content.slice(Math.max(view.start, mention.start - 16), mention.start)
  if (/\bdear /i.test(before)) return 0.66
  return view.names[0] === mention && !OBLIQUE.test(before) ? 0.72 : 0.5
}

/** "by Dr. Abara", "our vet Mrs. Noll": somebody who does something for the subject of the text. */
const OBLIQUE = /\b(?:by|says|said|asked|our|his|her|their)[,\s]+(?:\p{L}+\.? )?$/iu

const OTHER_COMPANY = /^(?:rival|competitor|competitors|rivals|supplier|vendor|partner|unlike|than)$/
const COMPANY_ACTS =
  /^(?:is|was|has|said|says|announced|raised|employs|makes|provides|will|posted|reported|operates|builds|closed)$/

function asSubjectOrganization(one: Mentioned): number {
  const { view, mention, compiled, fit } = one
  const first = tokenAt(view, mention.start)
  if (OTHER_COMPANY.test(view.tokens[first - 1]?.lower ?? '')) return 0
  const acts = COMPANY_ACTS.test(view.tokens[tokenAt(view, mention.end)]?.lower ?? '')
  const isFull = wordsOf(one) > 1
  const isSigned = isLine(one) && view.start > 0 && mention.end > view.content.length * 0.6
  if (isSigned && asksForBuyer(compiled)) return isFull ? 0.7 : 0.45
  if ((!isFull && !acts) || fit < LIKELY) return 0
  return 0.35 + fit * 0.15 + (first === 0 ? 0.12 : 0) + (acts ? 0.12 : 0)
}

function asThing({ view, mention, compiled, fit }: Mentioned): number {
  if (!compiled.main.has(PRODUCT) || fit < LIKELY || fit >= 0.85)
    return compiled.nameParts !== undefined && fit >= 0.85 ? 0.62 : 0
  if (/\p{Ll}\p{Lu}|\p{L} \d/u.test(view.content.slice(mention.start, mention.end))) return 0.6
  const before = view.tokens[tokenAt(view, mention.start) - 1]?.lower ?? ''
  return /^(?:the|my|our|your|this|in|on|with|using)$/.test(before) ? 0.5 : 0
}
