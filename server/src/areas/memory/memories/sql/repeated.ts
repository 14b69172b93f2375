import { ofTenant } from '../../../../platform/database/scope.ts'
import { textsWith } from '../../../../search/indexing/insert-documents.ts'
import { repeatedMemory } from '../../records/sql/memory-lookup.ts'

/** One way to read a text as an existing memory, which must match the speaker and the day (UTC) that the text names. */
export interface Reading {
  /** SHA-256 of the normalized text, hex. */
  hash: string
  /** Lowercase. */
  speaker: string | null
  day: string | null
  /** The piece as one sentence of a longer memory, with the keys of its stems. */
  sentence?: string
  keys?: number[]
}

/** Maximum number of memories with all words of a sentence in which to search for it. */
const MAX_READ = 20
/** Maximum characters of a memory that are split into sentences. */
const MAX_READ_LENGTH = 50_000

/** Where a sentence ends; must match `deduplication.ts`. */
const SENTENCE_END = String.raw`(?<=[.!?…]["''”’)]?)\s+|\n+`
const SENTENCE_FORM = String.raw`rtrim(btrim(regexp_replace(s.text, '\s+', ' ', 'g')), '.!…,;: ')`

const fits = (m: string): string => `(r.speaker IS NULL OR lower(${m}.speaker) = r.speaker)
  AND (r.day IS NULL OR to_char(${m}."timestamp" AT TIME ZONE 'UTC', 'YYYY-MM-DD') = r.day)`

/** SQL of a memory that equals a piece. */
const whole = (piece: string): string => `
  SELECT m.id FROM jsonb_to_recordset(${piece}) AS r(hash text, speaker text, day text)
  CROSS JOIN LATERAL (${repeatedMemory('i.record_id', "decode(r.hash, 'hex')", 'i.collection_id')}) m
  WHERE ${fits('m')}
  LIMIT 1`

/** SQL of a memory with a piece as one sentence, unless contradicted since: repeating that is new information. */
const within = (piece: string): string => `
  SELECT m.id FROM jsonb_to_recordset(${piece}) AS r(speaker text, day text, sentence text, keys integer[])
  CROSS JOIN LATERAL (${textsWith('memory', 'i.record_id', 'r.keys')} LIMIT ${MAX_READ}) d
  CROSS JOIN LATERAL (
    SELECT id, content, speaker, "timestamp", collection_id FROM memories WHERE id = d.id AND ${ofTenant()} OFFSET 0) m
  WHERE r.sentence IS NOT NULL AND (i.collection_id IS NULL OR m.collection_id = i.collection_id) AND ${fits('m')}
    AND length(m.content) <= ${MAX_READ_LENGTH}
    AND EXISTS (
      SELECT FROM regexp_split_to_table(m.content, '${SENTENCE_END}') AS s(text) WHERE ${SENTENCE_FORM} = r.sentence)
    AND NOT EXISTS (
      SELECT FROM property_changes own JOIN property_changes later USING (tenant_id, record_id, collection_id, system_name)
      WHERE own.tenant_id = $1 AND own.record_id = i.record_id AND own.source = 'memory:' || m.id AND later.version > own.version)
  LIMIT 1`

const known = (piece: string): string => `coalesce((${whole(piece)}), (${within(piece)}))`

/**
 * SQL of the memory that item `i` repeats in another form: the first of those that it quotes (`id`). Its
 * `repeats` are ways to read it as pieces, each with the hashes it may be stored under; it is a duplicate if every
 * piece of one reading is known. The note of a workspace only repeats other notes of it. SQL: part of the statement that memorize runs.
 */
export const REPEATED = `
  SELECT t.ids[1] AS id FROM (
    SELECT way.n, array_agg(piece.id ORDER BY piece.n) AS ids, bool_and(piece.id IS NOT NULL) AS known
    FROM jsonb_array_elements(i.repeats) WITH ORDINALITY AS way(pieces, n)
    -- most texts are new from their first sentence on: no more of those is looked up
    CROSS JOIN LATERAL (SELECT ${known('way.pieces -> 0')} AS id OFFSET 0) first
    CROSS JOIN LATERAL (
      SELECT p.n, CASE WHEN p.n = 1 THEN first.id ELSE ${known('p.readings')} END AS id
      FROM jsonb_array_elements(way.pieces) WITH ORDINALITY AS p(readings, n)
    ) piece
    WHERE first.id IS NOT NULL
    GROUP BY way.n
  ) t
  WHERE t.known ORDER BY t.n LIMIT 1`
