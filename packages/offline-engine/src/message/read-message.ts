import { STOP_WORDS, type TimeSettings } from '@keepsake/english'
import { amountsIn } from './comparisons.ts'
import { type PropertyMark, propertyMarks, typeMarks, type ValueMark, valueMarks } from './entity-mentions.ts'
import { asksForRecords } from './intent.ts'
import { isNegated, textCondition } from './phrasing.ts'
import { datesIn, type NamedDate } from './times.ts'
import type { KnownProperty, Vocabulary } from './vocabulary.ts'
import { type Mark, type MessageWord, overlaps, wordsIn } from './words.ts'

/** One as the filters of properties have it. */
interface Condition {
  property: string
  operator:
    | ReturnType<typeof amountsIn>[number]['comparison']
    | NonNullable<ReturnType<typeof textCondition>>['operator']
    | 'notEquals'
    | 'before'
    | 'after'
    | 'between'
    | 'in'
    | 'notIn'
    | 'exists'
    | 'notExists'
    | 'notContains'
  value?: unknown
}

/** A message parsed into property conditions. */
export interface ReadMessage {
  /** Absent if the message names no property. */
  filter?: { logic: 'and' | 'or'; conditions: Condition[] }
  type?: string
  /** Which words produced each condition. */
  read: { text: string; property: string }[]
  /** Informative words that produced no condition. */
  unread: string[]
}

interface Found extends Mark {
  condition: Condition
}

/** Generic words for records, and verbs that only say that a record has a value. */
const EMPTY = new Set(
  `record records people person persons everyone everybody anyone ones lead leads customer customers client clients account accounts
  show list find give get gets getting count filter search fetch please many come came comes interested located based live lives
  living work works working own owned owns owner named called want wants end ends ending include includes including contain contains
  containing start starts starting begin begins with than more less fewer over under least most equal equals set currently new matching
  value values whose neither nor except missing lacking outside inside without`.split(/\s+/),
)

/**
 * Parses a message using the organization's own names of properties, values and types. A pure function.
 * @param now the reference date for "this year" and the like
 * @param times how the person who asks reads times [UTC, the month first]
 */
export function readMessage(message: string, vocabulary: Vocabulary, now: Date, times: TimeSettings = {}): ReadMessage {
  const words = wordsIn(message)
  const types = typeMarks(words, vocabulary)
  const content = (taken: readonly Mark[]): string[] => contentOf(message, words, taken)
  if (!asksForRecords(message, vocabulary.types)) return { read: [], unread: content([]) }
  const named = propertyMarks(words, vocabulary)
  const values = valueMarks(words, vocabulary).filter(
    value => !named.some(mark => covers(mark, value)) && (!isNumber(message, value) || isNamedBy(named, value)),
  )
  const properties = named.filter(mark => !values.some(value => overlaps(mark, value)))
  const dates = datesIn(message, now, times)
  const found: Found[] = [...fromTexts(message, properties), ...fromDates(message, dates, properties)]
  const free = (mark: Mark): boolean => !found.some(other => overlaps(other, mark))
  const amounts = amountsIn(message, [...values, ...found])
  for (const amount of amounts) {
    const property =
      ofType(nearest(message, amount, properties.filter(free)), 'number')[0] ?? byUnit(vocabulary, amount)
    if (!property) continue
    const negated = amount.comparison === 'equals' && isNegated(message, words, amount)
    const condition = amountCondition(property, amount)
    found.push({
      start: amount.start,
      end: amount.end,
      condition: negated ? { ...condition, operator: 'notEquals' } : condition,
    })
  }
  found.push(...fromValues(message, words, values.filter(free), properties))
  const taken = new Set(found.map(({ condition }) => condition.property))
  for (const mark of properties) {
    const [property] = mark.properties
    if (!property || mark.properties.some(({ name }) => taken.has(name))) continue
    const condition = presence(message, words, mark, property)
    if (condition) found.push({ ...mark, condition })
  }
  const used = [...found, ...properties, ...types]
  const type = types[0]?.type
  const joined = join(
    message,
    found.sort((a, b) => a.start - b.start),
  )
  return {
    ...(joined && { filter: joined }),
    ...(type !== undefined && { type }),
    read: joined
      ? found.map(({ start, end, condition }) => ({ text: message.slice(start, end), property: condition.property }))
      : [],
    unread: content(joined ? used : types),
  }
}

const covers = (a: Mark, b: Mark): boolean => a.end - a.start >= b.end - b.start && overlaps(a, b)

const isNumber = (message: string, { start, end }: Mark): boolean => /^[\d.,]+$/.test(message.slice(start, end))

/** Whether the message names a property that has this value: a number alone does not identify its property. */
const isNamedBy = (named: readonly PropertyMark[], { of }: ValueMark): boolean =>
  of.some(({ property }) => named.some(({ properties }) => properties.some(each => each.name === property.name)))

const contentOf = (message: string, words: readonly MessageWord[], taken: readonly Mark[]): string[] =>
  words
    .filter(word => !STOP_WORDS.has(word.text) && !EMPTY.has(word.text) && !taken.some(mark => overlaps(mark, word)))
    .map(({ start, end }) => message.slice(start, end))

/** Informative words of a message outside of these places. Words that name a record type are not informative. */
export const unreadWords = (message: string, taken: readonly Mark[], types: readonly string[]): string[] => {
  const words = wordsIn(message)
  return contentOf(message, words, [...taken, ...typeMarks(words, { types, properties: [] })])
}

