import { AsyncLocalStorage } from 'node:async_hooks'
import { unlessLeft } from '../../concurrency/request-failure.ts'
import { isObject } from '../../values/json.ts'

type Explain = (error: unknown) => Promise<unknown>

export interface Transactions<Client> {
  current(): Client | undefined
  /** Runs `work` in a transaction. Nested calls join the outer transaction. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Calls `callback` once after the current transaction commits, or at once if there is none. */
  afterCommit(callback: () => void): void
  /** Throws the error that `explain` returns for an error of `work`. Inside a transaction, it is rolled back first. */
  explaining<T>(work: () => Promise<T>, explain: Explain): Promise<T>
}

interface Open<Client> {
  client: Client
  callbacks: Set<() => void>
}

/** Carries transactions in the async context. @param begin opens a transaction, and commits it if `work` succeeds */
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
        const result = await begin(client => open.run({ client, callbacks }, () => unlessLeft(work)))
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
