import { describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app)

async function store(who: object, content: string, timestamp = '2026-11-20T10:00:00Z') {
  const { status, body } = await own.post('memorize', { ...who, content, timestamp })
  expect(status, JSON.stringify(body)).toBe(200)
  return { recordId: body.data.recordId, memoryId: body.data.memories[0].id }
}
async function list(query = '') {
  const { status, body } = await app.call('GET', `/api/v1/records${query}`, { key: own.key })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const ids = (body: { data: { recordId: string }[] }): string[] => body.data.map(({ recordId }) => recordId)

const dana = { email: 'dana@northwind.example' }
const max = { email: 'max@northwind.example' }
const northwind = { websiteUrl: 'https://northwind.example' }

describe('the list of records', () => {
  it('has the type, the keys and the last memory of each, newest first', async () => {
    const { recordId } = await store(dana, `Dana likes tea. ${'😀'.repeat(400)}`, '2026-11-21T10:00:00Z')
    await store(dana, 'An older note.', '2026-11-01T10:00:00Z')
    await own.post('memory/update-keys', { ...dana, keys: [{ name: 'crmId', value: '4711' }] })
    const { body } = await own.post('upsert', { records: [{ key: max, properties: { Budget: 1 } }] })
    const { data } = await list()
    expect(data).toEqual([
      {
        recordId: body.data.records[0].recordId,
        displayName: max.email,
        type: 'Contact',
        keys: [{ name: 'email', value: max.email }],
        createdAt: expect.any(String),
      },
      {
        recordId,
        displayName: dana.email,
        type: 'Contact',
        keys: [
          { name: 'crmId', value: '4711' },
          { name: 'email', value: dana.email },
        ],
        createdAt: expect.any(String),
        lastMemory: {
          memoryId: expect.stringMatching(/^mem_/),
          text: expect.stringMatching(/^Dana likes tea\. /),
          timestamp: '2026-11-21T10:00:00.000Z',
        },
      },
    ])
    // whole characters
    expect(Array.from(data[1].lastMemory.text)).toHaveLength(300)
    expect(data[1].lastMemory.text.isWellFormed()).toBe(true)
  })

  it('can be limited to a type and to records with a recent memory, page by page', async () => {
    const old = await store(dana, 'Dana likes tea.', '2026-09-01T10:00:00Z')
    const recent = await store(max, 'Max likes rain.')
    const company = await store(northwind, 'Northwind opened an office.')
    expect(ids(await list('?type=Company'))).toEqual([company.recordId])
    expect(ids(await list('?since=2026-11-01T00:00:00Z'))).toEqual([company.recordId, recent.recordId])
    expect(ids(await list('?type=Contact&since=2026-11-01T00:00:00Z'))).toEqual([recent.recordId])
    const page = await list('?limit=2')
    expect(ids(page)).toEqual([company.recordId, recent.recordId])
    const rest = await list(`?limit=2&cursor=${page.nextCursor}`)
    expect(ids(rest)).toEqual([old.recordId])
    expect(rest).not.toHaveProperty('nextCursor')
  })

  it('leaves out deleted records, also while they are being deleted, and those of others', async () => {
    const { recordId } = await store(dana, 'Dana likes tea.')
    await store(max, 'Max likes rain.')
    await own.post('memory/delete-record', max)
    expect(ids(await list())).toEqual([recordId])
    await app.database.query(
      `INSERT INTO deletions (id, tenant_id, kind, record_id, status, actor, deleted_at, recoverable_until)
       VALUES ('del_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', $1, 'record', $2, 'deleting', 'internal', now(), now() + interval '1 day')`,
      [own.tenant, recordId],
    )
    expect(ids(await list())).toEqual([])
    const { key } = await app.organization()
    expect((await app.call('GET', '/api/v1/records', { key })).body).toEqual({ success: true, data: [] })
  })

  it('refuses a time and a cursor that are none', async () => {
    for (const query of ['?since=yesterday', '?cursor=abc', '?type=', '?since=2026-13-01T00:00:00Z'])
      expect((await app.call('GET', `/api/v1/records${query}`, { key: own.key })).status, query).toBe(400)
  })
})
