import { expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../../test/support/use-app.ts'

const app = useApp({ settings: { WORKERS: 'on' } })
const own = useOrganization(app)

const dana = { email: 'dana@northwind.example' }
const lee = { email: 'lee@northwind.example' }
const SALES = { name: 'Sales', entityType: 'Contact', properties: [{ name: 'Budget', type: 'number', unit: 'USD' }] }

const memorize = async (who: object, content: string, more: object = {}): Promise<string> =>
  (await own.post('memorize', { ...who, content, ...more })).body.data.memories[0].id
const reextract = (body: object = {}) => own.post('collections/reextract', body)
const get = async (path: string) => (await app.call('GET', `/api/v1/${path}`, { key: own.key })).body
const credits = async (): Promise<number> => (await get('me')).data.credits
async function properties(who: object): Promise<{ propertyName: string; value: unknown; source: string }[]> {
  return (await own.post('properties', who)).body.data.properties
}
async function finished(body: object) {
  const answer = await reextract(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(202)
  const { eventId } = answer.body
  await expect.poll(async () => (await get(`events/${eventId}`)).data.finishedAt, { timeout: 25_000 }).toBeTruthy()
  return { event: (await get(`events/${eventId}`)).data, items: (await get(`events/${eventId}/details`)).data }
}

it('reads what was stored before its collection, after an estimate that costs nothing', async () => {
  const first = await memorize(dana, 'The budget is $90,000.')
  await memorize(dana, 'Dana likes tea.')
  await memorize({ websiteUrl: 'northwind.example' }, 'The budget is $70,000.')
  const created = await own.post('collections', SALES)
  expect(created.body.warnings).toEqual([
    { code: 'earlier_memories', message: expect.stringContaining(created.body.data.id) },
  ])
  const before = await credits()
  const estimate = await reextract({ collectionNames: ['Sales'], estimate: true })
  expect(estimate).toMatchObject({ status: 200, body: { data: { memories: 2, maxCredits: 2 } } })
  const { event, items } = await finished({ collectionNames: ['Sales'] })
  expect(event).toMatchObject({
    type: 'reextract',
    status: 'completed',
    progress: { done: 2, total: 2, failed: 0 },
    result: { read: 2, properties: 1, suggestions: 0, creditsCharged: 1 },
  })
  expect(items[0].result).toMatchObject({ memoryId: first, properties: 1, creditsCharged: 1 })
  expect(await properties(dana)).toMatchObject([{ propertyName: 'Budget', value: 90_000, source: `memory:${first}` }])
  expect(await credits()).toBe(before - 1)
})

it('changes nothing the second time, and keeps the newest value', async () => {
  await memorize(dana, 'The budget is $90,000.', { timestamp: '2026-01-01T00:00:00Z' })
  await memorize(dana, 'The budget is $120,000.', { timestamp: '2026-02-01T00:00:00Z' })
  await own.post('collections', SALES)
  await finished({})
  expect(await properties(dana)).toMatchObject([{ value: 120_000 }])
  const [before] = await properties(dana)
  const { event } = await finished({ type: 'Contact' })
  expect(event.result).toMatchObject({ read: 2, properties: 0 })
  expect(await properties(dana)).toEqual([before])
})

it('leaves what a caller has set, confirmed or deleted', async () => {
  await own.post('collections', SALES)
  const set = await memorize(dana, 'The budget is $90,000.', { extract: false })
  await own.post('upsert', { records: [{ key: dana, properties: { Budget: 10 } }] })
  await memorize(lee, 'The budget is $80,000.')
  expect(await properties(lee)).toMatchObject([{ value: 80_000 }])
  expect((await own.post('memory/update', { ...lee, propertyName: 'Budget', operation: 'remove' })).status).toBe(200)
  const kim = { email: 'kim@northwind.example' }
  const confirmed = await memorize(kim, 'The budget is $70,000.')
  const correct = { ...kim, propertyName: 'Budget', value: 75_000, sourceMemoryId: confirmed }
  expect((await own.post('memory/update', correct)).status).toBe(200)
  const { event } = await finished({})
  expect(event.result).toMatchObject({ read: 3, properties: 0, suggestions: 3 })
  expect(await properties(dana)).toMatchObject([{ value: 10, source: 'caller' }])
  expect(await properties(lee)).toEqual([])
  expect(await properties(kim)).toMatchObject([{ value: 75_000 }])
  const suggested = (await get('suggestions')).data.map(({ memoryId, value }: { memoryId: string; value: unknown }) => [
    memoryId,
    value,
  ])
  expect(suggested).toContainEqual([set, 90_000])
})

it('reads the memories of some records only', async () => {
  const id = (await own.post('memorize', { ...dana, content: 'The budget is $90,000.' })).body.data.recordId
  await memorize(lee, 'The budget is $80,000.')
  await own.post('collections', SALES)
  const { event } = await finished({ recordIds: [id] })
  expect(event.progress.total).toBe(1)
  expect(await properties(lee)).toEqual([])
})

it('goes on where it was interrupted, and skips memories that are gone', async () => {
  for (const n of [1, 2, 3]) await memorize(dana, `The budget of part ${n} is $${n}0,000.`)
  const { id } = (await own.post('collections', SALES)).body.data
  const [first, second, third] = await app.database.query<{ id: string }>(
    'SELECT id FROM memories ORDER BY position DESC LIMIT 3',
  )
  const options = { collectionIds: [id], minConfidence: 0.5 }
  const item = (memoryId = '') => ({ memoryId, options })
  const { beginItemizedJob, recordOutcomes } = await import('../../../../../platform/jobs/itemized-job.ts')
  const scope = app.database.scope({ tenantId: own.tenant, livemode: true })
  const gone = 'mem_01KAK7F3V7B8C9D0E1F2G3H4J5'
  const eventId = await app.database.transaction(async () => {
    const work = { type: 'reextract', items: [first, second, third, { id: gone }].map(one => item(one?.id)) }
    const eventId = await beginItemizedJob(scope, { ...work, caller: { keyId: null, requestId: 'req_x' } })
    await recordOutcomes(scope, eventId, [{ index: 0, result: { memoryId: first?.id ?? '', creditsCharged: 0 } }])
    return eventId
  })
  await expect.poll(async () => (await get(`events/${eventId}`)).data.finishedAt, { timeout: 25_000 }).toBeTruthy()
  const items = (await get(`events/${eventId}/details`)).data
  expect(items[0].result).toEqual({ memoryId: first?.id, creditsCharged: 0 })
  expect(items[1].result).toMatchObject({ memoryId: second?.id, creditsCharged: 1 })
  expect(items[3].result).toEqual({ memoryId: gone, skipped: 'deleted' })
})

it('a memory that cannot be paid for fails alone', async () => {
  const poor = await app.organization({ credits: 2 })
  const post = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key: poor.key, body })
  await post('memorize', { ...dana, content: 'The budget is $90,000.' })
  await post('memorize', { ...lee, content: 'Nothing else.' })
  await post('collections', SALES)
  const { eventId } = (await post('collections/reextract', {})).body
  const read = async () => (await app.call('GET', `/api/v1/events/${eventId}`, { key: poor.key })).body.data
  await expect.poll(async () => (await read()).finishedAt, { timeout: 25_000 }).toBeTruthy()
  expect(await read()).toMatchObject({ status: 'partial', progress: { done: 2, failed: 1 } })
})

