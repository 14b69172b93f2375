import { AsyncLocalStorage } from 'node:async_hooks'
import { isObject } from '../json.ts'

type Explain = (error: unknown) => Promise<unknown>

export interface Transactions<Client> {
  /** The client of the transaction that the async context carries. */
  current(): Client | undefined
  /** Runs `work` in a transaction; inside one, it joins that one. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Calls `callback` once the current transaction has committed, each function once; at once where there is none. */
  afterCommit(callback: () => void): void
  /** Throws what `explain` makes of an error of `work`: inside a transaction, after its rollback. */
  explaining<T>(work: () => Promise<T>, explain: Explain): Promise<T>
}

interface Open<Client> {
  client: Client
  callbacks: Set<() => void>
}

/**
 * Carries transactions by the async context.
 * @param begin opens a transaction, and commits it when `work` succeeds
 */
export function createTransactions<Client>(
  begin: <T>(work: (client: Client) => Promise<T>) => Promise<T>,
): Transactions<Client> {
  const open = new AsyncLocalStorage<Open<Client>>()
  const explanations = new WeakMap<object, Explain>()
  return {
    current: () => open.getStore()?.client,
    async run(work) {
      if (open.getStore()) return work()
      const callbacks = new Set<() => void>()
      try {
        const result = await begin(client => open.run({ client, callbacks }, work))
        for (const callback of callbacks) callback()
        return result
      } catch (error) {
        const explain = isObject(error) && explanations.get(error)
        throw explain ? await explain(error) : error
      }
    },
    afterCommit(callback) {
      const current = open.getStore()
      if (current) current.callbacks.add(callback)
      else callback()
    },
    async explaining(work, explain) {
      try {
        return await work()
      } catch (error) {
        if (!open.getStore()) throw await explain(error)
        if (isObject(error)) explanations.set(error, explain)
        throw error
      }
    },
  }
}
