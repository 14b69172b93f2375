import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptedModel, type Step, scriptedModel, settingsOf } from '../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../../../test/support/test-app.ts'

const CONTENT = 'Dana told us that the budget is $90k.'
const VALUES: Step = {
  answer: { values: [{ property: 1, value: 90_000, quote: 'budget is $90k', confidence: 0.95 }] },
}
const dana = { email: 'dana@northwind.example' }

let app: TestApp
let model: ScriptedModel
let key: string
let tenant: number
// what the model does with a text
let step: (text: string) => Step
beforeAll(async () => {
  model = await scriptedModel(body => step(body))
  app = await createTestApp({ settings: { ...settingsOf(model), OUTBOUND_ALLOW: '127.0.0.1' } })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })

async function start(credits: number, does: typeof step): Promise<void> {
  const organization = await app.organization({ credits })
  key = organization.key
  tenant = organization.tenants.live
  step = does
  await post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] })
}

const asked = (text: string): number => model.requests.filter(({ body }) => body.includes(text)).length

const event = async (id: string) => (await app.call('GET', `/api/v1/events/${id}`, { key })).body.data
async function finished(id: string) {
  await expect.poll(async () => (await event(id)).finishedAt, { timeout: 30_000 }).toBeTruthy()
  return event(id)
}
const details = async (id: string) =>
  (await app.call('GET', `/api/v1/events/${id}/details?limit=200`, { key })).body.data

async function pending(): Promise<{ attempts: number; waits: boolean }[]> {
  return app.database.query(
    'SELECT attempts, run_at IS NULL AS waits FROM memory_extractions WHERE tenant_id = $1 ORDER BY target_id',
    [tenant],
  )
}
const budget = async () => {
  const { body } = await post('properties', dana)
  return body.data.properties.find(({ propertyName }: { propertyName: string }) => propertyName === 'Budget')?.value
}
const credits = async (): Promise<number> => (await app.call('GET', '/api/v1/me', { key })).body.data.credits

describe('a batch', () => {
  const records = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ email: `${name}${n}@b.example`, content: `${CONTENT} ${name}${n}.` }))

  it.each([
    ['refuses', { status: 400 }, 'extraction_refused', 1],
    ['answers in no form', { answer: 'no JSON' }, 'extraction_pending', 2],
    ['breaks on', { status: 500 }, 'extraction_pending', 2],
  ] as const)('goes on if the model %s one text, and asks for no text again', async (_, failing, code, calls) => {
    await start(1_000, text => (text.includes('item17.') ? failing : VALUES))
    const before = model.requests.length
    const { body } = await post('batch-memorize', { records: records('item', 40) })
    expect(await finished(body.eventId)).toMatchObject({
      status: 'completed',
      progress: { done: 40, failed: 0 },
      result: { stored: 40, notExtracted: 1, creditsCharged: 79 },
    })
    expect(model.requests.length - before).toBe(39 + calls)
    const items = await details(body.eventId)
    expect(items[17].result).toMatchObject({ properties: 0, creditsCharged: 1, warning: { code } })
    expect(items.filter(({ result }: { result: object }) => 'warning' in result)).toHaveLength(1)
    expect(await pending()).toHaveLength(code === 'extraction_pending' ? 1 : 0)
  })

  it('ends after one attempt at each text if the model is away, and the rest is read without it', async () => {
    await start(1_000, text => (/away[0-5]\./.test(text) ? VALUES : { status: 503 }))
    const { body } = await post('batch-memorize', { records: records('away', 12) })
    const ended = await finished(body.eventId)
    expect(ended).toMatchObject({ status: 'completed', result: { stored: 12, notExtracted: 6, creditsCharged: 18 } })
    expect(ended).not.toHaveProperty('error')
    const items = await details(body.eventId)
    expect(items[11].result).toMatchObject({ properties: 0, warning: { code: 'extraction_pending' } })
    for (const n of [0, 1, 2, 3, 4, 5]) expect(asked(`away${n}.`)).toBe(1)
    expect(await pending()).toHaveLength(6)
    step = () => VALUES
    await app.advance('61 seconds')
    await expect.poll(pending, { timeout: 20_000 }).toEqual([])
    await expect.poll(credits, { timeout: 20_000 }).toBe(1_000 - 24)
  }, 60_000)
})