it('answers with nothing to read, and names what is wrong', async () => {
  expect(await reextract()).toMatchObject({ status: 200, body: { data: { memories: 0, maxCredits: 0 } } })
  const record = 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
  const both = await reextract({ recordIds: [record], type: 'Contact' })
  expect(both).toMatchObject({ status: 400, body: { message: expect.stringContaining('not both') } })
  expect(await reextract({ recordIds: [record] })).toMatchObject({ status: 404 })
  expect(await reextract({ collectionNames: ['Nothing'] })).toMatchObject({ status: 404 })
})

it('a new definition of a collection and a memory that is stored already say what was not read', async () => {
  const content = 'The budget is $90,000.'
  const { id } = (await own.post('collections', { name: 'Sales', properties: [] })).body.data
  await memorize(dana, content)
  const update = (body: object) => app.call('PATCH', `/api/v1/collections/${id}`, { key: own.key, body })
  expect((await update({ name: 'Selling' })).body).not.toHaveProperty('warnings')
  expect((await update({ properties: SALES.properties })).body.warnings).toMatchObject([{ code: 'earlier_memories' }])
  const again = () => own.post('memorize', { ...dana, content })
  expect((await again()).body).not.toHaveProperty('warnings')
  await own.post('collections', { ...SALES, name: 'Later' })
  expect((await again()).body).toMatchObject({
    data: { duplicate: true },
    warnings: [{ code: 'earlier_memories', message: expect.stringContaining('Later') }],
  })
})

