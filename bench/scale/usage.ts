import { defineAccounts } from '../lib/fill-records.ts'
import { fillUsage, requireAlikeCharge } from '../lib/fill-usage.ts'
import { openKeepsake } from '../lib/keepsake.ts'
import { untilFound } from '../lib/until.ts'
import { growthSuite } from './growth.ts'

/** The goal for the median overview of ten million charges, in milliseconds. */
const OVERVIEW_MS = 200
const DAY_MS = 24 * 60 * 60_000
const GROUPS = ['operation', 'key', 'collection', 'model', 'day']

/** The charge and the call of the service are in the totals. */
const TOTALLED = `SELECT FROM usage_totals WHERE operation = 'upsert' AND key_id NOT LIKE 'key_000%'
  HAVING sum(calls) > 0 AND sum(charges) > 0`

/**
 * One organization with ten million charges in ninety days: two hundred keys, of which few make most of the calls, eight
 * operations, ten collections and three models. They are inserted in SQL, with their totals.
 */
export const usage = growthSuite({
  name: 'usage',
  rows: 'usage rows',
  size: 10_000_000,
  perMillion: { minutes: 0.4, gigabytes: 0.4 },
  async open() {
    const keepsake = await openKeepsake('PostgreSQL', 2)
    const now = new Date()
    const post = (path: string, body: object) => () => keepsake.client.post(`/api/v1/analytics/${path}`, body)
    const year = { from: new Date(now.getTime() - 364 * DAY_MS).toISOString(), granularity: 'day' }
    const days = { from: new Date(now.getTime() - 30 * DAY_MS).toISOString(), granularity: 'hour' }
    const overviews = Object.fromEntries(
      GROUPS.map(groupBy => [`overview of 30 days by ${groupBy}`, post('overview', { groupBy })]),
    )
    const paths = {
      'GET /me': () => keepsake.client.get('/api/v1/me'),
      'current usage': () => keepsake.client.get('/api/v1/usage/current'),
      ...overviews,
      'overview of a year by day': post('overview', year),
      'overview of 30 days by hour': post('overview', days),
      'overview of 12 months': post('overview', { granularity: 'month' }),
      'the newest 50 charges': post('operations', {}),
    }
    return {
      keepsake,
      async load(from, to, database) {
        await fillUsage(database, from, to, now)
        if (from > 0) return
        await defineAccounts(keepsake.client)
        const upserted = { key: { email: 'dana@northwind.example' }, properties: { City: 'Oslo' } }
        await keepsake.client.post('/api/v1/upsert', { records: [upserted] })
        await untilFound(database, TOTALLED)
        await requireAlikeCharge(database)
      },
      paths,
      rates: {},
      goals: Object.fromEntries(Object.keys(overviews).map(name => [name, OVERVIEW_MS])),
    }
  },
})
