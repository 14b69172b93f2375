import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestAnswer } from '../../../../../test/support/test-app.ts'
import { useApp } from '../../../../../test/support/use-app.ts'
import { purgeDeletions } from './purge-deletions.ts'

// runs only this area's job: the event relay would remove events from the outbox
const app = useApp({ settings: { WORKERS: 'on' } })
let key: string
let tenant: number
beforeEach(async () => {
  const organization = await app.organization()
  key = organization.key
  tenant = organization.tenants.live
})

const dana = { email: 'dana@northwind.example' }
const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
const cancel = (body: object): Promise<TestAnswer> => post('memory/cancel-deletion', body)

async function store(content: string, more: object = {}): Promise<string> {
  const { body } = await post('memorize', { ...dana, content, ...more })
  return body.data.memories[0].id
}

/** All data of a tenant, except logs of the calls themselves. */
async function everything(): Promise<Record<string, unknown>> {
  const tables = ['records', 'record_keys', 'memories', 'property_values', 'property_changes', 'search.documents']
  const rows = await Promise.all(
    tables.map(async table => {
      const found = await app.database.query<{ row: object }>(
        `SELECT to_jsonb(t) AS row FROM ${table} t WHERE tenant_id = $1 ORDER BY to_jsonb(t)::text`,
        [tenant],
      )
      return [table, found.map(({ row }) => row)]
    }),
  )
  return Object.fromEntries(rows)
}

/** What a caller can see of a text and of Dana. */
async function seen(): Promise<string> {
  const answers = await Promise.all([
    post('recall', {}),
    post('smart-recall', { query: 'contract Zurich' }),
    post('smart-recall', { ...dana, query: 'contract' }),
    post('smart-memory-digest', dana),
    post('properties', dana),
    post('memory/filter-by-property', { conditions: [{ property: 'City', operator: 'exists' }] }),
    post('memory/property-history', dana),
    post('memory/list-keys', dana),
  ])
  return JSON.stringify(answers.map(({ body }) => body))
}

