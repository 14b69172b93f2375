import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Outage } from './outage.ts'

const RECONNECT_MS = 1_000
const CONNECT_TIMEOUT_MS = 30_000
/** How long to wait for a connection that does not respond when it is closed. */
const CLOSE_MS = 1_000

export type StopListening = () => Promise<void>

export interface Listening {
  url: string
  channel: string
  onNews(): void
  outage: Pick<Outage, 'failed' | 'over'>
}

/**
 * Calls `onNews` for each notification on a PostgreSQL channel, with its own connection.
 * A broken connection is replaced once the database is available. `onNews` is then called, since notifications may
 * have been lost.
 */
export async function listenOn({ url, channel, onNews, outage }: Listening): Promise<StopListening> {
  const stopping = new AbortController()
  const { signal } = stopping
  let client: pg.Client | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'keepsake listen',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    let reason: Error | undefined
    next.on('notification', onNews)
    next.on('error', error => {
      reason = error
    })
    next.once('end', () => {
      if (client === next) void reconnect(reason)
    })
    try {
      await next.connect()
      await next.query(`LISTEN ${channel}`)
    } catch (error) {
      void next.end()
      throw error
    }
    client = next
  }

  async function reconnect(reason: unknown): Promise<void> {
    outage.failed(reason)
    await sleep(RECONNECT_MS, undefined, { signal }).catch(() => {})
    await outage.over(signal)
    if (signal.aborted) return
    try {
      await connect()
      onNews()
    } catch (error) {
      void reconnect(error)
    }
  }

  await connect()
  return async () => {
    stopping.abort()
    await Promise.race([client?.end(), sleep(CLOSE_MS, undefined, { ref: false })])
  }
}
