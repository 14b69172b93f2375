import { inBulk } from '../lib/bulk.ts'
import type { Client } from '../lib/client.ts'
import { defineAccounts, insertRecords, requireAlikeRecord } from '../lib/fill-records.ts'
import { FILTERS } from '../lib/filters.ts'
import { openKeepsake } from '../lib/keepsake.ts'
import { say } from '../lib/progress.ts'
import { growthSuite } from './growth.ts'

const AT_ONCE = 100_000
const WRITERS = 8
const WRITTEN = 2_000

const post = (client: Client, path: string, body: object): Promise<unknown> => client.post(`/api/v1/${path}`, body)
const email = (n: number): string => `contact${n}@northwind.example`

/** Filters one page of 50 records each, in the two directions that a caller asks for. */
const filtersOf = (client: Client) =>
  Object.fromEntries(
    Object.entries(FILTERS).map(([name, body]) => [
      `filter: ${name}`,
      () => post(client, 'memory/filter-by-property', { ...body, limit: 50 }),
    ]),
  )

/** One organization with a million records of five or six properties, inserted in SQL. */
export const records = growthSuite({
  name: 'records',
  rows: 'records',
  size: 1_000_000,
  perMillion: { minutes: 5, gigabytes: 5 },
  async open() {
    const keepsake = await openKeepsake('PostgreSQL', WRITERS)
    const { client } = keepsake
    await defineAccounts(client)
    let count = 0
    let written = 0
    const drawn = (n: number): string => email(1 + ((n * 7919) % count))
    return {
      keepsake,
      async load(from, to, database) {
        for (let first = from + 1; first <= to; first += AT_ONCE) {
          const last = Math.min(first + AT_ONCE - 1, to)
          await inBulk(database, () => insertRecords(database, first, last, AT_ONCE))
          say(`  ${last.toLocaleString('en-US')} records stored`)
        }
        count = to
        for (const number of [1, 2]) if (from === 0) await requireAlikeRecord(client, database, number)
      },
      paths: {
        'GET /me': () => client.get('/api/v1/me'),
        'properties of a record': n => post(client, 'properties', { email: drawn(n) }),
        'update of a value': n =>
          post(client, 'memory/update', { email: drawn(n), propertyName: 'Budget', value: 500_000 + n }),
        ...filtersOf(client),
      },
      rates: {
        'upsert of a record with two properties, 8 at once': async () => {
          const writer = async (): Promise<void> => {
            while (written % WRITTEN !== WRITTEN - 1) {
              written++
              const properties = { City: 'Oslo', Budget: written }
              await post(client, 'upsert', {
                records: [{ key: { email: `new${written}@northwind.example` }, properties }],
              })
            }
          }
          await Promise.all(Array.from({ length: WRITERS }, writer))
          written++
          return WRITTEN
        },
      },
    }
  },
})
