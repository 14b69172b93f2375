import type { Schemas } from '../../contract/schemas.ts'
import type { BillingContext } from '../../platform/credits/credits.ts'
import type { Database } from '../../platform/database/database.ts'
import { retried } from '../../platform/database/sql-errors.ts'
import * as tracked from '../../platform/jobs/itemized-job.ts'
import { renew } from '../../platform/jobs/jobs.ts'
import { createPace } from '../../platform/jobs/pace.ts'
import type { QueueLimits } from '../../platform/jobs/queue-limit.ts'
import { type JobKind, YIELD } from '../../platform/jobs/runner.ts'
import { ApiError, toBody } from '../../platform/values/errors.ts'
import { isObject, type Json, type JsonObject } from '../../platform/values/json.ts'
import { IMPORT_KINDS, type ImportKind, importRecord, requireImportFields } from './local/import-rows.ts'
import { shareSuppressions } from './suppressions.ts'

export const IMPORT_JOB = 'gateway_import'
/** Records in one transaction, at most: an interruption repeats at most these. */
const AT_ONCE = 50

/**
 * Accepts records to import in the background.
 * @returns the id of the event
 * @throws ApiError `validation_error` if one of the named fields does not exist
 */
export async function acceptImport(
  { scope, principal, requestId }: BillingContext,
  { kind, records, fields = [] }: Schemas['GatewayImportRequest'],
  queue: QueueLimits,
): Promise<string> {
  requireImportFields(kind, fields)
  return tracked.beginItemizedJob(scope, {
    type: IMPORT_JOB,
    // what came in as JSON
    items: records.map((record): Json => ({ kind, record: record as JsonObject })),
    caller: { keyId: principal.key?.id ?? null, requestId },
    queue,
  })
}

/** Imports records in groups. After a crash it continues at the first record without an outcome. */
export function createImportJob({ database }: { database: Database }): JobKind {
  const pace = createPace(database, AT_ONCE)
  return {
    lane: 'bulk',
    async handle(job, signal, turn) {
      const eventId = String(job.payload.eventId)
      for (;;) {
        signal.throwIfAborted()
        const context = await tracked.itemizedJobContext(database, eventId)
        if (!context || context.finished) return undefined
        const scope = database.scope(context)
        const items = await tracked.pendingItems(scope, eventId, { limit: pace.most() })
        if (items.length === 0) {
          await tracked.completeItemizedJob(scope, eventId, {})
          return undefined
        }
        const refused = new Map<number, JsonObject>()
        // a refused record rolls back its group, which then runs again without it
        for (;;) {
          const store = () =>
            scope
              .transaction(async () => {
                await shareSuppressions(scope)
                await renew(database, job)
                const outcomes: tracked.ItemOutcome[] = []
                for (const { index, input } of items) {
                  const error = refused.get(index)
                  if (error) outcomes.push({ index, error })
                  else outcomes.push({ index, result: { id: await importItem(index, input) } })
                }
                await tracked.recordOutcomes(scope, eventId, outcomes)
              })
              .then(() => undefined)
              .catch((error: unknown) => {
                if (error instanceof RefusedItem) return error
                throw error
              })
          const wrong = await pace.timed(items.length, () => retried(store))
          if (!wrong) break
          refused.set(wrong.index, wrong.body)
        }
        if (turn.isOver()) return YIELD

        async function importItem(index: number, input: Json): Promise<string> {
          try {
            const { kind, record } = readItem(input)
            return await importRecord(scope, kind, record)
          } catch (error) {
            if (error instanceof ApiError) throw new RefusedItem(index, toBody(error))
            throw error
          }
        }
      }
    },
    onGivenUp: (job, error) => tracked.failItemizedJob(database, String(job.payload.eventId), error.message),
  }
}

class RefusedItem extends Error {
  override readonly name = 'RefusedItem'
  readonly index: number
  readonly body: JsonObject
  constructor(index: number, body: JsonObject) {
    super(String(body.message))
    this.index = index
    this.body = body
  }
}

function readItem(input: Json): { kind: ImportKind; record: JsonObject } {
  const { kind, record } = isObject(input) ? input : {}
  const known = IMPORT_KINDS.find(each => each === kind)
  if (!known || !isObject(record)) throw new Error('An item of an import has no kind or record.')
  return { kind: known, record }
}
