import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useApp, useOrganization } from '../../../test/support/use-app.ts'
import { rollUpUsage } from '../../platform/usage/roll-up.ts'
import { newId } from '../../platform/values/ids.ts'

// the calls of the app are counted every ten seconds of this timer
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return () => vi.useRealTimers()
})

const app = useApp()
const own = useOrganization(app)

beforeEach(() =>
  app.database.query(`UPDATE runtime.clock SET ahead = '2026-11-20T12:00:10Z'::timestamptz - clock_timestamp()`),
)

interface Charge {
  operation?: string
  credits?: number
  key?: string
  collection?: string
  model?: string
  tokens?: [number, number]
}

const charged = (
  at: string,
  { operation = 'memorize', credits = 1, key, collection, model, tokens = [0, 0] }: Charge = {},
  tenant = own.tenant,
) =>
  app.database.query(
    `INSERT INTO usage_entries (id, tenant_id, operation, credits, key_id, collection_id, model, input_tokens, output_tokens, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz)`,
    [newId('use'), tenant, operation, credits, key ?? null, collection ?? null, model ?? null, ...tokens, at],
  )

const analytics = async (name: string, body: object = {}) => (await own.post(`analytics/${name}`, body)).body

const csv = async (name: string, body: object = {}) => {
  const headers = { Accept: 'text/csv' }
  const answer = await app.call('POST', `/api/v1/analytics/${name}`, { key: own.key, body, headers })
  expect(answer.headers.get('content-type')).toContain('text/csv')
  return String(answer.body).split('\r\n')
}

const figures = (charges: number, credits: number, inputTokens = 0, outputTokens = 0) => ({
  calls: 0,
  charges,
  credits,
  inputTokens,
  outputTokens,
})

const RANGE = { from: '2026-11-18T00:00:00Z', to: '2026-11-20T00:00:00Z' }

/** Two days of usage, one entry before them and one after them. */
const twoDays = async () => {
  await charged('2026-11-17T23:59:59.999Z', { credits: 100 })
  await charged('2026-11-18T00:00:00Z', { credits: 2, key: 'key_a', collection: 'col_a' })
  await charged('2026-11-18T09:30:00Z', { operation: 'prompt', credits: 5, model: 'small', tokens: [4000, 500] })
  await charged('2026-11-19T23:59:59.999Z', { credits: 3, key: 'key_b' })
  await charged('2026-11-20T00:00:00Z', { credits: 1000 })
  const { test } = own.organization.tenants
  await charged('2026-11-18T00:00:00Z', { credits: 7777 }, test)
}

