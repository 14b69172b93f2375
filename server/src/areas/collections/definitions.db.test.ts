import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrganization } from '../../../test/support/organization.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { createDefinitions } from './definitions.ts'
import { createCollection } from './service.ts'

let opened: TestDatabase
let database: Database
let roundTrips = 0
beforeAll(async () => {
  opened = await openTestDatabase({ onRoundTrip: () => roundTrips++ })
  database = opened.database
})
afterAll(() => opened.close())

async function newScope() {
  const { tenants } = await makeOrganization(database)
  return database.scope({ tenantId: tenants.live, livemode: true })
}

/** Number of round trips of the work. */
async function counted(work: () => Promise<unknown>): Promise<number> {
  const before = roundTrips
  await work()
  return roundTrips - before
}

it('reads definitions once per version', async () => {
  const { definitionsOf } = createDefinitions()
  const scope = await newScope()
  expect(await definitionsOf(scope, 0)).toEqual([])
  const collection = await createCollection(
    { scope, principal: {} },
    { name: 'Sales', kind: 'properties', takeValues: false },
  )
  expect(await counted(() => definitionsOf(scope, 0))).toBe(0)
  expect(await counted(async () => expect(await definitionsOf(scope, 1)).toEqual([collection]))).toBe(1)
  expect(await counted(async () => expect(await definitionsOf(scope, 1)).toEqual([collection]))).toBe(0)
})

it("never returns another tenant's definitions", async () => {
  const { definitionsOf } = createDefinitions()
  const [first, second] = [await newScope(), await newScope()]
  await createCollection({ scope: first, principal: {} }, { name: 'Sales', kind: 'properties', takeValues: false })
  expect(await definitionsOf(first, 1)).toHaveLength(1)
  expect(await definitionsOf(second, 1)).toHaveLength(0)
})

it('caches a bounded number and evicts the least recently used', async () => {
  const { definitionsOf } = createDefinitions(2)
  const [first, second, third] = [await newScope(), await newScope(), await newScope()]
  for (const scope of [first, second, first, third]) await definitionsOf(scope, 0)
  expect(await counted(() => definitionsOf(first, 0))).toBe(0)
  expect(await counted(() => definitionsOf(third, 0))).toBe(0)
  expect(await counted(() => definitionsOf(second, 0))).toBe(1)
})
