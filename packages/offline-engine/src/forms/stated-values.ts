import { compileAll } from '../property/compile-all.ts'
import type { Compiled } from '../property/definition.ts'
import { preferring } from '../scoring/labelled-values.ts'
import type { ExtractedProperty, ExtractInput } from '../types.ts'
import { type Asking, type Form, LIKELY, type Said } from './form.ts'
import { employers, instruments, namedParts, vehicles } from './habits.ts'
import { lists } from './lists.ts'
import { medications } from './medications.ts'
import { homesAbroad, workAbroad } from './other-languages.ts'
import { people } from './people.ts'
import { homes, namedAfterKind, trips } from './places.ts'
import { bareCodes, belongings, flightNumbers, preferences, professions, quantities } from './things.ts'
import { clockTimes, weekdays } from './times.ts'

/** Longer texts are read by the other rules alone. */
const MAX_CONTENT = 20_000
const FORMS: readonly Form[] = [
  people,
  homes,
  trips,
  namedAfterKind,
  weekdays,
  clockTimes,
  lists,
  preferences,
  belongings,
  flightNumbers,
  quantities,
  professions,
  bareCodes,
  vehicles,
  instruments,
  employers,
  namedParts,
  medications,
  homesAbroad,
  workAbroad,
]

/** The values that a form of words states, for properties of which nothing as certain was found. */
export function withStated(input: ExtractInput, found: ExtractedProperty[]): ExtractedProperty[] {
  const { content, definitions, maxProperties = Number.POSITIVE_INFINITY } = input
  if (content.length > MAX_CONTENT) return found
  const stated = compileAll(definitions).flatMap(one => {
    const said = statedOf(content, one)
    return said === undefined ? [] : [propertyOf(one, content, said)]
  })
  const all = preferring(found, stated)
  if (all.length <= maxProperties) return all
  const kept = new Set(all.toSorted((a, b) => b.confidence - a.confidence).slice(0, maxProperties))
  return all.filter(one => kept.has(one))
}

const asked = new WeakMap<Compiled, Asking>()

function askingOf(one: Compiled): Asking {
  const known = asked.get(one)
  if (known) return known
  const { name, aliases = [], description = '' } = one.definition
  const names = [name, ...aliases].join(', ').replaceAll('_', ' ').toLowerCase()
  const made = { one, name: names, about: `${names}. ${description.toLowerCase()}` }
  asked.set(one, made)
  return made
}

/** The surest value; of several as sure, the last. Values that differ leave it open. */
function statedOf(content: string, one: Compiled): Said | undefined {
  const said = FORMS.flatMap(form => form(content, askingOf(one)))
  const most = Math.max(...said.map(({ confidence }) => confidence))
  const best = said.filter(({ confidence }) => confidence === most)
  const last = best.at(-1)
  const isOne = new Set(best.map(({ value }) => JSON.stringify(value).toLowerCase())).size === 1
  return last && (isOne ? last : { ...last, confidence: Math.min(most, LIKELY) })
}

const propertyOf = (
  { definition: { collectionId, systemName, name } }: Compiled,
  content: string,
  { value, start, end, confidence }: Said,
): ExtractedProperty => ({
  collectionId,
  systemName,
  propertyName: name,
  value,
  confidence,
  evidence: { start, end, text: content.slice(start, end) },
  engine: 'offline',
})
