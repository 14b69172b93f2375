import { conceptOf } from '@keepsake/english/concepts'
import { convert, isCurrency, isTelling, mayMean, sameMeasure } from '@keepsake/english/units'
import { PHRASE_ENDS, STOP_WORDS, stem } from '@keepsake/english/words'
import type { NumberMention } from '../mentions/mentions.ts'
import type { Compiled } from '../property/definition.ts'
import { ownedByOther } from '../view/labels.ts'
import { isLeft, tokenAt, type View } from '../view/view.ts'
import { type Candidate, clamp, FLOOR } from './candidate.ts'
import { support } from './support.ts'

const DURATION = conceptOf(stem('duration'))

/** Numbers of the right kind (money, share, count, year), in the requested unit, next to the property's words. */
export function numbersFor(view: View, compiled: Compiled): Candidate[] {
  const found: Candidate[] = []
  for (const mention of view.numbers) {
    if (mention.ordinal === true && !isOrdinalOf(view, compiled, mention)) continue
    const read = readAs(mention, compiled)
    if (read === undefined) continue
    const near = support(view, compiled, mention, presentIn(view))
    const noun = countsPeople(view, compiled, mention) ? 0.3 : nounAfter(view, compiled, mention)
    const rate = rateFit(mention, compiled)
    let score = near * 0.9 + read.bonus + noun + rate - (isFormer(view, mention) || isShare(view, mention) ? 0.4 : 0)
    if (isNumbered(view, compiled, mention)) score -= 0.5
    if (mention.weak && noun === 0) score -= 0.5
    if (compiled.money && calledElse(view, compiled, mention)) score -= 0.4
    if (compiled.money && near < 0.2 && namesOtherSum(view, compiled, mention)) score -= 0.4
    if (near < 0.2 && noun === 0) score = Math.min(score, read.bonus >= 0.3 ? 0.5 : 0.3)
    if (lasts(view, compiled, mention)) score += 0.5
    const fallback =
      score < FLOOR &&
      rate >= 0 &&
      near > -1 &&
      (isOnlySum(view, compiled, mention, read) || isOnlyMeasure(compiled, mention) || isOnlyRate(compiled, mention))
    found.push({
      compiled,
      ...(fallback ? { fallback } : {}),
      aside: view.tokens[tokenAt(view, mention.start)]?.aside === true,
      value: read.value,
      start: mention.start,
      end: mention.end,
      score: fallback && !ownedByOther(view, compiled) ? FLOOR : clamp(score),
      exclusive: true,
    })
  }
  return found
}

const present = new WeakMap<View, readonly NumberMention[]>()

/** The current numbers, without former ones; cached, since every property needs them. */
function presentIn(view: View): readonly NumberMention[] {
  const known = present.get(view)
  if (known !== undefined) return known
  const made = view.numbers.filter(one => !isFormer(view, one))
  present.set(view, made)
  return made
}

/** "the fifth floor" if the property asks for the floor. */
const isOrdinalOf = (view: View, compiled: Compiled, { end }: NumberMention): boolean =>
  compiled.unit === undefined &&
  !compiled.money &&
  [0, 1].some(step => (compiled.main.get(view.concepts[tokenAt(view, end) + step] ?? '') ?? 0) >= 0.5)

/**
 * The only amount of money in a text is likely to belong to the only such property, unless the text calls it something
 * else.
 */
const isOnlySum = (view: View, compiled: Compiled, mention: NumberMention, read: { bonus: number }): boolean =>
  compiled.sole &&
  compiled.money &&
  read.bonus > 0 &&
  [...compiled.main.keys()].some(word => WHOLE_SUMS.has(word)) &&
  !/^(?:under|over|below|above|deposit|fee|rate)$/.test(view.tokens[tokenAt(view, mention.start) - 1]?.lower ?? '') &&
  !view.concepts.some(
    (word, at) =>
      SUMS.has(word) &&
      !compiled.main.has(word) &&
      !compiled.side.has(word) &&
      !/able$/.test(view.tokens[at]?.lower ?? '') &&
      !/^(?:including|incl|includes|plus|before|after)$/.test(view.tokens[at - 1]?.lower ?? ''),
  )

