import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDLESS_TURN } from '../../../../../../test/support/endless-turn.ts'
import { FREE_BUDGET, noMonitoring } from '../../../../../../test/support/free-budget.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../../../../test/support/test-app.ts'
import { createLanguageModels } from '../../../../../models/create-language-models.ts'
import { createModels } from '../../../../../models/create-models.ts'
import { claim, LeaseLostError } from '../../../../../platform/jobs/jobs.ts'
import type { CollectionDefinition } from '../../../definitions.ts'
import { createRowReader } from '../../extraction/attempt.ts'
import { createReader, type Reader } from '../../extraction/extract.ts'
import { createMemorizer } from '../memorize/memorize.ts'
import { BATCH_MEMORIZE } from './batch.ts'
import { createBatchJob } from './batch-job.ts'

let working: TestApp
let idle: TestApp
beforeAll(async () => {
  working = await createTestApp()
  idle = await createTestApp({ settings: { WORKERS: 'off' } })
})
afterAll(() => Promise.all([working.stop(), idle.stop()]))

const dana = { email: 'dana@northwind.example' }

/** Creates an organization with helpers to call the API and to inspect its data after a batch. */
async function organization(app: TestApp, credits = 10_000) {
  const { key, tenants } = await app.organization({ credits })
  const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
  const read = async (id: string) => (await app.call('GET', `/api/v1/events/${id}`, { key })).body.data
  return {
    tenant: tenants.live,
    post,
    read,
    async batch(body: object): Promise<string> {
      const answer = await post('batch-memorize', body)
      expect(answer.status, JSON.stringify(answer.body)).toBe(202)
      return answer.body.eventId
    },
    async finished(id: string) {
      await expect.poll(async () => (await read(id)).finishedAt, { timeout: 25_000 }).toBeTruthy()
      return read(id)
    },
    async details(id: string) {
      return (await app.call('GET', `/api/v1/events/${id}/details?limit=200`, { key })).body.data
    },
    async credits(): Promise<number> {
      return (await app.call('GET', '/api/v1/me', { key })).body.data.credits
    },
    async memories(): Promise<string[]> {
      const rows = await app.database.query<{ content: string }>(
        'SELECT content FROM memories WHERE tenant_id = $1 ORDER BY position',
        [tenants.live],
      )
      return rows.map(({ content }) => content)
    },
  }
}

