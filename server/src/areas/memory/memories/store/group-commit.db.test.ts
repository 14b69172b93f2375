import { expect, test } from 'vitest'
import { useApp } from '../../../../../test/support/use-app.ts'

const app = useApp({ settings: { DATABASE_POOL_SIZE: '10' } })

const COLLECTION = { name: 'Accounts', properties: [{ name: 'Seats', type: 'number', description: 'Seats.' }] }
const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

test('concurrent calls are stored together, each with its own response', async () => {
  const { key } = await app.organization()
  await app.call('POST', '/api/v1/collections', { key, body: COLLECTION })
  const store = (n: number) =>
    app.call('POST', '/api/v1/memorize', {
      key,
      body: { email: `${n}@a.example`, content: `They have ${n + 2} seats.` },
    })
  await store(99)
  let answers: Awaited<ReturnType<typeof store>>[] = []
  const roundTrips = await app.countRoundTrips(async () => {
    answers = await Promise.all(numbers(20).map(store))
  })
  for (const [n, { status, body }] of answers.entries()) {
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      creditsCharged: 2,
      memories: [{ content: `They have ${n + 2} seats.` }],
      properties: [{ propertyName: 'Seats', value: n + 2 }],
    })
  }
  expect(new Set(answers.map(({ body }) => body.data.recordId)).size).toBe(20)
  // each call is authenticated separately
  expect(roundTrips).toBeLessThan(20 + 15)
  const usage = await app.database.query<{ credits: bigint }>(
    `SELECT credits FROM usage_entries WHERE request_id = ANY($1)`,
    [answers.map(({ headers }) => headers.get('X-Request-Id') ?? '')],
  )
  expect(usage.map(({ credits }) => Number(credits))).toEqual(numbers(20).map(() => 2))
})

test('concurrent calls about one record keep every list value and store each text once', async () => {
  const { key } = await app.organization()
  const tools = { name: 'Tools', type: 'array', mode: 'append', description: 'Software in use.' }
  await app.call('POST', '/api/v1/collections', { key, body: { name: 'Stack', properties: [tools] } })
  const names = ['HubSpot', 'Salesforce', 'Zendesk', 'Notion', 'Jira', 'Asana']
  const answers = await Promise.all(
    [...names, ...names].map(name =>
      app.call('POST', '/api/v1/memorize', {
        key,
        body: { email: 'one@a.example', content: `Tools: ${name}.`, minConfidence: 0.65 },
      }),
    ),
  )
  expect(new Set(answers.map(({ body }) => body.data.memories[0].id)).size).toBe(names.length)
  const { body } = await app.call('POST', '/api/v1/properties', { key, body: { email: 'one@a.example' } })
  expect([...body.data.properties[0].value].sort()).toEqual([...names].sort())
})

test('one call that cannot be stored fails alone', async () => {
  const { key } = await app.organization()
  const missing = 'rec_01JZZZZZZZZZZZZZZZZZZZZZZZ'
  const bodies = numbers(12).map(n =>
    n === 5
      ? { recordId: missing, content: 'x', extract: false }
      : { email: `${n}@b.example`, content: 'x', extract: false },
  )
  const answers = await Promise.all(bodies.map(body => app.call('POST', '/api/v1/memorize', { key, body })))
  expect(answers.map(({ status }) => status)).toEqual(bodies.map((_, n) => (n === 5 ? 404 : 200)))
  expect(answers[5]?.body.message).toContain(missing)
})

test('if credits do not cover all calls, as many as possible are stored', async () => {
  const { key } = await app.organization({ credits: 7 })
  const answers = await Promise.all(
    numbers(12).map(n =>
      app.call('POST', '/api/v1/memorize', { key, body: { email: `${n}@c.example`, content: 'x', extract: false } }),
    ),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...numbers(7).map(() => 200), ...numbers(5).map(() => 402)])
})
