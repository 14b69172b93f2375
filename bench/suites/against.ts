import { ROOT } from '../lib/child.ts'
import { type Client, openClient } from '../lib/client.ts'
import { nanosecondsOf } from '../lib/cpu-time.ts'
import { defineAccounts, sendRecords } from '../lib/fill-records.ts'
import { FILTERS } from '../lib/filters.ts'
import { BATCH, register, startKeepsake, storeBatch } from '../lib/keepsake.ts'
import { inTurn } from '../lib/load.ts'
import { createMemories } from '../lib/memories.ts'
import { options as given } from '../lib/options.ts'
import { say } from '../lib/progress.ts'
import { createStore, DATABASES } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'

const SIZE = 10_000
const QUICK_SIZE = 1_000
const TIMES = 30
/** Calls that are not measured. */
const WARM_UP = 5
/** How much longer than on the other server a scan may take. */
const MOST = 1.3
/** The other version may have no built-in embedding model, and not know how to turn it off. */
const WORDS_ONLY = { EMBEDDING_PROVIDER: 'off' }

/**
 * What scans take on the embedded database, compared with a server of another checkout. Both have the same texts and
 * records, and the calls take turns. What is compared is CPU time, which other work on the machine hardly changes.
 */
export const against: Suite = {
  name: 'against',
  async run(options) {
    if (given.against === undefined) return say('  not measured: it needs --against FOLDER')
    if (!DATABASES.includes('PGlite')) return say('  not measured: it is about the embedded database')
    await compare(given.against, options)
  },
}

async function compare(other: string, { quick, note }: SuiteOptions): Promise<void> {
  const size = quick ? QUICK_SIZE : (given.size ?? SIZE)
  const [here, there] = await Promise.all([openFilled(ROOT, size), openFilled(other, size)])
  const paths: Record<string, (client: Client, n: number) => Promise<unknown>> = {
    'recall in the organization': (client, n) => recall(client, here.questions[n % here.questions.length]?.query),
    'recall in one record': (client, n) => {
      const { query, email } = here.questions[n % here.questions.length] ?? {}
      return recall(client, query, email)
    },
  }
  for (const [name, body] of Object.entries(FILTERS))
    paths[`filter: ${name}`] = client => client.post('/api/v1/memory/filter-by-property', { ...body, limit: 50 })

  const total = { here: 0, there: 0 }
  for (const [name, path] of Object.entries(paths)) {
    const taking = ({ client, pid }: Filled) => {
      let n = 0
      return async (): Promise<number> => {
        const before = nanosecondsOf(pid)
        await path(client, n++)
        return (nanosecondsOf(pid) - before) / 1e6
      }
    }
    const measures = { here: taking(here), there: taking(there) }
    await inTurn(quick ? 1 : WARM_UP, measures)
    const taken = await inTurn(quick ? 3 : TIMES, measures)
    total.here += taken.here
    total.there += taken.there
    noteRatio(`${name} among ${size.toLocaleString('en-US')}, PGlite, CPU time`, taken)
  }
  noteRatio(`all of them, PGlite, CPU time`, total)
  for (const { end } of [here, there]) await end()

  function noteRatio(name: string, taken: Record<'here' | 'there', number>): void {
    note({
      name,
      value: taken.here,
      unit: 'ms',
      floor: { name: 'the other', value: taken.there },
      target: { of: 'ratio', is: 'at most', than: MOST },
    })
  }
}

const recall = (client: Client, query = '', email?: string): Promise<unknown> =>
  client.post('/api/v1/smart-recall', { query, ...(email !== undefined && { email }) })

type Filled = Awaited<ReturnType<typeof openFilled>>

/** A server of a checkout, with as many texts as records, which it stored itself. */
async function openFilled(checkout: string, size: number) {
  const store = await createStore('PGlite', { models: false })
  if (checkout === ROOT) Object.assign(store.environment, WORDS_ONLY)
  const filling = await startKeepsake(store, checkout)
  const key = await register(filling.url)
  const loading = openClient(filling.url, 2, key)
  await defineAccounts(loading)
  const memories = createMemories()
  for (let stored = 0; stored < size; stored += BATCH) await storeBatch(loading, memories.take(BATCH))
  say(`  ${checkout}: ${size} memories stored`)
  await sendRecords(loading, size)
  say(`  ${checkout}: ${size} records stored`)
  await loading.close()
  await filling.stop()

  const server = await startKeepsake(store, checkout)
  const client = openClient(server.url, 1, key)
  return {
    client,
    pid: server.pid,
    questions: memories.ask(TIMES),
    async end() {
      await client.close()
      await server.stop()
      await store.remove()
    },
  }
}
