import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../../test/support/test-app.ts'
import { useApp, useOrganization } from '../../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app, { per: 'file' })
const { post } = own

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

const memorize = (content: string, body: object = {}): Promise<TestAnswer> =>
  post('memorize', { ...who, ...AT, content, ...body })
const found = async (content: string, body: object = {}) => {
  const answer = await memorize(content, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return { memoryId: answer.body.data.memories[0].id, ...answer.body.data.properties[0] }
}
const valuesOf = async (): Promise<Record<string, unknown>> => {
  const { body } = await post('properties', who)
  return Object.fromEntries(
    body.data.properties.map(({ propertyName, value }: { propertyName: string; value: unknown }) => [
      propertyName,
      value,
    ]),
  )
}
const decide = (value: string, body: object = {}): Promise<TestAnswer> =>
  post('memory/update', { ...who, propertyName: 'Decision Date', value, ...body })

describe('an uncertain value', () => {
  it('is a suggestion: it is returned with its evidence and not stored', async () => {
    const suggestion = await found(UNCERTAIN)
    expect(suggestion).toMatchObject({ value: '2026-10-29', stored: false, reason: 'low_confidence' })
    expect(suggestion.confidence).toBeLessThan(0.9)
    expect(suggestion.evidence.text).toBe('the 29th')
    expect(suggestion).not.toHaveProperty('current')
    expect(await valuesOf()).toEqual({})
  })

  it('does not replace the current value, which the response shows', async () => {
    await post('upsert', { records: [{ key: who, properties: { 'Decision Date': '2026-12-15' } }] })
    expect(await found(UNCERTAIN)).toMatchObject({
      stored: false,
      reason: 'low_confidence',
      current: { value: '2026-12-15', version: 1, source: 'caller' },
    })
    expect(await valuesOf()).toEqual({ 'Decision Date': '2026-12-15' })
  })

  it('is stored if the call needs less confidence', async () => {
    expect(await found(UNCERTAIN, { minConfidence: 0.65 })).toMatchObject({ value: '2026-10-29', stored: true })
    expect(await valuesOf()).toEqual({ 'Decision Date': '2026-10-29' })
  })

  it('is stored by an edit that needs less confidence, and stays if a later edit still suggests it', async () => {
    const { memoryId } = await found('The weather was fine.', { extract: false })
    const edit = async (content: string, body: object = {}) =>
      (await post('memory/update', { memoryId, content, ...body })).body.data.properties
    expect(await edit(UNCERTAIN)).toMatchObject([{ stored: false, reason: 'low_confidence' }])
    expect(await edit(`${UNCERTAIN} Tell me.`, { minConfidence: 0.5 })).toMatchObject([{ stored: true }])
    expect(await edit(UNCERTAIN)).toMatchObject([{ stored: false, current: { value: '2026-10-29' } }])
    expect(await valuesOf()).toEqual({ 'Decision Date': '2026-10-29' })
    await edit('The weather was fine.')
    expect(await valuesOf()).toEqual({})
  })
})

describe('a certain value', () => {
  it('is stored, with the value it replaced', async () => {
    expect(await found('The budget is $90k.')).toMatchObject({ value: 90_000, stored: true })
    const second = await found('The budget is $120k.')
    expect(second).toMatchObject({ stored: true, previousValue: 90_000 })
    expect(second).not.toHaveProperty('current')
    expect(second).not.toHaveProperty('reason')
  })

  it('is not stored if the current value has a later timestamp', async () => {
    const { memoryId } = await found('The budget is $120k.')
    expect(await found('The budget is $80k.', { timestamp: '2026-01-01T00:00:00Z' })).toMatchObject({
      stored: false,
      reason: 'older_than_current',
      current: { value: 120_000, version: 1, source: `memory:${memoryId}` },
    })
  })

  it('is not stored if a caller set the current value', async () => {
    await post('upsert', { records: [{ key: who, properties: { Budget: 500_000 } }] })
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    expect(await found('The budget is $120k.', { timestamp: soon })).toMatchObject({
      stored: false,
      reason: 'caller_value_kept',
      current: { value: 500_000, source: 'caller' },
    })
  })

  it('does not win with a timestamp far in the future, neither against earlier values nor against later ones', async () => {
    const future = { timestamp: '2099-01-01T00:00:00Z' }
    const { memoryId } = await found('The budget is $120k.')
    expect(await found('The budget is $80k.', future)).toMatchObject({
      stored: false,
      reason: 'older_than_current',
      current: { value: 120_000, source: `memory:${memoryId}` },
    })
    who = { email: `person-${++persons}@northwind.example` }
    await found('The budget is $80k.', future)
    expect(await found('The budget is $90k.', AT)).toMatchObject({ stored: true, previousValue: 80_000 })
  })

  it('is not stored again if the property already has it', async () => {
    await found('The budget is $90k.')
    expect(await found('So the budget is $90k, as agreed.')).toMatchObject({
      stored: false,
      reason: 'unchanged',
      current: { value: 90_000, version: 1 },
    })
  })
})

describe('accepting a suggestion', () => {
  it('stores its value with the memory as source, and its evidence in the history', async () => {
    const { memoryId, value, evidence } = await found(UNCERTAIN)
    const accepted = await decide(value, { sourceMemoryId: memoryId, evidence, reason: 'Confirmed by phone' })
    expect(accepted.body.data).toMatchObject({ value: '2026-10-29', version: 1, changed: true })
    const { body } = await post('properties', who)
    expect(body.data.properties).toMatchObject([{ value, source: `memory:${memoryId}`, confidence: 1 }])
    const history = await post('memory/property-history', { ...who, propertyName: 'Decision Date' })
    expect(history.body.data).toMatchObject([
      { to: value, source: `memory:${memoryId}`, evidence, reason: 'Confirmed by phone' },
    ])
  })

  it('replaces a value that a caller or a later memory set', async () => {
    const { memoryId, value } = await found(UNCERTAIN)
    await decide('2026-12-15')
    expect((await decide(value, { sourceMemoryId: memoryId })).body.data).toMatchObject({ value, changed: true })
  })

  it('needs a memory of the record, its evidence as it is, and an operation that sets a value', async () => {
    const { memoryId, evidence } = await found(UNCERTAIN)
    const refused = async (body: object) => {
      const { status, body: answer } = await decide('2026-10-29', { sourceMemoryId: memoryId, ...body })
      return [status, answer.details?.[0]?.path]
    }
    expect(await refused({ sourceMemoryId: 'mem_01KAK7F3V7B8C9D0E1F2G3H4J5' })).toEqual([404, undefined])
    expect(await refused({ evidence: { ...evidence, text: 'Friday the 30th..' } })).toEqual([400, 'body.evidence'])
    expect(await refused({ operation: 'increment', propertyName: 'Budget', value: 1 })).toEqual([
      400,
      'body.sourceMemoryId',
    ])
    expect(await refused({ sourceMemoryId: undefined, evidence })).toEqual([400, 'body.evidence'])
    const other = { email: 'other@northwind.example' }
    await post('memorize', { ...other, content: 'Likes tea.', extract: false })
    expect(await refused(other)).toEqual([400, 'body.sourceMemoryId'])
  })
})
