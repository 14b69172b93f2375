import { request } from 'undici'
import { z } from 'zod'
import { type ServerProcess, startServer } from '../lib/child.ts'
import type { Account } from './account.ts'

/** The receiver, in a separate process. */
export interface Receiver {
  url: string
  count(): Promise<number>
  /** The latency of each event from publishing to arrival. */
  milliseconds(): Promise<number[]>
  /** Resets the counters. */
  reset(): Promise<void>
  /** @throws Error if fewer arrived in time */
  until(count: number): Promise<void>
  stop(): Promise<void>
}

const POLL_MS = 20
const PATIENCE_MS = 60_000
const RECEIVERS = 10

const Count = z.number()
const Milliseconds = z.array(z.number())

export async function startReceiver(): Promise<Receiver> {
  const { url, stop }: ServerProcess = await startServer({
    file: 'bench/lib/sink.ts',
    readyPath: '/count',
    environment: {},
  })
  const ask = async (path: string, method: 'GET' | 'DELETE' = 'GET'): Promise<unknown> =>
    (await request(url + path, { method })).body.json()
  const count = async (): Promise<number> => Count.parse(await ask('/count'))
  return {
    url,
    count,
    milliseconds: async () => Milliseconds.parse(await ask('/milliseconds')),
    async reset() {
      await ask('/count', 'DELETE')
    },
    async until(wanted) {
      const deadline = performance.now() + PATIENCE_MS
      for (let arrived = await count(); arrived < wanted; arrived = await count()) {
        if (performance.now() > deadline)
          throw new Error(`${arrived} of ${wanted} deliveries arrived within ${PATIENCE_MS / 1000} seconds.`)
        await new Promise(resolve => setTimeout(resolve, POLL_MS))
      }
    },
    stop,
  }
}

/** Event types, each of which goes to one of ten subscriptions in turn. */
export const typesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `order${n % RECEIVERS}.paid`)

/** Creates those subscriptions. @returns their ids */
export async function subscribeAll({ subscribe }: Account, url: string): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < RECEIVERS; n++) ids.push(await subscribe(url, `order${n}.*`))
  return ids
}
