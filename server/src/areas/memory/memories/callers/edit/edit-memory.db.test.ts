import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app, { credits: 1_000 })
const { post } = own
const dana = { email: 'dana@northwind.example' }
const CONTENT = 'The budget is $120k. Tools: Jira.'
let recordId: string
let memoryId: string

beforeEach(async () => {
  await post('collections', {
    name: 'Sales',
    properties: [
      { name: 'Budget', type: 'number' },
      { name: 'Tools', type: 'text', mode: 'append' },
    ],
  })
  const { data } = (await post('memorize', { ...dana, content: CONTENT, timestamp: '2026-03-10T09:00:00Z' })).body
  recordId = data.recordId
  memoryId = data.memories[0].id
})

const update = (body: object) => post('memory/update', { memoryId, ...body })
async function edit(body: object) {
  const answer = await update(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}
const memorize = async (content: string, more: object = {}) => {
  const { body } = await post('memorize', { ...dana, content, timestamp: '2026-03-11T09:00:00Z', ...more })
  return body.data.memories[0].id as string
}
const recall = async (body: object = {}) => (await post('recall', { ...dana, ...body })).body.data
const history = async (body: object) => (await post('memory/property-history', body)).body
const properties = async () =>
  Object.fromEntries(
    (await post('properties', dana)).body.data.properties.map((each: { propertyName: string; value: unknown }) => [
      each.propertyName,
      each.value,
    ]),
  )
const credits = async () => (await app.call('GET', '/api/v1/me', { key: own.key })).body.data.credits

describe('editing a memory', () => {
  it('replaces its content, tags, metadata and timestamp, and keeps its id', async () => {
    const content = 'The budget is $90k.'
    const next = { content, tags: ['sales'], metadata: { page: 2 }, timestamp: '2026-03-12T09:00:00.000Z' }
    const data = await edit({ ...next, reason: 'Heard wrong' })
    expect(data).toMatchObject({
      creditsCharged: 2,
      recordId,
      version: 2,
      changed: true,
      memory: { memoryId, ...next },
    })
    expect(await recall()).toMatchObject([{ memoryId, ...next, version: 2 }])
    expect(await recall({ tags: ['sales'] })).toHaveLength(1)
    expect(await recall({ until: '2026-03-11T00:00:00Z' })).toEqual([])
  })

  it('leaves the fields that are not passed, and is free if nothing changes', async () => {
    const before = await credits()
    expect(await edit({ tags: ['a'] })).toMatchObject({ creditsCharged: 1, memory: { content: CONTENT, tags: ['a'] } })
    expect(await edit({ tags: ['a'], content: CONTENT })).toMatchObject({
      creditsCharged: 0,
      version: 2,
      changed: false,
    })
    expect(await credits()).toBe(before - 1)
    expect(await properties()).toEqual({ Budget: 120_000, Tools: ['Jira'] })
  })

  it('is found by its new words and no longer by the old ones', async () => {
    await edit({ content: 'Prefers oolong before noon.' })
    expect(await recall({ query: 'oolong' })).toMatchObject([{ memoryId }])
    expect((await post('recall', { query: 'Jira budget' })).body.data).toEqual([])
    const [{ digest }] = [(await post('smart-memory-digest', dana)).body]
    expect(digest).toContain('oolong')
    expect(digest).not.toContain('Jira')
  })

  it('makes the new content a duplicate, and frees the old one', async () => {
    await edit({ content: 'Prefers oolong before noon.' })
    expect((await post('memorize', { ...dana, content: 'prefers oolong before noon' })).body.data).toMatchObject({
      duplicate: true,
      memories: [{ id: memoryId }],
    })
    expect(await memorize(CONTENT)).not.toBe(memoryId)
    const taken = await update({ content: CONTENT })
    expect(taken.status).toBe(409)
    expect(taken.body.message).toContain('already has this content')
  })

  it('keeps the history, with who and why', async () => {
    await edit({ content: 'First.', tags: ['a'], reason: 'Heard wrong' })
    await edit({ tags: [] })
    const { data } = await history({ memoryId })
    expect(
      data.map(({ propertyName, version, from, to, reason }: Record<string, unknown>) => [
        version,
        propertyName,
        from,
        to,
        reason,
      ]),
    ).toEqual([
      [3, 'tags', ['a'], [], undefined],
      [2, 'tags', [], ['a'], 'Heard wrong'],
      [2, 'content', CONTENT, 'First.', 'Heard wrong'],
    ])
    expect(data[0].actor).toMatch(/^key:/)
    const first = await history({ memoryId, limit: 2 })
    expect(first.data).toEqual(data.slice(0, 2))
    expect((await history({ memoryId, limit: 2, cursor: first.nextCursor })).data).toEqual(data.slice(2))
    expect((await history({ memoryId, propertyName: 'content' })).data).toEqual(data.slice(2))
  })

  it('is deleted, restored and merged with its history', async () => {
    await edit({ tags: ['a'] })
    const { deletionId } = (await post('memory/delete', { memoryIds: [memoryId] })).body.data
    expect((await post('memory/property-history', { memoryId })).status).toBe(404)
    expect((await update({ tags: [] })).status).toBe(404)
    const kept = () =>
      app.database.query('SELECT FROM memory_changes WHERE tenant_id = $1 AND memory_id = $2', [own.tenant, memoryId])
    expect(await kept()).toEqual([])
    await post('memory/cancel-deletion', { deletionId })
    const max = { email: 'max@northwind.example' }
    await post('memorize', { ...max, content: 'Max is new.' })
    await post('memory/merge-records', { ...max, from: dana })
    expect((await history({ memoryId })).data).toHaveLength(1)
    expect(await edit({ tags: ['b'], expectedVersion: 2 })).toMatchObject({ version: 3 })
  })

  it('is exported and imported with its versions', async () => {
    await edit({ content: 'The budget is $90k.', reason: 'Heard wrong' })
    await edit({ tags: ['a'] })
    const { lines } = (await post('export', {})).body
    const body = {
      records: lines.flatMap(({ record }: { record?: object }) => (record ? [{ ...record, properties: [] }] : [])),
      memories: lines.flatMap(({ memory }: { memory?: object }) => memory ?? []),
    }
    const { key } = await app.organization()
    const call = (path: string, request: object) => app.call('POST', `/api/v1/${path}`, { key, body: request })
    expect((await call('memory/import', body)).body.data).toMatchObject({ memories: { stored: 1 }, problems: [] })
    const [imported] = (await call('recall', dana)).body.data
    expect(imported).toMatchObject({ content: 'The budget is $90k.', version: 3 })
    const { data } = (await call('memory/property-history', { memoryId: imported.memoryId })).body
    expect(data).toEqual((await history({ memoryId })).data)
  })

  it('publishes an event without the content', async () => {
    await app.database.query('DELETE FROM runtime.outbox')
    await edit({ tags: ['secret'] })
    expect(await app.database.query('SELECT type, data FROM runtime.outbox')).toEqual([
      { type: 'memory.updated', data: { id: memoryId, recordId, version: 2 } },
    ])
  })
})

describe('the properties of an edited memory', () => {
  it('are extracted again, and what it no longer says is removed', async () => {
    const data = await edit({ content: 'The budget is $90k.' })
    expect(data.properties).toMatchObject([{ propertyName: 'Budget', value: 90_000, previousValue: 120_000 }])
    expect(await properties()).toEqual({ Budget: 90_000 })
    const [changed] = (await history({ ...dana, propertyName: 'Budget' })).data
    expect(changed).toMatchObject({
      from: 120_000,
      to: 90_000,
      source: `memory:${memoryId}`,
      evidence: { text: expect.any(String) },
    })
  })

  it('become the values before, with their source', async () => {
    const later = await memorize('The budget is $200k. Tools: Slack.')
    await edit({ memoryId: later, content: 'Nothing was decided.', reason: 'Wrong customer' })
    expect(await properties()).toEqual({ Budget: 120_000, Tools: ['Jira'] })
    const [changed, before] = (await history({ ...dana, propertyName: 'Budget' })).data
    expect(changed).toMatchObject({
      from: 200_000,
      to: 120_000,
      source: `memory:${memoryId}`,
      reason: 'Wrong customer',
    })
    expect(before.source).toBe(`memory:${later}@1`)
    await edit({ memoryId: later, content: 'The budget is $210k.' })
    expect(await properties()).toEqual({ Budget: 210_000, Tools: ['Jira'] })
  })

  it('stay if something else has set them since', async () => {
    await post('memory/update', { ...dana, propertyName: 'Budget', value: 7 })
    await edit({ content: 'The budget is $90k.' })
    expect((await properties()).Budget).toBe(7)
  })

  it('stay with extract: false, and if only tags change', async () => {
    await edit({ content: 'Nothing was decided.', extract: false })
    await edit({ tags: ['a'] })
    expect((await properties()).Budget).toBe(120_000)
  })

  it('are not contradicted by what it said before', async () => {
    await edit({ content: 'The budget is $90k.' })
    expect(await recall()).toMatchObject([{ memoryId, content: 'The budget is $90k.' }])
    expect((await recall())[0]).not.toHaveProperty('supersededBy')
    await memorize('The budget is $200k.')
    const edited = (await recall()).find((each: { memoryId: string }) => each.memoryId === memoryId)
    expect(edited.supersededBy).toMatchObject([{ said: 90_000, value: 200_000 }])
  })
})

describe('an edit', () => {
  it('returns 409 for another version, and concurrent edits are all made', async () => {
    const stale = await update({ tags: ['a'], expectedVersion: 7 })
    expect([stale.status, stale.body.currentVersion]).toEqual([409, 1])
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(tag => update({ tags: [tag] })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await recall())[0].version).toBe(5)
  })

  it('is made once for an idempotency key', async () => {
    const once = () =>
      app.call('POST', '/api/v1/memory/update', {
        key: own.key,
        body: { memoryId, tags: ['a'] },
        headers: { 'Idempotency-Key': 'edit-1' },
      })
    const first = await once()
    expect((await once()).body).toEqual(first.body)
    expect((await recall())[0].version).toBe(2)
  })

  it.each<[string, object]>([
    ['body.memoryId', {}],
    ['body.email', { ...dana, tags: [] }],
    ['body.propertyName', { propertyName: 'Budget', value: 1 }],
    ['body.metadata', { metadata: { text: 'x'.repeat(9_000) } }],
    ['body.memoryId', { expectedVersion: 1 }],
  ])('names %s if the request is invalid', async (path, body) => {
    const { status, body: answer } = await update(body)
    expect([status, answer.details[0].path], JSON.stringify(answer)).toEqual([400, path])
  })

  it('needs a memoryId for the fields of a memory, and a propertyName without one', async () => {
    const paths = []
    for (const body of [{ ...dana, content: 'x', propertyName: 'Budget' }, dana])
      paths.push((await post('memory/update', body)).body.details[0].path)
    expect(paths).toEqual(['body.content', 'body.propertyName'])
    for (const [path, body] of [
      ['body.memoryId', { memoryId, ...dana }],
      ['body.at', { memoryId, at: '2026-03-11T09:00:00Z' }],
    ] as const)
      expect((await post('memory/property-history', body)).body.details[0].path).toBe(path)
  })

  it('is 404 for a memory of another organization', async () => {
    const { key } = await app.organization()
    const body = { memoryId, tags: [] }
    expect((await app.call('POST', '/api/v1/memory/update', { key, body })).status).toBe(404)
  })

  it('is 402 without credits, and changes nothing', async () => {
    await app.database.query('UPDATE tenants SET credits = 1 WHERE id = $1', [own.tenant])
    expect((await update({ content: 'The budget is $90k.' })).status).toBe(402)
    expect(await recall()).toMatchObject([{ content: CONTENT, version: 1 }])
  })
})