/** Likewise, the only number in kilometres belongs to the only property measured in them. */
const isOnlyMeasure = (compiled: Compiled, { unit }: NumberMention): boolean =>
  (compiled.soleUnit || (compiled.ownUnit && unit === compiled.unit)) && unit !== undefined && isTelling(unit)

/** And the only number "a week" belongs to the only property counted per week. */
const isOnlyRate = (compiled: Compiled, { period }: NumberMention): boolean =>
  compiled.solePeriod && period !== undefined && period === compiled.period

const NUMBERED =
  /^(?:week|day|month|year|chapter|item|step|phase|floor|room|unit|line|page|gate|seat|table|episode|number|no|version|level|part|round|point|question|section|bus|line|flat|apartment|building)$/

/** "after week six": a number that identifies, not a count, unless the property asks for just that. */
function isNumbered(view: View, compiled: Compiled, mention: NumberMention): boolean {
  const at = tokenAt(view, mention.start)
  const before = view.tokens[at - 1]
  return (
    before !== undefined &&
    view.tokens[at]?.before === 'none' &&
    NUMBERED.test(before.lower) &&
    mention.unit === undefined &&
    !/(?:of|per|a|an|each)$/.test(view.tokens[at - 2]?.lower ?? '') &&
    (compiled.unit !== undefined || compiled.money || !compiled.main.has(view.concepts[at - 1] ?? ''))
  )
}

/** "for 18 months": a duration. */
const lasts = (view: View, compiled: Compiled, { start, unit }: NumberMention): boolean =>
  compiled.main.has(DURATION) &&
  unit !== undefined &&
  compiled.unit !== undefined &&
  sameMeasure(unit, compiled.unit) &&
  /\b(?:for|lasts?|lasting|takes?|runs for)(?: (?:about|roughly|around|only))? $/i.test(
    view.content.slice(Math.max(view.start, start - 24), start),
  )

/** "four of us", "party of six": people, if the property counts them. */
const countsPeople = (view: View, compiled: Compiled, mention: NumberMention): boolean =>
  compiled.people &&
  mention.unit === undefined &&
  (/^(?: of us| pax| adults)\b/i.test(view.content.slice(mention.end, mention.end + 10)) ||
    /\b(?:party|family|group|table) of $/i.test(
      view.content.slice(Math.max(view.start, mention.start - 10), mention.start),
    ))

/** "$40 an hour" is not a total, and "twice a month" is not a number per week. */
function rateFit({ period, unit }: NumberMention, compiled: Compiled): number {
  if (period === undefined) return 0
  if (compiled.period !== undefined) return period === compiled.period ? 0.15 : -0.5
  const money = unit !== undefined && isCurrency(unit)
  return money && period !== 'year' ? -0.25 : 0
}

/** "a deposit of $500": the preceding word names a different amount than the requested one. */
function calledElse(view: View, compiled: Compiled, mention: NumberMention): boolean {
  const at = tokenAt(view, mention.start)
  if (view.tokens[at]?.before !== 'none') return false
  for (let step = 1; step <= 2; step += 1) {
    const token = view.tokens[at - step]
    const concept = view.concepts[at - step] ?? ''
    if (token === undefined || view.tokens[at - step + 1]?.before === 'hard') return false
    if (SUMS.has(concept)) return !compiled.main.has(concept) && !compiled.side.has(concept)
    if (!/^(?:of|is|was|about|around|at|the|a)$/.test(token.lower)) return false
  }
  return false
}

/** "The credit comes to $412": the sentence is about another amount. */
function namesOtherSum(view: View, { main, side, period }: Compiled, mention: NumberMention): boolean {
  if (mention.period !== undefined && mention.period === period) return false
  const at = tokenAt(view, mention.start)
  const before = view.concepts.slice(Math.max(0, at - 8), at)
  const verb = (index: number): boolean => /ed$/.test(view.tokens[Math.max(0, at - 8) + index]?.lower ?? '')
  const named = before.filter((concept, index) => SUMS.has(concept) && !verb(index))
  return named.length > 0 && !named.some(concept => main.has(concept) || side.has(concept))
}

