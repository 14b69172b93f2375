import { oneCollection, payment } from '../../../../platform/credits/credits.ts'
import { withGenericPlan } from '../../../../platform/database/generic-plan.ts'
import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import { insertDocuments } from '../../../../search/indexing/insert-documents.ts'
import type { SearchDocument } from '../../../../search/types.ts'
import { MEMORY_STORED, PROPERTY_CHANGED, RECORD_CREATED } from '../../events.ts'
import {
  KEPT_VALUES,
  type KeptValue,
  keptValues,
  SUGGESTED_COLUMNS,
  type SuggestedKey,
} from '../../properties/sql/kept-values.ts'
import {
  INCOMING_COLUMNS,
  type IncomingRow,
  keptMentions,
  keptProperties,
  mergeProperties,
} from '../../properties/sql/properties.ts'
import { repeatedMemory } from '../../records/sql/memory-lookup.ts'
import {
  createRecords,
  type EntityRow,
  NOW,
  type ProblemRow,
  resolveRecords,
  TYPES_CREATED,
} from '../../records/sql/records.ts'
import { REPEATED, type Reading } from './repeated.ts'

export interface ItemRow {
  n: number
  /** The number of its entity. */
  e: number
  id: string
  content: string
  /** SHA-256 of the normalized content, hex. */
  hash: string
  /** Another hash that it may be stored under, hex. */
  other_hash: string
  /** A turn that people say in any conversation: if another session has it, this one is stored under `other_hash`. */
  own_turn: boolean
  /** See `REPEATED`. */
  repeats: Reading[][][]
  speaker: string | null
  session_id: string | null
  collection_id: string | null
  tags: string[]
  metadata: object
  /** False if it is kept and not found. */
  searchable: boolean | null
  timestamp: string
  /** Credits charged unless it is a duplicate. */
  price: number
  /** The usage entry that it is charged to. */
  usage_id: string
}

/** A usage entry for the request. */
export interface UsageRow {
  id: string
  key_id: string | null
  request_id: string
}

export interface StoreInput {
  entities: EntityRow[]
  items: ItemRow[]
  documents: SearchDocument[]
  /** At most one item per entity may have properties: the result of two would depend on their order. */
  properties: IncomingRow[]
  /** What the contents only suggest. */
  suggestions: SuggestedKey[]
  usages: UsageRow[]
  operation: string
  /** Credits already reserved for this. */
  reservationId: string | null
}

export interface StoredItem {
  n: number
  recordId: string
  memoryId: string
  duplicate: boolean
  /** The content of the memory that it duplicates; null if there is none or it is stored by the same statement. */
  content: string | null
}

export interface StoreOutcome {
  problems: ProblemRow[]
  items: StoredItem[]
  /** Previous values of properties whose value changed. */
  changes: { n: number; collectionId: string; systemName: string; previous: unknown }[]
  /** Extracted values that were not stored. */
  kept: KeptValue[]
}

/** Stores the values that the contents state, and reads those that they only suggest. */
const VALUES = `${mergeProperties(`SELECT p.*, f.record_id FROM jsonb_to_recordset($5::jsonb) AS p(${INCOMING_COLUMNS}) JOIN fresh f USING (n)`)},
  ${keptProperties},
  ${keptMentions()},
  ${keptValues(`SELECT s.*, f.record_id FROM jsonb_to_recordset($9::jsonb) AS s(${SUGGESTED_COLUMNS}) JOIN fresh f USING (n)`)}`

const CHANGES = `(SELECT coalesce(jsonb_agg(jsonb_build_object('n', n, 'collectionId', collection_id, 'systemName', system_name,
  'previous', previous)), '[]') FROM changed WHERE previous IS NOT NULL)`

/** Takes the place of `VALUES`, so that the parameters have their types. The smaller plan takes 9 % less time. */
const NO_VALUES = 'no_values AS (SELECT $5::jsonb, $9::jsonb)'

/**
 * Stores memories with their records, keys, properties, history, index entries, domain events and price. All or
 * nothing, in one statement and therefore one round trip.
 */