describe('a batch', () => {
  it('of 1,000 items is stored in order and reports progress', async () => {
    const { batch, read, finished, memories, credits } = await organization(working)
    const contents = Array.from({ length: 1_000 }, (_, n) => `Fact ${n} of many.`)
    const id = await batch({ defaults: { extract: false }, records: contents.map(content => ({ ...dana, content })) })
    const seen = new Set<number>()
    for (let event = await read(id); !event.finishedAt; event = await read(id)) seen.add(event.progress.done)
    expect(await finished(id)).toMatchObject({
      status: 'completed',
      progress: { done: 1_000, total: 1_000, failed: 0 },
      result: { stored: 1_000, duplicates: 0, creditsCharged: 1_000 },
    })
    expect([...seen]).toEqual([...seen].toSorted((a, b) => a - b))
    expect(await memories()).toEqual(contents)
    expect(await credits()).toBe(9_000)
  })

  it('of long texts is stored', async () => {
    const { batch, finished } = await organization(working)
    const records = Array.from({ length: 15 }, (_, n) => ({ ...dana, content: `${n} ${'word '.repeat(39_000)}` }))
    expect(await finished(await batch({ defaults: { extract: false }, records }))).toMatchObject({
      status: 'completed',
    })
  })

  it('counts suggestions apart from stored values; its defaults can need less confidence', async () => {
    const { batch, details, finished, post } = await organization(working)
    const properties = [{ name: 'Decision Date', type: 'date', description: 'The day by which the customer decides.' }]
    expect((await post('collections', { name: 'Accounts', properties })).status).toBe(201)
    const resultsWith = async (defaults: object, email: string) => {
      const id = await batch({ defaults, records: [{ email, content: 'They probably decide on Thursday the 29th.' }] })
      await finished(id)
      return details(id)
    }
    expect(await resultsWith({}, 'a@b.example')).toMatchObject([{ result: { properties: 0, suggestions: 1 } }])
    const low = { minConfidence: 0.65 }
    expect(await resultsWith(low, 'c@d.example')).toMatchObject([{ result: { properties: 1, suggestions: 0 } }])
  })

  it('applies its defaults to items that do not override them', async () => {
    const { batch, finished, post } = await organization(working)
    const defaults = { tags: ['import'], extract: false, timestamp: '2020-01-01T00:00:00Z', type: 'Lead' }
    await finished(
      await batch({
        defaults,
        records: [
          { ...dana, content: 'One.' },
          { ...dana, content: 'Two.', tags: [] },
        ],
      }),
    )
    const { body } = await post('recall', { type: 'Lead' })
    expect(body.data).toMatchObject([
      { content: 'Two.', tags: [], timestamp: '2020-01-01T00:00:00.000Z' },
      { content: 'One.', tags: ['import'], timestamp: '2020-01-01T00:00:00.000Z' },
    ])
  })

  it('reports the outcome and cost of each item, even if other items fail', async () => {
    const { batch, finished, details, credits, post, memories } = await organization(working)
    const { body } = await post('memorize', { ...dana, content: 'Known.', extract: false })
    await post('memorize', { phoneNumber: '+44 20 7946 0123', content: 'Somebody else.', extract: false })
    const { recordId } = body.data
    const before = await credits()
    const id = await batch({
      defaults: { extract: false },
      records: [
        { ...dana, content: 'One.' },
        { ...dana, content: 'One.' },
        { recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', content: 'About nobody.' },
        { ...dana, phoneNumber: '+44 20 7946 0123', content: 'About two.' },
        { recordId, content: 'By id.' },
        { ...dana, customKeyName: 'crmId', customKeyValue: '1', content: 'With a new key.' },
        { customKeyName: 'crmId', customKeyValue: '1', content: 'By the new key.' },
        { email: 'lee@northwind.example', content: 'Another one.', extract: true },
      ],
    })
    expect(await finished(id)).toMatchObject({
      status: 'partial',
      progress: { done: 8, failed: 2 },
      result: { stored: 5, duplicates: 1, creditsCharged: 5 },
    })
    const items = await details(id)
    const kept = { outcome: 'succeeded', result: { recordId, creditsCharged: 1 } }
    expect(items).toMatchObject([
      kept,
      { outcome: 'succeeded', result: { duplicate: true, creditsCharged: 0 } },
      { outcome: 'failed', error: { error: 'not_found_error' } },
      { outcome: 'failed', error: { error: 'conflict_error', recordIds: expect.arrayContaining([recordId]) } },
      kept,
      kept,
      kept,
      { outcome: 'succeeded', result: { creditsCharged: 1 } },
    ])
    expect(await credits()).toBe(before - 5)
    expect((await memories()).slice(2)).toEqual([
      'One.',
      'By id.',
      'With a new key.',
      'By the new key.',
      'Another one.',
    ])
  })

  it('keeps the last value if several items set the same property', async () => {
    const { batch, finished, post } = await organization(working)
    await post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] })
    const records = [10, 20, 30].map(n => ({ ...dana, content: `The budget is $${n}k.` }))
    await finished(await batch({ records }))
    const { body } = await post('properties', dana)
    expect(body.data.properties).toMatchObject([{ value: 30_000, version: 3 }])
  })

  it("extracts for the collections of the record's actual type", async () => {
    const { batch, finished, post } = await organization(working)
    await post('collections', { name: 'Leads', entityType: 'Lead', properties: [{ name: 'Budget', type: 'number' }] })
    await post('memorize', { ...dana, type: 'Lead', content: 'Exists.' })
    await finished(await batch({ records: [{ ...dana, content: 'The budget is $90k.' }] }))
    expect((await post('properties', dana)).body.data.properties).toMatchObject([{ value: 90_000 }])
  })

  it('stores as many items as can be paid for if credits run out midway', async () => {
    const { batch, finished, post, credits, memories, tenant } = await organization(idle, 3)
    const records = Array.from({ length: 3 }, (_, n) => ({ ...dana, content: `Fact ${n}.` }))
    const id = await batch({ records })
    await post('memorize', { ...dana, content: 'Spent meanwhile.', extract: false })
    await work(idle, tenant)
    expect(await finished(id)).toMatchObject({ status: 'partial', progress: { done: 3, failed: 1 } })
    expect([await credits(), (await memories()).length]).toEqual([0, 3])
  })

  it('needs no credits for what is stored already', async () => {
    const { batch, finished, post, credits, details } = await organization(working, 1)
    await post('memorize', { ...dana, content: 'Prefers calls.' })
    const records = ['Prefers calls.', 'prefers calls', 'New.'].map(content => ({ ...dana, content }))
    const id = await batch({ records })
    expect(await finished(id)).toMatchObject({ status: 'partial', result: { stored: 0, duplicates: 2 } })
    expect(await details(id)).toMatchObject([
      { result: { duplicate: true } },
      { result: { duplicate: true } },
      { error: { error: 'payment_required', required: 1, balance: 0 } },
    ])
    expect(await credits()).toBe(0)
  })
})

