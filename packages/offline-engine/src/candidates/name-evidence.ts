import { conceptOf } from '@keepsake/english/concepts'
import { NEGATIONS, stem } from '@keepsake/english/words'
import type { NameMention } from '../mentions/mentions.ts'
import type { Compiled } from '../property/definition.ts'
import { tokenAt, type View } from '../view/view.ts'
import { rolesBeside } from './adjacent-roles.ts'
import { LIKELY, type NameKind } from './name-affinity.ts'
import { onRoute } from './places.ts'
import { support } from './support.ts'

const COMPANY = conceptOf(stem('company'))

/** A name that may be the value of a property. */
export interface Mentioned {
  view: View
  compiled: Compiled
  kind: NameKind
  mention: NameMention
  /** How well the name fits the kind. */
  fit: number
  /** All names of the text that fit. */
  rivals: readonly NameMention[]
}

/** What speaks for a name: the score of each kind of evidence, 0 if there is none. */
export const EVIDENCE: readonly ((one: Mentioned) => number)[] = [
  described,
  one => (isActor(one) ? 0.5 + one.fit * 0.2 : 0),
  one => (hasRole(one) ? 0.6 + one.fit * 0.25 : 0),
  one => (one.fit >= 0.3 && isApposed(one.view, one.mention, one.compiled) ? 0.62 + one.fit * 0.2 : 0),
  ({ kind, view, mention, compiled }) => (kind === 'place' ? onRoute(view, mention, compiled) : 0),
  one => (one.kind === 'organization' && isPrimary(one.compiled) ? employer(one) : 0),
  ({ compiled, mention }) => (compiled.wants === 'country' && mention.country === true ? 0.6 : 0),
]

/** The words around it, less after "from" or "former". */
function described({ view, compiled, kind, mention, fit, rivals }: Mentioned): number {
  const near = support(view, compiled, mention, rivals)
  if (near < 0.25) return 0
  const before = view.tokens[tokenAt(view, mention.start) - 1]?.lower ?? ''
  const isFormer = kind === 'person' && /^(?:from|ex|replaces|replacing|succeeds|succeeding|former)$/.test(before)
  return (near * 0.65 + fit * 0.25) * (isFormer ? 0.4 : 1)
}

const isActor = ({ view, compiled, kind, mention, fit }: Mentioned): boolean =>
  (kind === 'person' || kind === 'organization') &&
  compiled.subject === undefined &&
  fit >= LIKELY &&
  does(view, mention, compiled)

const hasRole = ({ view, compiled, kind, mention }: Mentioned): boolean =>
  kind === 'person' && compiled.roles.size > 0 && rolesBeside(view, mention).some(role => compiled.roles.has(role))

/** "Joanna Reyes (project lead)", "Bram Noll, our landlord": a role right after the name. */
function isApposed(view: View, mention: NameMention, compiled: Compiled): boolean {
  if (!/^(?: \(|, (?:our|the|their|my|his|her|your) )/.test(view.content.slice(mention.end, mention.end + 9)))
    return false
  const from = tokenAt(view, mention.end)
  const aside = view.tokens[from]?.aside === true
  let named = 0
  for (let at = from; at < from + 4; at += 1) {
    const token = view.tokens[at]
    if (token === undefined || (at > from && token.before !== 'none') || token.aside !== aside) break
    named += compiled.main.get(view.concepts[at] ?? '') ?? 0
  }
  return named >= 0.6
}

/** "Helena signs" for a property "people who sign": the verb of the description right after the name. */
function does(view: View, mention: NameMention, compiled: Compiled): boolean {
  const before = /\b(\p{L}+) by (?:(?:dr|mr|mrs|ms|prof|professor)\.? )?$/iu.exec(
    view.content.slice(Math.max(view.start, mention.start - 32), mention.start),
  )?.[1]
  if (before !== undefined && compiled.actorVerbs.has(stem(before.toLowerCase()))) return true
  let at = tokenAt(view, mention.end)
  while (/^(?:will|has|is|also|now|then|who|can|must|should|have|are|was|both|all)$/.test(view.tokens[at]?.lower ?? ''))
    at += 1
  const token = view.tokens[at]
  if (token === undefined || token.before === 'hard') return false
  return compiled.actorVerbs.has(token.stem) && !NEGATIONS.has(view.tokens[at + 1]?.lower ?? '')
}

/** "a CTO at Acme", "Head of Procurement, Acme". */
function employer({ view, mention, fit }: Mentioned): number {
  if (mention.organization < 0.4 || mention.person > 0.7) return 0
  const before = view.tokens[tokenAt(view, mention.start) - 1]
  const text = view.content.slice(Math.max(view.start, mention.start - 3), mention.start)
  const role = view.roles().find(one => one.end <= mention.start && mention.start - one.end <= 4)
  if (role !== undefined && /^[\s,|@–-]*(?:at\s*)?$/.test(view.content.slice(role.end, mention.start))) return 0.72
  if (before?.lower === 'at' && !/,/.test(text) && view.roles().length > 0) return 0.66
  return fit >= 0.9 ? 0.47 : 0
}

/** A plain "company" or "location" is what a text about a person usually mentions without further words. */
export const isPrimary = (compiled: Compiled): boolean =>
  compiled.main.size === 1 || compiled.main.has(COMPANY) || compiled.generic
