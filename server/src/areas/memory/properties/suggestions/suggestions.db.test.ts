import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp({ settings: { WORKERS: 'on' } })
const own = useOrganization(app, { per: 'file' })
const { post } = own
const get = (path: string) => app.call('GET', `/api/v1/${path}`, { key: own.key })

/** A sentence from which the offline engine extracts a date with a confidence between 0.65 and 0.9. */
const UNCERTAIN = 'They probably decide on Thursday the 29th.'
const AT = { timestamp: '2026-10-06T09:00:00Z' }

let who: { email: string }
let persons = 0
beforeAll(async () => {
  const properties = [
    { name: 'Budget', type: 'number', unit: 'USD' },
    { name: 'Decision Date', type: 'date', description: 'The day by which the customer decides.' },
  ]
  expect((await post('collections', { name: 'Accounts', properties })).status).toBe(201)
})
beforeEach(() => {
  who = { email: `person-${++persons}@northwind.example` }
})

/** Stores a memory. @returns its ids */
async function memorize(content: string, body: object = {}): Promise<{ memoryId: string; recordId: string }> {
  const answer = await post('memorize', { ...who, ...AT, content, ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return { memoryId: answer.body.data.memories[0].id, recordId: answer.body.data.recordId }
}
const list = async (query: string) => (await get(`suggestions?${query}`)).body.data
const decide = async (verb: string, body: object) => (await post(`suggestions/${verb}`, body)).body.data
const currentOf = async (propertyName: string): Promise<unknown> => {
  const { body } = await post('properties', who)
  return body.data.properties.find((property: { propertyName: string }) => property.propertyName === propertyName)
    ?.value
}
const deleteRecord = () => post('memory/delete-record', who)

describe('the list of suggestions', () => {
  it('has what was uncertain, with its evidence in its sentence, and what a caller keeps out', async () => {
    const { memoryId, recordId } = await memorize(UNCERTAIN)
    const [suggestion, ...others] = await list(`recordId=${recordId}`)
    expect(others).toEqual([])
    expect(suggestion).toMatchObject({
      status: 'open',
      memoryId,
      propertyName: 'Decision Date',
      value: '2026-10-29',
      reason: 'low_confidence',
      evidence: { text: 'the 29th' },
      passage: { start: 0, text: UNCERTAIN },
      saidAt: '2026-10-06T09:00:00.000Z',
    })
    expect(suggestion).not.toHaveProperty('current')
    await post('upsert', { records: [{ key: who, properties: { Budget: 500_000 } }] })
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    await memorize('The budget is $120k.', { timestamp: soon })
    expect(await list(`recordId=${recordId}&reason=caller_value_kept`)).toMatchObject([
      { propertyName: 'Budget', value: 120_000, current: { value: 500_000, source: 'caller' } },
    ])
    expect((await get('me')).body.data.suggestions).toBeGreaterThanOrEqual(2)
  })

  it('has each value once for a property, and nothing that the record has', async () => {
    const { recordId } = await memorize(UNCERTAIN)
    await memorize('So they probably decide on Thursday the 29th.')
    expect(await list(`recordId=${recordId}`)).toHaveLength(1)
    who = { email: `person-${++persons}@northwind.example` }
    await post('upsert', { records: [{ key: who, properties: { 'Decision Date': '2026-10-29' } }] })
    const other = await memorize(UNCERTAIN)
    expect(await list(`recordId=${other.recordId}`)).toEqual([])
  })

  it('has what a batch suggests, which its items count', async () => {
    const records = [UNCERTAIN, 'The weather was fine.'].map(content => ({ ...who, ...AT, content }))
    const { body } = await post('batch-memorize', { records })
    const read = async () => (await get(`events/${body.eventId}`)).body.data.status
    await expect.poll(read, { timeout: 25_000 }).toBe('completed')
    const [first] = (await get(`events/${body.eventId}/details`)).body.data
    expect(await list(`recordId=${first.result.recordId}`)).toHaveLength(1)
    expect(first.result.suggestions).toBe(1)
  })

  it('follows the content of a memory, its deletion and its return', async () => {
    const { memoryId, recordId } = await memorize(UNCERTAIN)
    const edit = (content: string) => post('memory/update', { memoryId, content })
    await edit('The weather was fine.')
    expect(await list(`recordId=${recordId}`)).toEqual([])
    await edit(`${UNCERTAIN} Tell me.`)
    expect(await list(`recordId=${recordId}`)).toMatchObject([{ memoryId, value: '2026-10-29' }])
    const { deletionId } = (await post('memory/delete', { memoryIds: [memoryId] })).body.data
    expect(await list(`recordId=${recordId}`)).toEqual([])
    expect((await post('memory/cancel-deletion', { deletionId })).status).toBe(200)
    expect(await list(`recordId=${recordId}`)).toMatchObject([{ memoryId, value: '2026-10-29' }])
    await deleteRecord()
    expect(await list(`recordId=${recordId}`)).toEqual([])
  })

  it('moves to the record that remains after a merge, each value once', async () => {
    const stays = await memorize(UNCERTAIN)
    const merged = { email: `person-${++persons}@northwind.example` }
    const kept = who
    who = merged
    const goes = await memorize('And they probably decide on Thursday the 29th.')
    expect((await post('memory/merge-records', { ...kept, from: merged })).status).toBe(200)
    expect(await list(`recordId=${goes.recordId}`)).toEqual([])
    expect(await list(`recordId=${stays.recordId}`)).toHaveLength(1)
  })

  it('comes in pages, and refuses what is not an id', async () => {
    const { recordId } = await memorize(UNCERTAIN)
    await memorize('Perhaps Friday the 30th at ten works?')
    const first = await get(`suggestions?recordId=${recordId}&limit=1`)
    expect(first.body.data).toHaveLength(1)
    const second = await get(`suggestions?recordId=${recordId}&limit=1&cursor=${first.body.nextCursor}`)
    expect(second.body.data[0].id).not.toBe(first.body.data[0].id)
    expect((await get('suggestions?recordId=x')).status).toBe(400)
  })
})

describe('a decision', () => {
  const suggested = async (content = UNCERTAIN) => {
    const { memoryId, recordId } = await memorize(content)
    const [{ id }] = await list(`recordId=${recordId}`)
    return { id, memoryId, recordId }
  }

  it('accepts a value, with its memory as the source, once', async () => {
    const { id, memoryId } = await suggested()
    expect(await decide('accept', { ids: [id], reason: 'Confirmed by phone' })).toEqual({
      decided: 1,
      left: 0,
      creditsCharged: 1,
      outcomes: [{ id, succeeded: true }],
    })
    const { body } = await post('memory/property-history', { ...who, propertyName: 'Decision Date' })
    expect(body.data).toMatchObject([
      {
        to: '2026-10-29',
        source: `memory:${memoryId}`,
        evidence: { text: 'the 29th' },
        reason: 'Confirmed by phone',
      },
    ])
    expect((await decide('accept', { ids: [id] })).outcomes).toMatchObject([
      { succeeded: false, error: { code: 'conflict_error', message: expect.stringContaining('accepted already') } },
    ])
  })

  it('accepts a corrected value, and one of a wrong type not', async () => {
    const { id } = await suggested()
    const wrong = await decide('accept', { ids: [id], value: 'soon' })
    expect(wrong).toMatchObject({ decided: 0, outcomes: [{ succeeded: false, error: { code: 'validation_error' } }] })
    expect(await currentOf('Decision Date')).toBeUndefined()
    expect(await decide('accept', { ids: [id], value: '2026-10-30' })).toMatchObject({ decided: 1 })
    expect(await currentOf('Decision Date')).toBe('2026-10-30')
  })

  it.each(['%', '_ecision date', '\\'])('takes the name %s as it is', async propertyName => {
    const { recordId } = await memorize(UNCERTAIN)
    expect(await decide('dismiss', { filter: { recordId, propertyName } })).toMatchObject({ decided: 0, left: 0 })
    expect(await list(`recordId=${recordId}&propertyName=${encodeURIComponent(propertyName)}`)).toEqual([])
    expect(await list(`recordId=${recordId}&propertyName=decision%20DATE`)).toHaveLength(1)
  })

  it('dismisses a value for good', async () => {
    const { id, recordId } = await suggested()
    expect(await decide('dismiss', { filter: { recordId } })).toMatchObject({ decided: 1, left: 0, creditsCharged: 0 })
    await memorize('So they probably decide on Thursday the 29th.')
    expect(await list(`recordId=${recordId}`)).toEqual([])
    expect(await list(`recordId=${recordId}&status=dismissed`)).toMatchObject([
      { id, decidedBy: expect.stringMatching(/^key:/) },
    ])
    expect(await currentOf('Decision Date')).toBeUndefined()
  })

  it('is undone, unless the value changed since', async () => {
    const { id, recordId } = await suggested()
    await decide('accept', { ids: [id] })
    expect(await decide('undo', { ids: [id] })).toMatchObject({ decided: 1, creditsCharged: 1 })
    expect(await currentOf('Decision Date')).toBeUndefined()
    expect(await list(`recordId=${recordId}`)).toMatchObject([{ id, status: 'open' }])
    expect((await decide('undo', { ids: [id] })).outcomes).toMatchObject([{ error: { code: 'conflict_error' } }])
    await decide('accept', { ids: [id] })
    await post('memory/update', { ...who, propertyName: 'Decision Date', value: '2026-12-15' })
    expect((await decide('undo', { ids: [id] })).outcomes).toMatchObject([{ error: { code: 'conflict_error' } }])
    expect(await currentOf('Decision Date')).toBe('2026-12-15')
    const dismissed = await suggested('Perhaps Friday the 30th at ten works?')
    await decide('dismiss', { ids: [dismissed.id] })
    expect(await decide('undo', { ids: [dismissed.id] })).toMatchObject({ decided: 1, creditsCharged: 0 })
  })

  it('is counted with all that match, on the first page', async () => {
    await suggested()
    const { recordId } = await suggested('Perhaps Friday the 30th at ten works?')
    const page = async (query: string) => (await get(`suggestions?${query}`)).body
    const first = await page('status=all&limit=1')
    expect(first.data).toHaveLength(1)
    expect(first.total).toBeGreaterThan(1)
    expect(await page(`status=all&limit=1&cursor=${first.nextCursor}`)).not.toHaveProperty('total')
    expect(await page(`status=all&recordId=${recordId}`)).toMatchObject({
      total: (await list(`status=all&recordId=${recordId}`)).length,
    })
    expect(await page('minConfidence=1')).toMatchObject({ data: [], total: 0 })
  })

  it('needs ids or a filter, one id for a value, and a suggestion of the organization', async () => {
    const { id } = await suggested()
    const refused = async (body: object) => {
      const { status, body: answer } = await post('suggestions/accept', body)
      return [status, answer.details?.[0]?.path]
    }
    expect(await refused({})).toEqual([400, 'body'])
    expect(await refused({ ids: [id], filter: {} })).toEqual([400, 'body'])
    expect(await refused({ filter: {}, value: 1 })).toEqual([400, 'body.value'])
    const other = await app.organization()
    const foreign = await app.call('POST', '/api/v1/suggestions/accept', { key: other.key, body: { ids: [id] } })
    expect(foreign.body.data.outcomes).toMatchObject([{ succeeded: false, error: { code: 'not_found_error' } }])
  })

  it('is made once, however many decide at the same time', async () => {
    const { id } = await suggested()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => decide(n % 2 ? 'accept' : 'dismiss', { ids: [id] })),
    )
    expect(answers.reduce((sum, { decided }) => sum + decided, 0)).toBe(1)
  })
})
