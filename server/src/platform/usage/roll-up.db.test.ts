import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import { newId } from '../values/ids.ts'
import { createCallCounts } from './call-counts.ts'
import { rollUpUsage } from './roll-up.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

beforeEach(async () => {
  const { database } = opened
  await database.query('DELETE FROM organizations')
  await database.query("INSERT INTO organizations (id, name, plan) VALUES ('org_1', 'Acme', 'free')")
  await database.query(
    "INSERT INTO tenants (id, organization_id, livemode, credits) VALUES (1, 'org_1', true, 0), (2, 'org_1', false, 0)",
  )
})

interface Entry {
  tenant: number
  operation: string
  credits: number
  key: string | null
  model: string | null
  tokens: number | null
  minute: number
}

type Step = { kind: 'charge'; entries: Entry[] } | { kind: 'rollUp'; batch: number } | { kind: 'crash'; batch: number }

const entry: fc.Arbitrary<Entry> = fc.record({
  tenant: fc.constantFrom(1, 2),
  operation: fc.constantFrom('memorize', 'recall', 'prompt'),
  credits: fc.nat(1000),
  key: fc.constantFrom('key_a', 'key_b', null),
  model: fc.constantFrom('small', null),
  tokens: fc.option(fc.nat(5000)),
  minute: fc.nat(60 * 72),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('charge' as const), entries: fc.array(entry, { minLength: 1, maxLength: 8 }) }),
  fc.record({ kind: fc.constant('rollUp' as const), batch: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('crash' as const), batch: fc.integer({ min: 1, max: 5 }) }),
)

const charge = async ({ tenant, operation, credits, key, model, tokens, minute }: Entry): Promise<void> => {
  const at = new Date(Date.UTC(2026, 10, 1) + minute * 60_000)
  await opened.database.query(
    `INSERT INTO usage_entries (id, tenant_id, operation, credits, key_id, model, input_tokens, output_tokens, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::int, $7::int, $8::timestamptz)`,
    [newId('use'), tenant, operation, credits, key, model, tokens, at],
  )
}

/** Stops in a batch: what that wrote is rolled back. */
const crash = (batch: number): Promise<void> => {
  const stop = async () => {
    throw new Error('crash')
  }
  return opened.database
    .transaction(async () => {
      await rollUpUsage(opened.database, { batch, renewLease: stop })
      await stop()
    })
    .catch(error => expect(String(error)).toContain('crash'))
}

const run = async (one: Step): Promise<void> => {
  if (one.kind === 'charge') await Promise.all(one.entries.map(charge))
  else if (one.kind === 'rollUp') await rollUpUsage(opened.database, { batch: one.batch })
  else await crash(one.batch)
}

const COLUMNS = 'tenant_id, unit, at, operation, key_id, model, charges, credits, input_tokens, output_tokens'
const totals = () =>
  opened.database.query(`SELECT ${COLUMNS} FROM usage_totals WHERE charges > 0 ORDER BY 1, 2, 3, 4, 5, 6`)
const recount = () =>
  opened.database.query(
    `SELECT tenant_id, unit, date_trunc(unit, at, 'UTC') AS at, operation, coalesce(key_id, '') AS key_id,
       coalesce(model, '') AS model, count(*) AS charges, sum(credits)::bigint AS credits,
       sum(coalesce(input_tokens, 0))::bigint AS input_tokens, sum(coalesce(output_tokens, 0))::bigint AS output_tokens
     FROM usage_entries CROSS JOIN (VALUES ('hour'), ('day')) AS u(unit)
     GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6`,
  )

describe('the totals of usage', () => {
  test('equal a recount of the entries, whatever runs at the same time or crashes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), async rounds => {
        await opened.database.query('DELETE FROM usage_entries')
        await opened.database.query('DELETE FROM usage_totals')
        for (const together of rounds) await Promise.all(together.map(run))
        await rollUpUsage(opened.database)
        expect(await totals()).toEqual(await recount())
      }),
      { numRuns: 40 },
    )
  }, 120_000)

  test('include the calls of each operation and key once they are written', async () => {
    const counts = createCallCounts(opened.database)
    const caller = (tenantId: number, id?: string) => ({
      tenantId,
      livemode: true,
      definitionsVersion: 0,
      credits: 0n,
      organization: { id: 'org_1', name: 'Acme', plan: 'free' as const },
      member: { id: 'mbr_1', name: 'Dana', role: 'owner' as const, createdAt: new Date() },
      ...(id && { key: { id, prefix: '', last4: '', createdAt: new Date(), lastUsedAt: null, expiresAt: null } }),
      scopes: [],
      balance: 0n,
    })
    counts.add(caller(1, 'key_a'), 'getMe')
    counts.add(caller(1, 'key_a'), 'getMe')
    counts.add(caller(1), 'getMe')
    // an organization that was deleted in the meantime
    counts.add(caller(3, 'key_c'), 'getMe')
    const calls = () =>
      opened.database.query('SELECT key_id AS key, calls::int FROM usage_totals WHERE unit = $1 ORDER BY 1', ['day'])
    expect(await calls()).toEqual([])
    await counts.write()
    await counts.write()
    expect(await calls()).toEqual([
      { key: '', calls: 1 },
      { key: 'key_a', calls: 2 },
    ])
    counts.add(caller(1, 'key_a'), 'getMe')
    await opened.database.query('ALTER TABLE usage_totals RENAME TO unavailable')
    await expect(counts.write()).rejects.toThrow()
    await opened.database.query('ALTER TABLE unavailable RENAME TO usage_totals')
    await counts.write()
    expect(await calls()).toContainEqual({ key: 'key_a', calls: 3 })
  })
})
