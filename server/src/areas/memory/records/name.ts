import { FIRST_OF_TENANT, ofTenant, type Scope } from '../../../platform/database/scope.ts'
import { callingWords } from '../../../search/retrieval/subjects.ts'
import type { About } from '../../../search/types.ts'

/** System names of properties that hold a record's name, the preferred one first. A property marked `isName` comes before. */
export const NAMES = ['name', 'full_name', 'display_name', 'company_name']

/** The name among the values of a record, without those that only a collection marks. */
export function nameIn(values: readonly { system_name: string; value?: unknown }[]): string | undefined {
  const named = NAMES.flatMap(name => values.find(({ system_name }) => system_name === name)?.value ?? [])
  return named.find(value => typeof value === 'string')
}

/** Newest memories of a record whose speakers are read. */
const SPOKEN = 50
/** A record that is called by more records than this is found by other words. */
const MAX_CALLED = 20
/** Maximum number of records that a question names, those with the most of its words first. */
const MAX_NAMED = 10

/** SQL of the properties that are marked as a name: read once for a statement, not for each value. */
const MARKED = `ARRAY(
  SELECT c.id || ' ' || (d ->> 'systemName') FROM collections c CROSS JOIN LATERAL jsonb_array_elements(c.properties) AS d
  WHERE c.tenant_id = $1 AND c.properties @> '[{"isName": true}]' AND d @> '{"isName": true}')`

/** SQL condition: value `p` is of a property that a collection marks as the name of its records. */
const IS_MARKED = `p.collection_id || ' ' || p.system_name = ANY(${MARKED})`

/** SQL of the words of key `k`, as they are indexed. */
const KEY_WORDS = 'search.key_words(k.tenant_id, k.name, k.value)'

/**
 * SQL of the name of record `r` (null if it has none): the value of a property marked `isName`, or of one that is called
 * so, or the speaker of its memories whose name is in one of its keys. Its keys are what is left to call it by.
 * @param names SQL of `NAMES`
 */
export const nameOf = (names: string): string => `coalesce((
    SELECT p.value #>> '{}' FROM property_values p
    WHERE p.tenant_id = $1 AND p.record_id = r.id AND jsonb_typeof(p.value) = 'string'
      AND (p.system_name = ANY(${names}) OR ${IS_MARKED})
    ORDER BY ${IS_MARKED} DESC, array_position(${names}, p.system_name), p.as_of DESC, p.collection_id LIMIT 1
  ), (
    SELECT m.speaker FROM (
      SELECT speaker, "timestamp" FROM memories WHERE ${FIRST_OF_TENANT} AND record_id = r.id
      ORDER BY "timestamp" DESC, id DESC LIMIT ${SPOKEN}) m
    WHERE m.speaker IS NOT NULL AND search.name_words($1::integer::text, m.speaker) && ARRAY(
      SELECT unnest(${KEY_WORDS}) FROM record_keys k WHERE k.tenant_id = $1 AND k.record_id = r.id)
    ORDER BY m."timestamp" DESC LIMIT 1
  ))`

// each word is looked up alone, so that a common one does not hide the others
const CALLED = `
  WITH asked AS MATERIALIZED (SELECT * FROM unnest($2::text[]) WITH ORDINALITY AS a(word, n)),
  named AS MATERIALIZED (
    SELECT unnest($3::text[]) AS property
    UNION
    SELECT d ->> 'systemName' FROM collections c CROSS JOIN LATERAL jsonb_array_elements(c.properties) AS d
    WHERE c.tenant_id = $1 AND c.properties @> '[{"isName": true}]' AND d @> '{"isName": true}'
  )
  SELECT a.n, called.record_id AS "recordId" FROM asked a
  CROSS JOIN LATERAL (
    SELECT k.record_id FROM record_keys k
    WHERE ${ofTenant('k')} AND ${KEY_WORDS} && ARRAY[$1::integer || ' ' || a.word] LIMIT ${MAX_CALLED + 1}
  ) called
  UNION
  SELECT a.n, called.record_id FROM asked a
  CROSS JOIN LATERAL (
    SELECT p.record_id FROM property_values p
    WHERE ${ofTenant('p')} AND p.type = 'text' AND octet_length(p.text_value) <= 100
      AND search.value_words(p.tenant_id, p.system_name, p.text_value)
        && ARRAY(SELECT $1::integer || ' ' || property || ' ' || a.word FROM named)
      AND (p.system_name = ANY($3::text[]) OR ${IS_MARKED}) LIMIT ${MAX_CALLED + 1}
  ) called`

/** A name or key that more records share is no way to find one. */
const MAX_LISTED = 1_000

// keys and names are read as they are: no index finds the beginning of a word
const BEGINNING = `
  WITH asked AS MATERIALIZED (SELECT unnest(search.name_words($1::integer::text, $2)) AS word)
  SELECT record_id AS id FROM record_keys k
  WHERE ${ofTenant('k')} AND k.value ~* ALL($3::text[])
  UNION
  SELECT p.record_id FROM property_values p
  WHERE ${ofTenant('p')} AND p.type = 'text' AND octet_length(p.text_value) <= 100
    AND (p.system_name = ANY($4::text[]) OR ${IS_MARKED})
    AND EXISTS (SELECT FROM asked) AND NOT EXISTS (
      SELECT FROM asked a WHERE NOT EXISTS (
        SELECT FROM unnest(search.name_words($1::integer::text, p.text_value)) AS w(word) WHERE starts_with(w.word, a.word)))
  ORDER BY id DESC LIMIT ${MAX_LISTED}`

/** The records of which each of some words begins a word of the name or of a key. SQL: compares the beginnings of words. */
export async function recordsCalled(scope: Scope, words: string): Promise<string[]> {
  const patterns = words
    .split(/\s+/)
    .filter(Boolean)
    .map(
      word =>
        `${/^[\p{L}\p{N}]/u.test(word) ? String.raw`\m` : ''}${word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}`,
    )
  if (patterns.length === 0) return []
  const rows = await scope.query<{ id: string }>(BEGINNING, [words, patterns, NAMES])
  return rows.map(({ id }) => id)
}

/**
 * The records that a question calls by words of their names or keys. SQL: looks up words in indexes on expressions.
 */
export async function recordsAbout(scope: Scope, question: string): Promise<About[]> {
  const looked = callingWords(question)
  if (looked.length === 0) return []
  const rows = await scope.query<{ n: string; recordId: string }>(CALLED, [looked.map(some => some.join('')), NAMES])
  const known = Map.groupBy(rows, ({ n }) => Number(n) - 1)
  const called = new Map<string, Set<string>>()
  for (const [n, of] of known)
    if (of.length <= MAX_CALLED)
      for (const { recordId } of of)
        called.set(recordId, new Set([...(called.get(recordId) ?? []), ...(looked[n] ?? [])]))
  return [...called]
    .map(([recordId, some]) => ({ recordId, words: [...some] }))
    .sort((a, b) => b.words.length - a.words.length || (a.recordId < b.recordId ? -1 : 1))
    .slice(0, MAX_NAMED)
}
