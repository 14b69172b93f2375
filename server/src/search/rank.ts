import type { Scope } from '../platform/database/scope.ts'
import { DAY_MS, HOUR_MS } from '../platform/values/durations.ts'
import { nearPassages, similaritiesOf } from './meaning/passages-by-meaning.ts'
import { collect, type Found } from './retrieval/candidate-retrieval.ts'
import { withNearSpellings } from './retrieval/near-spellings.ts'
import { StatisticsReader } from './retrieval/statistics.ts'
import { readSubjects, withSubjects } from './retrieval/subjects.ts'
import { CALIBRATED_ON, calibrate } from './scoring/calibrate.ts'
import { isNearDuplicate } from './scoring/near-duplicates.ts'
import { type Question, readQuestion } from './scoring/question.ts'
import { mergeRanks } from './scoring/rank-merge.ts'
import { informationOf, REACH, type Scored, type Statistics, score, WEIGHTS, type Weights } from './scoring/score.ts'
import { searchScopeOf } from './search-scope.ts'
import type { Hit, SearchQuery, Signals } from './types.ts'

export const SIGNALS: Signals = {
  window: true,
  speaker: true,
  date: true,
  answer: true,
  asks: true,
  brief: true,
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
 * without irrelevant ones. At most two statements, or four if the query has an embedding, and one or two more for each word
 * that is unknown and may be misspelled.
 */
export async function rank(scope: Scope, query: SearchQuery): Promise<Hit[]> {
  const signals = { ...SIGNALS, ...query.signals }
  const meaning = signals.meaning ? query.meaning : undefined
  const asked = readQuestion(query.text, query.now, { ...query, related: signals.related })
  if (asked.terms.length === 0 && asked.spans.length === 0 && !meaning) return []
  const searchScope = searchScopeOf(query)
  const [counted, subjects, near] = await Promise.all([
    reader.read(scope, searchScope, asked.terms),
    readSubjects(scope, query, asked),
    meaning ? nearPassages(scope, searchScope, query, meaning) : [],
  ])
  const known = withSubjects(counted, subjects)
  const question = await withNearSpellings(scope, searchScope, asked, known)
  const statistics =
    question === asked ? known : withSubjects(await reader.read(scope, searchScope, question.terms), subjects)
  const information = informationOf(statistics, signals)
  const candidates = await collect(
    scope,
    searchScope,
    question,
    statistics,
    information,
    query,
    near,
    signals,
    subjects,
  )
  const weights = { ...WEIGHTS, meaning: query.meaningWeight ?? WEIGHTS.meaning }
  if (!meaning) return hitsOf(question, candidates, statistics, signals, query.limit, weights)
  const { similarities, background } = await similaritiesOf(scope, searchScope, candidates, meaning)
  return hitsOf(
    question,
    candidates.map((candidate, i) => ({ ...candidate, similarity: similarities[i] })),
    { ...statistics, similarity: background },
    signals,
    query.limit,
    weights,
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
  for (const scored of ofNamedTimeFirst(mergeRanks(all, words, idOf), question)) {
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

/** A longer time, such as a year, is often only a word of what is looked for. */
const MAX_SPAN = 31 * DAY_MS

/** Much is said within more than a day: it needs this share of the match of the best text. */
const MATCHES = 0.75

/** What is of a time that the question names, and has words of it, comes before the others. */
function ofNamedTimeFirst(ranked: readonly Scored<Found>[], { spans }: Question): readonly Scored<Found>[] {
  if (spans.length === 0 || spans.some(({ from, to }) => to - from > MAX_SPAN)) return ranked
  const isDay = spans.every(({ from, to }) => to - from <= DAY_MS + HOUR_MS)
  const enough = isDay ? 0 : MATCHES * Math.max(...ranked.map(({ parts }) => parts.match))
  const isOfTime = ({ candidate: { timestamp }, parts }: Scored): boolean =>
    parts.match > 0 && parts.match >= enough && spans.some(({ from, to }) => timestamp >= from && timestamp < to)
  return [...ranked.filter(isOfTime), ...ranked.filter(one => !isOfTime(one))]
}

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
  const matched = question.terms.filter((term, t) => candidate.keys?.includes(term.key) || self?.spoken[t])
  return [...new Set(matched.flatMap(term => term.surfaces))]
}

const alike = (a: Found, b: Found): boolean =>
  a.recordId === b.recordId && a.keys !== null && b.keys !== null && isNearDuplicate(a.keys, b.keys)
