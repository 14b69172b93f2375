import type { PropertyDefinition } from '../port.ts'
import { conceptOf, describedKind, namePartsFor, subjectOf, type TextKind, textKindOf } from './concepts.ts'
import { type FrameIndex, framesFor } from './frames.ts'
import { factsFor, hintsFor } from './hints.ts'
import { type Period, periodOf } from './periods.ts'
import { tokensOf } from './text.ts'
import { isCurrency, sameMeasure, unitOf } from './units.ts'
import { GENERIC_WORDS, STOP_WORDS, stem } from './words.ts'

/** A definition with everything that the rules ask of it worked out once per call. */
export interface Compiled {
  definition: PropertyDefinition
  /** Concepts of the name's own words; all of them together are worth 1. */
  main: ReadonlyMap<string, number>
  /** Concepts of generic words and of the description: they help, they never decide. */
  side: ReadonlyMap<string, number>
  /** Its words that are a verb and a particle written as one: "pickup". */
  compounds: readonly { verb: string; particle: string; concept: string }[]
  /** The name as a run of stems, for labels and for "X is Y". */
  names: readonly (readonly string[])[]
  /** The concepts of those names, without stop words. */
  runs: readonly (readonly string[])[]
  kind: TextKind
  frames: FrameIndex
  /** Stems that go with its numbers and dates. */
  hints: ReadonlySet<string>
  /** What amounts to a yes or a no. */
  facts: { yes: FrameIndex; no: FrameIndex }
  /** Which kind of place. */
  wants: 'city' | 'country' | undefined
  /** Concepts of the description alone. */
  described: ReadonlySet<string>
  /** The only property of its collection that takes such a value (an amount of money, a date). */
  sole: boolean
  money: boolean
  percent: boolean
  year: boolean
  unit: string | undefined
  /** The only number of its collection in such a unit. */
  soleUnit: boolean
  /** The only number of its collection that is counted so often. */
  solePeriod: boolean
  /** Another date of its collection asks for the next one. */
  hasNext: boolean
  /** How often, where its name says so. */
  period: Period | undefined
  /** Its numbers count people. */
  people: boolean
  /** Its name says that it is measured (a duration, an age), so that any unit may follow its number. */
  measured: boolean
  /** What its description says in other words than its name. */
  paraphrase: ReadonlySet<string>
  /** The verbs of "parts replaced" and "products that they use", as stems. */
  deeds: ReadonlySet<string>
  /** The verbs of "people who sign or approve", as stems. */
  acts: ReadonlySet<string>
  /** Asks whom or which company the record itself is about. */
  subject: 'person' | 'organization' | undefined
  /** Words that the names of what it asks for are made with. */
  nameParts: ReadonlySet<string> | undefined
  /** Its name has no word of its own: "contact person". */
  generic: boolean
  /** The only one of its kind in this call: an address needs no words around it then. */
  alone: boolean
}

const NO_FACTS: Compiled['facts'] = { yes: new Map(), no: new Map() }
const NAME = conceptOf(stem('name'))
const MONEY = new Set(
  [
    'budget',
    'revenue',
    'price',
    'salary',
    'deal',
    'funding',
    'rent',
    'mrr',
    'payment',
    'deposit',
    'premium',
    'savings',
    'mortgage',
    'expense',
    'profit',
    'valuation',
    'bill',
    'refund',
    'debt',
    'income',
    'balance',
    'fine',
    'money',
  ].map(word => conceptOf(stem(word))),
)
const PERCENT = new Set(
  ['percent', 'percentage', 'probability', 'discount', 'share', 'margin', 'rate'].map(word => conceptOf(stem(word))),
)
const YEAR = new Set(['founded', 'year', 'graduation', 'built', 'vintage'].map(word => conceptOf(stem(word))))

const PEOPLE = new Set(
  [
    'people',
    'person',
    'guest',
    'attendee',
    'traveler',
    'traveller',
    'occupant',
    'adult',
    'member',
    'participant',
    'resident',
    'passenger',
    'visitor',
    'household',
    'party',
  ].map(word => conceptOf(stem(word))),
)
const COMPOUND =
  /^(pick|check|kick|sign|drop|hand|take|set|move|follow|log|roll|cut|sell|pay|phase|turn|lay|break|start|opt)(up|in|out|off|over|back|down|on)$/
/** In the name of a yes-or-no property these only say how: "open to relocation", "wants catering". */
const LIGHT =
  /^(?:open|willing|able|ready|wants?|needs?|needed|uses?|requested|required|likes?|prefers?|own|interested|available|considering|accepts?)$/
const TEAMS = new Set(['team', 'employee'].map(word => conceptOf(stem(word))))
const MEASURED = new Set(
  [
    'duration',
    'age',
    'weight',
    'height',
    'distance',
    'experience',
    'notice',
    'period',
    'time',
    'hour',
    'minute',
    'day',
    'week',
    'month',
    'year',
    'area',
    'temperature',
    'volume',
    'speed',
    'storage',
    'term',
    'delay',
    'nights',
  ].map(word => conceptOf(stem(word))),
)

