import { asksForTitle, conceptOf, describedKind, namePartsFor, subjectOf, textKindOf } from '@keepsake/english/concepts'
import { framesFor } from '@keepsake/english/frames'
import { wordsOf } from '@keepsake/english/name-words'
import { periodOf } from '@keepsake/english/periods'
import { isCurrency, unitOf } from '@keepsake/english/units'
import { GENERIC_WORDS, STOP_WORDS, stem } from '@keepsake/english/words'
import type { PropertyDefinition } from '../types.ts'
import type { Compiled } from './definition.ts'
import { actorVerbs, objectVerbs } from './description-verbs.ts'
import { factsFor, hintsFor } from './hints.ts'

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
/** In the name of a yes-or-no property these words are only modifiers: "open to relocation", "wants catering". */
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

/**
 * Compiles one definition. `shares` is the number of names that contain a concept: a common concept is less
 * informative.
 */
export function compile(definition: PropertyDefinition, place: number, shares: ReadonlyMap<string, number>): Compiled {
  // Excluded words in a description ("not in the whole company") are not what it asks for.
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
  for (const alias of definition.aliases ?? []) {
    const said = wordsOf(alias).filter(word => !STOP_WORDS.has(word))
    for (const concept of said.map(word => conceptOf(stem(word))))
      main.set(concept, Math.max(main.get(concept) ?? 0, 1 / said.length))
  }

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
  // In a text "m" for metres is ambiguous; in a definition it is not.
  const unit =
    (definition.unit === 'm' ? 'm' : unitOf(definition.unit)) ??
    unitOf(definition.unit?.split(/[ /]/)[0]) ??
    unitInName(words) ??
    unitDescribed(definition)
  const has = (wanted: ReadonlySet<string>, list: readonly string[]): boolean => list.some(one => wanted.has(one))
  const names = [
    ...new Set(
      [definition.name, definition.systemName, ...(definition.aliases ?? [])].map(name =>
        wordsOf(name).map(stem).join(' '),
      ),
    ),
  ].map(name => name.split(' '))
  const subject = subjectOf(words)
  const nickname = /^(?:preferred|nick)$/.test(wordsOf(definition.name)[0] ?? '') && words.at(-1) === 'name'
  const nameParts = namePartsFor(concepts)
  const promised =
    nickname || asksByWhom(definition.name)
      ? 'person'
      : (subject ??
        (/\b(?:no|nr|#)\.?$/i.test(definition.name) ? 'code' : undefined) ??
        textKindOf(concepts.length > 0 ? concepts : described) ??
        (isAgent(words.at(-1) ?? '') ? 'person' : undefined) ??
        (nameParts === undefined ? describedKind(description) : undefined))
  const isName = words.at(-1) === 'name' || words.at(-1) === 'names'
  const quoted = asksForTitle(wordsOf(definition.name), description)
  const kind = quoted
    ? 'phrase'
    : promised === 'phrase' || promised === undefined
      ? nameParts !== undefined
        ? 'thing'
        : isName
          ? namesPerson(words, description)
            ? 'person'
            : 'thing'
          : 'phrase'
      : promised
  return {
    definition,
    place,
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
    kind,
    frames: framesFor(
      nickname
        ? [conceptOf(stem('nickname'))]
        : subject === 'person'
          ? [...concepts, NAME]
          : headFirst(concepts.filter(one => one !== NAME)),
    ),
    money: (unit !== undefined && isCurrency(unit)) || (unit === undefined && has(MONEY, concepts)),
    percent: unit === '%' || (unit === undefined && concepts.some(one => PERCENT.has(one))),
    year: has(YEAR, concepts) && !words.includes('years') && (unit === undefined || unit === 'year'),
    unit,
    soleUnit: false,
    ownUnit: false,
    solePeriod: false,
    hasNext: false,
    marked: undefined,
    period:
      periodOf(wordsOf(definition.name)) ?? (definition.type === 'number' ? periodOf(wordsOf(description)) : undefined),
    people: has(PEOPLE, [...concepts, ...described.slice(0, 3)]) && !has(TEAMS, concepts),
    measured: has(MEASURED, concepts) && !has(PEOPLE, concepts),
    paraphrase: new Set(
      wordsOf(description)
        .filter(word => !STOP_WORDS.has(word) && !GENERIC_WORDS.has(word) && word.length > 2)
        .map(word => conceptOf(stem(word)))
        .filter(concept => !concepts.includes(concept)),
    ),
    actorVerbs: actorVerbs(description),
    objectVerbs: definition.type === 'array' ? objectVerbs(`${definition.name}. ${description}`) : new Set(),
    alone: false,
    roles:
      kind === 'person' && (definition.type === 'text' || definition.type === 'array')
        ? new Set([...main.keys(), ...rolesIn(description)].filter(role => role !== NAME))
        : new Set(),
    otherRoles: new Set(),
    quoted,
    generic: specific.length === 0,
    hints: definition.type === 'number' || definition.type === 'date' ? hintsFor([...concepts, ...words]) : new Set(),
    facts: definition.type === 'boolean' ? factsFor([...concepts, ...words]) : NO_FACTS,
    initials: wordsOf(definition.name)
      .map(word => word[0] ?? '')
      .join(''),
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

/** "Renter", "adoptee", "foreman": a noun for somebody who does or undergoes something. */
export const isAgent = (word: string): boolean =>
  /(?:[^aeiou]er|[ivy]er|[aiu]tor|[^aeiou]or|ist|ian|ee|man|woman|person|mate)$/.test(word) && !NO_AGENTS.has(word)

const NO_AGENTS = new Set(
  `number order paper letter offer computer server power center folder filter container printer router scanner charger monitor
   sensor motor tractor trailer color floor door error factor vector mirror corridor sector behavior flavor humor labor harbor
   weather water winter summer quarter semester chapter character cover cancer fever temper timer meter parameter diameter
   counter marker master matter newsletter poster register shelter shower tower transfer trigger user banner barrier boiler
   browser buffer career carrier corner courier cluster layer ladder river rubber sticker supper dinner disaster danger
   degree fee committee coffee employer tree guarantee`.split(/\s+/),
)

/** "Collected by", "assigned to": asks for the person who does or has it. */
const asksByWhom = (name: string): boolean =>
  /(?:ed|en|made|built|run|sold|done|led) by$|^(?:assigned|reports?|handed|belongs|escalated|issued) to$/i.test(
    name.replaceAll('_', ' '),
  )

/** "Skipper name" belongs to a person, "yacht name" to a thing. */
const namesPerson = (words: readonly string[], description: string): boolean =>
  words.length < 2 ||
  isAgent(words.at(-2) ?? '') ||
  /\b(?:person|people|who|somebody|someone|man|woman)\b/i.test(description)

/** "Target event" is an event: frames about targets are used only if there are none for its last word. */
function headFirst(concepts: readonly string[]): readonly string[] {
  const head = concepts.slice(-1)
  return framesFor(head).size > 0 ? head : concepts
}

/** "Who lets the home (the owner)": the words of a description that name the person's role. */
const rolesIn = (description: string): string[] =>
  wordsOf(description.replace(/\bnot an? \p{L}+/giu, ''))
    .filter(word => /(?:er|or|ist|ian)$/.test(word) && !STOP_WORDS.has(word) && !GENERIC_WORDS.has(word))
    .map(word => conceptOf(stem(word)))

/** "Memory in GB", "in cubic metres": also in the description. */
function unitDescribed({ type, description }: PropertyDefinition): string | undefined {
  if (type !== 'number') return undefined
  const said = /\bin (cubic (?:met(?:er|re)s?|feet)|\p{L}{2,})\b/iu.exec(description ?? '')?.[1]?.toLowerCase()
  return said === undefined ? undefined : unitOf(said.startsWith('cubic') ? 'm3' : said)
}

/** "Weight (kg)", "duration_minutes": the unit may be in the name. */
function unitInName(words: readonly string[]): string | undefined {
  const last = words.at(-1)
  return last !== undefined &&
    words.length > 1 &&
    !/^(?:year|second|name|a|in|m|g|b|l|h|number|grand|share|mil)$/.test(last)
    ? unitOf(last)
    : undefined
}
