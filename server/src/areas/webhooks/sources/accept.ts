import type { Schemas } from '../../../contract/schemas.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import type { Database } from '../../../platform/database/database.ts'
import { carryHops } from '../../../platform/events/hops.ts'
import { ApiError } from '../../../platform/values/errors.ts'
import { keepAgain, setIgnored, takeReplay } from './kept-events.ts'
import type { Mapped } from './mapping.ts'
import { type Decided, isTaken } from './routes.ts'
import { setFailed, setJob } from './sql/inbound.ts'
import { type AcceptedEvent, insertAccepted, lockAccepted, type WrittenReceipt } from './sql/receipts.ts'

/** What sources write to records. */
export interface SourceMemories {
  /** @throws ApiError if the memory is invalid regardless of stored data */
  check(request: Schemas['MemorizeRequest'], path: string): unknown
  /** Begins the job that stores the memories, in the current transaction. @returns the ID of its event */
  queue(billing: BillingContext, batch: Schemas['BatchMemorizeRequest']): Promise<string>
  /** Sets properties, except those with a later value than `asOf`. */
  setProperties(billing: BillingContext, record: Schemas['UpsertRecord'], asOf: Date): Promise<unknown>
}

export interface EventToAccept extends AcceptedEvent {
  sourceId: string
  /** Absent if no memory route takes it. */
  mapped: Mapped | undefined
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
  /** Accepts an event, also one that has failed. @returns its receipt; undefined if it was accepted before */
  accept(billing: BillingContext, event: EventToAccept): Promise<WrittenReceipt | undefined>
  /** Stores a kept event, unless another process has done so meanwhile. */
  replay(billing: BillingContext, event: EventToReplay): Promise<void>
}

/**
 * Writes the receipt of an event, what forwards it, its properties and the job that stores its memory in one transaction,
 * so that a crash leaves all of it or nothing. An event that the mapping does not fit is kept as well: it is replayed once it does.
 */
export function createAcceptor(database: Database, { queue, setProperties }: SourceMemories): Acceptor {
  /** @param receiptOf returns the locked receipt; undefined if there is nothing to do */
  async function store<Receipt extends { id: string }>(
    billing: BillingContext,
    { mapped, hops, others = false }: { mapped: Mapped | undefined; hops: number; others?: boolean },
    receiptOf: () => Promise<Receipt | undefined>,
  ): Promise<Receipt | undefined> {
    const { scope } = billing

    const write = (refusal?: ApiError): Promise<Receipt | undefined> =>
      scope.retriedTransaction(async () => {
        await carryHops(database, hops)
        const receipt = await receiptOf()
        if (receipt === undefined || !mapped) return receipt
        const { id } = receipt
        const { memory, record, type, at, ignored } = mapped
        if (ignored) await (ignored.reason === 'type' ? setIgnored : setFailed)(scope, id, { type, ...ignored })
        if (!memory) return receipt
        if (record && !refusal) await refusable(() => setProperties(billing, record, at))
        const jobId = await queue(billing, { records: [memory] }).catch(async error => {
          // a queue that is full holds up no other route; the sender of a memory alone tries again
          if (!others || !(error instanceof ApiError) || error.status !== 429) throw error
          await setFailed(scope, id, { type, reason: error.code, message: error.message })
          return undefined
        })
        if (jobId === undefined) return receipt
        const reason = refusal && 'properties'
        await setJob(scope, id, { jobId, type, reason, message: refusal && refusalOf(refusal) })
        return receipt
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
    accept: (billing, { sourceId, identity, noteRepeated, type, kept, decided, mapped, onAccepted }) =>
      store(billing, { mapped, hops: kept.hops, others: decided.some(isOther) }, async () => {
        const { scope } = billing
        const inserted = await insertAccepted(scope, sourceId, { identity, noteRepeated, type, kept, decided })
        if (inserted) {
          await onAccepted(inserted.id)
          return inserted
        }
        const accepted = await lockAccepted(scope, sourceId, identity)
        if (accepted?.status !== 'failed') return undefined
        await keepAgain(scope, accepted.id, { ...kept, bodyHash: identity.bodyHash })
        return { id: accepted.id, repeatedBody: false }
      }),
    async replay(billing, { id, ...event }) {
      await store(billing, event, async () => ((await takeReplay(billing.scope, id)) ? { id } : undefined))
    },
  }
}

/** Whether a route takes an event that does not make it a memory. */
const isOther = (route: Decided): boolean => isTaken(route) && route.kind !== 'memory'

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
