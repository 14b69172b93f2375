import type { Compiled } from '../property/definition.ts'
import type { ExtractedProperty, ExtractInput } from '../types.ts'
import { AcceptedValues } from './accepted-values.ts'
import type { ScoredCandidate } from './scored-candidate.ts'

/** Minimum probability of a returned value. */
const MIN_PROBABILITY = 0.65

/**
 * Resolves conflicts between candidates: which property gets a number or a date, which of two values wins, and how many
 * are kept; all above a probability.
 */
export function resolve(
  { content, maxProperties, minConfidence = 0 }: Pick<ExtractInput, 'content' | 'maxProperties' | 'minConfidence'>,
  candidates: readonly ScoredCandidate[],
  least = MIN_PROBABILITY,
): ExtractedProperty[] {
  const all = [...chosen(likelyOf(content, candidates, least))].flatMap(([compiled, { items }]) =>
    partsOf(content, compiled, items, minConfidence).flatMap(part => valuesOf(compiled, part)),
  )
  const limited =
    maxProperties === undefined || all.length <= maxProperties
      ? all
      : all.sort((a, b) => b.probability - a.probability).slice(0, maxProperties)
  return limited
    .sort((a, b) => a.start - b.start)
    .map(({ compiled: { definition }, value, start, end, probability }) => ({
      collectionId: definition.collectionId,
      systemName: definition.systemName,
      propertyName: definition.name,
      value,
      confidence: rounded(probability),
      evidence: { start, end, text: content.slice(start, end) },
      engine: 'offline',
    }))
}

/**
 * Most likely first: a property that wants one value takes its first, and a number or a date goes to the first property
 * that claims it.
 */
function chosen(accepted: readonly ScoredCandidate[]): Map<Compiled, AcceptedValues> {
  const likely = ranked(accepted).sort((a, b) => b.rank - a.rank || b.start - a.start)
  const owners = new Map<string, Compiled>()
  const taken = new Map<Compiled, AcceptedValues>()
  for (const one of likely) {
    const { definition } = one.compiled
    const own = taken.get(one.compiled) ?? new AcceptedValues()
    if (own.items.length > 0 && !wantsMany(one.compiled)) continue
    const place = `${definition.collectionId} ${one.start}`
    if (one.exclusive && (owners.get(place) ?? one.compiled) !== one.compiled) continue
    if (own.has(one)) continue
    if (one.exclusive) owners.set(place, one.compiled)
    own.add(one)
    taken.set(one.compiled, own)
  }
  return taken
}

/**
 * A later value corrects an earlier one if it is nearly as likely; a value in brackets corrects nothing, nor does a
 * second name.
 */
const CORRECTION = 0.85

/**
 * Ranks the likely candidates: for a property that wants one value, the last of those with nearly equal probability
 * comes first.
 */
function ranked(likely: readonly ScoredCandidate[]): (ScoredCandidate & { rank: number })[] {
  const best = new Map<Compiled, number>()
  for (const one of likely) best.set(one.compiled, Math.max(best.get(one.compiled) ?? 0, one.probability))
  return likely.map(one => {
    const most = best.get(one.compiled) ?? one.probability
    const corrects =
      CORRECTS.has(one.compiled.definition.type) && one.aside !== true && one.other !== true && !wantsMany(one.compiled)
    return { ...one, rank: corrects && one.probability >= most * CORRECTION ? most : one.probability }
  })
}

const CORRECTS = new Set(['number', 'date', 'boolean', 'options'])

/** Whether it takes any number of values. */
export const wantsMany = ({ definition }: Compiled): boolean =>
  definition.type === 'array' || definition.mode === 'append'

/** The confidence is what callers compare, so the items of an array are split by it. */
const rounded = (probability: number): number => Math.round(probability * 100) / 100

/** The certain lists and the others: an array of both would be neither. The items of a list are never separated. */
function partsOf(
  content: string,
  compiled: Compiled,
  items: readonly ScoredCandidate[],
  minConfidence: number,
): ScoredCandidate[][] {
  const lists = compiled.definition.type === 'array' ? listsIn(content, items) : [[...items]]
  const certain = (list: ScoredCandidate[]): boolean => rounded(meanOf(list)) >= minConfidence
  return [lists.filter(certain).flat(), lists.filter(list => !certain(list)).flat()].filter(part => part.length > 0)
}

const meanOf = (items: readonly ScoredCandidate[]): number =>
  items.reduce((sum, item) => sum + item.probability, 0) / items.length

/** What stands between two items of a list: a comma or "and", and the dose of the first. */
const BETWEEN =
  /^(?: \d[\d.,]* ?(?:mg|mcg|ml|g|iu|units?)?)?(?:\s*[,&]\s*|\s+(?=and\b|or\b))(?:(?:and|or)\s+)?(?:(?:an?|the)\s+)?$/i
const areListed = (content: string, a: ScoredCandidate, b: ScoredCandidate): boolean =>
  BETWEEN.test(content.slice(a.end, b.start))

/** The items by the lists that they stand in. */
function listsIn(content: string, items: readonly ScoredCandidate[]): ScoredCandidate[][] {
  const lists: ScoredCandidate[][] = []
  for (const item of items.toSorted((a, b) => a.start - b.start)) {
    const list = lists.at(-1)
    const last = list?.at(-1)
    if (list && last && areListed(content, last, item)) list.push(item)
    else lists.push([item])
  }
  return lists
}

/** Minimum probability of an item whose neighbor in a list is likely. */
const MIN_IN_LIST = 0.5

/** The likely candidates. An item of a list brings its neighbors, so that no list is stored in part. */
function likelyOf(content: string, candidates: readonly ScoredCandidate[], least: number): ScoredCandidate[] {
  const likely = candidates.filter(one => one.probability >= least)
  const beside = candidates.filter(
    one =>
      one.compiled.definition.type === 'array' &&
      one.probability < least &&
      one.probability >= Math.min(MIN_IN_LIST, least) &&
      likely.some(
        other => other.compiled === one.compiled && (areListed(content, one, other) || areListed(content, other, one)),
      ),
  )
  return [...likely, ...beside]
}

/** The items of a text as one array, with evidence from the first to the last; other values separately. */
function valuesOf(
  compiled: Compiled,
  items: readonly ScoredCandidate[],
): Pick<ScoredCandidate, 'compiled' | 'value' | 'start' | 'end' | 'probability'>[] {
  if (compiled.definition.type !== 'array') return [...items]
  const ordered = items.toSorted((a, b) => a.start - b.start)
  const value = ordered.flatMap(item => (Array.isArray(item.value) ? item.value : [item.value]))
  const start = Math.min(...items.map(item => item.start))
  const end = Math.max(...items.map(item => item.end))
  return [
    { compiled, value, start, end, probability: items.reduce((sum, item) => sum + item.probability, 0) / items.length },
  ]
}
