import { fillUsage } from '../lib/fill-usage.ts'
import { openKeepsake } from '../lib/keepsake.ts'
import { growthSuite } from './growth.ts'

/** The goal for the median overview of ten million charges, in milliseconds. */
const OVERVIEW_MS = 200
const DAY_MS = 24 * 60 * 60_000
const GROUPS = ['operation', 'key', 'collection', 'model', 'day']

/**
 * One organization with ten million charges in a year: eight operations, fifty keys, ten collections, three models. They
 * are inserted in SQL, with their totals.
 */
export const usage = growthSuite({
  name: 'usage',
  rows: 'usage rows',
  size: 10_000_000,
  perMillion: { minutes: 2, gigabytes: 0.6 },
  async open() {
    const keepsake = await openKeepsake('PostgreSQL', 2)
    const now = new Date()
    const post = (path: string, body: object) => () => keepsake.client.post(`/api/v1/analytics/${path}`, body)
    const year = { from: new Date(now.getTime() - 364 * DAY_MS).toISOString(), granularity: 'day' }
    const overviews = Object.fromEntries(
      GROUPS.map(groupBy => [`overview of 30 days by ${groupBy}`, post('overview', { groupBy })]),
    )
    const paths = {
      'GET /me': () => keepsake.client.get('/api/v1/me'),
      'current usage': () => keepsake.client.get('/api/v1/usage/current'),
      ...overviews,
      'overview of a year by day': post('overview', year),
      'overview of 12 months': post('overview', { granularity: 'month' }),
      'the newest 50 charges': post('operations', {}),
    }
    return {
      keepsake,
      load: (from, to, database) => fillUsage(database, from, to, now),
      paths,
      rates: {},
      goals: Object.fromEntries(Object.keys(overviews).map(name => [name, OVERVIEW_MS])),
    }
  },
})
