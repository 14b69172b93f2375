import type { Candidate } from './candidate.ts'
import type { Compiled } from './definition.ts'
import { rolesBeside } from './roles-beside.ts'
import type { Setting } from './setting.ts'
import { note, type Signals } from './signals.ts'
import { traitsOf } from './traits.ts'
import { isCurrency, sameMeasure } from './units.ts'
import type { View } from './view.ts'

/** The first and the last token of a proposal. */
export interface Place {
  from: number
  to: number
}

const KINDS: Partial<Record<Compiled['kind'], number>> = {
  person: 1,
  organization: 2,
  place: 3,
  role: 4,
  code: 5,
  thing: 6,
  clause: 7,
}

/** What a proposal looks like, and what its property asks for. */
export function noteLooks(
  signals: Signals,
  { view, reference }: Setting,
  candidate: Candidate,
  { from, to }: Place,
): void {
  const { compiled, start, end, value } = candidate
  const { orientation, edge, event, medic } = traitsOf(compiled)
  note(signals, 'words', to - from + 1)
  note(signals, 'capital', view.tokens[from]?.capital === true)
  note(signals, 'digits', /\d/.test(view.content.slice(start, end)))
  note(signals, 'no', value === false)
  note(signals, 'other', candidate.other === true)
  note(signals, 'alone', compiled.alone || compiled.sole)
  note(signals, 'subject', compiled.subject !== undefined)
  note(signals, 'event', event)
  note(signals, 'kind', KINDS[compiled.kind] ?? 0)
  if (compiled.definition.type === 'date' && typeof value === 'string') {
    const days = Math.round(
      (Date.parse(value.slice(0, 10)) - Date.parse(reference.toISOString().slice(0, 10))) / DAY_MS,
    )
    note(signals, 'days', Math.sign(days) * Math.log1p(Math.abs(days)))
    note(signals, 'orientation', orientation)
    note(signals, 'pointing', orientation * Math.sign(days))
    note(signals, 'edge', edge)
    note(signals, 'range', rangeSide(view, start, end) * edge)
  }
  if (compiled.definition.type === 'number') noteNumber(signals, view, candidate)
  const name = view.names.find(one => one.start === start)
  if (name === undefined) return
  const { person, organization, place, titled } = name
  const fits = { person, organization, place }
  note(
    signals,
    'fit',
    compiled.kind in fits ? fits[compiled.kind as keyof typeof fits] : Math.max(person, organization, place),
  )
  note(signals, 'person', person)
  note(signals, 'organization', organization)
  note(signals, 'place', place)
  note(signals, 'titled', titled === true)
  note(signals, 'medic', medic && /\bdr\.? $/i.test(view.content.slice(Math.max(view.start, start - 4), start)))
  if (compiled.roles.size === 0 && compiled.otherRoles.size === 0) return
  const roles = rolesBeside(view, name)
  note(
    signals,
    'role',
    roles.some(role => compiled.roles.has(role)),
  )
  note(
    signals,
    'otherRole',
    roles.some(role => compiled.otherRoles.has(role)),
  )
}

const DAY_MS = 86_400_000

function noteNumber(signals: Signals, view: View, { compiled, start }: Candidate): void {
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
  note(signals, 'unit', fits)
  note(
    signals,
    'period',
    period === undefined ? 0 : compiled.period === period ? 1 : compiled.period === undefined ? -0.5 : -1,
  )
  note(signals, 'magnitude', Math.log10(1 + Math.abs(mention.value)))
  note(signals, 'weak', mention.weak)
  note(signals, 'edge', (compiled.unit !== undefined ? 1 : 0) + (compiled.money ? 1 : 0))
}

/** Which end of "from A to B", or of the lines "From: A" and "To: B", a date is: -1 the first, 1 the last, 0 no such. */
function rangeSide(view: View, start: number, end: number): number {
  const joined = (from: number, to: number): boolean =>
    to > from && to - from < 24 && /^\s*(?:to|until|till|through|-|–)\s*(?:the )?$/i.test(view.content.slice(from, to))
  if (view.dates.some(other => joined(end, other.start))) return -1
  if (view.dates.some(other => joined(other.end, start))) return 1
  const label = view.label === undefined ? '' : (view.tokens[0]?.lower ?? '')
  if (/^(?:from|starts?|begins?|first|arrival|pickup|check-in)$/.test(label)) return -1
  return /^(?:to|until|till|ends?|last|return|departure|check-out)$/.test(label) ? 1 : 0
}
