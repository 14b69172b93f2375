import { execFileSync } from 'node:child_process'
import { type Keepsake, openKeepsake } from '../lib/keepsake.ts'
import { createMemories } from '../lib/memories.ts'
import { options as given } from '../lib/options.ts'
import { say } from '../lib/progress.ts'
import { sectionsOf } from '../lib/sections.ts'
import { DATABASES } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'
import { timeCalls } from '../lib/time-calls.ts'
import { ingest } from '../rag/ingest.ts'
import { judge } from '../rag/judge.ts'

const DOCUMENTS = 500
const QUICK_DOCUMENTS = 100
const AT_ONCE = 100
/** Documents of 100 kB, so that 10,000 have 1 GB. */
const SECTIONS = 80
const SENTENCES = 10
const SEARCHES = 200
/** Goals: milliseconds of the median search on PostgreSQL, and growth of the server's memory in MB. */
const GOALS = { milliseconds: 30, megabytes: 200 }

/**
 * Whether the right section of the judged documents is found, how fast documents are read and searched, and how much the
 * memory of the server grows. `--size` sets the number of documents; with 0, only
 * the judged ones are searched.
 */
export const rag: Suite = {
  name: 'rag',
  async run(options) {
    for (const database of DATABASES) {
      const judged = await openKeepsake(database, 2, { models: false })
      await judge(judged, options, { embedding: false })
      await judged.end()
      if (given.embedding) await judgeWithModel(database, options)
      const count = given.size ?? (options.quick ? QUICK_DOCUMENTS : DOCUMENTS)
      if (count === 0) continue
      const keepsake = await openKeepsake(database, 2, { models: false })
      await measure(keepsake, options, count)
      await keepsake.end()
    }
  },
}

async function judgeWithModel(database: (typeof DATABASES)[number], options: SuiteOptions): Promise<void> {
  if (process.env.EMBEDDING_PROVIDER === undefined)
    return say('  NDCG@10 with an embedding model: unmeasured, because EMBEDDING_PROVIDER is not set.')
  const keepsake = await openKeepsake(database, 2)
  await judge(keepsake, options, { embedding: true })
  await keepsake.end()
}

async function measure({ client, store, server }: Keepsake, options: SuiteOptions, count: number): Promise<void> {
  const { note, quick } = options
  const memories = createMemories()
  const documentsFrom = (from: number): object[] =>
    Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => ({
      id: `document-${from + n}`,
      title: `Document ${from + n}`,
      mimeType: 'markdown',
      content: sectionsOf(memories, SECTIONS, SENTENCES),
    }))
  // the first documents start what reads them
  await ingest(client, 'Warm', documentsFrom(0))
  const before = megabytes(server.pid)
  let highest = before
  let bytes = 0
  let milliseconds = 0
  for (let from = 0; from < count; from += AT_ONCE) {
    const documents = documentsFrom(from)
    bytes += JSON.stringify(documents).length
    const started = performance.now()
    await ingest(client, 'Documents', documents)
    milliseconds += performance.now() - started
    highest = Math.max(highest, megabytes(server.pid))
    if (from % (10 * AT_ONCE) === 0)
      say(`  ${from + documents.length} documents, ${Math.round(highest - before)} MB more`)
  }
  const size = `${count} documents, ${Math.round(bytes / 1e6)} MB, ${store.name}`
  note({ name: `read and store ${size}`, value: (count * 1_000) / milliseconds, unit: '/s' })
  note({
    name: `growth of the server while it stores ${size}`,
    value: highest - before,
    unit: 'MB',
    target: { of: 'value', is: 'at most', than: GOALS.megabytes },
  })
  const search = ({ query }: { query: string }) => client.post('/api/v1/rag/search', { project: 'Documents', query })
  const timed = { name: `search among ${size}`, milliseconds: GOALS.milliseconds }
  await timeCalls(client, options, timed, memories.ask(quick ? 10 : SEARCHES), search)
}

/** What `ps` calls the resident set, including shared libraries. */
const megabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
