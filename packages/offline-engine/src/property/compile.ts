import { conceptOf } from '@keepsake/english/concepts'
import { type FrameIndex, framesFor } from '@keepsake/english/frames'
import { wordsOf } from '@keepsake/english/name-words'
import { periodOf } from '@keepsake/english/periods'
import { isCurrency } from '@keepsake/english/units'
import { GENERIC_WORDS, STOP_WORDS, stem } from '@keepsake/english/words'
import type { PropertyDefinition } from '../types.ts'
import { weightsOf } from './concept-weights.ts'
import type { Compiled } from './definition.ts'
import { actorVerbs, objectVerbs } from './description-verbs.ts'
import { factsFor, hintsFor } from './hints.ts'
import { type NamedProperty, namedProperty, toConcept } from './named-property.ts'
import { isNickname, kindFor } from './text-kind.ts'
import { unitFor } from './units.ts'
import { MEASURED, MONEY, PEOPLE, PERCENT, TEAMS, YEAR } from './value-words.ts'

const NO_FACTS: Compiled['facts'] = { yes: new Map(), no: new Map() }
const NAME = toConcept('name')
const COMPOUND =
  /^(pick|check|kick|sign|drop|hand|take|set|move|follow|log|roll|cut|sell|pay|phase|turn|lay|break|start|opt)(up|in|out|off|over|back|down|on)$/

/** What `compileAll` sets, from the other properties of the collection. */
const ALONE = {
  soleUnit: false,
  ownUnit: false,
  solePeriod: false,
  hasNext: false,
  marked: undefined,
  alone: false,
  sole: false,
} as const

/**
 * Compiles one definition. `shares` is the number of names that contain a concept: a common concept is less
 * informative.
 */
export function compile(definition: PropertyDefinition, place: number, shares: ReadonlyMap<string, number>): Compiled {
  const property = namedProperty(definition)
  const { description, words, specific, concepts, described, subject, nameParts, quoted } = property
  const weights = weightsOf(property, shares)
  const names = namesOf(definition)
  const kind = kindFor(property)
  return {
    ...ALONE,
    definition,
    place,
    ...weights,
    ...valuesOf(property),
    compounds: words.flatMap(compoundIn),
    names,
    runs: names.map(name => name.map(conceptOf).filter(word => !STOP_WORDS.has(word))).filter(run => run.length > 0),
    kind,
    frames: framesOf(property),
    paraphrase: paraphraseOf(property),
    actorVerbs: actorVerbs(description),
    objectVerbs: definition.type === 'array' ? objectVerbs(`${definition.name}. ${description}`) : new Set(),
    roles: kind === 'person' ? rolesOf(property, weights.main) : new Set(),
    otherRoles: new Set(),
    quoted,
    generic: specific.length === 0,
    ...textsOf(property),
    initials: wordsOf(definition.name)
      .map(word => word[0] ?? '')
      .join(''),
    described: new Set(described.filter(one => !concepts.includes(one))),
    wants: wantedPlace(words),
    subject,
    nameParts,
  }
}

const hasAny = (wanted: ReadonlySet<string>, list: readonly string[]): boolean => list.some(one => wanted.has(one))

/** What the numbers and amounts of the property are. */
function valuesOf({
  definition,
  words,
  concepts,
  described,
  description,
}: NamedProperty): Pick<Compiled, 'unit' | 'money' | 'percent' | 'year' | 'period' | 'people' | 'measured'> {
  const unit = unitFor(definition, words)
  const bare = unit === undefined
  return {
    unit,
    money: bare ? hasAny(MONEY, concepts) : isCurrency(unit),
    percent: bare ? hasAny(PERCENT, concepts) : unit === '%',
    year: hasAny(YEAR, concepts) && !words.includes('years') && (bare || unit === 'year'),
    period:
      periodOf(wordsOf(definition.name)) ?? (definition.type === 'number' ? periodOf(wordsOf(description)) : undefined),
    people: hasAny(PEOPLE, [...concepts, ...described.slice(0, 3)]) && !hasAny(TEAMS, concepts),
    measured: hasAny(MEASURED, concepts) && !hasAny(PEOPLE, concepts),
  }
}

/** What stands around its values in a text. */
function textsOf({ definition: { type }, concepts, words }: NamedProperty): Pick<Compiled, 'hints' | 'facts'> {
  const said = [...concepts, ...words]
  return {
    hints: type === 'number' || type === 'date' ? hintsFor(said) : new Set(),
    facts: type === 'boolean' ? factsFor(said) : NO_FACTS,
  }
}

function namesOf({ name, systemName, aliases = [] }: PropertyDefinition): string[][] {
  const names = [name, systemName, ...aliases].map(each => wordsOf(each).map(stem).join(' '))
  return [...new Set(names)].map(each => each.split(' '))
}

function compoundIn(word: string): Compiled['compounds'][number][] {
  const [, verb, particle] = COMPOUND.exec(word) ?? []
  return verb === undefined || particle === undefined ? [] : [{ verb: stem(verb), particle, concept: toConcept(word) }]
}

function framesOf(property: NamedProperty): FrameIndex {
  const { concepts, subject } = property
  if (isNickname(property)) return framesFor([toConcept('nickname')])
  if (subject === 'person') return framesFor([...concepts, NAME])
  return framesFor(headFirst(concepts.filter(one => one !== NAME)))
}

const paraphraseOf = ({ description, concepts }: NamedProperty): Set<string> =>
  new Set(
    wordsOf(description)
      .filter(word => !STOP_WORDS.has(word) && !GENERIC_WORDS.has(word) && word.length > 2)
      .map(toConcept)
      .filter(concept => !concepts.includes(concept)),
  )

function rolesOf({ definition: { type }, description }: NamedProperty, main: Compiled['main']): Set<string> {
  if (type !== 'text' && type !== 'array') return new Set()
  return new Set([...main.keys(), ...rolesIn(description)].filter(role => role !== NAME))
}

function wantedPlace(words: readonly string[]): Compiled['wants'] {
  if (words.includes('country')) return 'country'
  return words.includes('city') || words.includes('town') ? 'city' : undefined
}

/** "Target event" is an event: frames about targets are used only if there are none for its last word. */
function headFirst(concepts: readonly string[]): readonly string[] {
  const head = concepts.slice(-1)
  return framesFor(head).size > 0 ? head : concepts
}

/** "Who lets the home (the owner)": the words of a description that name the person's role. */
const rolesIn = (description: string): string[] =>
  wordsOf(description.replace(/\bnot an? \p{L}+/giu, ''))
    .filter(word => /(?:er|or|ist|ian)$/.test(word) && !STOP_WORDS.has(word) && !GENERIC_WORDS.has(word))
    .map(toConcept)