const WORDS_LIMIT = 2_000
const words = new Map<string, readonly string[]>()

/** `annual_revenue`, `annualRevenue` and `Annual revenue` are the same words. */
export function wordsOf(name: string): readonly string[] {
  const known = words.get(name)
  if (known !== undefined) return known
  const read = readWords(name)
  if (words.size >= WORDS_LIMIT) words.clear()
  words.set(name, read)
  return read
}

function readWords(name: string): string[] {
  const spaced = name
    .slice(0, 200)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_/-]+/g, ' ')
  return tokensOf(spaced, 0, spaced.length).map(token => token.lower.replace(/'s$/, ''))
}

const CACHE_LIMIT = 50
const cache = new Map<string, Compiled[]>()

/** Compiled anew only when the definitions differ: a collection serves many texts. */
export function compileAll(definitions: readonly PropertyDefinition[]): Compiled[] {
  const key = JSON.stringify(definitions)
  const known = cache.get(key)
  if (known !== undefined) return known
  const compiled = compileFresh(definitions)
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(key, compiled)
  return compiled
}

function compileFresh(definitions: readonly PropertyDefinition[]): Compiled[] {
  const shares = new Map<string, number>()
  for (const definition of definitions) {
    for (const concept of new Set(wordsOf(definition.name).map(word => conceptOf(stem(word))))) {
      shares.set(concept, (shares.get(concept) ?? 0) + 1)
    }
  }
  const compiled = definitions.map(definition => compile(definition, shares))
  const kinds = new Map<string, number>()
  for (const one of compiled) kinds.set(one.kind, (kinds.get(one.kind) ?? 0) + (takesText(one.definition) ? 1 : 0))
  for (const one of compiled) one.alone = takesText(one.definition) && kinds.get(one.kind) === 1
  const isNext = ({ definition }: Compiled): boolean =>
    definition.type === 'date' && wordsOf(definition.name)[0] === 'next'
  const near = (one: Compiled): Compiled[] =>
    compiled.filter(other => other.definition.collectionId === one.definition.collectionId && other !== one)
  for (const one of compiled) {
    one.solePeriod =
      one.definition.type === 'number' &&
      one.period !== undefined &&
      near(one).every(other => other.period !== one.period || other.money !== one.money)
    one.hasNext = one.definition.type === 'date' && !isNext(one) && near(one).some(isNext)
  }
  for (const one of compiled)
    one.soleUnit =
      one.unit !== undefined &&
      compiled.every(other => other === one || other.unit === undefined || !sameMeasure(other.unit, one.unit ?? ''))
  for (const one of compiled)
    one.sole =
      compiled.filter(
        other => other.definition.collectionId === one.definition.collectionId && valueKind(other) === valueKind(one),
      ).length === 1
  return compiled
}

const valueKind = ({ definition, money }: Compiled): string =>
  definition.type === 'number' ? (money ? 'money' : 'number') : definition.type

const takesText = ({ type, options }: PropertyDefinition): boolean =>
  (type === 'text' || type === 'array') && (options ?? []).length === 0

function compile(definition: PropertyDefinition, shares: ReadonlyMap<string, number>): Compiled {
  // What a description shuts out ("not in the whole company") is not what it asks for.
  const description = (definition.description ?? '').replace(/\((?:not|other than|except|without)\b[^)]*\)|;.*$/g, '')
  const words = wordsOf(definition.name).filter(word => !STOP_WORDS.has(word))
  const specific = words.filter(word => !GENERIC_WORDS.has(word))
  const chosen = specific.length > 0 ? specific : words
  const concepts = words.map(word => conceptOf(stem(word)))

  const weights = new Map<string, number>()
  for (const word of chosen) {
    const concept = conceptOf(stem(word))
    weights.set(concept, (definition.type === 'boolean' && LIGHT.test(word) ? 0.3 : 1) / (shares.get(concept) ?? 1))
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1
  const main = new Map([...weights].map(([concept, weight]) => [concept, weight / total]))

  const side = new Map<string, number>()
  for (const word of words) {
    const concept = conceptOf(stem(word))
    if (!main.has(concept)) side.set(concept, 0.25)
  }
  for (const word of wordsOf(description)) {
    const concept = conceptOf(stem(word))
    if (STOP_WORDS.has(word) || GENERIC_WORDS.has(word) || main.has(concept) || word.length < 3) continue
    if (!side.has(concept)) side.set(concept, 0.25 / (shares.get(concept) ?? 1))
  }

  const described = wordsOf(description)
    .filter(word => !STOP_WORDS.has(word))
    .map(word => conceptOf(stem(word)))
  const unit = unitOf(definition.unit) ?? unitOf(definition.unit?.split(/[ /]/)[0]) ?? unitInName(words)
  const has = (wanted: ReadonlySet<string>, list: readonly string[]): boolean => list.some(one => wanted.has(one))
  const names = [
    ...new Set([definition.name, definition.systemName].map(name => wordsOf(name).map(stem).join(' '))),
  ].map(name => name.split(' '))
  const subject = subjectOf(words)
  const nickname = /^(?:preferred|nick)$/.test(wordsOf(definition.name)[0] ?? '') && words.at(-1) === 'name'
  const nameParts = namePartsFor(concepts)
  const promised = nickname
    ? 'person'
    : (subject ??
      textKindOf(concepts.length > 0 ? concepts : described) ??
      (nameParts === undefined ? describedKind(description) : undefined))
  const isName = words.at(-1) === 'name' || words.at(-1) === 'names'
  return {
    definition,
    main,
    side,
    compounds: words.flatMap(word => {
      const parts = COMPOUND.exec(word)
      const [verb, particle] = [parts?.[1], parts?.[2]]
      return verb === undefined || particle === undefined
        ? []
        : [{ verb: stem(verb), particle, concept: conceptOf(stem(word)) }]
    }),
    names,
    runs: names.map(name => name.map(conceptOf).filter(word => !STOP_WORDS.has(word))).filter(run => run.length > 0),
    kind:
      promised === 'phrase' || promised === undefined
        ? nameParts !== undefined
          ? 'thing'
          : isName
            ? 'person'
            : 'phrase'
        : promised,
    frames: framesFor(
      nickname
        ? [conceptOf(stem('nickname'))]
        : subject === 'person'
          ? [...concepts, NAME]
          : concepts.filter(one => one !== NAME),
    ),
    money: (unit !== undefined && isCurrency(unit)) || (unit === undefined && has(MONEY, concepts)),
    percent: unit === '%' || (unit === undefined && concepts.some(one => PERCENT.has(one))),
    year: has(YEAR, concepts) && !words.includes('years') && (unit === undefined || unit === 'year'),
    unit,
    soleUnit: false,
    solePeriod: false,
    hasNext: false,
    period: periodOf(wordsOf(definition.name)),
    people: has(PEOPLE, [...concepts, ...described.slice(0, 3)]) && !has(TEAMS, concepts),
    measured: has(MEASURED, concepts) && !has(PEOPLE, concepts),
    paraphrase: new Set(
      wordsOf(description)
        .filter(word => !STOP_WORDS.has(word) && !GENERIC_WORDS.has(word) && word.length > 2)
        .map(word => conceptOf(stem(word)))
        .filter(concept => !concepts.includes(concept)),
    ),
    acts: actsOf(description),
    deeds: definition.type === 'array' ? deedsOf(`${definition.name}. ${description}`) : new Set(),
    alone: false,
    generic: specific.length === 0,
    hints: definition.type === 'number' || definition.type === 'date' ? hintsFor([...concepts, ...words]) : new Set(),
    facts: definition.type === 'boolean' ? factsFor([...concepts, ...words]) : NO_FACTS,
    described: new Set(described.filter(one => !concepts.includes(one))),
    wants: words.includes('country')
      ? 'country'
      : words.includes('city') || words.includes('town')
        ? 'city'
        : undefined,
    sole: false,
    subject,
    nameParts,
  }
}

function actsOf(description: string): ReadonlySet<string> {
  const said = /\b(?:who|that|which) (?:\p{L}+ly )?(\p{L}{3,})(?:,? (?:or|and) (\p{L}{3,}))?/iu.exec(description)
  return new Set(
    [said?.[1], said?.[2]]
      .filter(word => word !== undefined)
      .map(word => word.toLowerCase())
      .filter(word => !STOP_WORDS.has(word) && !COMMON_ACTS.test(word))
      .map(stem),
  )
}

function deedsOf(description: string): ReadonlySet<string> {
  const said = description.matchAll(
    /\b(\p{L}{3,}ed)\b|\b(?:that|which|who|they|he|she|must|should|can|will|to) (?!must|should|can|will)(\p{L}{3,})|\b(?:the|a) \p{L}+ (\p{L}{3,}[^s\P{L}]s)\b/giu,
  )
  return new Set(
    [...said]
      .map(match => (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase())
      .filter(word => !STOP_WORDS.has(word) && !COMMON_ACTS.test(word))
      .map(stem),
  )
}

const COMMON_ACTS = /^(?:makes?|takes?|took|gets?|gives?|wants?|needs?|works?|goes|comes|says?|uses?|pays?|knows?)$/

/** "Weight (kg)", "duration_minutes": the unit may stand in the name. */
function unitInName(words: readonly string[]): string | undefined {
  const last = words.at(-1)
  return last !== undefined &&
    words.length > 1 &&
    !/^(?:year|second|name|a|in|m|g|b|l|h|number|grand|share|mil)$/.test(last)
    ? unitOf(last)
    : undefined
}
