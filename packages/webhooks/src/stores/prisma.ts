import type { IdempotencyStore } from '../store.ts'

/** The part of a Prisma model that the store uses. */
interface EventModel {
  create(args: { data: { id: string } }): Promise<unknown>
  findUnique(args: { where: { id: string }; select: { id: true } }): Promise<unknown>
  deleteMany(args: { where: { processedAt: { lt: Date } } }): Promise<{ count: number }>
}

/** The part of a Prisma client that the store uses. */
interface PrismaLike<Transaction> {
  $transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options?: { maxWait?: number; timeout?: number },
  ): Promise<Result>
}

export interface PrismaStoreOptions {
  /** The model in the client: `processedWebhook` if absent. */
  model?: string
  /** How long a transaction may take, in milliseconds; after that Prisma rolls it back. 10,000 if absent. */
  timeout?: number
}

/** A store in a database, whose old rows have to be deleted from time to time. */
export interface PrismaStore<Transaction> extends IdempotencyStore<Transaction> {
  /** Deletes the IDs of events that were processed before; returns their number. */
  deleteBefore(time: Date): Promise<number>
}

class ProcessedBefore extends Error {}

/**
 * Remembers events in a table of the application, in the transaction of the handler: the changes of the handler and the
 * ID are committed together, or not at all. A parallel duplicate waits for the first one at the unique key.
 *
 * The schema needs this model:
 * ```prisma
 * model ProcessedWebhook {
 *   id          String   @id
 *   processedAt DateTime @default(now())
 * }
 * ```
 *
 * @example
 * const store = prismaStore(prisma)
 * createReceiver({ secrets, store, handlers: { 'order.paid': (event, { transaction }) => transaction.order.update(…) } })
 */
export function prismaStore<Transaction>(
  prisma: PrismaLike<Transaction>,
  { model = 'processedWebhook', timeout = 10_000 }: PrismaStoreOptions = {},
): PrismaStore<Transaction> {
  return {
    has: async id => (await modelOf(prisma, model).findUnique({ where: { id }, select: { id: true } })) !== null,
    async once(id, work) {
      try {
        await prisma.$transaction(
          async transaction => {
            await modelOf(transaction, model).create({ data: { id } }).catch(asProcessedBefore)
            await work(transaction)
          },
          { timeout },
        )
        return 'processed'
      } catch (error) {
        if (error instanceof ProcessedBefore) return 'duplicate'
        throw error
      }
    },
    deleteBefore: async time => {
      const { count } = await modelOf(prisma, model).deleteMany({ where: { processedAt: { lt: time } } })
      return count
    },
  }
}

/** P2002: the unique key is taken. Caught here alone, because the handler's statements may fail with it as well. */
function asProcessedBefore(error: unknown): never {
  throw typeof error === 'object' && error !== null && 'code' in error && error.code === 'P2002'
    ? new ProcessedBefore()
    : error
}

function modelOf(client: unknown, name: string): EventModel {
  const models = client as Record<string, EventModel | undefined>
  const model = models[name]
  if (model) return model
  throw new Error(`The Prisma schema has no model ${name}. Add it as the documentation of prismaStore shows.`)
}
