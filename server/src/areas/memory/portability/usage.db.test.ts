import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { rollUpUsage } from '../../../platform/usage/roll-up.ts'
import { newId } from '../../../platform/values/ids.ts'

const app = useApp()
const own = useOrganization(app)

beforeEach(() =>
  app.database.query(`UPDATE runtime.clock SET ahead = '2026-11-20T12:00:10Z'::timestamptz - clock_timestamp()`),
)

const ROW = { day: '2026-11-18', operation: 'recall', calls: 50, charges: 40, credits: 40 }
const RANGE = { from: '2026-11-17T00:00:00Z', to: '2026-11-21T00:00:00Z', granularity: 'day' }

const load = (...usage: object[]) => own.post('memory/import', { usage })
const report = async (body: object = {}, name = 'overview') =>
  (await own.post(`analytics/${name}`, { ...RANGE, filters: { operations: ['recall'] }, ...body })).body.data
const current = async () => (await app.call('GET', '/api/v1/usage/current', { key: own.key })).body.data.credits
const exported = async (): Promise<{ usage?: object }[]> =>
  (await own.post('export', { includeUsage: true })).body.lines
const used = async () => (await exported()).flatMap(({ usage }) => usage ?? [])
const charged = (at: string, credits: number, collection: string | null = null) =>
  app.database.query(
    `INSERT INTO usage_entries (id, tenant_id, operation, credits, collection_id, at)
     VALUES ($1, $2, 'recall', $3, $4, $5::timestamptz)`,
    [newId('use'), own.tenant, credits, collection, at],
  )

describe('imported usage', () => {
  it('is in reports, which say that it was imported, and charges nothing', async () => {
    const before = await current()
    const { status, body } = await load(ROW)
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: { creditsCharged: 0, usage: { changed: 1, known: 0 }, problems: [] },
    })
    const figures = { calls: 50, charges: 40, credits: 40, inputTokens: 0, outputTokens: 0 }
    for (const name of ['overview', 'memory', 'credits'])
      expect(await report({}, name)).toMatchObject({ totals: figures, imported: figures })
    expect((await report({ groupBy: 'key' })).groups).toEqual([{ group: 'import', ...figures }])
    expect(await current()).toEqual(before)
    const { from, to } = RANGE
    expect((await own.post('analytics/operations', { from, to })).body.data).toEqual([])
  })

  it('is replaced by the next import of the same, and removed by zeros', async () => {
    await load(ROW)
    expect((await load(ROW)).body.data.usage).toEqual({ changed: 0, known: 1 })
    expect((await load({ ...ROW, calls: 60 })).body.data.usage).toEqual({ changed: 1, known: 0 })
    expect((await report()).totals).toMatchObject({ calls: 60, credits: 40 })
    const none = { ...ROW, calls: 0, charges: 0, credits: 0 }
    expect((await load(none)).body.data.usage).toEqual({ changed: 1, known: 0 })
    expect((await load(none)).body.data.usage).toEqual({ changed: 0, known: 1 })
    const { totals, imported } = await report()
    expect(totals).toMatchObject({ calls: 0, credits: 0 })
    expect(imported).toBeUndefined()
  })

  it('is left out where the organization has used the same, unless it has a source', async () => {
    await charged('2026-11-18T09:00:00Z', 7)
    expect((await load(ROW)).body.data.usage).toEqual({ changed: 0, known: 1 })
    await rollUpUsage(app.database)
    expect((await load(ROW)).body.data.usage).toEqual({ changed: 0, known: 1 })
    expect((await report()).totals).toMatchObject({ charges: 1, credits: 7 })
    expect((await load({ ...ROW, source: 'old-server' })).body.data.usage).toEqual({ changed: 1, known: 0 })
    const { totals, imported, groups } = await report({ groupBy: 'key' })
    expect(totals).toMatchObject({ charges: 41, credits: 47 })
    expect(imported).toMatchObject({ charges: 40, credits: 40 })
    expect(groups.map(({ group }: { group: string }) => group)).toEqual(['import:old-server', null])
  })

  it('stays what it is when new charges are added to the totals', async () => {
    await load({ ...ROW, source: 'old-server' })
    await charged('2026-11-18T10:00:00Z', 3)
    await rollUpUsage(app.database)
    expect((await report()).imported).toMatchObject({ calls: 50, charges: 40, credits: 40 })
    expect((await report()).totals).toMatchObject({ charges: 41, credits: 43 })
  })

  it('is in no report by hour, nor in what that is compared with', async () => {
    await load(ROW, { ...ROW, day: '2026-11-16' })
    const by = { granularity: 'hour', from: '2026-11-18T00:00:00Z', to: '2026-11-20T00:00:00Z' }
    const { totals, previous, imported } = await report(by)
    expect([totals.credits, previous.credits, imported]).toEqual([0, 0, undefined])
    expect((await report({ ...by, granularity: 'day' })).previous.credits).toBe(40)
  })
})

