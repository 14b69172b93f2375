import { startServer } from '../lib/child.ts'
import { openClient } from '../lib/client.ts'
import { openKeepsake } from '../lib/keepsake.ts'
import { inTurn, throughput } from '../lib/load.ts'
import { DATABASES } from '../lib/store.ts'
import type { Suite } from '../lib/suite.ts'

const CONCURRENCY = 16

/** Calls per second that only identify the caller, compared with an empty route of the same framework. */
export const me: Suite = {
  name: 'me',
  async run({ quick, note }) {
    const load = { concurrency: CONCURRENCY, seconds: quick ? 0.5 : 4 }
    for (const database of DATABASES) {
      const { client, store, end } = await openKeepsake(database, CONCURRENCY)
      const environment = store.url === undefined ? {} : { BARE_DATABASE_URL: store.url }
      const server = await startServer({ file: 'bench/lib/bare-hono.ts', readyPath: '/me', environment })
      const bare = openClient(server.url, CONCURRENCY)
      const calls = {
        ours: () => throughput(load, () => client.get('/api/v1/me')),
        bare: () => throughput(load, () => bare.get('/me')),
      }
      await inTurn(1, calls)
      const { ours, bare: floor } = await inTurn(quick ? 1 : 5, calls)
      note({
        name: `GET /me, ${database}, ${CONCURRENCY} at once`,
        value: ours,
        unit: '/s',
        floor: { name: 'bare Hono route', value: floor },
        target: { of: 'ratio', is: 'at least', than: 0.25 },
      })
      if (store.url !== undefined)
        note({
          name: 'bare Hono route with SELECT 1, PostgreSQL',
          value: await throughput(load, () => bare.get('/one-query')),
          unit: '/s',
          floor: { name: 'bare Hono route', value: floor },
        })
      await bare.close()
      await server.stop()
      await end()
    }
  },
}
