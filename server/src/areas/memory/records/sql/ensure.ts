import type { Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import { RECORD_CREATED } from '../../events.ts'
import { createRecords, type EntityRow, NOW, type ProblemRow, resolveRecords, TYPES_CREATED } from './records.ts'

interface Ensured {
  problems: ProblemRow[]
  /** Null if there is a problem. */
  recordId: string | null
}

const ENSURE = `
  WITH ${resolveRecords('$2::jsonb', true)},
  ${createRecords('true')},
  ${emitted(`${eventRows(RECORD_CREATED, { id: 'id', type: 'type' }, 'new_records')} UNION ALL ${TYPES_CREATED}`, NOW)}
  SELECT (SELECT found FROM problems) AS problems, (SELECT record_id FROM resolved) AS "recordId"`

/** SQL: finds or creates a record with the same expressions as memorize, and locks it. */
export async function ensureRecord(scope: Scope, entity: EntityRow): Promise<Ensured> {
  const [row] = await scope.query<Ensured>(ENSURE, [JSON.stringify([entity])])
  if (!row) throw new Error('The statement that ensures a record gave no row.')
  return row
}