describe('memorize', () => {
  it('commits the content before the model is asked', async () => {
    await start(10, () => 'hang')
    const leaving = new AbortController()
    const request = new Request('http://localhost/api/v1/memorize', {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...dana, content: `${CONTENT} Early.` }),
      signal: leaving.signal,
    })
    const answer = app.app.fetch(request, { address: '127.0.0.1' })
    await expect.poll(() => asked('Early.'), { timeout: 10_000 }).toBe(1)
    expect((await post('recall', dana)).body.data).toMatchObject([{ content: `${CONTENT} Early.` }])
    leaving.abort()
    await answer
    expect(await pending()).toMatchObject([{ attempts: 0 }])
  })

  it.each([['disconnect'], [{ status: 500 }], [{ raw: 'nothing' }]] as const)(
    'stores the content if the model fails with %j',
    async failing => {
      await start(10, () => failing)
      const { status, body } = await post('memorize', { ...dana, content: CONTENT })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        data: { creditsCharged: 1, properties: [], memories: [{ content: CONTENT }] },
        warnings: [{ code: 'extraction_pending' }],
      })
      expect((await post('recall', dana)).body.data).toHaveLength(1)
      expect(await pending()).toEqual([{ attempts: 0, waits: false }])
    },
  )

  it('extracts later, charges that when it succeeds, and tells what came', async () => {
    await start(10, () => ({ status: 503 }))
    await subscribe()
    await post('memorize', { ...dana, content: CONTENT })
    expect(await credits()).toBe(9)
    expect(await budget()).toBeUndefined()
    await app.advance('61 seconds')
    await expect.poll(pending, { timeout: 20_000 }).toEqual([{ attempts: 1, waits: false }])
    await expect.poll(dueInSeconds, { timeout: 20_000 }).toBeLessThan(600)
    expect(await dueInSeconds()).toBeGreaterThan(580)
    step = () => VALUES
    await app.advance('10 minutes')
    await expect.poll(pending, { timeout: 20_000 }).toEqual([])
    expect(await budget()).toBe(90_000)
    // the rest of the reservation is released after the values are stored
    await expect.poll(credits, { timeout: 20_000 }).toBe(8)
    await expect
      .poll(told, { timeout: 20_000 })
      .toMatchObject([{ outcome: 'succeeded', properties: 1, creditsCharged: 1 }])
  }, 60_000)

  it('tries again after 1 and 10 minutes, 1, 6 and 24 hours, and then gives up', async () => {
    await start(10, () => ({ status: 500 }))
    await subscribe()
    await post('memorize', { ...dana, content: CONTENT })
    for (const [attempts, [wait, next]] of WAITS.entries()) {
      await app.advance(`${wait + 1} s`)
      await expect.poll(pending, { timeout: 20_000 }).toEqual([{ attempts: attempts + 1, waits: false }])
      // the attempt has ended
      await expect.poll(held, { timeout: 20_000 }).toBe(0)
      await expect.poll(dueInSeconds, { timeout: 20_000 }).toBeGreaterThan(next - 30)
      expect(await dueInSeconds()).toBeLessThanOrEqual(next)
    }
    expect(await told()).toEqual([])
    await app.advance('86401 s')
    await expect.poll(told, { timeout: 20_000 }).toMatchObject([{ outcome: 'failed', properties: 0 }])
    expect(await pending()).toEqual([])
    expect(await credits()).toBe(9)
  }, 120_000)

  it('says that a refusal is final, at once or later', async () => {
    await start(10, () => ({ status: 400 }))
    await subscribe()
    const { body } = await post('memorize', { ...dana, content: CONTENT })
    expect(body).toMatchObject({ data: { creditsCharged: 1 }, warnings: [{ code: 'extraction_refused' }] })
    expect(await pending()).toEqual([])
    step = () => ({ status: 503 })
    await post('memorize', { ...dana, content: `${CONTENT} Again.` })
    step = () => ({ status: 400 })
    await app.advance('61 s')
    await expect.poll(told, { timeout: 20_000 }).toMatchObject([{ outcome: 'refused', creditsCharged: 0 }])
    expect(await pending()).toEqual([])
    expect(await credits()).toBe(8)
  }, 60_000)

  it('waits at 0 credits without asking the model, and goes on when there are credits', async () => {
    await start(2, () => ({ status: 503 }))
    await post('memorize', { ...dana, content: CONTENT })
    await setCredits(0)
    step = () => VALUES
    const before = model.requests.length
    await app.advance('61 s')
    await expect.poll(pending, { timeout: 20_000 }).toEqual([{ attempts: 0, waits: true }])
    await app.advance('48 hours')
    expect(await pending()).toEqual([{ attempts: 0, waits: true }])
    expect(model.requests).toHaveLength(before)
    await setCredits(1)
    await app.advance('11 s')
    await expect.poll(pending, { timeout: 20_000 }).toEqual([])
    expect(await budget()).toBe(90_000)
    expect(await credits()).toBe(0)
  }, 60_000)

  it('gives the same answer again for its Idempotency-Key, and does not ask again', async () => {
    for (const does of [VALUES, { status: 400 }, { status: 503 }]) {
      await start(10, () => does)
      const call = () =>
        app.call('POST', '/api/v1/memorize', {
          key,
          headers: { 'Idempotency-Key': 'once' },
          body: { ...dana, content: CONTENT },
        })
      const first = await call()
      const before = model.requests.length
      expect(await call()).toMatchObject({ status: 200, body: first.body })
      expect(model.requests).toHaveLength(before)
    }
  })

  it('does not ask about a text that the record already has', async () => {
    await start(10, () => VALUES)
    await post('memorize', { ...dana, content: CONTENT })
    const before = model.requests.length
    expect((await post('memorize', { ...dana, content: CONTENT })).body.data).toMatchObject({ duplicate: true })
    expect(model.requests).toHaveLength(before)
  })

  it('forgets the extraction with the memory', async () => {
    await start(10, () => ({ status: 503 }))
    const { body } = await post('memorize', { ...dana, content: CONTENT })
    await post('memory/delete', { memoryIds: [body.data.memories[0].id] })
    expect(await pending()).toEqual([])
  })
})

