import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ScriptedModel,
  type Step,
  scriptedModel,
  settingsOf,
} from '../../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../../../../test/support/test-app.ts'

const CONTENT = 'Dana told us that the budget is $90k.'
const VALUES = { answer: { values: [{ property: 1, value: 90_000, quote: 'budget is $90k', confidence: 0.8 }] } }
const BROKEN: Step = { status: 400 }
const dana = { email: 'dana@northwind.example' }

let app: TestApp
let model: ScriptedModel
let key: string
let tenant: number
// the model plays these steps in order; tests push the next ones
const script: Step[] = []
beforeAll(async () => {
  model = await scriptedModel(script)
  app = await createTestApp({
    settings: settingsOf(model),
  })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })

/** Creates an organization with a collection, and scripts the model's next steps. */
async function start(credits: number, ...steps: Step[]): Promise<void> {
  const organization = await app.organization({ credits })
  key = organization.key
  tenant = organization.tenants.live
  await post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] })
  script.length = model.requests.length
  script.push(...steps)
}

/**
 * The organization's state: available and reserved credits, memories, and the credits spent according to the usage
 * entries.
 */
async function state() {
  const [row] = await app.database.query(
    `SELECT credits::int, credits_held::int AS held,
       (SELECT count(*)::int FROM memories WHERE tenant_id = $1) AS memories,
       (SELECT coalesce(sum(credits), 0)::int FROM usage_entries WHERE tenant_id = $1) AS spent,
       (SELECT count(*)::int FROM credit_holds WHERE tenant_id = $1) AS holds
     FROM tenants WHERE id = $1`,
    [tenant],
  )
  return row
}

describe('memorize with a model', () => {
  it('reserves credits while the model works and charges them when the memory is stored', async () => {
    await start(10, 'hang')
    const leaving = new AbortController()
    const request = new Request('http://localhost/api/v1/memorize', {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...dana, content: CONTENT }),
      signal: leaving.signal,
    })
    const asked = model.requests.length
    const answer = app.app.fetch(request, { address: '127.0.0.1' })
    await expect.poll(() => model.requests.length, { timeout: 10_000 }).toBe(asked + 1)
    expect(await state()).toEqual({ credits: 8, held: 1, memories: 1, spent: 1, holds: 1 })
    leaving.abort()
    // nobody reads it: the caller has left
    expect((await answer).status).toBe(503)
    expect(await state()).toEqual({ credits: 9, held: 0, memories: 1, spent: 1, holds: 0 })

    script.push(VALUES)
    const { status, body } = await post('memorize', { ...dana, content: `${CONTENT} Really.` })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      creditsCharged: 2,
      properties: [{ value: 90_000, confidence: 0.8, engine: 'model', evidence: { text: 'budget is $90k' } }],
    })
    expect(await state()).toEqual({ credits: 7, held: 0, memories: 2, spent: 3, holds: 0 })
  })

  it('releases the reservation for a duplicate and for a record that does not exist', async () => {
    await start(10, VALUES, VALUES, VALUES)
    await post('memorize', { ...dana, content: CONTENT })
    const again = await post('memorize', { ...dana, content: CONTENT })
    expect(again.body.data).toMatchObject({ duplicate: true, creditsCharged: 0 })
    const nobody = await post('memorize', { recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', content: CONTENT })
    expect(nobody.status).toBe(404)
    expect(await state()).toEqual({ credits: 8, held: 0, memories: 1, spent: 2, holds: 0 })
  })

  it('stores the content if the model fails, and does not charge for extraction', async () => {
    await start(10, BROKEN)
    const { status, body } = await post('memorize', { ...dana, content: CONTENT })
    expect(status).toBe(200)
    expect(body.warnings).toMatchObject([{ code: 'extraction_refused' }])
    expect(await state()).toEqual({ credits: 9, held: 0, memories: 1, spent: 1, holds: 0 })
  })

  it('does not call the model if the credits do not suffice', async () => {
    await start(1)
    const asked = model.requests.length
    const { status, body } = await post('memorize', { ...dana, content: CONTENT })
    expect(status).toBe(402)
    expect(body).toMatchObject({ required: 2, balance: 1 })
    expect(model.requests).toHaveLength(asked)
  })

  it('needs no credits for a duplicate, and does not call the model for it then', async () => {
    await start(2, VALUES)
    await post('memorize', { ...dana, content: CONTENT })
    const asked = model.requests.length
    const again = await post('memorize', { ...dana, content: CONTENT })
    expect(again.status).toBe(200)
    expect(again.body.data).toMatchObject({ duplicate: true, creditsCharged: 0 })
    const { status, body } = await post('memorize', { ...dana, content: 'Something new.' })
    expect(status).toBe(402)
    expect(body).toMatchObject({ required: 2, balance: 0 })
    expect(model.requests).toHaveLength(asked)
    expect(await state()).toEqual({ credits: 0, held: 0, memories: 1, spent: 2, holds: 0 })
  })

  it('does not charge for extraction that finds nothing', async () => {
    await start(10, { answer: { values: [] } })
    const { body } = await post('memorize', { ...dana, content: CONTENT })
    expect(body.data).toMatchObject({ creditsCharged: 1, properties: [] })
    expect(await state()).toEqual({ credits: 9, held: 0, memories: 1, spent: 1, holds: 0 })
  })

  it("passes the caller's instructions to the model", async () => {
    await start(10, VALUES)
    await post('memorize', { ...dana, content: CONTENT, extractionPrompt: 'Only confirmed amounts.' })
    expect(model.requests.at(-1)?.body).toContain('Only confirmed amounts.')
  })

  it('asks the model once, with the collections of the type that the record turns out to have', async () => {
    await start(10)
    await post('collections', { name: 'Leads', entityType: 'Lead', properties: [{ name: 'Deadline', type: 'date' }] })
    await post('memorize', { ...dana, type: 'Lead', content: 'Exists.', extract: false })
    const second = { values: [{ property: 2, value: '2027-03-15', quote: '15 March 2027', confidence: 0.9 }] }
    script.length = model.requests.length
    script.push({ answer: second })
    const { body } = await post('memorize', { ...dana, content: 'The deadline is 15 March 2027.' })
    expect(body.data.properties).toMatchObject([{ propertyName: 'Deadline', value: '2027-03-15' }])
    expect(await state()).toEqual({ credits: 7, held: 0, memories: 2, spent: 3, holds: 0 })
  })
})

