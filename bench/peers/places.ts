import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onEnd } from '../lib/cleanup.ts'
import { register, startKeepsake } from '../lib/keepsake.ts'
import { createStore } from '../lib/store.ts'
import type { Place } from './product.ts'
import type { Measured } from './products.ts'

/** An empty place for a product. */
export interface Opened {
  place: Place
  /** The same place, after whatever held its data was killed. */
  again(): Promise<Place>
  remove(): Promise<void>
}

export async function openPlace({ needs, served }: Measured, embedder: string): Promise<Opened> {
  const store = needs && (await createStore(needs, { models: false }))
  const directory = store?.directory ?? (await mkdtemp(join(tmpdir(), 'keepsake-peers-')))
  const removeDirectory = onEnd(() => rm(directory, { recursive: true, force: true }))
  const place: Place = { directory, database: store?.url, embedder }
  if (!store || !served)
    return {
      place,
      again: async () => place,
      async remove() {
        await store?.remove()
        await removeDirectory()
      },
    }
  let server = await startKeepsake(store)
  const key = await register(server.url)
  const withServer = (): Place => ({ ...place, server: { url: server.url, key, pid: server.pid } })
  return {
    place: withServer(),
    async again() {
      server = await startKeepsake(store)
      return withServer()
    },
    async remove() {
      await server.stop()
      await store.remove()
    },
  }
}
