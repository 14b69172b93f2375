import type { Schemas } from '../../../contract/schemas.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import type { Database } from '../../../platform/database/database.ts'
import { carryHops } from '../../../platform/events/hops.ts'
import { ApiError } from '../../../platform/values/errors.ts'
import { keepAgain, setIgnored, takeReplay } from './kept-events.ts'
import type { Mapped } from './mapping.ts'
import { setFailed, setJob } from './sql/inbound.ts'
import { insertReceipt, type Kept, lockAccepted } from './sql/receipts.ts'

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
  /** What the event is recognized by. */
  acceptedId: string
  kept: Kept
  mapped: Mapped
  /** Called in the transaction that accepts the event for the first time. */
  onAccepted(receiptId: string): Promise<void>
}

export interface EventToReplay {
  id: string
  mapped: Mapped
  /** How many deliveries of this service led to it. */
  hops: number
}

export interface Acceptor {
  /**
   * Accepts an event. One that has failed is accepted again.
   * @returns the id of the receipt; undefined if the event was accepted before
   */
  accept(billing: BillingContext, event: EventToAccept): Promise<string | undefined>
  /** Stores a kept event, unless another process has done so meanwhile. */
  replay(billing: BillingContext, event: EventToReplay): Promise<void>
}

/**
 * Writes the receipt of an event, what forwards it, its properties and the job that stores its memory in one transaction,
 * so that a crash leaves all of it or nothing. An event that the mapping does not fit is kept as well: it is replayed once it does.
 */
export function createAcceptor(database: Database, { queue, setProperties }: SourceMemories): Acceptor {
  /** @param receiptOf returns the locked receipt; undefined if there is nothing to do */
  async function store(
    billing: BillingContext,
    { mapped: { memory, record, type, at, ignored }, hops }: Pick<EventToReplay, 'mapped' | 'hops'>,
    receiptOf: () => Promise<string | undefined>,
  ): Promise<string | undefined> {
    const { scope } = billing

    const write = (refusal?: ApiError): Promise<string | undefined> =>
      scope.retriedTransaction(async () => {
        await carryHops(database, hops)
        const id = await receiptOf()
        if (id === undefined) return undefined
        if (ignored) await (ignored.reason === 'type' ? setIgnored : setFailed)(scope, id, { type, ...ignored })
        if (!memory) return id
        if (record && !refusal) await refusable(() => setProperties(billing, record, at))
        const jobId = await queue(billing, { records: [memory] })
        const reason = refusal && 'properties'
        await setJob(scope, id, { jobId, type, reason, message: refusal && refusalOf(refusal) })
        return id
      })

    try {
      return await write()
    } catch (error) {
      // the memory is stored without them, in a new transaction: the first one may be aborted
      if (error instanceof PropertiesRefused) return write(error.refusal)
      throw error
    }
  }

  return {
    accept: (billing, { sourceId, eventId, acceptedId, kept, mapped, onAccepted }) =>
      store(billing, { mapped, hops: kept.hops }, async () => {
        const { scope } = billing
        const { type } = mapped
        const id = await insertReceipt(scope, sourceId, { status: 'accepted', eventId, acceptedId, type, kept })
        if (id !== undefined) {
          await onAccepted(id)
          return id
        }
        const accepted = await lockAccepted(scope, sourceId, acceptedId)
        if (accepted?.status !== 'failed') return undefined
        await keepAgain(scope, accepted.id, kept)
        return accepted.id
      }),
    async replay(billing, { id, ...event }) {
      await store(billing, event, async () => ((await takeReplay(billing.scope, id)) ? id : undefined))
    },
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