/** Names of amounts of money. */
const SUMS = new Set(
  'budget price cost fee salary revenue deal credit refund deposit rent discount tax fine debt payment invoice loan deductible income savings profit balance funding mortgage penalty tip'
    .split(' ')
    .map(word => conceptOf(stem(word))),
)
/** Properties that the only amount of money in a text is likely to belong to. */
const WHOLE_SUMS = new Set(
  ['budget', 'price', 'salary', 'revenue', 'deal', 'invoice'].map(word => conceptOf(stem(word))),
)
const FORMER = /^(?:was|were|from|than|previously|formerly|originally|former|ex)$/

/** "up from 80", "it was 120": a former value. */
const isFormer = (view: View, mention: { start: number; end: number }): boolean =>
  FORMER.test(view.tokens[tokenAt(view, mention.start) - 1]?.lower ?? '') ||
  isLeft(view, mention, view.numbers) ||
  /^[^.,;]{0,24}\b(?:at (?:its|their|the) peak|back then|in the past|at first)\b/i.test(
    view.content.slice(mention.end, view.end),
  )

/** "5 of them": a part of what was counted. */
const isShare = (view: View, mention: { end: number }): boolean =>
  /^ of (?:them|those|these|which)\b/i.test(view.content.slice(mention.end, mention.end + 10))

function readAs(mention: NumberMention, compiled: Compiled): { value: number; bonus: number } | undefined {
  const { unit } = mention
  const shared = unit !== undefined && compiled.unit !== undefined && mayMean(unit, compiled.unit)
  const money = shared || (unit !== undefined && isCurrency(unit))
  if (mention.year && !compiled.year) return undefined
  if (compiled.year && !mention.year && compiled.unit === undefined) return undefined
  if (compiled.money) {
    if (unit !== undefined && !money) return undefined
    if (money && compiled.unit !== undefined && compiled.unit !== unit && !shared) return undefined
    return { value: mention.value, bonus: money ? 0.15 : mention.value >= 1000 ? 0 : -0.15 }
  }
  if (money) return undefined
  if (compiled.percent)
    return unit === '%' ? { value: mention.value, bonus: 0.2 } : { value: mention.value, bonus: -0.1 }
  if (unit === '%' && compiled.unit !== undefined) return undefined
  if (compiled.unit !== undefined && compiled.unit !== '%') {
    if (mention.metres !== undefined && sameMeasure(compiled.unit, 'm')) {
      const value = convert(mention.metres, 'm', compiled.unit)
      return value === undefined ? undefined : { value, bonus: 0.15 }
    }
    // Kilometres or steps in the thousands are not given to three decimal places.
    const plain = mention.grouped ?? mention.value
    if (unit === undefined) return { value: mention.value, bonus: 0 }
    const value = convert(plain, unit, compiled.unit)
    return value === undefined ? undefined : { value, bonus: 0.15 }
  }
  // "two hours" is not a number of people.
  if (unit !== undefined && !compiled.measured && !namesUnit(compiled, unit)) return undefined
  return { value: mention.value, bonus: 0 }
}

/** "Hours per week" accepts hours: the unit is a word of its name or its description. */
const namesUnit = (compiled: Compiled, unit: string): boolean =>
  [...compiled.main.keys(), ...compiled.side.keys()].some(word => word === conceptOf(stem(unit.toLowerCase())))

/** "120 employees", "3-bedroom", "12 people on the team": the noun after a number says what it counts. */
function nounAfter(view: View, compiled: Compiled, mention: NumberMention): number {
  const at = tokenAt(view, mention.end)
  const wanted = compiled.definition.unit?.toLowerCase()
  for (let step = 0; step < 3; step += 1) {
    const token = view.tokens[at + step]
    if (token === undefined || (step > 0 && token.before === 'hard')) return 0
    const concept = view.concepts[at + step] ?? ''
    if (
      step === 0 &&
      wanted !== undefined &&
      mention.unit === undefined &&
      (token.lower === wanted || token.stem === stem(wanted))
    )
      return 0.4
    const weight = compiled.main.get(concept) ?? 0
    if (weight > 0 && token.start >= mention.end) return Math.min(0.3, weight * (0.35 - 0.1 * step))
    const counted = step === 0 && mention.unit === undefined && token.before === 'none' && token.end - token.start > 3
    if (
      counted &&
      !STOP_WORDS.has(token.lower) &&
      !PHRASE_ENDS.has(token.lower) &&
      !compiled.hints.has(token.stem) &&
      !compiled.side.has(concept)
    )
      return -0.2
  }
  return 0
}
