import { openBareDatabase } from '../lib/bare-database.ts'
import { BATCH, openKeepsake, storeBatch } from '../lib/keepsake.ts'
import { inTurn } from '../lib/load.ts'
import { createMemories } from '../lib/memories.ts'
import { DATABASES } from '../lib/store.ts'
import type { Suite } from '../lib/suite.ts'

/** Number of memories that one statement of the server stores. */
const CHUNK = 200

/** Memories per second in batches without extraction, from the call until the event reports that all are stored. */
export const batch: Suite = {
  name: 'batch',
  async run({ quick, note }) {
    const rounds = quick ? 1 : 9
    for (const database of DATABASES) {
      const { client, end } = await openKeepsake(database, 2)
      const bare = await openBareDatabase(database)
      const memories = createMemories()
      await storeBatch(client, memories.take(BATCH))
      const { stored, inserted } = await inTurn(rounds, {
        stored: () => {
          const records = memories.take(BATCH)
          return rate(() => storeBatch(client, records))
        },
        inserted: () => {
          const contents = memories.take(BATCH).map(({ content }) => content)
          return rate(async () => {
            for (let from = 0; from < BATCH; from += CHUNK) await bare.insertAll(contents.slice(from, from + CHUNK))
          })
        },
      })
      note({
        name: `batch of ${BATCH}, ${database}`,
        value: stored,
        unit: '/s',
        floor: { name: `bare inserts, ${CHUNK} a statement`, value: inserted },
        target: { of: 'value', is: 'at least', than: 3_000 },
      })
      await bare.end()
      await end()
    }
  },
}

async function rate(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return BATCH / ((performance.now() - started) / 1000)
}
