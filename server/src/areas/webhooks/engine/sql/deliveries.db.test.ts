import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeOrganization } from '../../../../../test/support/organization.ts'
import { openTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.ts'
import { refreshStatistics } from '../../../../platform/database/statistics.ts'
import { newId } from '../../../../platform/values/ids.ts'
import { fanOut } from '../fan-out.ts'
import {
  type Claimed,
  claimDeliveries,
  claimForQueue,
  finishDeliveries,
  loadDeliveries,
  releaseDeliveries,
  renewDeliveries,
} from './deliveries.ts'

let own: TestDatabase
let tenantId: number

beforeEach(async () => {
  // one connection, so that every statement keeps its first plan
  own = await openTestDatabase({ poolSize: 1 })
  tenantId = (await makeOrganization(own.database)).tenants.test
  await own.database.query(
    `INSERT INTO webhook_subscriptions (id, tenant_id, url, events, api_version, guarantee, timeout_ms, auth_type,
       secret_current, secret_rotated_at)
     SELECT id, $1, 'https://hooks.northwind.example/', '{*}', '2026-11-01', 'at_least_once', 5000, 'hmac', '', now()
     FROM unnest('{whk_1,whk_2}'::text[]) AS id`,
    [tenantId],
  )
})
afterEach(() => own.close())

/** Stores an event with a delivery to each of the two subscriptions. */
async function publish(): Promise<void> {
  const event = {
    tenantId,
    id: newId('evt'),
    type: 'order.paid',
    data: '{}',
    whole: null,
    orderingKey: null,
    createdAt: new Date(),
  }
  const subscribers = ['whk_1', 'whk_2'].map(id => ({
    id,
    tenantId,
    customer: null,
    events: ['*'],
    filter: null,
    ordered: false,
    disabled: null,
  }))
  await fanOut(own.database, [event], { keep: true, subscribers, streamed: [] })
}

const claim = (lease = 'lease') => ({
  lease,
  after: '',
  busy: new Map<string, number>(),
  endpointLimit: 10,
  limit: 100,
})

const finish = (rows: readonly Pick<Claimed, 'id' | 'lease'>[]) =>
  finishDeliveries(
    own.database,
    rows.map(({ id, lease }) => ({
      ...{ id, lease, status: 'succeeded', code: 200, preview: null, error: null, ms: 1 },
      ...{ delay: null, dead: null, reason: null },
    })),
  )

it('finds a delivery immediately after it was written', async () => {
  // a time rounded up to whole milliseconds is in the future
  await own.database.query(`
    CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT timestamptz '2026-11-20 15:04:05.0007Z' $$`)
  await publish()
  expect(await claimDeliveries(own.database, claim())).toHaveLength(2)
})

describe('a slow process', () => {
  it('writes nothing about deliveries that another one has taken over', async () => {
    await publish()
    const late = await claimDeliveries(own.database, claim('late'))
    await releaseDeliveries(own.database, late)
    const [taken] = await claimDeliveries(own.database, claim('quick'))
    expect(await finish(late)).toEqual([])
    await renewDeliveries(own.database, late)
    await releaseDeliveries(own.database, late)
    expect(await loadDeliveries(own.database, late)).toEqual([])
    expect(await finish(taken ? [taken] : [])).toEqual([taken?.id])
  })
})

const ADD_DONE = `
  WITH event AS (
    INSERT INTO runtime.webhook_events (tenant_id, id, type, data)
    SELECT $1, 'evt_' || n, 'order.paid', '{}' FROM generate_series(1, 3000) AS n RETURNING id
  )
  INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, status)
  SELECT 'dlv_' || id || s, $1, s, id, 'order.paid', 'succeeded' FROM event, unnest('{whk_1,whk_2}'::text[]) AS s`

const READ = `
  SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS rows FROM pg_stat_xact_user_tables
  WHERE relname IN ('webhook_deliveries', 'webhook_events')`

describe('with thousands of completed deliveries', () => {
  const readSoFar = async (): Promise<number> =>
    (await own.database.query<{ rows: number }>(READ))[0]?.rows ?? Number.NaN

  /** The number of rows that a statement reads. */
  const reading = (work: () => Promise<unknown>): Promise<number> =>
    own.database.transaction(async () => {
      const before = await readSoFar()
      await work()
      return (await readSoFar()) - before
    })

  it('claims, renews and finishes without reading them', async () => {
    const { database } = own
    const round = async (): Promise<number[]> => {
      await publish()
      const read: number[] = []
      let rows: Claimed[] = []
      read.push(
        await reading(async () => {
          rows = await claimDeliveries(database, claim())
        }),
      )
      expect(rows).toHaveLength(2)
      read.push(await reading(() => renewDeliveries(database, rows)))
      read.push(await reading(() => releaseDeliveries(database, rows)))
      read.push(await reading(() => claimForQueue(database, claim('queue'))))
      const queued = rows.map(({ id }) => ({ id, lease: 'queue' }))
      read.push(await reading(() => loadDeliveries(database, queued)))
      read.push(await reading(() => finish(queued)))
      return read
    }
    // more executions than it takes to switch to a generic plan
    for (let n = 0; n < 8; n++) await round()
    await database.query(ADD_DONE, [tenantId])
    // as the service does every few seconds
    await refreshStatistics(database)
    const read = await round()
    expect(Math.max(...read)).toBeGreaterThan(0)
    expect(Math.max(...read)).toBeLessThan(50)
  })
})
