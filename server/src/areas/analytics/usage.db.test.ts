import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '../../../test/support/use-app.ts'
import { rollUpUsage } from '../../platform/usage/roll-up.ts'
import { newId } from '../../platform/values/ids.ts'

const PATH = '/api/v1/usage/current'

const app = useApp()

const setClock = (moment: string) =>
  app.database.query('UPDATE runtime.clock SET ahead = $1::timestamptz - clock_timestamp()', [moment])

beforeEach(() => setClock('2026-11-20T12:00:10Z'))

const usage = async (key: string) => (await app.call('GET', PATH, { key })).body.data

const charged = (tenantId: number, operation: string, credits: number, at: string) =>
  app.database.query(
    'INSERT INTO usage_entries (id, tenant_id, operation, credits, at) VALUES ($1, $2, $3, $4, $5::timestamptz)',
    [newId('use'), tenantId, operation, credits, at],
  )

describe('the current usage', () => {
  it('counts this and earlier calls against the plan, in two round trips besides authentication', async () => {
    const { key } = await app.organization({ plan: 'pro', credits: 70 })
    await app.call('GET', '/api/v1/collections', { key })
    const roundTrips = await app.countRoundTrips(async () => {
      expect(await usage(key)).toEqual({
        plan: 'pro',
        minute: { calls: 2, limit: 600, resetsAt: '2026-11-20T12:01:00.000Z' },
        month: { calls: 2, limit: 500_000, resetsAt: '2026-12-01T00:00:00.000Z' },
        models: {
          calls: 0,
          maxCalls: 50_000,
          tokens: 0,
          maxTokens: 50_000_000,
          resetsAt: '2026-11-21T00:00:00.000Z',
        },
        credits: { available: 70, held: 0, usedThisMonth: 0, byOperation: [] },
      })
    })
    expect(roundTrips).toBe(3)
  })

  it('resets each minute and each month', async () => {
    const { key } = await app.organization()
    await usage(key)
    await setClock('2026-11-20T12:01:10Z')
    expect(await usage(key)).toMatchObject({ minute: { calls: 1 }, month: { calls: 2 } })
    await setClock('2026-12-01T00:00:10Z')
    expect(await usage(key)).toMatchObject({
      minute: { calls: 1 },
      month: { calls: 1, resetsAt: '2027-01-01T00:00:00.000Z' },
    })
  })

  it('reports the cost of each operation since the start of the month in UTC, most expensive first', async () => {
    const { key, tenants } = await app.organization()
    await charged(tenants.live, 'recall', 4, '2026-11-01T00:00:00Z')
    await charged(tenants.live, 'memorize', 2, '2026-11-10T00:00:00Z')
    await charged(tenants.live, 'memorize', 3, '2026-11-20T00:00:00Z')
    await charged(tenants.live, 'recall', 100, '2026-10-31T23:59:59Z')
    await charged(tenants.test, 'recall', 100, '2026-11-20T00:00:00Z')
    expect((await usage(key)).credits).toMatchObject({
      usedThisMonth: 9,
      byOperation: [
        { operation: 'memorize', calls: 2, credits: 5 },
        { operation: 'recall', calls: 1, credits: 4 },
      ],
    })
  })

  it('is the same before and after charges are added to the totals', async () => {
    const { key, tenants } = await app.organization()
    await charged(tenants.live, 'recall', 4, '2026-11-01T00:00:00Z')
    await charged(tenants.live, 'recall', 100, '2026-10-31T23:59:59Z')
    const before = (await usage(key)).credits
    await rollUpUsage(app.database)
    expect((await usage(key)).credits).toEqual(before)
    await charged(tenants.live, 'recall', 2, '2026-11-20T00:00:00Z')
    expect((await usage(key)).credits).toMatchObject({
      usedThisMonth: 6,
      byOperation: [{ operation: 'recall', calls: 2, credits: 6 }],
    })
  })

  it('reports the credits reserved by running calls', async () => {
    const { key, tenants } = await app.organization({ credits: 10 })
    await app.database.query('UPDATE tenants SET credits = 7, credits_held = 3 WHERE id = $1', [tenants.live])
    expect((await usage(key)).credits).toMatchObject({ available: 7, held: 3 })
  })
})
