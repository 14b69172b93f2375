import { oneCollection, payment } from '../../../../platform/credits/credits.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import { PROPERTY_CHANGED, RECORD_CREATED } from '../../events.ts'
import {
  createRecords,
  type EntityRow,
  NOW,
  type ProblemRow,
  resolveRecords,
  TYPES_CREATED,
} from '../../records/sql/records.ts'
import { INCOMING_COLUMNS, type IncomingRow, keptMentions, keptProperties, mergeProperties } from './properties.ts'

export interface UpsertInput {
  entities: EntityRow[]
  /** `n` is the number of the entity. */
  properties: IncomingRow[]
  /** Whether the values also replace later ones. */
  alwaysWins: boolean
  price: number
  usageId: string
  keyId: string | null
  requestId: string
}

export interface UpsertOutcome {
  problems: ProblemRow[]
  records: { e: number; recordId: string; created: boolean; changed: number }[]
  /** Lists that would become too large. If there are any, the transaction must roll back. */
  full: { n: number; name: string }[]
}

const UPSERT = `
  WITH ${resolveRecords('$2::jsonb')},
  ${mergeProperties(`SELECT p.*, r.record_id FROM jsonb_to_recordset($3::jsonb) AS p(${INCOMING_COLUMNS}) JOIN resolved r ON r.e = p.n`, '$8::boolean')},
  -- a record that stays as it is costs nothing
  billed AS (SELECT r.e FROM resolved r WHERE r.is_new OR EXISTS (SELECT FROM changed c WHERE c.n = r.e)),
  ${payment('SELECT count(*) * $4::bigint FROM billed', 'NULL')},
  ${createRecords('true')},
  ${keptProperties},
  ${keptMentions()},
  ${emitted(
    `
    ${eventRows(RECORD_CREATED, { id: 'id', type: 'type' }, 'new_records')}
    UNION ALL ${TYPES_CREATED}
    UNION ALL ${eventRows(PROPERTY_CHANGED, { recordId: 'record_id', collectionId: 'collection_id', property: 'name', version: 'version' }, 'changed')}`,
    NOW,
  )},
  used AS (
    INSERT INTO usage_entries (id, tenant_id, operation, credits, key_id, request_id, at, collection_id)
    SELECT $5, $1::int, 'upsert', count(*) * $4::bigint, $6, $7, ${NOW}, (SELECT ${oneCollection('changed')} FROM changed)
    FROM billed HAVING count(*) > 0
  )
  SELECT
    (SELECT found FROM problems) AS problems,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('n', n, 'name', name) ORDER BY n), '[]') FROM "full") AS "full",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('e', r.e, 'recordId', r.record_id, 'created', r.is_new,
      'changed', (SELECT count(*) FROM changed c WHERE c.n = r.e)) ORDER BY r.e), '[]') FROM resolved r) AS records`

/** Sets properties of many records, all or none. SQL: finds or creates records in the same round trip. */
export async function upsert(scope: Scope, input: UpsertInput): Promise<UpsertOutcome> {
  const { entities, properties, alwaysWins, price, usageId, keyId, requestId } = input
  const values = [JSON.stringify(entities), JSON.stringify(properties), price, usageId, keyId, requestId, alwaysWins]
  const [row] = await scope.query<UpsertOutcome>(UPSERT, values)
  if (!row) throw new Error('The statement that sets properties gave no row.')
  return row
}
