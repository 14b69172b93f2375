import { type Client, openClient } from '../lib/client.ts'
import { BATCH, openKeepsake, storeBatch } from '../lib/keepsake.ts'
import { createMemories } from '../lib/memories.ts'
import { say } from '../lib/progress.ts'
import { growthSuite } from './growth.ts'

/** Batches that are sent at once. The server reads one while it stores another. */
const AT_ONCE = 3
const SAID_EACH = 100_000

const post = (client: Client, path: string, body: object): Promise<unknown> => client.post(`/api/v1/${path}`, body)

/** One organization with a million memories in a thousand records, all sent by `batch-memorize`. */
export const memories = growthSuite({
  name: 'memories',
  rows: 'memories',
  size: 1_000_000,
  perMillion: { minutes: 8, gigabytes: 3 },
  async open() {
    const keepsake = await openKeepsake('PostgreSQL', 8)
    const { client, server, key } = keepsake
    const loading = openClient(server.url, AT_ONCE + 1, key)
    const made = createMemories()
    let questions = made.ask.bind(made)
    let asked = [{ query: '', email: '' }]
    const question = (n: number) => asked[n % asked.length] ?? { query: '', email: '' }
    const written = createMemories(7)
    return {
      keepsake,
      async load(from, to) {
        let left = Math.ceil((to - from) / BATCH)
        let stored = from
        const worker = async (): Promise<void> => {
          while (left > 0) {
            left--
            await storeBatch(loading, made.take(BATCH))
            stored += BATCH
            if (stored % SAID_EACH === 0) say(`  ${stored.toLocaleString('en-US')} memories stored`)
          }
        }
        await Promise.all(Array.from({ length: AT_ONCE }, worker))
        questions = made.ask.bind(made)
        asked = questions(500)
      },
      rates: {},
      paths: {
        'GET /me': () => client.get('/api/v1/me'),
        memorize: () => post(client, 'memorize', written.take(1)[0] ?? {}),
        'smart-recall in the organization': n => post(client, 'smart-recall', { query: question(n).query }),
        'smart-recall in one record': n => post(client, 'smart-recall', question(n)),
        search: n => post(client, 'search', { query: question(n).query }),
        'properties of a record': n => post(client, 'properties', { email: question(n).email }),
      },
    }
  },
})