describe('an invalid batch', () => {
  it.each([
    ['an item without an identity', { records: [dana, {}] }, 'body.records.1'],
    ['metadata above 8 kB', { records: [{ ...dana, metadata: { a: 'x'.repeat(9_000) } }] }, 'body.records.0.metadata'],
    [
      'an extraction prompt offline',
      { records: [{ ...dana, extractionPrompt: 'x' }] },
      'body.records.0.extractionPrompt',
    ],
  ])('is rejected immediately: %s', async (_, { records }, path) => {
    const { post } = await organization(idle)
    const { status, body } = await post('batch-memorize', { records: records.map(r => ({ content: 'x', ...r })) })
    expect(status).toBe(400)
    expect(body.details).toMatchObject([{ path }])
  })

  it('is rejected immediately: more than 1,000 items, or none', async () => {
    const { post } = await organization(idle)
    for (const length of [0, 1_001]) {
      const records = Array.from({ length }, (_, n) => ({ ...dana, content: `Fact ${n}.` }))
      expect((await post('batch-memorize', { records })).status).toBe(400)
    }
  })
})

const SALES: CollectionDefinition = {
  id: 'col_1',
  name: 'Sales',
  slug: 'sales',
  kind: 'properties',
  properties: [{ name: 'Budget', systemName: 'budget', type: 'number', mode: 'replace' }],
}
const offline = createReader(createModels(createLanguageModels([], { budget: FREE_BUDGET }), noMonitoring()))
const readBy = (reader: Reader) => {
  const dependencies = { definitionsOf: async () => [SALES], reader }
  return {
    memorizer: createMemorizer({ ...dependencies, minConfidence: 0.9, keepAnswers: async () => {} }),
    rows: createRowReader(dependencies),
  }
}

/** Claims the tenant's job and works on it until it ends, as a worker would. `before` runs ahead of each statement. */
async function work(
  app: TestApp,
  tenant: number,
  before: (statements: number) => Promise<unknown> = async () => {},
  reader: Reader = offline,
) {
  const { memorizer, rows } = readBy(reader)
  await app.database.query('UPDATE runtime.jobs SET run_at = app_now(), lease = NULL WHERE tenant_id = $1', [tenant])
  const [job] = await claim(app.database, [{ kinds: [BATCH_MEMORIZE], after: tenant - 1, busy: [] }])
  if (job?.tenantId !== tenant) throw new Error('There is no job to take.')
  let statements = 0
  const watched: typeof memorizer = {
    ...memorizer,
    async remember(...given) {
      const outcome = await memorizer.remember(...given)
      statements++
      await before(statements)
      return outcome
    },
  }
  await createBatchJob({ database: app.database, log: noMonitoring().log, memorizer: watched, rows }).handle(
    job,
    new AbortController().signal,
    ENDLESS_TURN,
  )
}