const ofType = (mark: PropertyMark | undefined, type: KnownProperty['type']): KnownProperty[] =>
  (mark?.properties ?? []).filter(property => property.type === type)

/** The property of a number or a date: one that follows directly ("200 employees"), or else the last one before it. */
function nearest(message: string, mark: Mark, properties: readonly PropertyMark[]): PropertyMark | undefined {
  const next = properties.find(({ start }) => start >= mark.end)
  if (next && /^[\s-]*(?:of |in |a )?$/i.test(message.slice(mark.end, next.start))) return next
  return properties.filter(({ end }) => end <= mark.start).at(-1) ?? next
}

/** Resolves "over $50k" if exactly one property uses this currency. */
function byUnit({ properties }: Vocabulary, { currency }: { currency?: string }): KnownProperty | undefined {
  const counted = properties.filter(
    ({ type, unit }) => type === 'number' && currency !== undefined && unit === currency,
  )
  return counted.length === 1 ? counted[0] : undefined
}

const amountCondition = (
  { name }: KnownProperty,
  { comparison, value, upTo }: ReturnType<typeof amountsIn>[number],
): Condition =>
  upTo === undefined
    ? { property: name, operator: comparison, value }
    : { property: name, operator: 'between', value: [value, upTo] }

const fromTexts = (message: string, properties: readonly PropertyMark[]): Found[] =>
  properties.flatMap(mark => {
    const [property] = ofType(mark, 'text')
    const given = property && textCondition(message, mark)
    return given
      ? [
          {
            start: mark.start,
            end: given.end,
            condition: { property: property.name, operator: given.operator, value: given.value },
          },
        ]
      : []
  })

function fromDates(message: string, dates: readonly NamedDate[], properties: readonly PropertyMark[]): Found[] {
  const ofDates = properties.filter(mark => ofType(mark, 'date').length > 0)
  return dates.flatMap(date => {
    const [property] = ofType(nearest(message, date, ofDates), 'date')
    return property ? [{ start: date.start, end: date.end, condition: dateCondition(property, date) }] : []
  })
}

function dateCondition({ name: property }: KnownProperty, { comparison, first, last }: NamedDate): Condition {
  if (comparison === 'before') return { property, operator: 'before', value: first }
  if (comparison === 'after') return { property, operator: 'after', value: last }
  if (comparison === 'gte') return { property, operator: 'gte', value: first }
  if (comparison === 'lte') return { property, operator: 'lte', value: last }
  return first === last
    ? { property, operator: 'equals', value: first }
    : { property, operator: 'between', value: [first, last] }
}

/** Adjacent values of one property are alternatives: "in Leeds or Paris", "neither won nor lost". */
function fromValues(
  message: string,
  words: readonly MessageWord[],
  marks: readonly ValueMark[],
  properties: readonly PropertyMark[],
): Found[] {
  const groups: (Mark & { property: KnownProperty; values: string[]; negated: boolean })[] = []
  for (const mark of marks) {
    const before = properties.filter(({ end }) => end <= mark.start).at(-1)?.properties ?? []
    const after = properties.find(({ start }) => start >= mark.end)?.properties ?? []
    const last = groups.at(-1)
    const own =
      [...before, ...(last ? [last.property] : []), ...after]
        .map(near => mark.of.find(({ property }) => property.systemName === near.systemName))
        .find(each => each !== undefined) ?? mark.of[0]
    if (!own) continue
    const negated = isNegated(message, words, mark)
    if (
      last &&
      last.property === own.property &&
      /^[\s,]*(?:(?:or|and|nor)\s+)?(?:in |not )?$/i.test(message.slice(last.end, mark.start))
    ) {
      last.values.push(own.value)
      last.end = mark.end
    } else groups.push({ start: mark.start, end: mark.end, property: own.property, values: [own.value], negated })
  }
  return groups.map(({ start, end, property: { name }, values, negated }) => {
    const [value] = values
    const condition: Condition =
      values.length === 1
        ? { property: name, operator: negated ? 'notEquals' : 'equals', value }
        : { property: name, operator: negated ? 'notIn' : 'in', value: values }
    return { start, end, condition }
  })
}

/** A property named without a value: it is true, it is set, or it is not set. */
function presence(
  message: string,
  words: readonly MessageWord[],
  mark: PropertyMark,
  { name, type }: KnownProperty,
): Condition | undefined {
  const negated = isNegated(message, words, mark)
  if (type === 'boolean') return { property: name, operator: negated ? 'notEquals' : 'equals', value: true }
  if (negated) return { property: name, operator: 'notExists' }
  const has = /\b(?:with|have|has|having|got)\s+(?:(?:a|an|the|any|some|known)\s*)?$/i.test(
    message.slice(0, mark.start),
  )
  return has ? { property: name, operator: 'exists' } : undefined
}

const MAX_CONDITIONS = 20

/** Joins all conditions with one logic. If both "and" and "or" occur, no single filter expresses the message. */
function join(message: string, found: readonly Found[]): ReadMessage['filter'] {
  if (found.length === 0 || found.length > MAX_CONDITIONS) return undefined
  const between = found.slice(1).map((next, i) => message.slice(found[i]?.end, next.start))
  const either = between.filter(text => /\bor\b/i.test(text)).length
  if (either > 0 && either < between.length) return undefined
  return { conditions: found.map(({ condition }) => condition), logic: either > 0 ? 'or' : 'and' }
}
