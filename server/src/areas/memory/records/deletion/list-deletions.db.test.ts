import { describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app)

const dana = { email: 'dana@northwind.example' }
const max = { email: 'max@northwind.example' }

async function store(who: object, content: string): Promise<{ memoryId: string; recordId: string }> {
  const { body } = await own.post('memorize', { ...who, content })
  return { memoryId: body.data.memories[0].id, recordId: body.data.recordId }
}
const remove = async (path: string, body: object) => (await own.post(`memory/${path}`, body)).body.data
const cancel = (body: object) => own.post('memory/cancel-deletion', body)
async function list(query = '') {
  const { status, body } = await app.call('GET', `/api/v1/memory/deletions${query}`, { key: own.key })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

describe('the list of deletions', () => {
  it('has deletions of memories and of records, newest first, with what can be cancelled', async () => {
    const { memoryId, recordId } = await store(dana, 'Dana likes tea.')
    const other = await store(max, 'Max likes rain.')
    const first = await remove('delete', { memoryIds: [memoryId] })
    const second = await remove('delete-record', max)
    expect((await list()).data).toEqual([
      {
        deletionId: second.deletionId,
        kind: 'record',
        status: 'pending',
        recordId: other.recordId,
        keys: [{ name: 'email', value: max.email }],
        displayName: max.email,
        deletedBy: expect.stringMatching(/^key:key_/),
        memories: 1,
        properties: 0,
        deletedAt: expect.any(String),
        recoverableUntil: second.recoverableUntil,
      },
      {
        deletionId: first.deletionId,
        displayName: dana.email,
        deletedBy: expect.stringMatching(/^key:key_/),
        kind: 'memories',
        status: 'pending',
        recordId,
        memories: 1,
        properties: 0,
        deletedAt: expect.any(String),
        recoverableUntil: first.recoverableUntil,
      },
    ])
    await cancel({ deletionId: second.deletionId })
    const [cancelled] = (await list()).data
    expect(cancelled).toMatchObject({ deletionId: second.deletionId, status: 'cancelled' })
    expect(cancelled).not.toHaveProperty('keys')
  })

  it('can be limited to a record and a status, page by page, and has no merges', async () => {
    const { memoryId, recordId } = await store(dana, 'Dana likes tea.')
    const { memoryId: rain } = await store(max, 'Max likes rain.')
    const both = await remove('delete', { memoryIds: [memoryId, rain] })
    expect(both).not.toHaveProperty('recordId')
    await cancel({ deletionId: both.deletionId })
    await remove('delete', { ...dana })
    await own.post('memory/merge-records', { ...dana, from: max })
    expect((await list(`?recordId=${recordId}`)).data).toMatchObject([{ recordId, status: 'pending' }])
    expect((await list('?status=cancelled')).data).toMatchObject([{ deletionId: both.deletionId }])
    const page = await list('?limit=1')
    const rest = await list(`?limit=1&cursor=${page.nextCursor}`)
    expect([...page.data, ...rest.data].map(({ status }) => status)).toEqual(['pending', 'cancelled'])
    expect(rest).not.toHaveProperty('nextCursor')
  })
})

describe('cancelling by recordId', () => {
  it('restores deleted memories of a record that exists', async () => {
    const { memoryId, recordId } = await store(dana, 'Dana likes tea.')
    await store(dana, 'Dana has a dog.')
    const { deletionId } = await remove('delete', { memoryIds: [memoryId] })
    expect((await cancel({ recordId })).body.data).toMatchObject({ deletionId, recordId, restored: 1 })
    expect((await cancel({ recordId })).status).toBe(404)
  })

  it('restores a deleted record before its memories', async () => {
    const { memoryId, recordId } = await store(dana, 'Dana likes tea.')
    const memories = await remove('delete', { memoryIds: [memoryId] })
    const record = await remove('delete-record', dana)
    expect((await cancel({ recordId })).body.data).toMatchObject({ deletionId: record.deletionId })
    expect((await cancel({ recordId })).body.data).toMatchObject({ deletionId: memories.deletionId, restored: 1 })
    expect((await cancel({ recordId })).status).toBe(409)
  })

  it('asks which deletion is meant if there are several, of those that can still be cancelled', async () => {
    const { recordId } = await store(dana, 'Dana likes tea.')
    const first = await remove('delete', dana)
    await app.advance('29 days')
    await store(dana, 'Dana has a dog.')
    const second = await remove('delete', dana)
    const asked = await cancel({ recordId })
    expect(asked.status).toBe(409)
    expect(asked.body.deletionIds).toEqual([second.deletionId, first.deletionId])
    await app.advance('2 days')
    expect((await cancel({ recordId })).body.data).toMatchObject({ deletionId: second.deletionId, restored: 1 })
  })
})