describe('a worker that crashes or stalls', () => {
  // each item sets the same property of the same record, so each item needs its own statement
  const records = Array.from({ length: 6 }, (_, n) => ({ ...dana, content: `The budget is $${n + 1}k.` }))

  it('leaves the rest to the next worker, and no item is stored or charged twice', async () => {
    const { batch, read, finished, memories, credits, tenant } = await organization(idle, 100)
    const id = await batch({ records })
    const crash = work(idle, tenant, async statements => {
      if (statements === 3) throw new Error('The process dies, and with it the transaction.')
    })
    await expect(crash).rejects.toThrow()
    const between = await read(id)
    expect(between).toMatchObject({ status: 'processing', progress: { done: 2, total: 6 } })
    expect([await credits(), (await memories()).length]).toEqual([96, 2])
    await work(idle, tenant)
    expect(await finished(id)).toMatchObject({ status: 'completed', result: { stored: 6, creditsCharged: 12 } })
    expect(await memories()).toEqual(records.map(({ content }) => content))
    expect(await credits()).toBe(88)
  })

  it('writes nothing after another worker has taken over', async () => {
    const { batch, read, memories, credits, tenant } = await organization(idle, 100)
    const id = await batch({ records })
    const slow = work(idle, tenant, async statements => {
      // the slow worker's next transaction sees this
      if (statements === 2)
        await idle.database.query("UPDATE runtime.jobs SET lease = 'of another' WHERE tenant_id = $1", [tenant])
    })
    await expect(slow).rejects.toThrow(LeaseLostError)
    expect(await read(id)).toMatchObject({ progress: { done: 2 } })
    expect([await credits(), (await memories()).length]).toEqual([96, 2])
    await work(idle, tenant)
    expect(await read(id)).toMatchObject({ status: 'completed', progress: { done: 6 } })
    expect([await credits(), (await memories()).length]).toEqual([88, 6])
  })

  it('reads what the one before has stored, and stores and charges nothing twice', async () => {
    const { batch, read, finished, memories, credits, tenant } = await organization(idle, 100)
    const asked: string[] = []
    const readerThat = (dies: (content: string) => boolean): Reader => ({
      engine: 'model',
      async read({ content }, definitions, context) {
        asked.push(content)
        const said = await offline.read({ content, timestamp: new Date() }, definitions, context)
        return dies(content) ? { ...said, stopped: { error: new Error('The process dies.') } } : said
      },
    })
    const id = await batch({ records })
    const crash = work(
      idle,
      tenant,
      undefined,
      readerThat(content => content.includes('$3k')),
    )
    await expect(crash).rejects.toThrow('The process dies.')
    expect(await read(id)).toMatchObject({ status: 'processing', progress: { done: 2, total: 6 } })
    expect(await memories()).toEqual(records.map(({ content }) => content))
    // four are read at once, and those after the third are lost
    expect(asked.toSorted()).toEqual(records.slice(0, 4).map(({ content }) => content))
    await work(
      idle,
      tenant,
      undefined,
      readerThat(() => false),
    )
    expect(await finished(id)).toMatchObject({
      status: 'completed',
      result: { stored: 6, duplicates: 0, creditsCharged: 12 },
    })
    expect(asked.slice(4).toSorted()).toEqual(records.slice(2).map(({ content }) => content))
    expect([await credits(), (await memories()).length]).toEqual([88, 6])
  })
})