it('turns and items that are stored already say what they were not read for', async () => {
  const messages = [{ speaker: 'Dana Fox', content: 'The budget is $90,000.' }]
  const converse = () => own.post('memory/conversations', { ...dana, sessionId: 'call-1', messages })
  const records = [{ ...lee, content: 'The budget is $80,000.' }]
  const batch = async () => {
    const { eventId } = (await own.post('batch-memorize', { records })).body
    await expect.poll(async () => (await get(`events/${eventId}`)).data.finishedAt, { timeout: 25_000 }).toBeTruthy()
    return { event: (await get(`events/${eventId}`)).data, items: (await get(`events/${eventId}/details`)).data }
  }
  await own.post('collections', { name: 'Earlier', properties: [{ name: 'Seats', type: 'number' }] })
  expect((await converse()).status).toBe(200)
  await batch()
  expect((await converse()).body).not.toHaveProperty('warnings')
  const before = await batch()
  expect(before.event.result).toEqual({ stored: 0, duplicates: 1, creditsCharged: 0 })
  expect(before.items[0].result).not.toHaveProperty('warning')
  await own.post('collections', SALES)
  const warning = { code: 'earlier_memories', message: expect.stringContaining('(Sales)') }
  expect((await converse()).body).toMatchObject({ data: { creditsCharged: 0 }, warnings: [warning] })
  const { event, items } = await batch()
  expect(event.result).toEqual({ stored: 0, duplicates: 1, earlierMemories: 1, creditsCharged: 0 })
  expect(items[0].result).toMatchObject({ duplicate: true, warning })
})

it('a smart update of a collection says that stored memories were not read for it', async () => {
  const { id } = (await own.post('collections', SALES)).body.data
  const update = async (material: string, strategy = 'safe') =>
    (
      await own.post('smart-update', {
        type: 'collection',
        strategy,
        instruction: 'Merge',
        material,
        targetIds: [id],
      })
    ).body
  expect(await update('Region: Where they are.')).not.toHaveProperty('warnings')
  await memorize(dana, 'The budget is $90,000.')
  const warnings = [{ code: 'earlier_memories', message: expect.stringContaining(id) }]
  expect((await update('- Seats (number): How many.\n- Segment: Which part.')).warnings).toEqual(warnings)
  const { planId } = await update('- Floors (number): How many.', 'suggest')
  expect((await own.post(`smart-update/${planId}/apply`, {})).body).toMatchObject({ status: 'applied', warnings })
})

it('refuses more memories than one call reads, after an estimate of all', async () => {
  await own.post('collections', SALES)
  await memorize(dana, 'The budget is $90,000.')
  await app.database.query(
    `INSERT INTO memories (id, tenant_id, record_id, content, content_hash, tags, metadata, "timestamp")
     SELECT 'mem_' || lpad(n::text, 26, '0'), tenant_id, record_id, 'Note ' || n, sha256(n::text::bytea), tags, metadata, "timestamp"
     FROM memories, generate_series(1, 50000) n WHERE tenant_id = $1`,
    [own.tenant],
  )
  expect((await reextract({ estimate: true })).body.data).toEqual({ memories: 50_001, maxCredits: 50_001 })
  expect(await reextract()).toMatchObject({
    status: 400,
    body: {
      error: 'validation_error',
      message: expect.stringMatching(/50001 memories.* at most 50000: .*recordIds or type/),
    },
  })
})