describe('an edit of a memory', () => {
  it('is stored if the model fails; the values follow the new content when the model has read it', async () => {
    await start(20, text => (text.includes('$70k') ? { status: 503 } : VALUES))
    const { body } = await post('memorize', { ...dana, content: CONTENT })
    const memoryId = body.data.memories[0].id
    const edited = await post('memory/update', { memoryId, content: 'The budget is $70k.' })
    expect(edited.status).toBe(200)
    expect(edited.body).toMatchObject({
      data: { creditsCharged: 1, changed: true, memory: { content: 'The budget is $70k.' } },
      warnings: [{ code: 'extraction_pending' }],
    })
    expect(await budget()).toBe(90_000)
    step = () => ({
      answer: { values: [{ property: 1, value: 70_000, quote: 'budget is $70k', confidence: 0.95 }] },
    })
    await app.advance('61 s')
    await expect.poll(budget, { timeout: 20_000 }).toBe(70_000)
    expect(await credits()).toBe(20 - 2 - 1 - 1)
  }, 60_000)

  it('replaces an extraction that is pending', async () => {
    await start(20, () => ({ status: 503 }))
    const { body } = await post('memorize', { ...dana, content: CONTENT })
    const memoryId = body.data.memories[0].id
    await post('memory/update', { memoryId, tags: ['kept'] })
    expect(await pending()).toHaveLength(1)
    await post('memory/update', { memoryId, content: 'Nothing to extract.', extract: false })
    expect(await pending()).toEqual([])
  })
})

/** Seconds before each attempt and the one after it. */
const WAITS = [
  [60, 600],
  [600, 3_600],
  [3_600, 21_600],
  [21_600, 86_400],
] as const

const held = async (): Promise<number> => {
  const [row] = await app.database.query<{ held: number }>(
    'SELECT credits_held::int AS held FROM tenants WHERE id = $1',
    [tenant],
  )
  return row?.held ?? 0
}

const setCredits = (count: number) =>
  app.database.query('UPDATE tenants SET credits = $2 WHERE id = $1', [tenant, count])

const dueInSeconds = async (): Promise<number> => {
  const [row] = await app.database.query<{ seconds: number }>(
    'SELECT extract(epoch FROM run_at - app_now())::float8 AS seconds FROM memory_extractions WHERE tenant_id = $1',
    [tenant],
  )
  return row?.seconds ?? 0
}

async function subscribe(): Promise<void> {
  const { status, body } = await post('webhooks', {
    url: 'https://127.0.0.1:9/extracted',
    events: ['memory.extracted'],
  })
  expect(status, JSON.stringify(body)).toBe(201)
}

/** The data of the events `memory.extracted`. */
async function told(): Promise<object[]> {
  const rows = await app.database.query<{ data: string }>(
    "SELECT data FROM runtime.webhook_events WHERE tenant_id = $1 AND type = 'memory.extracted'",
    [tenant],
  )
  return rows.map(({ data }) => JSON.parse(data).object)
}