describe('deleted memories', () => {
  it('disappear everywhere at once, by their ids, and can be restored completely', async () => {
    const kept = await store('Dana likes tea.')
    const gone = await store('The contract is kept in Zurich.', {
      tags: ['legal'],
      metadata: { a: 1 },
      speaker: 'Dana',
    })
    const before = await everything()
    const unknown = 'mem_01KAK7F3V7B8C9D0E1F2G3H4J5'
    const { body } = await post('memory/delete', { memoryIds: [gone, unknown] })
    expect(body.data).toEqual({
      deletionId: expect.stringMatching(/^del_/),
      recordId: expect.stringMatching(/^rec_/),
      deleted: 1,
      notFound: [unknown],
      recoverableUntil: expect.any(String),
    })
    const days = (Date.parse(body.data.recoverableUntil) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(30, 1)
    const view = await seen()
    expect(view).toContain(kept)
    expect(view).not.toContain('Zurich.')
    expect(view).not.toContain(gone)
    expect((await post('memory/delete', { memoryIds: [gone] })).body.data).toEqual({ deleted: 0, notFound: [gone] })

    const { deletionId, recordId } = body.data
    expect((await cancel({ deletionId })).body.data).toEqual({ deletionId, recordId, restored: 1, duplicates: 0 })
    expect(await everything()).toEqual(before)
    expect(await seen()).toContain('Zurich.')
    const twice = await cancel({ deletionId })
    expect(twice.status).toBe(409)
    expect(twice.body.message).toContain('already cancelled')
  })

  it('can be selected by record, tags, time and conversation', async () => {
    await store('One.', { tags: ['a', 'b'], timestamp: '2026-01-01T00:00:00Z' })
    await store('Two.', { tags: ['a'], timestamp: '2026-02-01T00:00:00Z', sessionId: 's1' })
    await store('Three.', { timestamp: '2026-03-01T00:00:00Z', sessionId: 's1' })
    await post('memorize', { email: 'max@northwind.example', content: 'Four.', tags: ['a', 'b'] })
    const deleted = async (body: object) => (await post('memory/delete', { ...dana, ...body })).body.data.deleted
    expect(await deleted({ tags: ['a', 'b'] })).toBe(1)
    expect(await deleted({ until: '2026-01-31T00:00:00Z' })).toBe(0)
    expect(await deleted({ since: '2026-02-15T00:00:00Z', sessionId: 's1' })).toBe(1)
    expect(await deleted({})).toBe(1)
    expect((await post('recall', {})).body.data).toHaveLength(1)
    expect((await post('memory/delete', {})).status).toBe(400)
    expect((await post('memory/delete', { ...dana, memoryIds: ['mem_01KAK7F3V7B8C9D0E1F2G3H4J5'] })).status).toBe(400)
    expect((await post('memory/delete', { email: 'nobody@northwind.example' })).status).toBe(404)
  })

  it('are not duplicated if the same content was stored again meanwhile', async () => {
    const first = await store('Dana likes tea.')
    const { body } = await post('memory/delete', { memoryIds: [first] })
    const second = await store('Dana likes tea.')
    expect(second).not.toBe(first)
    const { deletionId, recordId } = body.data
    expect((await cancel({ deletionId })).body.data).toEqual({ deletionId, recordId, restored: 0, duplicates: 1 })
    expect((await post('recall', dana)).body.data).toHaveLength(1)
  })

  it('wait for their record if it was deleted too, and follow it if it was merged', async () => {
    const memory = await store('Dana likes tea.')
    const { deletionId } = (await post('memory/delete', { memoryIds: [memory] })).body.data
    const record = (await post('memory/delete-record', dana)).body.data
    const refused = await cancel({ deletionId })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ recordIds: [record.recordId], deletionId: record.deletionId })
    await cancel({ deletionId: record.deletionId })
    const max = { email: 'max@northwind.example' }
    await post('upsert', { records: [{ key: max, properties: {} }] })
    await post('memory/merge-records', { ...max, from: dana })
    expect((await cancel({ deletionId })).body.data.restored).toBe(1)
    const recalled = await post('smart-recall', { ...max, query: 'tea' })
    expect(recalled.body.results).toMatchObject([{ memoryId: memory }])
  })
})

