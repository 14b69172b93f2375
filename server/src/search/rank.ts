import type { Scope } from '../platform/database/scope.ts'
import { CALIBRATED_ON, calibrate } from './calibrate.ts'
import { collect, type Found } from './candidates.ts'
import { isNearDuplicate } from './collapse.ts'
import { extentOf } from './extent.ts'
import { type Question, readQuestion } from './question.ts'
import { informationOf, REACH, type Scored, type Statistics, score, WEIGHTS } from './score.ts'
import { StatisticsReader } from './statistics.ts'
import type { Hit, Parts, SearchQuery, Signals } from './types.ts'

/** All signals on. */
export const SIGNALS: Signals = {
  window: true,
  speaker: true,
  date: true,
  answer: true,
  priors: true,
  cues: true,
  related: true,
  burst: true,
  recency: true,
  collapse: true,
}

const reader = new StatisticsReader()

/**
 * Ranks the texts of a tenant, or of some of its records, by how well they answer a query: best first, at most `limit`,
 * none that says nothing about it. At most two statements.
 */
export async function rank(scope: Scope, query: SearchQuery): Promise<Hit[]> {
  const signals = { ...SIGNALS, ...query.signals }
  const question = readQuestion(query.text, query.now, query.participants, signals.related)
  if (question.terms.length === 0 && question.spans.length === 0) return []
  const extent = extentOf(query)
  const statistics = await reader.read(scope, extent, question.terms)
  const information = informationOf(statistics, signals)
  const candidates = await collect(scope, extent, question, statistics, information, query)
  return hitsOf(question, candidates, statistics, signals, query.limit)
}

/** What remains once passages are found: a pure function. */
export function hitsOf(
  question: Question,
  candidates: readonly Found[],
  statistics: Statistics,
  signals: Signals,
  limit: number,
): Hit[] {
  const onlyNames = statistics.terms.every(term => term.spoken > 0)
  const says = ({ match, answer, date, speaker }: Parts): boolean =>
    match > 0 || answer > 0 || date > WEIGHTS.date / 2 || (onlyNames && speaker > 0)
  const ranked = score(question, candidates, statistics, signals)
    .filter(({ parts }) => says(parts))
    .sort(
      (a, b) =>
        b.raw - a.raw || b.candidate.timestamp - a.candidate.timestamp || (a.candidate.id < b.candidate.id ? 1 : -1),
    )
  const shown: { scored: Scored<Found>; alike: string[] }[] = []
  const seen = new Set<string>()
  for (const scored of ranked) {
    const { id } = scored.candidate
    if (seen.has(id)) continue
    seen.add(id)
    const same = signals.collapse ? shown.find(other => alike(other.scored.candidate, scored.candidate)) : undefined
    if (same) same.alike.push(id)
    else if (shown.length < Math.max(limit, CALIBRATED_ON)) shown.push({ scored, alike: [] })
    else break
  }
  const scores = calibrate(shown.map(({ scored }) => scored.raw))
  return shown.slice(0, limit).map(({ scored: { candidate, parts }, alike }, i) => ({
    id: candidate.id,
    part: candidate.part,
    score: scores[i] ?? 0,
    matched: matchedBy(candidate, question),
    alike,
    parts,
  }))
}

function matchedBy(candidate: Found, question: Question): string[] {
  const self = candidate.around[REACH]
  return question.terms.flatMap((term, t) => ((self?.counts[t] ?? 0) >= 1 || self?.spoken[t] ? term.surfaces : []))
}

const alike = (a: Found, b: Found): boolean =>
  a.recordId === b.recordId && a.keys !== null && b.keys !== null && isNearDuplicate(a.keys, b.keys)
