import { STOP_WORDS, stemKey, stemsOf, tokenize } from '@keepsake/english'
import type { Scope } from '../../platform/database/scope.ts'
import type { Question } from '../scoring/question.ts'
import type { Statistics } from '../scoring/score.ts'
import type { SearchQuery } from '../types.ts'

/** Maximum number of passages of a record that are counted. */
const COUNTED = 1000

/** Maximum number of words of a question that may call a record. */
const MAX_WORDS = 24

/** A record that a question is about. */
export interface Subject {
  recordId: string
  /** Indices of the terms that call it: they count as words of each of its passages. */
  terms: readonly number[]
  /** Number of its passages, up to a limit. */
  passages: number
}

/** Words of a question that may call a record: each one, and adjacent two as one, as addresses write them. */
export function callingWords(question: string): string[][] {
  const words = tokenize(question)
    .map(({ word }) => word)
    .filter(word => !STOP_WORDS.has(word))
    .slice(0, MAX_WORDS)
  return [...words.map(word => [word]), ...words.slice(1).map((word, i) => [words[i] ?? '', word])]
}

const COUNT = `
SELECT r.id AS "recordId", (
  SELECT count(*)::int FROM (
    SELECT FROM search.documents d WHERE d.tenant_id = $1 AND d.source = $2 AND d.record_id = r.id LIMIT ${COUNTED}
  ) d
) AS passages
FROM unnest($3::text[]) AS r(id)`

/** The records that a query is about, if it searches more than one. */
export async function readSubjects(
  scope: Scope,
  { about = [], source, recordIds }: SearchQuery,
  { terms }: Question,
): Promise<Subject[]> {
  const called = about.flatMap(({ recordId, words }) => {
    const keys = new Set(words.flatMap(word => stemsOf(word).map(stemKey)))
    const named = terms.flatMap(({ key }, t) => (keys.has(key) ? [t] : []))
    return named.length > 0 && (recordIds?.includes(recordId) ?? true) ? [{ recordId, terms: named }] : []
  })
  if (called.length === 0 || recordIds?.length === 1) return []
  const rows = await scope.query<Omit<Subject, 'terms'>>(COUNT, [source, called.map(({ recordId }) => recordId)])
  return called.flatMap(({ recordId, terms }) =>
    rows.flatMap(row => (row.recordId === recordId && row.passages > 0 ? [{ ...row, terms }] : [])),
  )
}

/** The statistics, in which a name of a record occurs in all passages of the record. */
export function withSubjects(statistics: Statistics, subjects: readonly Subject[]): Statistics {
  if (subjects.length === 0) return statistics
  const terms = statistics.terms.map((term, t) => {
    const calling = subjects.filter(subject => subject.terms.includes(t))
    const passages = calling.reduce((sum, subject) => sum + subject.passages, 0)
    return { ...term, passages: Math.max(term.passages, passages), calls: calling.length > 0 }
  })
  return { ...statistics, terms }
}
