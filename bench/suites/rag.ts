import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import { type Keepsake, openKeepsake } from '../lib/keepsake.ts'
import { latencies } from '../lib/load.ts'
import { createMemories } from '../lib/memories.ts'
import { say } from '../lib/progress.ts'
import { median, quantile } from '../lib/statistics.ts'
import { DATABASES } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'

const DOCUMENTS = 10_000
const QUICK_DOCUMENTS = 200
const AT_ONCE = 100
const SECTIONS = 3
const SENTENCES = 4
const SEARCHES = 200
const POLL_MS = 50
/** Goals: milliseconds of the median search on PostgreSQL, and growth of the server's memory in MB. */
const GOALS = { milliseconds: 30, megabytes: 200 }

const Accepted = z.object({ eventId: z.string() })
const Event = z.object({ data: z.object({ status: z.string() }) })

/** How fast documents are read and searched, and how much the memory of the server grows. */
export const rag: Suite = {
  name: 'rag',
  async run(options) {
    for (const database of DATABASES) {
      const keepsake = await openKeepsake(database, 2)
      await measure(keepsake, options)
      await keepsake.end()
    }
  },
}

async function measure({ client, store, server }: Keepsake, { note, quick }: SuiteOptions): Promise<void> {
  const memories = createMemories()
  const count = quick ? QUICK_DOCUMENTS : DOCUMENTS
  const documentOf = (n: number) => ({
    id: `document-${n}`,
    title: `Document ${n}`,
    mimeType: 'markdown',
    content: Array.from({ length: SECTIONS }, (_, part) => {
      const sentences = memories.take(SENTENCES).map(({ content }) => content)
      return `## Part ${part}\n\n${sentences.join(' ')}\n`
    }).join('\n'),
  })
  const ingest = async (from: number, project: string): Promise<void> => {
    const documents = Array.from({ length: AT_ONCE }, (_, n) => documentOf(from + n))
    const { eventId } = Accepted.parse(await client.post('/api/v1/rag/ingest', { project, documents }))
    await ended(client, eventId)
  }
  // the first documents start what reads them
  await ingest(0, 'Warm')
  const before = megabytes(server.pid)
  let highest = before
  const started = performance.now()
  for (let from = 0; from < count; from += AT_ONCE) {
    await ingest(from, 'Documents')
    highest = Math.max(highest, megabytes(server.pid))
  }
  const seconds = (performance.now() - started) / 1_000
  say(`  ${store.name}: ${count} documents in ${Math.round(seconds)} s`)
  const name = `${count} documents of ${SECTIONS} sections, ${store.name}`
  note({ name: `read and store ${name}`, value: count / seconds, unit: '/s' })
  note({
    name: `growth of the server while it stores ${name}`,
    value: highest - before,
    unit: 'MB',
    target: { of: 'value', is: 'at most', than: GOALS.megabytes },
  })
  const questions = memories.ask(quick ? 10 : SEARCHES)
  const search = (query: string) => client.post('/api/v1/rag/search', { project: 'Documents', query })
  // the first calls find cold connections and unread word frequencies
  for (const { query } of questions.slice(0, questions.length / 10)) await search(query)
  const taken = { search: [] as number[], floor: [] as number[] }
  for (const { query } of questions) {
    taken.floor.push(...(await latencies(1, () => client.get('/api/v1/me'))))
    taken.search.push(...(await latencies(1, () => search(query))))
  }
  const floor = (share: number) => ({ name: 'GET /me', value: quantile(taken.floor, share) })
  const target = { of: 'value', is: 'at most', than: GOALS.milliseconds } as const
  note({ name: `search among ${name}, p50`, value: median(taken.search), unit: 'ms', floor: floor(0.5), target })
  note({ name: `search among ${name}, p99`, value: quantile(taken.search, 0.99), unit: 'ms', floor: floor(0.99) })
}

async function ended({ get }: Keepsake['client'], eventId: string): Promise<void> {
  for (;;) {
    const { data } = Event.parse(await get(`/api/v1/events/${eventId}`))
    if (data.status === 'completed') return
    if (data.status !== 'queued' && data.status !== 'processing') throw new Error(`Documents ended as ${data.status}.`)
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
}

/** What `ps` calls the resident set, including shared libraries. */
const megabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
