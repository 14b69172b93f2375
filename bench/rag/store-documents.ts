import { execFileSync } from 'node:child_process'
import { databaseBytes } from '../../server/test/support/postgresql.ts'
import type { Keepsake } from '../lib/keepsake.ts'
import type { Kept } from '../lib/kept.ts'
import { createMemories } from '../lib/memories.ts'
import { say } from '../lib/progress.ts'
import { sectionsOf } from '../lib/sections.ts'
import type { Store } from '../lib/store.ts'
import type { SuiteOptions } from '../lib/suite.ts'
import { ingest } from './ingest.ts'

export const PROJECT = 'Documents'
const AT_ONCE = 100
/** Documents of 100 kB, so that 10,000 have 1 GB. */
const SECTIONS = 80
const SENTENCES = 10
const REPORTED_EVERY = 500
/** Goal: growth of the server's memory in MB. */
const MAX_GROWTH = 200

type Memories = ReturnType<typeof createMemories>

const documentsFrom = (memories: Memories, from: number, to: number): object[] =>
  Array.from({ length: to - from }, (_, n) => ({
    id: `document-${from + n}`,
    title: `Document ${from + n}`,
    mimeType: 'markdown',
    content: sectionsOf(memories, SECTIONS, SENTENCES),
  }))

/**
 * Stores documents, the same in each run, and notes how fast, how much the memory of the server grows, and the size on
 * disk. Those that an earlier run has kept are only generated, so that questions can be about them.
 */
export async function storeDocuments(
  { client, server, store }: Keepsake,
  { note }: SuiteOptions,
  { memories, count, kept }: { memories: Memories; count: number; kept?: Kept | undefined },
): Promise<void> {
  const present = Math.min(kept?.notes.stored ?? 0, count)
  for (let from = 0; from < present; from += AT_ONCE) documentsFrom(memories, from, Math.min(present, from + AT_ONCE))
  if (present > 0) say(`  ${present} documents are kept from an earlier run`)
  if (present < count) {
    // the first documents start what reads them
    await ingest(client, 'Warm', documentsFrom(createMemories(2), 0, AT_ONCE))
    const before = megabytes(server.pid)
    let highest = before
    let bytes = 0
    let seconds = 0
    for (let from = present; from < count; from += AT_ONCE) {
      const to = Math.min(count, from + AT_ONCE)
      const documents = documentsFrom(memories, from, to)
      bytes += JSON.stringify(documents).length
      const started = performance.now()
      await ingest(client, PROJECT, documents)
      seconds += (performance.now() - started) / 1_000
      highest = Math.max(highest, megabytes(server.pid))
      await kept?.save({ stored: to })
      if (to % REPORTED_EVERY === 0 || to === count) {
        const rate = (to - present) / seconds
        const left = Math.ceil((count - to) / rate / 60)
        say(`  ${to} documents, ${rate.toFixed(1)}/s, ${Math.round(highest - before)} MB more, ${left} minutes left`)
      }
    }
    const size = `${count - present} documents, ${Math.round(bytes / 1e6)} MB, ${store.name}`
    note({ name: `read and store ${size}`, value: (count - present) / seconds, unit: '/s' })
    note({
      name: `growth of the server while it stores ${size}`,
      value: highest - before,
      unit: 'MB',
      target: { of: 'value', is: 'at most', than: MAX_GROWTH },
    })
  }
  note({ name: `disk with ${count} documents, ${store.name}`, value: (await diskBytes(store)) / 1e6, unit: 'MB' })
}

/** What `ps` calls the resident set, including shared libraries. */
const megabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

const diskBytes = async ({ url, directory }: Store): Promise<number> =>
  url === undefined
    ? Number(execFileSync('du', ['-sk', directory], { encoding: 'utf8' }).split('\t')[0]) * 1024
    : databaseBytes(url)