const statement = (hasValues: boolean): string => `
  WITH ${resolveRecords('$2::jsonb', true)},
  item AS (
    SELECT i.*, r.record_id, r.type, decode(CASE WHEN i.own_turn AND EXISTS (
      SELECT FROM (${repeatedMemory('r.record_id', "decode(i.hash, 'hex')", 'i.collection_id')}) m WHERE m.session_id <> i.session_id
    ) THEN i.other_hash ELSE i.hash END, 'hex') AS content_hash
    FROM jsonb_to_recordset($3::jsonb) AS i(n int, e int, id text, content text, hash text, other_hash text, own_turn boolean, repeats jsonb, speaker text, session_id text,
      collection_id text, tags text[], metadata jsonb, searchable boolean, "timestamp" timestamptz, price int, usage_id text)
    JOIN resolved r USING (e)
  ),
  judged AS (
    SELECT i.n, i.record_id, i.type, i.id, i.price, i.usage_id, i.collection_id, coalesce(m.id, r.id, CASE WHEN i.collection_id IS NULL THEN first_value(i.id) OVER anywhere ELSE first_value(i.id) OVER same END) AS memory_id,
           coalesce(m.id, r.id) IS NOT NULL
             OR CASE WHEN i.collection_id IS NULL THEN row_number() OVER anywhere ELSE row_number() OVER same END > 1 AS duplicate
    FROM item i LEFT JOIN LATERAL (
      SELECT m.id FROM (VALUES (i.content_hash), (decode(i.other_hash, 'hex'))) AS h(hash)
      CROSS JOIN LATERAL (${repeatedMemory('i.record_id', 'h.hash', 'i.collection_id')}) m
      LIMIT 1) m ON true
    LEFT JOIN LATERAL (${REPEATED}) r ON m.id IS NULL
    -- a note is only a duplicate in its workspace; other content also if a workspace has it
    WINDOW anywhere AS (PARTITION BY i.record_id, i.content_hash ORDER BY i.n),
      same AS (PARTITION BY i.record_id, i.content_hash, i.collection_id ORDER BY i.n)
  ),
  fresh AS (SELECT * FROM judged WHERE NOT duplicate),
  ${payment('SELECT coalesce(sum(price), 0) FROM fresh', '(SELECT $8::text WHERE NOT EXISTS (SELECT FROM problem))')},
  ${createRecords('EXISTS (SELECT FROM fresh f WHERE f.record_id = r.record_id)')},
  arrived AS MATERIALIZED (
    SELECT i.*, nextval('memories_position_seq') AS position FROM (SELECT i.* FROM item i JOIN fresh f USING (n) ORDER BY i.n) i
  ),
  kept AS (
    INSERT INTO memories (id, tenant_id, record_id, content, content_hash, speaker, session_id, position, collection_id, tags,
      metadata, searchable, "timestamp", created_at)
    SELECT id, $1::int, record_id, content, content_hash, speaker, session_id, position, collection_id, tags,
      metadata, searchable, "timestamp", ${NOW}
    FROM arrived ORDER BY record_id, content_hash, collection_id
    RETURNING id, record_id, position
  ),
  stored AS (SELECT k.id, k.record_id, k.position, f.type FROM kept k JOIN fresh f USING (id)),
  ${insertDocuments('$4::jsonb', 'stored')},
  ${hasValues ? VALUES : NO_VALUES},
  ${emitted(
    `
    ${eventRows(RECORD_CREATED, { id: 'id', type: 'type' }, 'new_records')}
    UNION ALL ${eventRows(MEMORY_STORED, { id: 'id', recordId: 'record_id' }, 'stored')}
    UNION ALL ${TYPES_CREATED}
    ${hasValues ? `UNION ALL ${eventRows(PROPERTY_CHANGED, { recordId: 'record_id', collectionId: 'collection_id', property: 'name', version: 'version' }, 'changed')}` : ''}`,
    NOW,
  )},
  used AS (
    INSERT INTO usage_entries (id, tenant_id, operation, credits, key_id, request_id, at, collection_id)
    SELECT u.id, $1::int, $7, sum(f.price), u.key_id, u.request_id, ${NOW}, ${oneCollection('f')}
    FROM fresh f JOIN jsonb_to_recordset($6::jsonb) AS u(id text, key_id text, request_id text) ON u.id = f.usage_id
    GROUP BY u.id, u.key_id, u.request_id HAVING sum(f.price) > 0
  )
  SELECT
    (SELECT found FROM problems) AS problems,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('n', n, 'recordId', record_id, 'memoryId', memory_id,
      'duplicate', duplicate, 'content', CASE WHEN duplicate THEN (
        SELECT content FROM memories m WHERE m.id = memory_id AND ${ofTenant('m')}) END) ORDER BY n), '[]') FROM judged) AS items,
    ${hasValues ? CHANGES : `'[]'::jsonb`} AS changes,
    ${hasValues ? KEPT_VALUES : `'[]'::jsonb`} AS kept`

const TYPES = ['int', 'jsonb', 'jsonb', 'jsonb', 'jsonb', 'jsonb', 'text', 'text', 'jsonb']

// planned once: planning takes four times as long as storing a memory, and PostgreSQL may prefer it for each
const STORE = withGenericPlan(TYPES, statement(true))
const STORE_WITHOUT_VALUES = withGenericPlan(TYPES, statement(false))

/**
 * SQL: memorize stores a batch in one round trip.
 * @throws the database's check violation if the tenant has too few credits; then nothing is stored
 */
export async function store(scope: Scope, input: StoreInput): Promise<StoreOutcome> {
  const { entities, items, documents, properties, suggestions, usages, operation, reservationId } = input
  const hasValues = properties.length + suggestions.length > 0
  const [row] = await scope.query<StoreOutcome>(hasValues ? STORE : STORE_WITHOUT_VALUES, [
    JSON.stringify(entities),
    JSON.stringify(items),
    JSON.stringify(documents),
    JSON.stringify(properties),
    JSON.stringify(usages),
    operation,
    reservationId,
    JSON.stringify(suggestions),
  ])
  if (!row) throw new Error('The statement that stores memories gave no row.')
  return row
}
