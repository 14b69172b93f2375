import type { IdempotencyStore } from '../store.ts'

/**
 * Sends one command to Redis, Valkey or a compatible server.
 * @example
 * const withNodeRedis: SendCommand = command => client.sendCommand([...command])
 * const withIoredis: SendCommand = ([name, ...values]) => client.call(name, ...values)
 */
export type SendCommand = (command: readonly [name: string, ...values: string[]]) => Promise<unknown>

export interface RedisStoreOptions {
  /** The start of all keys; `webhooks:` if absent. */
  prefix?: string
  /** How long an ID is remembered, in seconds; 5 days if absent, because a sender's retries can last 56 hours. */
  retentionSeconds?: number
  /** How long a handler may take before another process may run it again, in seconds; 60 if absent. */
  leaseSeconds?: number
}

const PROCESSED = 'processed'

/**
 * Remembers events in Redis, for several processes without a common database. Redis does not commit together with
 * the changes of a handler: if a process dies between the two, the event is processed again after `leaseSeconds`. A
 * handler must therefore be safe to repeat.
 */
export function redisStore(
  send: SendCommand,
  { prefix = 'webhooks:', retentionSeconds = 5 * 86_400, leaseSeconds = 60 }: RedisStoreOptions = {},
): IdempotencyStore {
  const isProcessed = async (id: string): Promise<boolean> => String(await send(['GET', prefix + id])) === PROCESSED
  return {
    has: isProcessed,
    async once(id, work) {
      const key = prefix + id
      const started = performance.now()
      const claimed = await send(['SET', key, 'running', 'NX', 'EX', String(leaseSeconds)])
      if (!claimed) return (await isProcessed(id)) ? 'duplicate' : 'in_progress'
      try {
        await work(undefined)
      } catch (error) {
        // after the end of the lease, the key may belong to another process
        const isMine = performance.now() - started < leaseSeconds * 1000
        // if Redis fails too, the lease ends by time; the handler's error is the one to report
        if (isMine) await send(['DEL', key]).catch(() => undefined)
        throw error
      }
      await send(['SET', key, PROCESSED, 'EX', String(retentionSeconds)])
      return 'processed'
    },
  }
}
