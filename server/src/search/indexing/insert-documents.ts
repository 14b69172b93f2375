import { ANALYZER } from '@keepsake/english'

/** The version of how texts are read, which each indexed passage has. */
export { ANALYZER }

/**
 * Common table expressions `search_documents` and `search_unembedded` that index texts in the statement that stores
 * them.
 *
 *
 * @param documents SQL of a jsonb array of `SearchDocument`, e.g. `$4::jsonb`.
 * @param stored name of an earlier expression with the rows actually stored: `id`, `record_id`, `type` (the record's;
 * may be null) and `position` (order of arrival). Other documents are skipped.
 * @param urgent whether they get their vectors before other texts
 * @example
 * `WITH stored AS (INSERT INTO memories … RETURNING id, record_id, type, position), ${insertDocuments('$4::jsonb',
 * 'stored')} SELECT … FROM stored`
 */
export const insertDocuments = (documents: string, stored: string, urgent = false): string => `search_documents AS (
  INSERT INTO search.documents
    (tenant_id, source, id, part, record_id, session_id, position, speaker, type, "timestamp", tags, keys, counts, length, traits,
     analyzer)
  SELECT $1, d.source, d.id, p.part - 1, s.record_id, coalesce(d."sessionId", d.id), s.position, d.speaker, s.type, d."timestamp", d.tags,
    p.keys, p.counts, p.length, p.traits, ${ANALYZER}
  FROM jsonb_to_recordset(${documents})
    AS d(id text, source text, "sessionId" text, speaker text, "timestamp" timestamptz, tags text[], passages jsonb)
  JOIN ${stored} s ON s.id = d.id
  CROSS JOIN LATERAL ROWS FROM (
    jsonb_to_recordset(d.passages) AS (keys integer[], counts smallint[], length integer, traits smallint)
  ) WITH ORDINALITY AS p(keys, counts, length, traits, part)
),
${awaitVectors(`SELECT id FROM ${stored}`, urgent)}`

/**
 * Common table expression `search_unembedded` that queues texts for embedding if a model is configured. One that waits
 * already waits again: its old text may be on the way to the model.
 *
 *
 * @param ids SQL of a select that returns `id`
 */
export const awaitVectors = (ids: string, urgent = false): string => `search_unembedded AS (
  INSERT INTO search.unembedded (tenant_id, id, urgent)
  SELECT DISTINCT $1::integer, t.id, ${urgent} FROM (${ids}) AS t WHERE EXISTS (SELECT FROM search.embedding_model)
  ORDER BY t.id ON CONFLICT (tenant_id, id) DO UPDATE SET position = DEFAULT
)`

/**
 * Common table expression `search_removed` that removes texts from the index.
 *
 *
 * @param ids SQL of a text array, e.g. `$2::text[]` or `ARRAY(SELECT id FROM gone)`.
 */
export const deleteDocuments = (ids: string): string => `search_removed AS (
  DELETE FROM search.documents WHERE tenant_id = $1 AND id = ANY(${ids})
)`
