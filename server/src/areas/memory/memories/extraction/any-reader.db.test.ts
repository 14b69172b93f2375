import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptedModel, scriptedModel, settingsOf } from '../../../../../test/support/scripted-model.ts'
import { createTestApp, INTERNAL_API_KEY, type TestAnswer, type TestApp } from '../../../../../test/support/test-app.ts'

const dana = { email: 'dana@northwind.example' }
const PROPERTIES = [
  { name: 'Budget', type: 'number' },
  { name: 'Note', type: 'text' },
  { name: 'Renewal', type: 'date' },
  { name: 'Contact', type: 'object' },
  { name: 'Tags', type: 'array' },
  { name: 'All notes', type: 'text', mode: 'append' },
]
const CONTENT = 'Dana said that the budget is $90k 🙂 in total.'

/** Values as only a broken model returns them, sure and unsure, with one that can be stored. */
const HOSTILE = [0.95, 0.5].flatMap(confidence => {
  const value = (property: number, value: unknown, quote = 'budget') => ({ property, value, quote, confidence })
  return [
    value(2, 'a\0b'),
    value(2, 'half \uD83D'),
    value(2, 'whole', 'is $90k \uD83D'),
    value(3, '0000-01-01'),
    value(4, '{"a\\u0000": 1}'),
    value(4, '{"a": "\\ud83d"}'),
    value(5, ['fine', 'b\0']),
  ]
})
const MANY = Array.from({ length: 5_000 }, (_, n) => ({
  property: 6,
  value: `note ${n}`,
  quote: 'budget',
  confidence: 0.5,
}))
const VALUES = [...HOSTILE, { property: 1, value: 90_000, quote: 'budget is $90k', confidence: 0.95 }]

describe.each(['offline', 'model'] as const)('what the %s reader returns', engine => {
  let app: TestApp
  let model: ScriptedModel | undefined
  let key: string
  beforeAll(async () => {
    if (engine === 'model')
      model = await scriptedModel(body => ({
        answer: { values: body.includes('flood') ? [...VALUES, ...MANY] : VALUES },
      }))
    app = await createTestApp(model && { settings: settingsOf(model) })
    key = (await app.organization()).key
    await post('collections', { name: 'Sales', properties: PROPERTIES })
  })
  afterAll(async () => {
    await app.stop()
    await model?.[Symbol.asyncDispose]()
  })

  const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
  const get = async (path: string) => (await app.call('GET', `/api/v1/${path}`, { key })).body.data
  const ended = async (id: string) => {
    await expect.poll(async () => (await get(`events/${id}`)).finishedAt, { timeout: 60_000 }).toBeTruthy()
    return get(`events/${id}`)
  }
  const texts = [
    CONTENT,
    'The budget server is 192.168.100.200.',
    'The budget is 1.000.000,50 dollars.',
    'We like tea.',
  ]
  const contents = async (who: object): Promise<string[]> =>
    (await post('recall', who)).body.data.map(({ content }: { content: string }) => content).toSorted()

  it('never keeps a memory, a batch or a conversation from being stored', { timeout: 120_000 }, async () => {
    for (const content of texts) expect(await post('memorize', { ...dana, content })).toMatchObject({ status: 200 })
    expect(await contents(dana)).toEqual(texts.toSorted())

    const batched = { email: 'batch@northwind.example' }
    const { body } = await post('batch-memorize', { records: texts.map(content => ({ ...batched, content })) })
    expect(await ended(body.eventId)).toMatchObject({ status: 'completed', result: { stored: texts.length } })
    expect(await contents(batched)).toEqual(texts.toSorted())

    const spoken = { email: 'spoken@northwind.example' }
    const messages = texts.map(content => ({ role: 'user', content }))
    const answer = await post('memory/conversations', { ...spoken, messages })
    if (answer.status === 202) expect(await ended(answer.body.eventId)).toMatchObject({ status: 'completed' })
    else expect(answer).toMatchObject({ status: 200 })
    expect(await contents(spoken)).toEqual(texts.toSorted())
  })

  it('never breaks an edit, a new extraction, or a trial', { timeout: 120_000 }, async () => {
    const kim = { email: 'kim@northwind.example' }
    const { body } = await post('memorize', { ...kim, content: 'To be edited.', extract: false })
    const { id: memoryId } = body.data.memories[0]
    for (const content of texts) {
      expect(await post('memory/update', { memoryId, content })).toMatchObject({ status: 200 })
      expect(await post('collections/try-extraction', { content })).toMatchObject({ status: 200 })
    }
    const again = await post('collections/reextract', {})
    expect(await ended(again.body.eventId)).toMatchObject({ status: 'completed' })
  })

  it('is stored as far as it can be, and what was left out is counted', async () => {
    if (engine === 'offline') return
    expect(await post('memorize', { ...dana, content: `A flood: ${CONTENT}` })).toMatchObject({ status: 200 })
    const { body } = await post('properties', dana)
    const [budget] = body.data.properties.filter((one: { propertyName: string }) => one.propertyName === 'Budget')
    expect(budget).toMatchObject({ value: 90_000 })
    const metrics = await app.call('GET', '/metrics', { headers: { Authorization: `Bearer ${INTERNAL_API_KEY}` } })
    expect(metrics.body).toMatch(/extraction_values_refused_total\{engine="model",reason="text"\} \d+/)
    expect(metrics.body).toMatch(/extraction_values_refused_total\{engine="model",reason="too_many"\} \d+/)
  })
})

describe('an item that cannot be stored', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ settings: { LOG_LEVEL: 'silent' } })
    await app.database.query(
      `CREATE FUNCTION public.refuse_poison() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN IF new.content LIKE '%poison%' THEN RAISE EXCEPTION 'INSERT INTO memories of %', new.content; END IF; RETURN new; END $$`,
    )
    await app.database.query(
      'CREATE TRIGGER refuse_poison BEFORE INSERT ON memories FOR EACH ROW EXECUTE FUNCTION public.refuse_poison()',
    )
  })
  afterAll(() => app.stop())

  it.each(['batch-memorize', 'memory/conversations'])('does not end its %s, and its error has no SQL', async path => {
    const { key } = await app.organization()
    const all = ['First.', 'This is poison.', 'Third.', 'And more poison.', 'Fifth.']
    const padding = Array.from({ length: 50 }, (_, n) => `Padding ${n}.`)
    const body = path.startsWith('batch')
      ? { records: all.map(content => ({ ...dana, content })) }
      : { ...dana, messages: [...all, ...padding].map(content => ({ role: 'user', content })) }
    const { eventId } = (await app.call('POST', `/api/v1/${path}`, { key, body })).body
    const event = async () => (await app.call('GET', `/api/v1/events/${eventId}`, { key })).body.data
    await expect.poll(async () => (await event()).finishedAt, { timeout: 60_000 }).toBeTruthy()
    expect(await event()).toMatchObject({ status: 'partial', progress: { failed: 2 } })
    const { body: details } = await app.call('GET', `/api/v1/events/${eventId}/details?limit=200`, { key })
    const failed = details.data.filter(({ error }: { error?: unknown }) => error)
    expect(failed).toMatchObject([
      { index: 1, error: { error: 'server_error', message: expect.stringContaining('An unexpected error') } },
      { index: 3 },
    ])
    expect(JSON.stringify([details, await event()])).not.toMatch(/INSERT|SELECT|memories of/)
    const stored = await app.call('POST', '/api/v1/recall', { key, body: { ...dana, limit: 200 } })
    expect(stored.body.data).toHaveLength(body.records ? 3 : 53)
  })
})
