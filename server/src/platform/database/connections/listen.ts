import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Outage } from './outage.ts'
import type { ConnectionHook, Pool } from './pool.ts'

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

interface EmbeddedListening extends Pick<Listening, 'channel' | 'onNews'> {
  pool: Pool
  /** Are called for each new session. */
  hooks: Set<ConnectionHook>
}

/** The same for the embedded database, whose one session also receives notifications, and has to ask again after a restart. */
export async function listenEmbedded({ pool, hooks, channel, onNews }: EmbeddedListening): Promise<StopListening> {
  const hear = (notice: pg.Notification): void => {
    if (notice.channel === channel) onNews()
  }
  let heard: pg.ClientBase | undefined
  const ask: ConnectionHook = async client => {
    heard = client.on('notification', hear)
    await client.query(`LISTEN ${channel}`)
  }
  const hook: ConnectionHook = async client => {
    await ask(client)
    onNews()
  }
  const client = await pool.connect()
  try {
    await ask(client)
  } finally {
    client.release()
  }
  hooks.add(hook)
  return async () => {
    hooks.delete(hook)
    heard?.off('notification', hear)
  }
}
