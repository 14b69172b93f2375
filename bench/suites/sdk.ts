import { pathToFileURL } from 'node:url'
import { builtFile } from '../lib/built.ts'
import { openKeepsake } from '../lib/keepsake.ts'
import { latencies } from '../lib/load.ts'
import { median } from '../lib/statistics.ts'
import type { Suite } from '../lib/suite.ts'

/** A call by the built client compared with the same call by `fetch`, in pairs. */
export const sdk: Suite = {
  name: 'sdk',
  async run({ quick, note }) {
    const { Keepsake }: typeof import('@keepsake/sdk') = await import(
      pathToFileURL(builtFile('sdk/dist/index.js')).href
    )
    const { server, key, end } = await openKeepsake('PGlite', 1)
    const client = new Keepsake({ secretKey: key, baseUrl: server.url })
    const byClient = (): Promise<unknown> => client.me()
    const byFetch = async (): Promise<unknown> => {
      const response = await fetch(`${server.url}/api/v1/me`, { headers: { Authorization: `Bearer ${key}` } })
      return response.json()
    }
    await latencies(quick ? 20 : 500, byClient)
    await latencies(quick ? 20 : 500, byFetch)
    const taken: { client: number[]; fetch: number[] } = { client: [], fetch: [] }
    for (let pair = 0; pair < (quick ? 50 : 3_000); pair++) {
      if (pair % 2 === 0) taken.client.push(...(await latencies(1, byClient)))
      taken.fetch.push(...(await latencies(1, byFetch)))
      if (pair % 2 === 1) taken.client.push(...(await latencies(1, byClient)))
    }
    note({
      name: 'call of the SDK, p50',
      value: median(taken.client),
      unit: 'ms',
      floor: { name: 'fetch', value: median(taken.fetch) },
      target: { of: 'ratio', is: 'at most', than: 1.1 },
    })
    await end()
  },
}