describe('an answer from a model', () => {
  const question = { query: 'What is the budget?', generateAnswer: true }
  const ANSWER = { answer: { answer: '$90k.', confidence: 0.9, sources: [{ passage: 1, quote: 'budget is $90k' }] } }

  it('has its sources and costs the price of both recall and answer', async () => {
    await start(10, ANSWER)
    await post('memorize', { ...dana, content: CONTENT, extract: false })
    const { body } = await post('smart-recall', question)
    expect(body).toMatchObject({ answer: `${dana.email}: $90k.`, confidence: 0.9 })
    const [{ start: from, end, text }] = body.sources
    expect(CONTENT.slice(from, end)).toBe(text)
    expect(await state()).toMatchObject({ credits: 7, held: 0, spent: 3, holds: 0 })
  })

  it('is not charged if there is nothing to answer from, or the model finds no answer', async () => {
    await start(10, { answer: { answer: '', confidence: 0, sources: [] } })
    const asked = model.requests.length
    expect((await post('smart-recall', question)).body).toEqual({ success: true, results: [], answered: false })
    expect(model.requests).toHaveLength(asked)
    await post('memorize', { ...dana, content: CONTENT, extract: false })
    const { body } = await post('smart-recall', question)
    expect(body.results).toHaveLength(1)
    expect(body).not.toHaveProperty('answer')
    expect(model.requests).toHaveLength(asked + 1)
    expect(await state()).toEqual({ credits: 7, held: 0, memories: 1, spent: 3, holds: 0 })
  })

  it('is missing if the model fails, and not charged; the results are there', async () => {
    for (const failing of [BROKEN, { status: 503 }, { answer: 'no JSON' }]) {
      await start(10, failing)
      await post('memorize', { ...dana, content: CONTENT, extract: false })
      const { status, body } = await post('smart-recall', question)
      expect(status).toBe(200)
      expect(body.results).toMatchObject([{ content: CONTENT }])
      expect(body.warnings).toMatchObject([
        { code: 'answer_failed', message: expect.stringContaining('language model') },
      ])
      expect(body).not.toHaveProperty('answer')
      expect(await state()).toMatchObject({ credits: 8, held: 0, spent: 2, holds: 0 })
    }
  })
})

describe('a batch with a model', () => {
  const finished = async (id: string) => {
    const read = async () => (await app.call('GET', `/api/v1/events/${id}`, { key })).body.data
    await expect.poll(async () => (await read()).finishedAt, { timeout: 20_000 }).toBeTruthy()
    return read()
  }

  it("stores each item with the model's values, and continues after the model refuses one", async () => {
    await start(10, BROKEN, VALUES)
    const records = [1, 2].map(n => ({ ...dana, content: `${CONTENT} ${n}` }))
    const { body } = await post('batch-memorize', { records })
    expect(await finished(body.eventId)).toMatchObject({
      status: 'completed',
      result: { stored: 2, duplicates: 0, notExtracted: 1, creditsCharged: 3 },
    })
    expect(await state()).toEqual({ credits: 7, held: 0, memories: 2, spent: 3, holds: 0 })
  })
})
