import { isNumber } from '@keepsake/english'
import type { Scope } from '../../platform/database/scope.ts'
import type { PassageKey } from '../meaning/passages-by-meaning.ts'
import type { Question } from '../scoring/question.ts'
import { type Candidate, type Cell, counter, REACH, type Statistics, WEIGHTS } from '../scoring/score.ts'
import { filterValues, hasFilters, type SearchScope } from '../search-scope.ts'
import type { SearchQuery, Signals } from '../types.ts'
import { collectingIn, inOrder, MAX_CHECKED, MAX_FOUND, type PassageRow } from './candidate-sql.ts'
import type { Subject } from './subjects.ts'

/** For questions with common words: the number of newest passages scanned for any of them. */
const MAX_NEWEST = 500
/**
 * Sets of common words that more passages are expected to have are left out, apart from the set of all: finding them all
 * costs more with each text, and the few that are read of them are any of them.
 */
const MAX_EXPECTED = 2_000
/** Number of best passages by their own words whose neighbours are scored too: below 30, answers begin to be lost. */
const MIN_SEEDS = 34
/** What a named speaker adds to a seed, in units of a word that occurs once. */
const VOICE_WEIGHT = WEIGHTS.speaker * (1 + WEIGHTS.saturation)

/** Occurrences of a name in each passage of the record that it calls, whether the passage repeats it or not. */
const CALLED = 2

/** A candidate passage as stored in the database. */
export interface Found extends Candidate {
  recordId: string | null
  /** The stem keys of the passage, for comparing it with others; null if it was found only through its neighbours. */
  keys: readonly number[] | null
}

/**
 * Retrieves candidate passages, each with its neighbours. One statement with bounded cost.
 * @param near passages to include regardless of their words
 */
export async function collect(
  scope: Scope,
  searchScope: SearchScope,
  question: Question,
  statistics: Statistics,
  information: readonly number[],
  query: SearchQuery,
  near: readonly PassageKey[],
  signals: Signals,
  subjects: readonly Subject[],
): Promise<Found[]> {
  const plan = planOf(question, statistics, information, query.where ? FILTERED : UNFILTERED)
  const [source, recordIds] = searchScope.values
  const [type, since, until, tags] = filterValues(query)
  const values = inOrder({
    tenant: scope.tenantId,
    source,
    recordIds,
    keys: plan.keys,
    weights: plan.weights,
    alone: plan.alone,
    type,
    since,
    until,
    tags,
    averageLength: Math.max(1, statistics.averageLength),
    togetherKeys: plan.together.map(set => JSON.stringify(set.keys)),
    togetherWeights: plan.together.map(set => set.weight),
    newest: plan.newest,
    spanStarts: question.spans.map(span => new Date(span.from)),
    spanEnds: question.spans.map(span => new Date(span.to)),
    seeds: Math.max(MIN_SEEDS, query.limit),
    relatedTo: question.terms.flatMap((term, t) => term.related.map(() => t)),
    relatedKeys: question.terms.flatMap(term => term.related),
    nearTerms: plan.near.map(({ t }) => t),
    nearWeights: plan.near.map(({ weight }) => weight),
    meantIds: near.map(({ id }) => id),
    meantParts: near.map(({ part }) => part),
    subjectIds: subjects.map(({ recordId }) => recordId),
    subjectWeights: subjects.map(({ terms }) => terms.reduce((sum, t) => sum + (plan.weights[t] ?? 0), 0)),
  })
  const shape = { filtered: hasFilters(query), spread: signals.neighbors ? REACH : 0 } as const
  const statement = collectingIn(searchScope, shape, query.where?.('d', values))
  const rows = await scope.query<{ rows: string }>(statement, values.slice(1))
  return candidatesOf(JSON.parse(rows[0]?.rows ?? '[]') as PassageRow[], question, plan.named, subjects)
}

interface Plan {
  /** Keys of the terms, then those of the named speakers. */
  keys: number[]
  weights: number[]
  /** Whether passages are looked up by a single key. */
  alone: boolean[]
  /** Sets of common terms that are looked up together. */
  together: { keys: number[]; weight: number }[]
  /** Terms whose related words are looked up. */
  near: { t: number; weight: number }[]
  /** How many of the newest passages are scanned. */
  newest: number
  /** Indices of the terms that are names of speakers. */
  named: number[]
}

