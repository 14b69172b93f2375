import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useApp, useOrganization } from '../../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app, { per: 'file' })
beforeAll(async () => {
  const properties = [{ name: 'Budget', type: 'number', unit: 'USD', description: 'What the customer can spend.' }]
  const created = await app.call('POST', '/api/v1/collections', {
    key: own.key,
    body: { name: 'Accounts', properties },
  })
  expect(created.status).toBe(201)
  // the first call loads the collections, which the process then caches
  await memorize('The budget is $90k.')
})

async function memorize(content: string, headers: Record<string, string> = {}): Promise<void> {
  const body = { email: 'dana.reyes@northwind.example', content }
  const answer = await app.call('POST', '/api/v1/memorize', { key: own.key, body, headers })
  expect(answer.status).toBe(200)
  expect(answer.body.data.properties).toHaveLength(1)
}

/** The fewest round trips of three runs, because statements of background work are counted too. */
async function fewestRoundTrips(work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = []
  for (let run = 0; run < 3; run++) counts.push(await app.countRoundTrips(work))
  return Math.min(...counts)
}

let budget = 100
const nextBudget = (): string => `The budget is $${budget++}k.`

test('storing a memory with its properties takes two round trips: authentication and one statement', async () => {
  expect(await fewestRoundTrips(() => memorize(nextBudget()))).toBe(2)
})

test('an idempotency key adds four round trips: the claim, the response, and a transaction around both', async () => {
  expect(await fewestRoundTrips(() => memorize(nextBudget(), { 'Idempotency-Key': randomUUID() }))).toBe(6)
})

test('reading the account takes two round trips: authentication and the count of suggestions', async () => {
  const trips = await fewestRoundTrips(async () => {
    expect((await app.call('GET', '/api/v1/me', { key: own.key })).status).toBe(200)
  })
  expect(trips).toBe(2)
})
