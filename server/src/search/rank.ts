import type { Scope } from '../platform/database/scope.ts'
import { CALIBRATED_ON, calibrate } from './calibrate.ts'
import { collect, type Found } from './candidate-retrieval.ts'
import { nearPassages, similaritiesOf } from './meaning/near.ts'
import { isNearDuplicate } from './near-duplicates.ts'
import { type Question, readQuestion } from './question.ts'
import { mergeRanks } from './rank-merge.ts'
import { informationOf, REACH, type Scored, type Statistics, score, WEIGHTS, type Weights } from './score.ts'
import { searchScopeOf } from './search-scope.ts'
import { StatisticsReader } from './statistics.ts'
import type { Hit, SearchQuery, Signals } from './types.ts'

/** All signals enabled. */
export const SIGNALS: Signals = {
  window: true,
  speaker: true,
  date: true,
  answer: true,
  asks: true,
  cues: true,
  related: true,
  collapse: true,
  meaning: true,
  neighbors: true,
}

/** Minimum deviations above the background for a text without any word of the question to be a hit. */
const CLEARLY_ABOVE = 2

const reader = new StatisticsReader()

/**
 * Ranks the texts of a tenant, or of some of its records, by how well they answer a query: best first, at most `limit`,
 * without irrelevant ones. At most two statements, or four if the query has an embedding.
 */
export async function rank(scope: Scope, query: SearchQuery): Promise<Hit[]> {
  const signals = { ...SIGNALS, ...query.signals }
  const meaning = signals.meaning ? query.meaning : undefined
  const question = readQuestion(query.text, query.now, query.participants, signals.related)
  if (question.terms.length === 0 && question.spans.length === 0 && !meaning) return []
  const searchScope = searchScopeOf(query)
  const [statistics, near] = await Promise.all([
    reader.read(scope, searchScope, question.terms),
    meaning ? nearPassages(scope, searchScope, query, meaning) : [],
  ])
  const information = informationOf(statistics, signals)
  const candidates = await collect(scope, searchScope, question, statistics, information, query, near, signals)
  if (!meaning) return hitsOf(question, candidates, statistics, signals, query.limit)
  const { similarities, background } = await similaritiesOf(scope, searchScope, candidates, meaning)
  return hitsOf(
    question,
    candidates.map((candidate, i) => ({ ...candidate, similarity: similarities[i] })),
    { ...statistics, similarity: background },
    signals,
    query.limit,
  )
}

/** Ranks the retrieved passages: a pure function. */
export function hitsOf(
  question: Question,
  candidates: readonly Found[],
  statistics: Statistics,
  signals: Signals,
  limit: number,
  weights: Weights = WEIGHTS,
): Hit[] {
  const onlyNames = statistics.terms.every(term => term.spoken > 0)
  const byWords = ({ parts: { match, answer, date, speaker } }: Scored): boolean =>
    match > 0 || answer > 0 || date > weights.date / 2 || (onlyNames && speaker > 0)
  const byMeaning = ({ parts }: Scored): boolean => parts.meaning > (weights.meaning * CLEARLY_ABOVE) / weights.farAbove
  const scored = score(question, candidates, statistics, signals, weights)
  const words = bestOfEach(scored.filter(byWords), ({ raw, parts }) => raw - parts.meaning)
  const all = bestOfEach(
    scored.filter(one => byWords(one) || byMeaning(one)),
    ({ raw }) => raw,
  )
  const shown: { scored: Scored<Found>; alike: string[] }[] = []
  for (const scored of mergeRanks(all, words, idOf)) {
    const same = signals.collapse ? shown.find(other => alike(other.scored.candidate, scored.candidate)) : undefined
    if (same) same.alike.push(idOf(scored))
    else if (shown.length < Math.max(limit, CALIBRATED_ON)) shown.push({ scored, alike: [] })
    else break
  }
  const scores = falling(calibrate(shown.map(({ scored }) => scored.raw)))
  return shown.slice(0, limit).map(({ scored: { candidate, parts }, alike }, i) => ({
    id: candidate.id,
    part: candidate.part,
    score: scores[i] ?? 0,
    matched: matchedBy(candidate, question),
    alike,
    parts,
  }))
}

const idOf = ({ candidate }: Scored): string => candidate.id

/** The best passage of each text, best first; the newest wins a tie. */
function bestOfEach(scored: readonly Scored<Found>[], rawOf: (one: Scored) => number): Scored<Found>[] {
  const sorted = scored.toSorted(
    (a, b) =>
      rawOf(b) - rawOf(a) ||
      b.candidate.timestamp - a.candidate.timestamp ||
      (a.candidate.id < b.candidate.id ? 1 : -1),
  )
  const seen = new Set<string>()
  return sorted.filter(one => !seen.has(idOf(one)) && seen.add(idOf(one)))
}

/** Raises scores where needed, so that they descend along the list. */
const falling = (scores: readonly number[]): number[] => scores.map((_, i) => Math.max(...scores.slice(i)))

function matchedBy(candidate: Found, question: Question): string[] {
  const self = candidate.around[REACH]
  return question.terms.flatMap((term, t) => ((self?.counts[t] ?? 0) >= 1 || self?.spoken[t] ? term.surfaces : []))
}

const alike = (a: Found, b: Found): boolean =>
  a.recordId === b.recordId && a.keys !== null && b.keys !== null && isNearDuplicate(a.keys, b.keys)
