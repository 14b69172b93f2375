import type { Schemas } from '../../../contract/schemas.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { Mapped } from './mapping.ts'
import { insertReceipt, lockAccepted, setJob } from './sql/receipts.ts'

/** What sources write to records. */
export interface SourceMemories {
  /** @throws ApiError if the memory is invalid regardless of stored data */
  check(request: Schemas['MemorizeRequest'], path: string): unknown
  /** Begins the job that stores the memories, in the current transaction. @returns the ID of its event */
  queue(billing: BillingContext, batch: Schemas['BatchMemorizeRequest']): Promise<string>
  /** Sets properties, except those with a later value than `asOf`. */
  setProperties(billing: BillingContext, record: Schemas['UpsertRecord'], asOf: Date): Promise<unknown>
}

export interface EventToAccept {
  sourceId: string
  eventId: string
  mapped: Mapped
}

/**
 * Accepts an event: writes its receipt, its properties and the job that stores its memory in one transaction, so that a
 * crash leaves all of it or nothing. An event whose job has failed is accepted again.
 * @returns the id of the receipt; undefined if the event was accepted before
 */
export const createAcceptor =
  ({ queue, setProperties }: SourceMemories) =>
  async (billing: BillingContext, { sourceId, eventId, mapped }: EventToAccept): Promise<string | undefined> => {
    const { memory, record, type, at } = mapped
    if (!memory) throw new Error('An event without a memory cannot be accepted.')
    const { scope } = billing

    const write = (refusal?: ApiError): Promise<string | undefined> =>
      scope.retried(() =>
        scope.transaction(async () => {
          const id = await receiptOf()
          if (id === undefined) return undefined
          if (record && !refusal) await refusable(() => setProperties(billing, record, at))
          const jobId = await queue(billing, { records: [memory] })
          const reason = refusal && 'properties'
          await setJob(scope, id, { jobId, type, reason, message: refusal && refusalOf(refusal) })
          return id
        }),
      )

    async function receiptOf(): Promise<string | undefined> {
      const id = await insertReceipt(scope, sourceId, { status: 'accepted', eventId, type })
      if (id !== undefined) return id
      const accepted = await lockAccepted(scope, sourceId, eventId)
      return accepted?.status === 'failed' ? accepted.id : undefined
    }

    try {
      return await write()
    } catch (error) {
      // the memory is stored without them, in a new transaction: the first one may be aborted
      if (error instanceof PropertiesRefused) return write(error.refusal)
      throw error
    }
  }

/** The properties do not fit the definitions, or the record. */
class PropertiesRefused extends Error {
  readonly refusal: ApiError
  constructor(refusal: ApiError) {
    super(refusal.message)
    this.refusal = refusal
  }
}

async function refusable(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw error instanceof ApiError && error.status < 500 ? new PropertiesRefused(error) : error
  }
}

const refusalOf = ({ message }: ApiError): string =>
  `The memory is stored without the properties: ${message.replaceAll('body.records.0.', '')}`
