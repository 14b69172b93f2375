import type { RequestOptions } from '../core/request.ts'
import { KeepsakeError } from '../errors/keepsake-error.ts'
import { IMPORT } from './import-lines.ts'
import type { Operation, Outcome } from './operation.ts'
import type { BulkClient, BulkOperations } from './plan.ts'

/** Work of the server may wait for other work. */
const WORK_MS = 24 * 3_600_000

/** The outcomes of items that the server works on. */
async function outcomesOf(
  { events }: BulkClient,
  id: string,
  count: number,
  { signal }: RequestOptions,
): Promise<Outcome[]> {
  const event = await events.wait(id, { signal, timeout: WORK_MS })
  const error = new KeepsakeError(`The event ${id} is ${event.status}.`, { code: event.status })
  const outcomes: Outcome[] = Array.from({ length: count }, () => ({ status: 'failed', error }))
  for await (const { index, outcome, result = {}, error: failure } of events.details(id, { limit: 200 }, { signal }))
    outcomes[index] = outcome === 'succeeded' ? outcomeOf(result) : { status: 'failed', error: toError(failure, error) }
  return outcomes
}

const outcomeOf = ({ duplicate, skipped, recordId }: Record<string, unknown>): Outcome => ({
  status: skipped !== undefined ? 'unchanged' : duplicate === true ? 'duplicate' : 'stored',
  ...(typeof recordId === 'string' && { recordId }),
})

function toError(failure: { error?: unknown; message?: unknown } | undefined, otherwise: KeepsakeError): KeepsakeError {
  if (!failure) return otherwise
  return new KeepsakeError(String(failure.message), { code: String(failure.error), body: { ...failure } })
}

/** The fields beside the items are those of the operation. */
const typed = <Body>(body: object): Body => body as Body

export const OPERATIONS: Readonly<Record<keyof BulkOperations, Operation>> = {
  memorize: {
    size: 1_000,
    bytes: 15_000_000,
    concurrency: 4,
    async send(client, records, defaults, options) {
      const more = 'defaults' in defaults ? defaults : { defaults }
      const accepted = await client.memory.memorizeBatch(typed({ records, ...more }), options)
      const outcomes = await outcomesOf(client, accepted.eventId, records.length, options)
      return { outcomes, answer: accepted }
    },
  },
  upsert: {
    size: 500,
    bytes: 900_000,
    concurrency: 4,
    async send(client, records, defaults, options) {
      const answer = await client.memory.upsert(typed({ records, ...defaults }), options)
      const outcomes = answer.data.records.map(
        ({ recordId, created, propertiesChanged }): Outcome => ({
          status: created || propertiesChanged > 0 ? 'stored' : 'unchanged',
          recordId,
        }),
      )
      return { outcomes, answer }
    },
  },
  update: {
    size: 100,
    bytes: 900_000,
    concurrency: 4,
    async send(client, updates, defaults, options) {
      const answer = await client.memory.bulkUpdate(typed({ updates, ...defaults }), options)
      const outcomes = answer.data.updates.map(
        ({ recordId, changed }): Outcome => ({ status: changed ? 'stored' : 'unchanged', recordId }),
      )
      return { outcomes, answer }
    },
  },
  memorizeConversation: {
    size: 1_000,
    bytes: 15_000_000,
    // the turns are kept in the order in which they arrive
    concurrency: 1,
    async send(client, messages, defaults, options) {
      const stored = await client.memory.memorizeConversation(typed({ messages, ...defaults }), options)
      if (!('data' in stored))
        return { outcomes: await outcomesOf(client, stored.eventId, messages.length, options), answer: stored }
      const { recordId, turns } = stored.data
      const outcomes = turns.map(turn => outcomeOf({ ...turn, recordId }))
      return { outcomes, answer: stored }
    },
  },
  import: IMPORT,
}