describe('a deleted record', () => {
  beforeEach(async () => {
    await post('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] })
    await post('upsert', {
      records: [{ key: { ...dana, phoneNumber: '+44 20 7946 0123' }, properties: { City: 'Leeds' } }],
    })
    await store('The budget is $120k, the contract is kept in Zurich.')
    await store('The budget is $150k.', { sessionId: 'call' })
  })

  it('disappears everywhere with all its data, and can be restored completely', async () => {
    const before = await everything()
    expect(before['search.documents']).not.toEqual([])
    const { body } = await post('memory/delete-record', dana)
    expect(body.data).toMatchObject({ deleted: 2, properties: 2, recordId: expect.stringMatching(/^rec_/) })
    expect(Object.values(await everything()).flat()).toEqual([])
    const view = await seen()
    for (const text of ['Zurich.', 'Leeds', body.data.recordId]) expect(view).not.toContain(text)
    expect((await post('properties', { recordId: body.data.recordId })).status).toBe(404)
    expect((await post('memory/delete-record', dana)).status).toBe(404)

    const { recordId, deletionId } = body.data
    expect((await cancel({ recordId })).body.data).toEqual({ deletionId, recordId, restored: 2, duplicates: 0 })
    expect(await everything()).toEqual(before)
  })

  it('frees its keys at once, and cannot be restored while another record has one of them', async () => {
    const { deletionId, recordId } = (await post('memory/delete-record', dana)).body.data
    await store('A new Dana.')
    const live = (await post('memory/list-keys', dana)).body.data.recordId
    expect(live).not.toBe(recordId)
    const { status, body } = await cancel({ deletionId })
    expect(status).toBe(409)
    expect(body.recordIds).toEqual([live])
    expect(body.message).toContain(live)
    await post('memory/update-keys', { ...dana, keys: [{ name: 'crmId', value: '1' }] })
    await post('memory/delete-keys', { recordId: live, keys: [{ name: 'email', value: dana.email }] })
    expect((await cancel({ deletionId })).status).toBe(200)
    expect((await post('memory/list-keys', dana)).body.data.recordId).toBe(recordId)
  })

  it('is purged after 30 days, and a later cancellation returns an error', async () => {
    const { deletionId, recordId } = (await post('memory/delete-record', dana)).body.data
    const later = await post('memorize', { email: 'max@northwind.example', content: 'Max likes tea.' })
    await app.advance('29 days')
    await purgeDeletions(app.database)
    expect(await rowsOf('trash')).toBeGreaterThan(0)
    const recent = (await post('memory/delete', { memoryIds: [later.body.data.memories[0].id] })).body.data.deletionId
    await app.advance('2 days')
    // expired, whether purged yet or not
    const late = await cancel({ deletionId })
    expect(late.status).toBe(409)
    await purgeDeletions(app.database)
    expect(await rowsOf('trash')).toBe(1)
    for (const body of [{ deletionId }, { recordId }]) {
      const answer = await cancel(body)
      expect(answer.status).toBe(409)
      expect(answer.body.message).toContain('deleted permanently')
    }
    expect((await cancel({ deletionId: recent })).status).toBe(200)
    const [tombstone] = await app.database.query('SELECT * FROM deletions WHERE id = $1', [deletionId])
    expect(JSON.stringify(tombstone)).not.toContain('northwind')
  })

  it('leaves the history of a value without the words of its memory when it is purged', async () => {
    const kim = { email: 'kim@northwind.example' }
    await post('memorize', { ...kim, content: 'The budget is $85,000.50.' })
    const history = async () => (await post('memory/property-history', kim)).body.data
    const [{ source }] = await history()
    const memoryIds = [source.replace('memory:', '')]
    const { deletionId } = (await post('memory/delete', { memoryIds })).body.data
    await cancel({ deletionId })
    expect(JSON.stringify(await history())).toContain('$85,000.50')
    await post('memory/delete', { memoryIds })
    await app.advance('31 days')
    await purgeDeletions(app.database)
    expect(JSON.stringify(await everything())).not.toContain('$85,000.50')
    expect(await history()).toMatchObject([{ to: null }, { to: 85_000.5 }, { to: null }, { to: 85_000.5, source }])
  })
})

it('can be cancelled only if it exists and is identified in exactly one way', async () => {
  const unknown = '01KAK7F3V7B8C9D0E1F2G3H4J5'
  expect((await cancel({ deletionId: `del_${unknown}` })).status).toBe(404)
  expect((await cancel({ recordId: `rec_${unknown}` })).status).toBe(404)
  expect((await cancel({})).status).toBe(400)
  expect((await cancel({ deletionId: `del_${unknown}`, recordId: `rec_${unknown}` })).status).toBe(400)
})

describe('a large record', () => {
  const MEMORIES = 12_000

  /** Stores many memories in one statement, with the same result as storing them one by one. */
  async function fill(): Promise<string> {
    await store('The first of many.')
    const recordId = (await post('memory/list-keys', dana)).body.data.recordId
    await app.database.query(
      `WITH one AS (SELECT * FROM memories WHERE record_id = $1),
       many AS (
         INSERT INTO memories (id, tenant_id, record_id, content, content_hash, tags, metadata, "timestamp")
         SELECT 'mem_' || lpad($3::text || lpad(n::text, 6, '0'), 26, '0'), tenant_id, record_id, content || n, sha256((content || n)::bytea), tags, metadata, "timestamp"
         FROM one, generate_series(2, $2::int) AS n RETURNING id, position
       )
       INSERT INTO search.documents
       SELECT d.tenant_id, d.source, many.id, d.part, d.record_id, many.id, many.position, d.speaker, d.type, d."timestamp", d.tags, d.keys,
         d.counts, d.length, d.traits
       FROM many, search.documents d WHERE d.record_id = $1`,
      [recordId, MEMORIES, tenant],
    )
    return recordId
  }
  const rows = async (): Promise<number[]> => [await rowsOf('memories'), await rowsOf('search.documents')]
  const ended = (eventId: string) =>
    vi.waitFor(
      async () => {
        const { body } = await app.call('GET', `/api/v1/events/${eventId}`, { key })
        expect(body.data.status).toBe('completed')
        return body.data
      },
      { timeout: 50_000, interval: 50 },
    )

  it('is deleted and restored in chunks in the background, and its keys at once', async () => {
    const recordId = await fill()
    const deleted = (await post('memory/delete-record', dana)).body.data
    expect(deleted).toMatchObject({ deleted: MEMORIES, eventId: expect.stringMatching(/^job_/) })
    expect((await post('memory/list-keys', dana)).status).toBe(404)
    expect((await ended(deleted.eventId)).progress).toMatchObject({ done: 2, total: 2, failed: 0 })
    expect(await rows()).toEqual([0, 0])
    expect(await rowsOf('records')).toBe(0)

    const restored = (await cancel({ recordId })).body.data
    expect(restored).toMatchObject({ restored: MEMORIES, duplicates: 0 })
    await ended(restored.eventId)
    expect(await rows()).toEqual([MEMORIES, MEMORIES])
    expect(await rowsOf('trash')).toBe(0)
    expect((await post('recall', { ...dana, limit: 1 })).body.data).toHaveLength(1)
  })

  it('can be merged into another one only after all its memories have been moved', async () => {
    const recordId = await fill()
    const other = { email: 'max@northwind.example' }
    await post('memorize', { ...other, content: 'Max.', extract: false })
    const { deletionId, eventId } = (await post('memory/delete', dana)).body.data
    const { status, body } = await post('memory/merge-records', { ...other, from: dana })
    expect([status, body.deletionId]).toEqual([409, deletionId])
    expect(body.message).toContain(recordId)
    await ended(eventId)
    expect((await post('memory/merge-records', { ...other, from: dana })).status).toBe(200)
    expect((await cancel({ deletionId })).body.data).toMatchObject({ restored: MEMORIES })
  })

  it('is always deleted completely: the event cannot be cancelled, and no failure ends it', async () => {
    await fill()
    const run = (statement: string) => app.database.query(statement)
    await run(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'Refused.'; END $$`,
    )
    await run('CREATE TRIGGER refuse BEFORE UPDATE ON event_items EXECUTE FUNCTION refuse()')
    const { eventId } = (await post('memory/delete-record', dana)).body.data
    const { status, body } = await app.call('POST', `/api/v1/events/${eventId}/cancel`, { key })
    expect([status, body.message]).toEqual([409, expect.stringContaining('Cancel its deletion')])
    const failed = (attempts: number) =>
      vi.waitFor(
        async () => {
          const [job] = await app.database.query<{ attempts: number }>(
            "SELECT attempts FROM runtime.jobs WHERE kind = 'move_memories' AND last_error IS NOT NULL",
          )
          expect(job?.attempts).toBeGreaterThanOrEqual(attempts)
        },
        { timeout: 30_000, interval: 50 },
      )
    await failed(1)
    await run("UPDATE runtime.jobs SET attempts = 20, run_at = app_now() WHERE kind = 'move_memories'")
    await failed(21)
    await run('DROP TRIGGER refuse ON event_items')
    await app.advance('10 minutes')
    await ended(eventId)
    expect(await rows()).toEqual([0, 0])
  })

  it('can be restored while it is still being deleted', async () => {
    await fill()
    const { deletionId, deleted } = (await post('memory/delete', dana)).body.data
    expect(deleted).toBe(MEMORIES)
    const restored = (await cancel({ deletionId })).body.data
    if (restored.eventId) await ended(restored.eventId)
    await vi.waitFor(async () => expect(await rows()).toEqual([MEMORIES, MEMORIES]), { timeout: 20_000 })
  })
})

async function rowsOf(table: string): Promise<number> {
  const [row] = await app.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM ${table} WHERE tenant_id = $1`,
    [tenant],
  )
  return row?.n ?? 0
}
