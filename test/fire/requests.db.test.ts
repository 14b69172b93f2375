import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { advanceClock, createStore, type Store } from '../../server/test/support/test-database.ts'
import { type FailingDatabase, failingDatabase } from '../support/failing-database.ts'
import { OPERATIONS } from '../support/requests.ts'
import { noteRun } from '../support/run-notes.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { makeSurroundings, type Surroundings, settingsFor } from './support/surroundings.ts'
import { makeTargets, type Target } from './support/target.ts'
import { fire, type Tally } from './support/volley.ts'

/** Of both databases together. `pnpm prove fire` sends a million. */
const REQUESTS = Number(process.env.KEEPSAKE_FIRE_REQUESTS ?? 20_000)
const SEED = Number(process.env.KEEPSAKE_FIRE_SEED ?? randomInt(2 ** 31))
const ORGANIZATIONS = 4

/** The first part compiles the code and fills the caches. */
const WARM_UP = Math.ceil(REQUESTS / 2 / 10)
const WINDOWS = 5
const OUTAGE = Math.ceil(REQUESTS / 2 / 20)
/** How far the clock of the service jumps, and how many requests follow. */
const JUMPS = ['90 days', '-180 days', '400 days']
const AFTER_JUMP = Math.ceil(REQUESTS / 2 / 60)
const WINDOW = Math.floor((REQUESTS / 2 - WARM_UP - OUTAGE - JUMPS.length * AFTER_JUMP) / WINDOWS)
const OUTAGE_MS = 3_000
/** From the end of an outage until the last connection notices it. */
const RECOVERY_MS = 20_000

const MAX_STRETCH_MS = 250
const MAX_GROWTH = 1.1

let store: Store
let database: FailingDatabase
let surroundings: Surroundings
let server: ServerProcess
let targets: Target[]
beforeAll(async () => {
  store = await createStore()
  targets = await makeTargets(store, ORGANIZATIONS)
  surroundings = await makeSurroundings(store)
  database = await failingDatabase(store)
  server = await start()
}, 300_000)
afterAll(async () => {
  await server?.kill()
  await database?.close()
  await surroundings?.close()
  await store?.remove()
})

const start = (): Promise<ServerProcess> =>
  startServer({ ...settingsFor(store, surroundings, database.preloaded), ...database.settings })

/** Moves the clock, under a running server on PostgreSQL; an embedded database is its server's alone. */
async function jump(by: string): Promise<void> {
  if (!store.url) await server.stop()
  const own = await openDatabase({ url: store.url, directory: join(store.directory, 'postgres') })
  await advanceClock(own, by)
  await own.close()
  if (!store.url) server = await start()
}

interface Window {
  heap: number
  rss: number
  cpuSeconds: number
  longest: { ms: number; recent: string[] }
}

const windows = (): Window[] =>
  server.lines.filter(line => line.startsWith('{"window"')).map(line => JSON.parse(line).window)

/** Ends the window that began with the last call of this. */
async function endWindow(): Promise<Window> {
  const before = windows().length
  server.signal('SIGWINCH')
  return vi.waitFor(() => windows()[before] ?? Promise.reject(new Error('The server has not measured itself.')), 30_000)
}

let drawn = SEED
async function volley(count: number, isDue?: (status: number, text: string) => boolean): Promise<Tally> {
  const { url, lines } = server
  const seed = drawn
  // each batch of a volley has a seed of its own
  drawn += Math.ceil(count / 500)
  return fire({ url, targets, surroundings, seed, count, lines: () => lines, ...(isDue && { isDue }) })
}

test(`${REQUESTS / 2} generated requests, with seed ${SEED}`, { timeout: 120_000 + REQUESTS * 60 }, async () => {
  process.stdout.write(`${store.kind}: KEEPSAKE_FIRE_SEED=${SEED}\n`)
  const tallies = [await volley(WARM_UP)]
  const measured = [await endWindow()]
  const started = performance.now()
  for (let n = 0; n < WINDOWS; n++) {
    tallies.push(await volley(WINDOW))
    measured.push(await endWindow())
  }
  const perSecond = (WINDOWS * WINDOW * 1_000) / (performance.now() - started)

  let recovered = Number.POSITIVE_INFINITY
  const outage = (async () => {
    await database.end(server)
    await sleep(OUTAGE_MS)
    await database.back()
    recovered = performance.now() + RECOVERY_MS
  })()
  tallies.push(
    await volley(OUTAGE, (status, text) => status === 503 && /database/.test(text) && performance.now() < recovered),
  )
  await outage
  for (const by of JUMPS) {
    await jump(by)
    tallies.push(await volley(AFTER_JUMP))
  }

  const statuses = new Map<number, number>()
  for (const [status, count] of tallies.flatMap(tally => [...tally.statuses]))
    statuses.set(status, (statuses.get(status) ?? 0) + count)
  const succeeded = new Set(tallies.flatMap(tally => [...tally.succeeded]))
  const [warm, ...later] = measured
  const first = later[0] ?? warm
  const last = later.at(-1) ?? warm
  const longest = later.map(each => each.longest).reduce((one, other) => (one.ms > other.ms ? one : other))
  const figures = {
    database: store.kind,
    seed: SEED,
    requests: [...statuses.values()].reduce((sum, count) => sum + count, 0),
    statuses: Object.fromEntries([...statuses].sort(([one], [other]) => one - other)),
    due: tallies.reduce((sum, { due }) => sum + due, 0),
    operations: succeeded.size,
    perSecond: Math.round(perSecond),
    cpuMs: (((last?.cpuSeconds ?? 0) - (warm?.cpuSeconds ?? 0)) * 1_000) / (WINDOWS * WINDOW),
    longestMs: longest.ms,
    heap: [first?.heap, last?.heap],
    rss: [first?.rss, last?.rss],
  }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  noteRun({ requests: figures })
  expect(tallies.flatMap(({ problems }) => problems)).toEqual([])
  const missing = OPERATIONS.map(({ id }) => id).filter(id => !succeeded.has(id))
  // requests that are all refused prove little; few of them may miss an operation by chance
  expect(missing.length, `none succeeded of ${missing}`).toBeLessThan(OPERATIONS.length / 10)
  expect(longest).toMatchObject({ ms: expect.toSatisfy((ms: number) => ms < MAX_STRETCH_MS) })
  expect((last?.heap ?? 0) / (first?.heap ?? 0)).toBeLessThan(MAX_GROWTH)
  expect(server.lines.filter(line => line.includes('"level":"fatal"'))).toEqual([])
})