describe('usage that cannot be right', () => {
  it.each([
    [{ day: '2026-11-21' }, 'day', 'is 2026-11-21, which is in the future: today is 2026-11-20 in UTC'],
    [{ day: '1999-12-31' }, 'day', 'is 1999-12-31: usage is kept from 2000-01-01 on'],
    [{ charges: 0 }, 'credits', 'are 40, but charges are 0: credits need a charge'],
    [{ collection: 'none' }, 'collection', 'names the collection none, which is not here: create it, and import again'],
  ])('%j is skipped with its reason, and the rest is added', async (wrong, field, message) => {
    const { problems, usage } = (await load(ROW, { ...ROW, ...wrong })).body.data
    expect(problems).toEqual([{ path: `body.usage.1.${field}`, message }])
    expect(usage).toEqual({ changed: 1, known: 0 })
  })

  it.each([
    [{ credits: 1_000_000_000_001 }, 'credits'],
    [{ calls: -1 }, 'calls'],
    [{ day: '2026-02-30' }, 'day'],
    [{ operation: 'no operation' }, 'operation'],
    [{ source: 'Old Server' }, 'source'],
  ])('%j is an error that names the line, and adds nothing', async (wrong, field) => {
    const { status, body } = await load(ROW, { ...ROW, ...wrong })
    expect(status).toBe(400)
    expect(body.details).toMatchObject([{ path: `body.usage.1.${field}` }])
    expect((await report()).totals.calls).toBe(0)
  })

  it('is more than an organization can have', async () => {
    await app.database.query(
      `INSERT INTO usage_totals SELECT $1, 'day', '2026-11-18', 'recall', 'import:' || n, '', '', 1, 0, 0, 0, 0
       FROM generate_series(1, 100000) AS n`,
      [own.tenant],
    )
    const { status, body } = await load(ROW)
    expect(status).toBe(400)
    expect(body.message).toContain('more than 100,000 rows of imported usage')
  })
})

describe('an export with usage', () => {
  it('begins with the usage by day, which another organization imports as it is', async () => {
    const { id, slug } = (await own.post('collections', { name: 'Deals', properties: [] })).body.data
    await charged('2026-11-17T09:00:00Z', 2)
    await rollUpUsage(app.database)
    await charged('2026-11-17T10:00:00Z', 3)
    await charged('2026-11-18T10:00:00Z', 4, id)
    await charged('2026-11-18T10:00:00Z', 5, 'col_deleted')
    await load({ ...ROW, day: '2026-10-01', source: 'old-server', inputTokens: 9, model: 'small' })
    const nothing = { inputTokens: 0, outputTokens: 0 }
    const lines = [
      { ...ROW, day: '2026-10-01', model: 'small', source: 'old-server', ...nothing, inputTokens: 9 },
      { day: '2026-11-17', operation: 'recall', calls: 0, charges: 2, credits: 5, ...nothing },
      { day: '2026-11-18', operation: 'recall', collection: slug, calls: 0, charges: 1, credits: 4, ...nothing },
      { day: '2026-11-18', operation: 'recall', calls: 0, charges: 1, credits: 5, ...nothing },
    ]
    const recalled = async () => (await used()).filter(row => 'operation' in row && row.operation === 'recall')
    expect(await recalled()).toEqual(lines)
    // into itself, nothing is counted twice
    expect((await load(...lines)).body.data.usage).toEqual({ changed: 0, known: 4 })
    const { key } = await app.organization()
    const call = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })
    await call('collections', { name: 'Deals', properties: [] })
    expect((await call('memory/import', { usage: lines })).body.data.usage).toEqual({ changed: 4, known: 0 })
    const { totals, imported } = (await call('analytics/overview', { ...RANGE, filters: { operations: ['recall'] } }))
      .body.data
    expect(imported).toEqual(totals)
    expect(imported).toMatchObject({ charges: 4, credits: 14 })
  })

  it('needs a key that may read usage, and is no table and no rest of an export', async () => {
    const { apiKey: key } = (await own.post('keys', { name: 'memory', role: 'member', scopes: ['memory:read'] })).body
      .data
    const body = { includeUsage: true }
    const refused = await app.call('POST', '/api/v1/export', { key, body })
    expect({ status: refused.status, message: refused.body.message }).toMatchObject({
      status: 403,
      message: expect.stringContaining('analytics:read'),
    })
    expect((await app.call('POST', '/api/v1/export', { key, body: {} })).status).toBe(200)
    const headers = { Accept: 'text/csv' }
    expect((await app.call('POST', '/api/v1/export', { key: own.key, body, headers })).status).toBe(400)
    const after = { recordId: newId('rec') }
    expect((await own.post('export', { ...body, after })).status).toBe(400)
  })
})
