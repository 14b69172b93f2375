import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshStatistics } from '../server/src/platform/database/statistics.ts'
import { createdCursor } from '../server/src/platform/lists/list.ts'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'
import { type Execution, type PlanRecorder, recordPlans, rowsOf, stepsOf } from './support/executed-plans.ts'

const ROWS = 20_000
/** Rows of a page, with what the index has of the moment where it begins. */
const MAX_ROWS = 100
/** After this many calls a connection caches a plan, if it caches one at all. */
const WARM_UP = 7
const DESTINATION = 'dst_00000000000000000000000001'

const ID = `lpad(n::text, 26, '0')`
/** One row a second, the last one an hour ago. */
const AT = `date_trunc('second', now()) - make_interval(hours => 1, secs => ${ROWS} - n)`
const NUMBERS = `generate_series(1, ${ROWS}) AS n`

interface List {
  name: string
  /** What its cursor calls it. */
  list: string
  prefix: string
  table: string
  fill: string
  path: string
  /** Sent with the cursor in the body instead of the query. */
  posted?: true
  /** Oldest first. */
  ascending?: true
}

const LISTS: readonly List[] = [
  {
    name: 'events',
    list: 'events',
    prefix: 'evt_',
    table: 'events',
    fill: `INSERT INTO events (id, tenant_id, type, status, caller, created_at)
      SELECT 'evt_' || ${ID}, $1, 'memory.batch', 'completed', '{}', ${AT} FROM ${NUMBERS} WHERE $2::text <> ''`,
    path: 'events',
  },
  {
    name: 'the audit log',
    list: 'audit',
    prefix: 'aud_',
    table: 'audit_entries',
    fill: `INSERT INTO audit_entries (id, organization_id, actor, action, target, at)
      SELECT 'aud_' || ${ID}, $2, 'key_1', 'webhook.updated', '${DESTINATION}', ${AT} FROM ${NUMBERS} WHERE $1::int > 0`,
    path: 'audit',
  },
  {
    name: 'the changes of a destination',
    list: 'destination-logs',
    prefix: 'aud_',
    table: 'audit_entries',
    fill: `INSERT INTO webhook_subscriptions (id, tenant_id, kind, name, url, events, api_version, guarantee, timeout_ms, auth_type,
        secret_current, secret_rotated_at)
      SELECT '${DESTINATION}', $1, 'destination', 'Orders', 'https://hooks.northwind.example/', '{*}', '2026-11-01',
        'at_least_once', 5000, 'hmac', '', now() WHERE $2::text <> ''`,
    path: `destinations/${DESTINATION}/logs`,
  },
  {
    name: 'charges',
    list: 'charges',
    prefix: 'use_',
    table: 'usage_entries',
    fill: `INSERT INTO usage_entries (id, tenant_id, operation, credits, at)
      SELECT 'use_' || ${ID}, $1, 'memorize', 1, ${AT} FROM ${NUMBERS} WHERE $2::text <> ''`,
    path: 'analytics/operations',
    posted: true,
  },
  {
    name: 'deliveries of a webhook',
    list: 'webhook-deliveries',
    prefix: 'dlv_',
    table: 'runtime.webhook_deliveries',
    fill: `INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, status, attempts,
        created_at, finished_at)
      SELECT 'dlv_' || ${ID}, $1, s.id, 'evt_' || ${ID}, 'order.paid', 'succeeded', 1, ${AT}, ${AT}
      FROM webhook_subscriptions s, ${NUMBERS} WHERE s.tenant_id = $1 AND s.kind = 'webhook' AND $2::text <> ''`,
    path: 'webhooks/WEBHOOK/deliveries',
  },
  {
    name: 'members',
    list: 'members',
    prefix: 'agt_',
    table: 'members',
    fill: `INSERT INTO members (id, organization_id, kind, name, role, created_at)
      SELECT 'agt_' || ${ID}, $2, 'agent', 'Agent ' || n, 'member', ${AT} FROM ${NUMBERS} WHERE $1::int > 0`,
    path: 'members',
    ascending: true,
  },
]

let app: TestApp
let key: string
let webhook: string
let recorder: PlanRecorder

beforeAll(async () => {
  recorder = recordPlans()
  // one connection, so that the recorded calls use the plans that the earlier ones have made
  app = await createTestApp({ settings: { DATABASE_POOL_SIZE: '1', WORKERS: 'off' } })
  const organization = await app.organization()
  key = organization.key
  const body = { url: 'https://hooks.northwind.example/', events: ['order.*'] }
  webhook = (await app.call('POST', '/api/v1/webhooks', { key, body })).body.data.id
  for (const { fill } of LISTS) await app.database.query(fill, [organization.tenants.live, organization.id])
  await refreshStatistics(app.database)
}, 300_000)
afterAll(async () => {
  await app?.stop()
  recorder?.stop()
})

/** Steps that read more than a page. */
function excessOf(executions: readonly Execution[]): object[] {
  const read = executions.flatMap(({ step }) =>
    stepsOf(step).filter(({ 'Relation Name': table, 'Index Name': index }) => table ?? index),
  )
  expect(read.length).toBeGreaterThan(0)
  return read
    .filter(step => rowsOf(step) > MAX_ROWS)
    .map(step => ({
      step: step['Node Type'],
      of: step['Index Name'] ?? step['Relation Name'],
      by: step['Index Cond'] ?? step.Filter,
      rows: rowsOf(step),
    }))
}

const page = ({ path, posted }: List, cursor: string) => {
  const to = `/api/v1/${path.replace('WEBHOOK', webhook)}`
  return posted
    ? app.call('POST', to, { key, body: { limit: 20, cursor } })
    : app.call('GET', `${to}?limit=20&cursor=${cursor}`, { key })
}

test.each(LISTS)('a page deep in a list of $name reads its rows only', async each => {
  // in the middle, so that neither the rows before it nor those after it are few
  const deep = ROWS / 2
  const id = `${each.prefix}${String(deep).padStart(26, '0')}`
  const at =
    each.list === 'members' || each.table.startsWith('runtime.') || each.table === 'events' ? 'created_at' : 'at'
  const [row] = await app.database.query<{ at: Date }>(`SELECT ${at} AS at FROM ${each.table} WHERE id = $1`, [id])
  const cursor = createdCursor(each.list).encode({ createdAt: row?.at.toISOString() ?? '', id })
  for (let n = 0; n < WARM_UP; n++) await page(each, cursor)
  let ids: string[] = []
  const executions = await recorder.during(async () => {
    const { status, body } = await page(each, cursor)
    expect(status, JSON.stringify(body)).toBe(200)
    ids = body.data.map((entry: { id: string }) => entry.id)
  })
  const next = Array.from({ length: 20 }, (_, n) => deep + (each.ascending ? n + 1 : -n - 1))
  expect(ids).toEqual(next.map(number => `${each.prefix}${String(number).padStart(26, '0')}`))
  expect(excessOf(executions)).toEqual([])
})

test.each(['failed', 'dead_lettered', 'queued', 'sending', 'retrying', 'deferred'])(
  'a list of the deliveries that are %s reads nothing of the others',
  async status => {
    const list = () => app.call('GET', `/api/v1/webhooks/${webhook}/deliveries?status=${status}`, { key })
    for (let n = 0; n < WARM_UP; n++) await list()
    const executions = await recorder.during(async () => {
      const { data } = (await list()).body
      // the test event of the webhook at most, whose receiver does not exist
      expect(data.filter((each: { event_type: string }) => each.event_type !== 'webhook.tested')).toEqual([])
    })
    expect(excessOf(executions)).toEqual([])
  },
)
