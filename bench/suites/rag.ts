import { type Keepsake, openKeepsake } from '../lib/keepsake.ts'
import { type Kept, openKept } from '../lib/kept.ts'
import { createMemories } from '../lib/memories.ts'
import { options as given } from '../lib/options.ts'
import { say } from '../lib/progress.ts'
import { DATABASES } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'
import { timeCalls } from '../lib/time-calls.ts'
import { judge } from '../rag/judge.ts'
import { PROJECT, storeDocuments } from '../rag/store-documents.ts'

const DOCUMENTS = 500
const QUICK_DOCUMENTS = 100
const SEARCHES = 200
/** Goal: milliseconds of the median search on PostgreSQL. */
const MAX_MILLISECONDS = 30

/**
 * Whether the right section of the judged documents is found, how fast documents are read and searched, and how much the
 * memory of the server grows. `--size` sets the number of documents; with 0, only
 * the judged ones are searched. `--keep` names a folder in which the documents stay for the next run.
 */
export const rag: Suite = {
  name: 'rag',
  async run(options) {
    for (const database of DATABASES) {
      await judgeWords(database, options)
      if (given.embedding) await judgeWithModel(database, options)
      const count = given.size ?? (options.quick ? QUICK_DOCUMENTS : DOCUMENTS)
      if (count === 0) continue
      const kept = given.keep === undefined ? undefined : await openKept(given.keep, database)
      const keepsake = await openKeepsake(database, 2, { models: false, kept })
      await measure(keepsake, options, count, kept)
      await keepsake.end()
    }
  },
}

async function judgeWords(database: (typeof DATABASES)[number], options: SuiteOptions): Promise<void> {
  const keepsake = await openKeepsake(database, 2, { models: false })
  await judge(keepsake, options, { embedding: false })
  await keepsake.end()
}

async function judgeWithModel(database: (typeof DATABASES)[number], options: SuiteOptions): Promise<void> {
  if (process.env.EMBEDDING_PROVIDER === undefined)
    return say('  NDCG@10 with an embedding model: unmeasured, because EMBEDDING_PROVIDER is not set.')
  const keepsake = await openKeepsake(database, 2)
  await judge(keepsake, options, { embedding: true })
  await keepsake.end()
}

async function measure(keepsake: Keepsake, options: SuiteOptions, count: number, kept?: Kept): Promise<void> {
  const memories = createMemories()
  await storeDocuments(keepsake, options, { memories, count, kept })
  const { client, store } = keepsake
  const search = ({ query }: { query: string }) => client.post('/api/v1/rag/search', { project: PROJECT, query })
  const stored = Math.max(count, kept?.notes.stored ?? 0)
  const timed = { name: `search among ${stored} documents, ${store.name}`, milliseconds: MAX_MILLISECONDS }
  await timeCalls(client, options, timed, memories.ask(options.quick ? 10 : SEARCHES), search)
}
