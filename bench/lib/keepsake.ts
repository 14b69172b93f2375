import { join, relative } from 'node:path'
import { z } from 'zod'
import { ROOT, type ServerProcess, startServer } from './child.ts'
import { type Client, openClient } from './client.ts'
import type { Kept } from './kept.ts'
import { createStore, type DatabaseName, type Store } from './store.ts'

/** A server on its own database, and an organization on it. */
export interface Keepsake {
  server: ServerProcess
  store: Store
  key: string
  client: Client
  /** Stops the server and removes its data. */
  end(): Promise<void>
}

const Registered = z.object({ data: z.object({ agent: z.object({ api_key: z.string() }) }) })
const Accepted = z.object({ eventId: z.string() })
const Event = z.object({ data: z.object({ status: z.string() }) })

/** @param checkout the folder of the server, instead of this one */
export const startKeepsake = (store: Store, checkout = ROOT): Promise<ServerProcess> =>
  startServer({
    file: relative(ROOT, join(checkout, 'server/src/main.ts')),
    readyPath: '/readyz',
    environment: store.environment,
  })

interface Opening {
  /** What is done first; the function it returns runs while no server runs. */
  prepare?: (client: Client, store: Store) => Promise<() => Promise<void>>
  /** Whether it has the models of the environment; the default is true. */
  models?: boolean
  /** The address under which it reaches PostgreSQL, of the one that it has. */
  behind?: (url: string) => string
  /** Where its data and its organization stay for the next run. */
  kept?: Kept | undefined
}

/** @param connections how many calls may run at once */
export async function openKeepsake(
  database: DatabaseName,
  connections: number,
  { prepare, models = true, behind, kept }: Opening = {},
): Promise<Keepsake> {
  const store = await createStore(database, { models, kept })
  if (behind && store.url !== undefined) store.environment.DATABASE_URL = behind(store.url)
  let server = await startKeepsake(store)
  const key = kept?.notes.key ?? (await register(server.url))
  await kept?.save({ key })
  if (prepare) {
    const preparing = openClient(server.url, connections, key)
    const fill = await prepare(preparing, store)
    await preparing.close()
    await server.stop()
    await fill()
    server = await startKeepsake(store)
  }
  const client = openClient(server.url, connections, key)
  return {
    server,
    store,
    key,
    client,
    async end() {
      await client.close()
      await server.stop()
      await store.remove()
    },
  }
}

/** Creates an organization. @returns its key */
export async function register(url: string): Promise<string> {
  const client = openClient(url, 1)
  const registered = Registered.parse(await client.post('/auth/agent', { name: 'bench' }))
  await client.close()
  return registered.data.agent.api_key
}

/** Maximum number of memories in one batch. */
export const BATCH = 1_000
const POLL_MS = 10

/** Sends memories as one batch, without extraction unless it is asked for, and waits until all are stored. */
export async function storeBatch({ get, post }: Client, records: readonly object[], extract = false): Promise<void> {
  const { eventId } = Accepted.parse(await post('/api/v1/batch-memorize', { defaults: { extract }, records }))
  for (;;) {
    const { data } = Event.parse(await get(`/api/v1/events/${eventId}`))
    if (data.status === 'completed') return
    if (data.status !== 'queued' && data.status !== 'processing')
      throw new Error(`A batch ended as ${data.status} instead of completed.`)
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
}