/** How many passages a search reads: all with rare words, and the newest. More if a filter excludes most. */
const UNFILTERED = { rare: MAX_FOUND, newest: MAX_NEWEST }
const FILTERED = { rare: MAX_CHECKED, newest: MAX_CHECKED }

/** Looks up rare words in full and common ones only combined, so that the cost does not grow with the texts. */
function planOf(
  question: Question,
  statistics: Statistics,
  information: readonly number[],
  most: typeof UNFILTERED,
): Plan {
  const total = information.reduce((sum, value) => sum + value, 0) || 1
  const named = statistics.terms.flatMap((term, t) => (term.spoken > 0 ? [t] : []))
  const known = question.terms
    .map((term, t) => ({
      t,
      key: term.key,
      weight: (information[t] ?? 0) / total,
      passages: statistics.terms[t]?.passages ?? 0,
    }))
    .filter(term => term.weight > 0 && term.passages > 0)
    .sort((a, b) => a.passages - b.passages)
  const alone = question.terms.map(() => false)
  let left = most.rare
  const common = known.filter(({ t, passages }) => {
    if (passages > left) return true
    alone[t] = true
    left -= passages
    return false
  })
  const near = question.terms.flatMap((_, t) => {
    const passages = statistics.terms[t]?.related ?? 0
    if (passages === 0 || passages > left) return []
    left -= passages
    return [{ t, weight: (information[t] ?? 0) / total }]
  })
  const isSelective = (set: readonly { passages: number }[]): boolean =>
    set.reduce((expected, { passages }) => (expected * passages) / statistics.passages, statistics.passages) <=
    MAX_EXPECTED
  const [a, b, c] = common
  const together = [common.slice(0, 5), [a, b, c], [a, b], [a, c], [b, c]]
    .map(set => set.filter(term => term !== undefined))
    .filter(
      (set, i, sets) =>
        set.length > 1 &&
        (i === 0 || isSelective(set)) &&
        sets.findIndex(other => other.length === set.length && other.every(term => set.includes(term))) === i,
    )
    .map(set => ({ keys: set.map(term => term.key), weight: set.reduce((sum, term) => sum + term.weight, 0) }))
  return {
    keys: [...question.terms.map(term => term.key), ...named.map(t => question.terms[t]?.speakerKey ?? 0)],
    weights: [...information.map(value => value / total), ...named.map(() => VOICE_WEIGHT)],
    alone: [...alone, ...named.map(() => known.length === 0)],
    together,
    near,
    newest: common.length > 0 || known.length === 0 ? most.newest : 0,
    named,
  }
}

function candidatesOf(
  rows: readonly PassageRow[],
  question: Question,
  named: readonly number[],
  subjects: readonly Subject[],
): Found[] {
  const { terms, asksNumber } = question
  const called = new Map(subjects.map(({ recordId, terms }) => [recordId, terms]))
  const withName = (counts: number[], recordId: string | null): number[] => {
    for (const t of called.get(recordId ?? '') ?? []) counts[t] = CALLED
    return counts
  }
  const countsOf = counter(question)
  const voices = named.flatMap(t => terms[t]?.speakerKey ?? [])
  const asked = new Set([...terms.flatMap(({ key, related }) => [key, ...related]), ...voices])
  const cells = rows.map(
    ([, , recordId, , length, traits, speaker, , , , , keys, counts]): Cell => ({
      counts: withName(countsOf(keys, counts), recordId),
      spoken: terms.map((term, t) => named.includes(t) && keys.includes(term.speakerKey)),
      length,
      traits,
      hasNumber: asksNumber && keys.some(isNumber),
      speaker,
    }),
  )
  /** Whether a row directly follows the previous one in its session. */
  const linked = (i: number): boolean => rows[i]?.[8] === true && rows[i]?.[7] === rows[i - 1]?.[7]
  return rows.flatMap(([id, part, recordId, timestamp, , , , , , wanted, found, keys], i) => {
    if (!wanted) return []
    const around: (Cell | undefined)[] = Array.from({ length: 2 * REACH + 1 })
    around[REACH] = cells[i]
    for (let d = 1; d <= REACH && linked(i - d + 1); d++) around[REACH - d] = cells[i - d]
    for (let d = 1; d <= REACH && linked(i + d); d++) around[REACH + d] = cells[i + d]
    return [{ id, part, recordId, timestamp, around, keys: found || keys.some(key => asked.has(key)) ? keys : null }]
  })
}
