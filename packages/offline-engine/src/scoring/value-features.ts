import { isCurrency, sameMeasure } from '@keepsake/english/units'
import { rolesBeside } from '../candidates/adjacent-roles.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Compiled } from '../property/definition.ts'
import { traitsOf } from '../view/traits.ts'
import type { View } from '../view/view.ts'
import { AT, type Features } from './features.ts'
import type { PlaceContext, SentenceContext } from './sentence-context.ts'

const KINDS: Partial<Record<Compiled['kind'], number>> = {
  person: 1,
  organization: 2,
  place: 3,
  role: 4,
  code: 5,
  thing: 6,
  clause: 7,
}

/** Adds the features of a candidate's shape, and of its property. */
export function addValueFeatures(
  features: Features,
  { view, today }: SentenceContext,
  { compiled, start, end, value, other }: Candidate,
  { name }: PlaceContext,
): void {
  const { type } = compiled.definition
  const { orientation, edge, event, medic } = traitsOf(compiled)
  features[AT.no] = Number(value === false)
  features[AT.other] = Number(other === true)
  features[AT.alone] = Number(compiled.alone || compiled.sole)
  features[AT.subject] = Number(compiled.subject !== undefined)
  features[AT.event] = Number(event)
  features[AT.kind] = KINDS[compiled.kind] ?? 0
  if (type === 'date' && typeof value === 'string') {
    const days = Date.parse(value.slice(0, 10)) / DAY_MS - today
    features[AT.days] = Math.sign(days) * Math.log1p(Math.abs(days))
    features[AT.orientation] = orientation
    features[AT.pointing] = orientation * Math.sign(days)
    features[AT.edge] = edge
    features[AT.range] = edge === 0 ? 0 : rangeSide(view, start, end) * edge
  }
  if (type === 'number') noteNumber(features, view, compiled, start)
  if (name === undefined) return
  const { kind } = compiled
  features[AT.fit] =
    kind === 'person' || kind === 'organization' || kind === 'place'
      ? name[kind]
      : Math.max(name.person, name.organization, name.place)
  features[AT.medic] = Number(medic && /\bdr\.? $/i.test(view.content.slice(Math.max(view.start, start - 4), start)))
  if (compiled.roles.size === 0 && compiled.otherRoles.size === 0) return
  const roles = rolesBeside(view, name)
  features[AT.role] = Number(roles.some(role => compiled.roles.has(role)))
  features[AT.otherRole] = Number(roles.some(role => compiled.otherRoles.has(role)))
}

/** Adds the features of the shape of a place's words. */
export function addNameFeatures(
  features: Features,
  view: View,
  { start, end }: Pick<Candidate, 'start' | 'end'>,
  { from, to, name }: PlaceContext,
): void {
  features[AT.words] = to - from + 1
  features[AT.capital] = Number(view.tokens[from]?.capital === true)
  features[AT.digits] = Number(/\d/.test(view.content.slice(start, end)))
  if (name === undefined) return
  features[AT.person] = name.person
  features[AT.organization] = name.organization
  features[AT.place] = name.place
  features[AT.titled] = Number(name.titled === true)
}

const DAY_MS = 86_400_000

function noteNumber(features: Features, view: View, compiled: Compiled, start: number): void {
  const mention = view.numbers.find(one => one.start === start)
  if (mention === undefined) return
  const { unit, period } = mention
  const fits =
    unit === undefined
      ? 0
      : compiled.unit === undefined
        ? isCurrency(unit) && compiled.money
          ? 1
          : -1
        : unit === compiled.unit
          ? 2
          : sameMeasure(unit, compiled.unit)
            ? 1.5
            : -1
  features[AT.unit] = fits
  features[AT.period] =
    period === undefined ? 0 : compiled.period === period ? 1 : compiled.period === undefined ? -0.5 : -1
  features[AT.magnitude] = Math.log10(1 + Math.abs(mention.value))
  features[AT.weak] = Number(mention.weak)
  features[AT.edge] = (compiled.unit !== undefined ? 1 : 0) + (compiled.money ? 1 : 0)
}

/**
 * Which end of "from A to B", or of the lines "From: A" and "To: B", a date is: -1 the first, 1 the last, 0 neither.
 */
function rangeSide(view: View, start: number, end: number): number {
  const joined = (from: number, to: number): boolean =>
    to > from && to - from < 24 && /^\s*(?:to|until|till|through|-|–)\s*(?:the )?$/i.test(view.content.slice(from, to))
  if (view.dates.some(other => joined(end, other.start))) return -1
  if (view.dates.some(other => joined(other.end, start))) return 1
  const label = view.label === undefined ? '' : (view.tokens[0]?.lower ?? '')
  if (/^(?:from|starts?|begins?|first|arrival|pickup|check-in)$/.test(label)) return -1
  return /^(?:to|until|till|ends?|last|return|departure|check-out)$/.test(label) ? 1 : 0
}
