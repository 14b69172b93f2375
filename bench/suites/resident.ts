import { setTimeout as sleep } from 'node:timers/promises'
import { ACCOUNTS, createNotes } from '../lib/accounts.ts'
import type { ServerProcess } from '../lib/child.ts'
import { type Client, openClient } from '../lib/client.ts'
import { register, startKeepsake, storeBatch } from '../lib/keepsake.ts'
import { say } from '../lib/progress.ts'
import { pick, randomFrom } from '../lib/random.ts'
import { peakMegabytes, residentOf } from '../lib/resident-memory.ts'
import { median } from '../lib/statistics.ts'
import { createStore, DATABASES, type DatabaseName } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'
import { untilEmbedded } from '../lib/until-embedded.ts'
import { makeWords } from '../lib/vocabulary.ts'

const MEMORIES = 10_000
const WORDS = 30
const CONCURRENCY = 8
/** One call for each memory takes longer, with the same extraction. */
const AT_ONCE = 100
const SAID_EACH = 2_000
/** How long a server that has nothing to do is watched: V8 gives memory back, and optimizes code, some seconds later. */
const QUIET_MS = 15_000
const ROUNDS = 5

/** The most that each may take, in megabytes and seconds. */
const MOST = {
  PGlite: { peak: 480, idle: 380, warm: 380, filled: 470 },
  // one that has read no text has not loaded the engine
  PostgreSQL: { peak: 480, idle: 200, warm: 350, filled: 350 },
  readyOnEmpty: 4,
  ready: 1.5,
  firstMemorizeMs: 150,
}

/** What a server at home needs: memory of its processes without the one that embeds, time until it is ready, its first call. */
export const resident: Suite = {
  name: 'resident',
  async run(options) {
    for (const database of DATABASES) await measure(database, options)
  },
}

async function measure(database: DatabaseName, { quick, note }: SuiteOptions): Promise<void> {
  const most = MOST[database]
  const memory = (name: string, value: number, than?: number): void =>
    note({ name: `${name}, ${database}`, value, unit: 'MB', ...(than && { target: atMost(than) }) })
  const quiet = quick ? 500 : QUIET_MS
  const place = database === 'PGlite' ? 'directory' : 'database'
  const store = await createStore(database)
  say(`  ${database}: an empty ${place}, then ${quiet / 1_000} s without calls`)
  const first = await startKeepsake(store)
  note({
    name: `ready on an empty ${place}, ${database}`,
    value: first.startMilliseconds / 1_000,
    unit: 's',
    target: atMost(MOST.readyOnEmpty),
  })
  await sleep(quiet)
  memory('peak of the first start', peakMegabytes(first.pid), most.peak)
  memory('idle after the first start', residentOf(first.pid).server, most.idle)
  const key = await register(first.url)
  const client = openClient(first.url, CONCURRENCY, key)
  await client.post('/api/v1/collections', ACCOUNTS)
  await client.close()
  await first.stop()

  const nextNote = createNotes()
  say(`  ${database}: ${ROUNDS} starts, each with a first call`)
  const starts = { ready: [] as number[], memorize: [] as number[] }
  for (let round = 0; round < (quick ? 1 : ROUNDS); round++) {
    const again = await startKeepsake(store)
    starts.ready.push(again.startMilliseconds / 1_000)
    starts.memorize.push(await firstMemorize(again, key, nextNote()))
    await again.stop()
  }
  note({
    name: `ready on an existing ${place}, ${database}`,
    value: median(starts.ready),
    unit: 's',
    target: atMost(MOST.ready),
  })
  note({
    name: `first memorize of a process, ${database}`,
    value: median(starts.memorize),
    unit: 'ms',
    target: atMost(MOST.firstMemorizeMs),
  })

  say(`  ${database}: without calls, then what somebody tries first, with ${quiet / 1_000} s after each`)
  const server = await startKeepsake(store)
  await sleep(quiet)
  memory('idle', residentOf(server.pid).server, most.idle)
  const warm = openClient(server.url, CONCURRENCY, key)
  await use(warm, nextNote)
  await sleep(quiet)
  memory('warm', residentOf(server.pid).server, most.warm)
  const embedding = await store10000(server, warm, quick ? 50 : MEMORIES)
  await sleep(quiet)
  memory(`after ${MEMORIES.toLocaleString('en-US')} memories`, residentOf(server.pid).server, most.filled)
  memory('peak while they were stored', peakMegabytes(server.pid))
  memory('the process that embeds, at most', embedding)
  await warm.close()
  await server.stop()
  await store.remove()
}

const atMost = (than: number) => ({ of: 'value', is: 'at most', than }) as const

async function firstMemorize({ url }: ServerProcess, key: string, note: object): Promise<number> {
  const client = openClient(url, 1, key)
  // the connection and the key are not what is measured
  await client.get('/api/v1/me')
  const started = performance.now()
  await client.post('/api/v1/memorize', note)
  const taken = performance.now() - started
  await client.close()
  return taken
}

/** What somebody tries in the first minutes. */
async function use(client: Client, nextNote: () => { email: string; content: string }): Promise<void> {
  for (let n = 0; n < 20; n++) {
    const note = nextNote()
    await client.post('/api/v1/memorize', note)
    await client.post('/api/v1/smart-recall', { query: 'Who signs, and by when?', email: note.email })
    await client.post('/api/v1/smart-memory-digest', { email: note.email })
  }
}

/** Stores memories, with extraction, until all are embedded. @returns the most that the process that embeds had, in megabytes */
async function store10000({ pid, url }: ServerProcess, client: Client, memories: number): Promise<number> {
  const random = randomFrom(7)
  const words = makeWords(random)
  const content = (): string => Array.from({ length: WORDS }, () => pick(random, words)).join(' ')
  const memory = (number: number): object => ({ email: `p${number % 100}@home.example`, content: `${content()}.` })
  let most = 0
  for (let stored = 0; stored < memories; stored += AT_ONCE) {
    if (stored % SAID_EACH === 0) say(`  ${stored} of ${memories} memories stored`)
    const batch = Array.from({ length: Math.min(AT_ONCE, memories - stored) }, (_, n) => memory(stored + n))
    await storeBatch(client, batch, true)
    most = Math.max(most, residentOf(pid).embedding)
  }
  let said = memories
  await untilEmbedded(url, waiting => {
    most = Math.max(most, residentOf(pid).embedding)
    if (said - waiting < SAID_EACH) return
    said = waiting
    say(`  ${waiting} memories wait for their vectors`)
  })
  return Math.max(most, residentOf(pid).embedding)
}
