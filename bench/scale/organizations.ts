import { makeOrganization } from '../../server/test/support/organization.ts'
import { copyTenant } from '../lib/copy-tenant.ts'
import { BATCH, openKeepsake, storeBatch } from '../lib/keepsake.ts'
import { createMemories } from '../lib/memories.ts'
import { say } from '../lib/progress.ts'
import { untilFound } from '../lib/until.ts'
import { growthSuite } from './growth.ts'

const COPIED_AT_ONCE = 50
const WRITERS = 8
const WRITTEN = 1_000

const TENANT = 'SELECT id FROM tenants WHERE livemode ORDER BY id LIMIT 1'
/** Copies are consistent if the first tenant's charges are in its totals. */
const TOTALLED = 'SELECT WHERE NOT EXISTS (SELECT FROM usage_entries WHERE NOT is_totalled)'

/** A thousand organizations with a thousand memories each: the service stores those of the first, the others get copies. */
export const organizations = growthSuite({
  name: 'organizations',
  rows: 'memories of many organizations',
  size: 1_000_000,
  perMillion: { minutes: 6, gigabytes: 4 },
  async open() {
    const keepsake = await openKeepsake('PostgreSQL', WRITERS)
    const { client } = keepsake
    const made = createMemories()
    const written = createMemories(7)
    let questions: { query: string; email: string }[] = []
    const keys: string[] = []
    /** A call of another organization each time, but never of the first: the next copies are made of it. */
    const post = (n: number, path: string, body: object): Promise<unknown> => {
      const key = keys[(n * 7919) % keys.length] ?? keepsake.key
      return client.post(`/api/v1/${path}`, body, { authorization: `Bearer ${key}` })
    }
    const question = (n: number) => questions[n % questions.length] ?? { query: '', email: '' }
    return {
      keepsake,
      async load(from, to, database) {
        if (from === 0) {
          await storeBatch(client, made.take(BATCH))
          questions = made.ask(500)
          await untilFound(database, TOTALLED)
        }
        const [first] = await database.query<{ id: number }>(TENANT)
        const others = Math.floor(to / BATCH) - 1
        while (keys.length < others) {
          const number = keys.length
          const tenants: number[] = []
          while (tenants.length < COPIED_AT_ONCE && keys.length < others) {
            const { tenants: own, key } = await makeOrganization(database, { credits: 1_000_000_000 })
            tenants.push(own.live)
            keys.push(key)
          }
          await copyTenant(database, first?.id ?? 0, tenants, number)
          if (keys.length % 100 === 0) say(`  ${keys.length.toLocaleString('en-US')} copies`)
        }
      },
      paths: {
        'GET /me': () => client.get('/api/v1/me'),
        memorize: n => post(n, 'memorize', written.take(1)[0] ?? {}),
        recall: n => post(n, 'recall', { email: question(n).email }),
        'smart-recall in the organization': n => post(n, 'smart-recall', { query: question(n).query }),
        'smart-recall in one record': n => post(n, 'smart-recall', question(n)),
        search: n => post(n, 'search', { query: question(n).query }),
        'properties of a record': n => post(n, 'properties', { email: question(n).email }),
      },
      rates: {
        [`memorize, ${WRITERS} at once in all organizations`]: async () => {
          let begun = 0
          const writer = async (): Promise<void> => {
            while (begun < WRITTEN) await post(begun++, 'memorize', written.take(1)[0] ?? {})
          }
          await Promise.all(Array.from({ length: WRITERS }, writer))
          return WRITTEN
        },
      },
    }
  },
})
