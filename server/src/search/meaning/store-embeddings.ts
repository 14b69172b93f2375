import type { Database } from '../../platform/database/database.ts'
import type { PassageKey } from './passages-by-meaning.ts'
import { codesOf } from './vectors.ts'

/** A passage of a tenant with its embedding. */
export interface EmbeddedPassage extends Place {
  vector: Float32Array
}

interface Place extends PassageKey {
  tenantId: number
}

const IS_COMPLETE = 'SELECT complete AND model = $1 AS complete FROM search.embedding_model'

/** Whether every stored passage has a vector of this model, or waits for one. */
export async function isComplete(database: Database, model: string): Promise<boolean> {
  const [row] = await database.query<{ complete: boolean }>(IS_COMPLETE, [model])
  return row?.complete ?? false
}

const BEGIN = `
INSERT INTO search.embedding_model (model) VALUES ($1)
ON CONFLICT (one) DO UPDATE SET model = excluded.model, complete = false`

/** Sets the model to embed passages with from now on. */
export async function beginEmbedding(database: Database, model: string): Promise<void> {
  await database.query(BEGIN, [model])
}

const PAGE = 5_000

// texts with a passage that lacks a vector of this model; texts that already wait are not added again
const COLLECT_WAITING = `
WITH page AS MATERIALIZED (
  SELECT d.tenant_id, d.id, d.part, d.source FROM search.documents d
  WHERE (d.tenant_id, d.id, d.part) > ($2::integer, $3::text, $4::smallint) ORDER BY d.tenant_id, d.id, d.part LIMIT ${PAGE}
),
waiting AS (
  INSERT INTO search.unembedded (tenant_id, id, urgent)
  SELECT DISTINCT p.tenant_id, p.id, p.source = 'guideline' FROM page p
  WHERE NOT EXISTS (
    SELECT FROM search.embeddings e
    WHERE e.tenant_id = p.tenant_id AND e.id = p.id AND e.part = p.part AND e.model = $1 OFFSET 0)
  ORDER BY tenant_id, id ON CONFLICT DO NOTHING
)
SELECT tenant_id AS "tenantId", id, part::integer AS part FROM page ORDER BY tenant_id DESC, id DESC, part DESC LIMIT 1`

const COMPLETE = 'UPDATE search.embedding_model SET complete = true WHERE model = $1'

/**
 * Queues all texts without a vector of this model: those stored before a model was configured, or with another one.
 * @param keep called between pages
 */
export async function collectUnembedded(database: Database, model: string, keep: () => Promise<void>): Promise<void> {
  let last: Place | undefined = { tenantId: 0, id: '', part: 0 }
  while (last) {
    const values = [model, last.tenantId, last.id, last.part]
    const rows: Place[] = await database.query<Place>(COLLECT_WAITING, values)
    last = rows[0]
    await keep()
  }
  await database.query(COMPLETE, [model])
}

// passages are numbered in the given order and locked in the order of their ids
const STORE = `
WITH given AS MATERIALIZED (
  SELECT * FROM unnest($2::integer[], $3::text[], $4::smallint[], $5::text[], $6::text[], $7::text[])
    WITH ORDINALITY AS v(tenant_id, id, part, vector, code, signature, place)
),
-- a text that was deleted meanwhile has no passages, and one that is being deleted waits for this
locked AS MATERIALIZED (
  SELECT d.* FROM (SELECT tenant_id, id, part FROM given ORDER BY tenant_id, id, part) v
  CROSS JOIN LATERAL (
    SELECT d.tenant_id, d.id, d.part, d.source FROM search.documents d
    WHERE d.tenant_id = v.tenant_id AND d.id = v.id AND d.part = v.part FOR KEY SHARE
  ) d
)
INSERT INTO search.embeddings (tenant_id, id, part, source, model, vector, code, signature)
SELECT v.tenant_id, v.id, v.part, d.source, $1, v.vector::real[], decode(v.code, 'base64'), v.signature::bit(512)
FROM given v JOIN locked d USING (tenant_id, id, part) ORDER BY v.place
ON CONFLICT (tenant_id, id, part) DO UPDATE SET model = excluded.model, number = excluded.number, vector = excluded.vector,
  code = excluded.code, signature = excluded.signature`

// a text that was changed meanwhile has another position, and waits again
const DONE = `
WITH locked AS MATERIALIZED (
  SELECT q.tenant_id, q.id FROM search.unembedded q
  JOIN unnest($1::integer[], $2::text[], $3::bigint[]) AS t(tenant_id, id, position) USING (tenant_id, id, position)
  ORDER BY q.tenant_id, q.id FOR UPDATE OF q
)
DELETE FROM search.unembedded q USING locked t WHERE q.tenant_id = t.tenant_id AND q.id = t.id`

/** Stores vectors and removes their texts from the queue: all or, in a transaction that fails, nothing. */
export async function storeEmbeddings(
  database: Database,
  model: string,
  passages: readonly EmbeddedPassage[],
  texts: readonly { tenantId: number; id: string; position: string }[],
): Promise<void> {
  const codes = passages.map(({ vector }) => codesOf(vector))
  await database.query(STORE, [
    model,
    passages.map(({ tenantId }) => tenantId),
    passages.map(({ id }) => id),
    passages.map(({ part }) => part),
    passages.map(({ vector }) => `{${Array.from(vector, one => one.toPrecision(9)).join(',')}}`),
    codes.map(({ code }) => Buffer.from(code.buffer).toString('base64')),
    codes.map(({ signature }) => signature),
  ])
  await database.query(DONE, [
    texts.map(({ tenantId }) => tenantId),
    texts.map(({ id }) => id),
    texts.map(({ position }) => position),
  ])
}