describe('the overview', () => {
  it('is the same before and after the entries are added to the totals', async () => {
    await twoDays()
    const expected = {
      from: '2026-11-18T00:00:00.000Z',
      to: '2026-11-20T00:00:00.000Z',
      granularity: 'day',
      groupBy: 'operation',
      totals: figures(3, 10, 4000, 500),
      previous: figures(1, 100),
      series: [
        { at: '2026-11-18T00:00:00.000Z', ...figures(2, 7, 4000, 500) },
        { at: '2026-11-19T00:00:00.000Z', ...figures(1, 3) },
      ],
      groups: [
        { group: 'memorize', ...figures(2, 5) },
        { group: 'prompt', ...figures(1, 5, 4000, 500) },
      ],
    }
    expect((await analytics('overview', RANGE)).data).toEqual(expected)
    await rollUpUsage(app.database)
    expect((await analytics('overview', RANGE)).data).toEqual(expected)
    await charged('2026-11-19T10:00:00Z', { credits: 4 })
    expect((await analytics('overview', RANGE)).data.totals).toEqual(figures(4, 14, 4000, 500))
  })

  it('groups by key, collection, model and day', async () => {
    await twoDays()
    const groups = async (groupBy: string) =>
      (await analytics('overview', { ...RANGE, groupBy })).data.groups.map(
        (each: { group: string | null; credits: number }) => [each.group, each.credits],
      )
    expect(await groups('key')).toEqual([
      [null, 5],
      ['key_b', 3],
      ['key_a', 2],
    ])
    expect(await groups('collection')).toEqual([
      [null, 8],
      ['col_a', 2],
    ])
    expect(await groups('model')).toEqual([
      ['small', 5],
      [null, 5],
    ])
    expect(await groups('day')).toEqual([
      ['2026-11-18', 7],
      ['2026-11-19', 3],
    ])
  })

  it('applies all filters together', async () => {
    await twoDays()
    const credits = async (filters: object) => (await analytics('overview', { ...RANGE, filters })).data.totals.credits
    expect(await credits({ operations: ['memorize'] })).toBe(5)
    expect(await credits({ operations: ['memorize'], keyIds: ['key_a', 'key_b'] })).toBe(5)
    expect(await credits({ operations: ['prompt'], keyIds: ['key_a'] })).toBe(0)
    expect(await credits({ collectionIds: ['col_a'] })).toBe(2)
    expect(await credits({ models: ['small'] })).toBe(5)
  })

  it('fills hours and months without usage with zeros', async () => {
    await twoDays()
    const { series } = (await analytics('overview', { ...RANGE, granularity: 'hour' })).data
    expect(series).toHaveLength(48)
    expect(series[9]).toEqual({ at: '2026-11-18T09:00:00.000Z', ...figures(1, 5, 4000, 500) })
    expect(series[10]).toEqual({ at: '2026-11-18T10:00:00.000Z', ...figures(0, 0) })
    const months = (await analytics('overview', { granularity: 'month' })).data.series
    expect(months).toHaveLength(12)
    expect(months.at(-1)).toEqual({ at: '2026-11-01T00:00:00.000Z', ...figures(5, 1110, 4000, 500) })
    expect(months[0]).toEqual({ at: '2025-12-01T00:00:00.000Z', ...figures(0, 0) })
  })

  it('counts free calls of each operation and key every ten seconds, but no failed calls', async () => {
    await app.call('GET', '/api/v1/collections', { key: own.key })
    await app.call('GET', '/api/v1/collections', { key: own.key })
    await app.call('GET', '/api/v1/collections/col_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { key: own.key })
    const calls = async () =>
      (await analytics('overview')).data.groups.find(({ group }: { group: string }) => group === 'listCollections')
        ?.calls
    expect(await calls()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(async () => expect(await calls()).toBe(2))
    const { groups } = (await analytics('overview')).data
    expect(groups.map(({ group }: { group: string }) => group)).not.toContain('getCollection')
    const keys = (await analytics('overview', { groupBy: 'key', filters: { operations: ['listCollections'] } })).data
    expect(keys.groups).toEqual([{ group: expect.stringMatching(/^key_/), ...figures(0, 0), calls: 2 }])
  })

  it('has the key and the workspace of charged work', async () => {
    const workspace = { name: 'Launch', kind: 'workspace' }
    const { id } = (await own.post('collections', workspace)).body.data
    const entity = { email: 'dana.reyes@northwind.example', extract: false }
    expect((await own.post('memorize', { ...entity, content: 'Likes tea.', actionId: id })).status).toBe(200)
    await own.post('memorize', { ...entity, content: 'Likes coffee.' })
    const report = { from: '2026-11-20T00:00:00Z', filters: { operations: ['memorize'] } }
    const collections = (await analytics('overview', { ...report, groupBy: 'collection' })).data.groups
    expect(collections).toEqual(expect.arrayContaining([{ group: id, ...figures(1, 1) }]))
    expect(collections).toEqual(expect.arrayContaining([{ group: null, ...figures(1, 1) }]))
    const keys = (await analytics('overview', { ...report, groupBy: 'key' })).data.groups
    expect(keys).toEqual([{ group: expect.stringMatching(/^key_/), ...figures(2, 2) }])
  })

  it('returns CSV: the series, or the groups if they are asked for', async () => {
    await twoDays()
    expect(await csv('overview', RANGE)).toEqual([
      'at,calls,charges,credits,inputTokens,outputTokens',
      '2026-11-18T00:00:00.000Z,0,2,7,4000,500',
      '2026-11-19T00:00:00.000Z,0,1,3,0,0',
      '',
    ])
    expect(await csv('credits', { ...RANGE, groupBy: 'model' })).toEqual([
      'group,calls,charges,credits,inputTokens,outputTokens',
      'small,0,1,5,4000,500',
      ',0,2,5,0,0',
      '',
    ])
  })
})

it('memory counts only the operations of memory', async () => {
  await twoDays()
  expect((await analytics('memory', RANGE)).data.totals).toEqual(figures(2, 5))
  const filters = { operations: ['memorize', 'prompt'] }
  expect((await analytics('memory', { ...RANGE, filters })).data.totals).toEqual(figures(2, 5))
  expect((await analytics('memory', { ...RANGE, filters: { operations: ['prompt'] } })).data.totals).toEqual(
    figures(0, 0),
  )
  expect(await csv('memory', RANGE)).toHaveLength(4)
})

it('credits has only charged groups, and the balance', async () => {
  await twoDays()
  await app.database.query('UPDATE tenants SET credits = 7, credits_held = 3 WHERE id = $1', [own.tenant])
  const { data } = await analytics('credits', RANGE)
  expect(data).toMatchObject({ balance: { available: 7, held: 3 }, totals: figures(3, 10, 4000, 500) })
  expect(data.groups).toHaveLength(2)
})

describe('the history of operations', () => {
  it('lists charges, newest first, in pages', async () => {
    await twoDays()
    const first = await analytics('operations', { ...RANGE, limit: 2 })
    expect(first.data.map((each: { credits: number }) => each.credits)).toEqual([3, 5])
    expect(first.data[1]).toMatchObject({ operation: 'prompt', model: 'small', inputTokens: 4000, keyId: null })
    const second = await analytics('operations', { ...RANGE, limit: 2, cursor: first.nextCursor })
    expect(second.data.map((each: { credits: number }) => each.credits)).toEqual([2])
    expect(second.nextCursor).toBeUndefined()
    expect((await analytics('operations', { ...RANGE, filters: { keyIds: ['key_b'] } })).data).toHaveLength(1)
  })

  it('returns all charges as CSV', async () => {
    await twoDays()
    const lines = await csv('operations', { ...RANGE, limit: 1 })
    expect(lines[0]).toBe('id,at,operation,credits,keyId,collectionId,model,inputTokens,outputTokens,requestId')
    expect(lines).toHaveLength(5)
  })
})

describe('the history of usage', () => {
  it('lists each group in each step, zeros included, and adds up over pages', async () => {
    await twoDays()
    const all = (await analytics('history', RANGE)).data
    expect(all).toEqual([
      { at: '2026-11-18T00:00:00.000Z', group: 'memorize', ...figures(1, 2) },
      { at: '2026-11-18T00:00:00.000Z', group: 'prompt', ...figures(1, 5, 4000, 500) },
      { at: '2026-11-19T00:00:00.000Z', group: 'memorize', ...figures(1, 3) },
      { at: '2026-11-19T00:00:00.000Z', group: 'prompt', ...figures(0, 0) },
    ])
    for (const limit of [1, 3]) {
      const paged: unknown[] = []
      for (let cursor: string | undefined; ; ) {
        const page = await analytics('history', { ...RANGE, limit, ...(cursor && { cursor }) })
        paged.push(...page.data)
        cursor = page.nextCursor
        if (!cursor) break
      }
      expect(paged).toEqual(all)
    }
    expect(await csv('history', { ...RANGE, limit: 1 })).toHaveLength(6)
    expect((await analytics('history', { from: '2026-01-01T00:00:00Z', to: '2026-01-03T00:00:00Z' })).data).toEqual([])
  })

  it('keeps the range over pages while time passes', async () => {
    await twoDays()
    const first = await analytics('history', { granularity: 'hour', filters: { operations: ['memorize'] }, limit: 5 })
    await app.advance('2 hours')
    const second = await analytics('history', {
      granularity: 'hour',
      filters: { operations: ['memorize'] },
      limit: 5,
      cursor: first.nextCursor,
    })
    expect(second.data[0].at).toBe('2026-11-19T18:00:00.000Z')
  })
})

describe('a bad request', () => {
  it.each([
    ['overview', { from: '2026-11-20T00:00:00Z', to: '2026-11-19T00:00:00Z' }, 'body.from must be before body.to'],
    ['memory', { from: '2026-11-19T00:00:00+02:00' }, 'body.from must be in UTC and end with Z'],
    ['credits', { from: '2026-01-01T00:00:00Z', granularity: 'hour' }, 'at most 744 hours'],
    ['operations', { cursor: 'x' }, 'nextCursor of this list'],
    ['history', { cursor: 'x' }, 'nextCursor of this list'],
    ['history', { granularity: 'week' }, 'granularity'],
    ['overview', { groupBy: 'member' }, 'groupBy'],
    ['overview', { filters: { operations: Array.from({ length: 101 }, String) } }, 'operations'],
    ['overview', { from: 'yesterday' }, 'from'],
  ])('to %s is a 400 that names the field: %o', async (name, body, message) => {
    const answer = await own.post(`analytics/${name}`, body)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(message)
  })
})

describe('the usage of memory', () => {
  it('counts the memories and records that are stored now', async () => {
    const stored = async () => (await analytics('memory')).data.stored
    expect(await stored()).toEqual({ memories: 0, records: 0 })
    for (const [email, content] of [
      ['dana@northwind.example', 'Likes tea.'],
      ['dana@northwind.example', 'Likes walks.'],
      ['max@northwind.example', 'Likes tea.'],
    ])
      await own.post('memorize', { email, content, extract: false })
    expect(await stored()).toEqual({ memories: 3, records: 2 })
    await own.post('memory/delete-record', { email: 'dana@northwind.example' })
    expect(await stored()).toEqual({ memories: 1, records: 1 })
    const { key } = await app.organization()
    const other = await app.call('POST', '/api/v1/analytics/memory', { key, body: {} })
    expect(other.body.data.stored).toEqual({ memories: 0, records: 0 })
  })
})
