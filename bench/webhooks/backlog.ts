import { randomUUID } from 'node:crypto'
import { claimDeliveries } from '../../server/src/areas/webhooks/engine/sql/deliveries.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { makeOrganization } from '../../server/test/support/organization.ts'
import { openBeside } from '../lib/bulk.ts'
import type { Target } from '../lib/figure.ts'
import { latencies } from '../lib/load.ts'
import { say } from '../lib/progress.ts'
import { median } from '../lib/statistics.ts'
import { createStore, type DatabaseName } from '../lib/store.ts'
import type { SuiteOptions } from '../lib/suite.ts'

const FEW = 10_000
const MANY = 1_000_000
const INSERTED_AT_ONCE = 25_000
const SUBSCRIPTIONS = 20
const CLAIMS = 60
/** The first ones plan the statement. */
const WARM_CLAIMS = 20

const TARGET: Target = { of: 'ratio', is: 'at most', than: 1.5 }

const SUBSCRIBE = `
  INSERT INTO webhook_subscriptions (id, tenant_id, url, events, api_version, guarantee, timeout_ms, auth_type,
    secret_current, secret_rotated_at)
  SELECT 'whk_' || n, $1, 'https://hooks.example.com/', '{*}', '2026-11-01', 'at_least_once', 5000, 'hmac', '', now()
  FROM generate_series(1, ${SUBSCRIPTIONS}) AS n`

const ADD_EVENT = `
  INSERT INTO runtime.webhook_events (tenant_id, id, type, data) VALUES ($1, 'evt_1', 'order.paid', '{"object": {}}')`

const ADD = `
  INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, due_at)
  SELECT 'dlv_' || n, $1, 'whk_' || n % ${SUBSCRIPTIONS} + 1, 'evt_1', 'order.paid', app_now()
  FROM generate_series($2::int, $3::int) AS n`

/** How long it takes to claim a hundred deliveries out of the backlog of twenty subscriptions. */
export async function measureBacklog(name: DatabaseName, { quick, note }: SuiteOptions): Promise<void> {
  const store = await createStore(name)
  const database = await openBeside(store)
  const { tenants } = await makeOrganization(database)
  await database.query(SUBSCRIBE, [tenants.test])
  await database.query(ADD_EVENT, [tenants.test])
  const many = quick ? 2 * FEW : MANY

  await fill(database, tenants.test, 1, FEW)
  const ofFew = await claiming(database)
  say(`  putting ${many.toLocaleString('en-US')} deliveries into the queue …`)
  await fill(database, tenants.test, FEW + 1, many)
  const ofMany = await claiming(database)
  note({
    name: `claim of 100 deliveries, ${many.toLocaleString('en-US')} wait, ${name}`,
    value: ofMany,
    unit: 'ms',
    floor: { name: `${FEW.toLocaleString('en-US')} wait`, value: ofFew },
    target: TARGET,
  })
  await database.close()
  await store.remove()
}

async function fill(database: Database, tenant: number, from: number, to: number): Promise<void> {
  for (let first = from; first <= to; first += INSERTED_AT_ONCE)
    await database.query(ADD, [tenant, first, Math.min(first + INSERTED_AT_ONCE - 1, to)])
}

const claiming = async (database: Database): Promise<number> => {
  const claim = { after: '', busy: new Map<string, number>(), endpointLimit: 10, limit: 100 }
  const taken = await latencies(WARM_CLAIMS + CLAIMS, () =>
    claimDeliveries(database, { ...claim, lease: randomUUID() }),
  )
  return median(taken.slice(WARM_CLAIMS))
}
