import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app)

const dana = { email: 'dana@northwind.example' }
let collectionId: string

beforeEach(async () => {
  const { body } = await own.post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] })
  collectionId = body.data.id
})

const store = async (content: string, more: object = {}): Promise<string> =>
  (await own.post('memorize', { ...dana, content, ...more })).body.data.memories[0].id
const get = (id: string, key = own.key) => app.call('GET', `/api/v1/memory/${id}`, { key })
const read = async (id: string) => {
  const { status, body } = await get(id)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const edit = (memoryId: string, change: object) => own.post('memory/update', { memoryId, ...change })

describe('a memory with its history', () => {
  it('has the values that it stated and those that they replaced, and the other one what superseded it', async () => {
    const first = await store('The budget is $120k.', { timestamp: '2026-10-06T09:00:00Z' })
    const second = await store('The budget is $150k.', { timestamp: '2026-11-06T09:00:00Z', sessionId: 'call-1' })
    const budget = { propertyName: 'Budget', systemName: 'budget', collectionId }
    expect(await read(second)).toMatchObject({
      memoryId: second,
      memory: { content: 'The budget is $150k.', sessionId: 'call-1', version: 1 },
      edits: [],
      values: [{ ...budget, value: 150_000, version: 2, current: true, evidence: { text: expect.any(String) } }],
      supersedes: [
        {
          propertyName: 'Budget',
          said: 150_000,
          value: 120_000,
          memoryId: first,
          timestamp: '2026-10-06T09:00:00.000Z',
        },
      ],
    })
    const before = await read(first)
    expect(before).toMatchObject({
      memory: { supersededBy: [{ propertyName: 'Budget', said: 120_000, value: 150_000, memoryId: second }] },
      values: [{ ...budget, value: 120_000, version: 1, current: false }],
      supersedes: [],
    })
    expect(before).not.toHaveProperty('deletion')
  })

  it('has its edits, newest first, and what only an earlier version of it stated', async () => {
    const id = await store('The budget is $15k.')
    await edit(id, { content: 'The budget is $150k.', reason: 'A zero was missing' })
    await edit(id, { tags: ['call'] })
    const { edits, values, memory } = await read(id)
    expect(edits).toEqual([
      { version: 3, field: 'tags', from: [], to: ['call'], actor: expect.any(String), at: expect.any(String) },
      expect.objectContaining({ version: 2, field: 'content', reason: 'A zero was missing' }),
    ])
    expect(memory).toMatchObject({ content: 'The budget is $150k.', version: 3 })
    expect(values.map(({ value, current }: { value: number; current: boolean }) => [value, current])).toEqual([
      [150_000, true],
      [15_000, false],
    ])
  })

  it('is shown without its text while it is deleted and can be restored, and not afterwards', async () => {
    const id = await store('The budget is $120k.')
    await edit(id, { tags: ['call'] })
    const { deletionId, recoverableUntil } = (await own.post('memory/delete', { memoryIds: [id] })).body.data
    const deleted = await read(id)
    expect(deleted).toMatchObject({
      memoryId: id,
      edits: [],
      values: [{ value: 120_000, current: false }],
      deletion: { deletionId, recoverableUntil },
    })
    expect(deleted).not.toHaveProperty('memory')
    await own.post('memory/cancel-deletion', { deletionId })
    expect(await read(id)).toMatchObject({ memory: { content: 'The budget is $120k.' }, edits: [{ field: 'tags' }] })
    await own.post('memory/delete', { memoryIds: [id] })
    await app.advance('31 days')
    expect((await get(id)).status).toBe(404)
  })

  it('does not exist for another organization, and an id of another kind is refused', async () => {
    const id = await store('The budget is $120k.')
    await own.post('memory/delete', { memoryIds: [id] })
    const { key } = await app.organization()
    expect((await get(id, key)).status).toBe(404)
    const wrong = await get('rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
    expect([wrong.status, wrong.body.error]).toEqual([400, 'validation_error'])
  })
})
