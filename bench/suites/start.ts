import { createNotes } from '../lib/accounts.ts'
import { openKeepsake, startKeepsake } from '../lib/keepsake.ts'
import { throughput } from '../lib/load.ts'
import { median } from '../lib/statistics.ts'
import { DATABASES } from '../lib/store.ts'
import type { Suite } from '../lib/suite.ts'

/** From the start of the process until it is ready, on an existing database. */
export const start: Suite = {
  name: 'start',
  async run({ quick, note }) {
    for (const database of DATABASES) {
      const { server, client, store, end } = await openKeepsake(database, 4)
      const nextNote = createNotes()
      await throughput({ concurrency: 4, seconds: quick ? 0.2 : 5 }, () => client.post('/api/v1/memorize', nextNote()))
      await server.stop()
      const taken: number[] = []
      for (let round = 0; round < (quick ? 1 : 7); round++) {
        const again = await startKeepsake(store)
        taken.push(again.startMilliseconds / 1000)
        await again.stop()
      }
      note({
        name: `start on an existing ${database === 'PGlite' ? 'directory' : 'database'}, ${database}`,
        value: median(taken),
        unit: 's',
        target: { of: 'value', is: 'at most', than: 1.5 },
      })
      await end()
    }
  },
}
