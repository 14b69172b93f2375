import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app, { per: 'file' })
const { post } = own

const SAID = { speaker: 'Omar', timestamp: '2026-03-10T09:00:00.000Z' }
const LATER = '2026-03-12T09:00:00.000Z'

let who: { email: string }
let persons = 0
beforeAll(async () => {
  const properties = [
    { name: 'Budget', type: 'number', unit: 'USD' },
    { name: 'Tools', type: 'text', mode: 'append' },
    { name: 'Decision Date', type: 'date', description: 'The day by which the customer decides.' },
  ]
  expect((await post('collections', { name: 'Accounts', properties })).status).toBe(201)
})
beforeEach(() => {
  who = { email: `said-${++persons}@northwind.example` }
})

async function memorize(content: string, more: object = {}): Promise<string> {
  const { status, body } = await post('memorize', { ...who, ...SAID, content, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.memories[0].id
}
const currentOf = async (propertyName = 'Budget', more: object = {}) => {
  const { status, body } = await post('properties', { ...who, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.properties.find((property: { propertyName: string }) => property.propertyName === propertyName)
}
/** Fails unless nothing is claimed about who said a value, and how. */
const expectNobody = (property: object | undefined) => {
  expect(property).toBeDefined()
  for (const field of ['evidence', 'passage', 'speaker', 'saidAt']) expect(property).not.toHaveProperty(field)
}
const spanOf = (content: string, text: string) => ({
  start: content.indexOf(text),
  end: content.indexOf(text) + text.length,
  text,
})

describe('a stored value', () => {
  it('has the words that state it, the text around them, who said them and when', async () => {
    const before = `🙂 ${'We talked about the weather. '.repeat(10)}`
    const content = `${before}The budget is $120k.`
    const memoryId = await memorize(content)
    const budget = await currentOf()
    const evidence = spanOf(content, '$120k')
    const start = evidence.start - 160
    expect(budget).toMatchObject({ value: 120_000, source: `memory:${memoryId}`, evidence })
    expect(budget).toMatchObject({ passage: { start, text: content.slice(start) }, speaker: 'Omar' })
    expect(budget.saidAt).toBe(SAID.timestamp)
  })

  it('has no speaker if the memory has none', async () => {
    await memorize('The budget is $120k.', { speaker: undefined })
    const budget = await currentOf()
    expect(budget).toMatchObject({ evidence: { text: '$120k' }, saidAt: SAID.timestamp })
    expect(budget).not.toHaveProperty('speaker')
  })

  it('of an earlier time has what was said then', async () => {
    await memorize('The budget is $120k.')
    await memorize('The budget is $90k now.', { timestamp: LATER, speaker: 'Dana' })
    expect(await currentOf()).toMatchObject({ evidence: { text: '$90k' }, speaker: 'Dana', saidAt: LATER })
    const then = await currentOf('Budget', { asOf: '2026-03-11T00:00:00Z' })
    expect(then).toMatchObject({ evidence: { text: '$120k' }, speaker: 'Omar', saidAt: SAID.timestamp })
  })

  it('that a caller set or set again claims no words', async () => {
    await post('upsert', { records: [{ key: who, properties: { Budget: 120_000 } }] })
    expectNobody(await currentOf())
    await memorize('Tools: Jira.')
    expect(await currentOf('Tools')).toMatchObject({ evidence: { text: 'Jira' } })
    await post('memory/update', { ...who, propertyName: 'Tools', operation: 'set', value: ['Linear'] })
    expectNobody(await currentOf('Tools'))
  })

  it('that a caller took from a memory does not borrow the words of another value', async () => {
    const sourceMemoryId = await memorize('The budget is $120k. We have 40 people.')
    const set = { ...who, propertyName: 'Budget', operation: 'set', value: 95_000, sourceMemoryId }
    expect((await post('memory/update', set)).status).toBe(200)
    const budget = await currentOf()
    expect(budget).toMatchObject({ value: 95_000, source: `memory:${sourceMemoryId}`, speaker: 'Omar' })
    expect(budget).not.toHaveProperty('evidence')
    expect(budget).not.toHaveProperty('passage')
  })

  it('that was accepted has the words of the suggestion', async () => {
    const content = 'They probably decide on Thursday the 29th.'
    await memorize(content, { timestamp: '2026-10-06T09:00:00Z' })
    const accepted = await post('suggestions/accept', { filter: { propertyName: 'Decision Date' } })
    expect(accepted.body.data.outcomes).toHaveLength(1)
    expect(await currentOf('Decision Date')).toMatchObject({
      value: '2026-10-29',
      evidence: spanOf(content, 'the 29th'),
      passage: { start: 0, text: content },
      speaker: 'Omar',
    })
  })
})

describe('what states a value', () => {
  it('is another memory after the first was deleted, and nothing after both were', async () => {
    const first = await memorize('The budget is $120k.')
    const second = await memorize('As agreed, the budget is $120,000.', { timestamp: LATER, speaker: 'Dana' })
    expect(await currentOf()).toMatchObject({ evidence: { text: '$120k' }, speaker: 'Omar' })
    await post('memory/delete', { memoryIds: [first] })
    const left = await currentOf()
    expect(left).toMatchObject({ source: `memory:${second}`, speaker: 'Dana', saidAt: LATER })
    expect(left.passage.text).toContain('As agreed')
    await post('memory/delete', { memoryIds: [second] })
    expect(await currentOf()).toBeUndefined()
  })

  it('is not claimed if its memory is gone', async () => {
    const memoryId = await memorize('The budget is $120k.')
    await app.database.query('DELETE FROM memories WHERE id = $1', [memoryId])
    const budget = await currentOf()
    expect(budget.source).toBe(`memory:${memoryId}`)
    expectNobody(budget)
  })

  it('follows an edit that says the same in other words and another place', async () => {
    const memoryId = await memorize('The budget is $120k. Tools: Jira.')
    const content = 'Good news from the call. Our budget is 120,000 dollars. Tools: Jira, Linear.'
    expect((await post('memory/update', { memoryId, content })).status).toBe(200)
    const budget = await currentOf()
    expect(budget).toMatchObject({ value: 120_000, version: 1, passage: { start: 0, text: content } })
    expect(content.slice(budget.evidence.start, budget.evidence.end)).toBe(budget.evidence.text)
    expect(budget.evidence.text).toContain('120,000')
    const tools = await currentOf('Tools')
    expect(tools.evidence.text).toContain('Jira')
    expect(content.slice(tools.evidence.start, tools.evidence.end)).toBe(tools.evidence.text)
  })

  it('is not claimed in words that the memory no longer has', async () => {
    const memoryId = await memorize('The budget is $120k.')
    await app.database.query('UPDATE memories SET content = $2 WHERE id = $1', [
      memoryId,
      'Nothing to see here at all.',
    ])
    const budget = await currentOf()
    expect(budget).toMatchObject({ value: 120_000, speaker: 'Omar', saidAt: SAID.timestamp })
    expect(budget).not.toHaveProperty('evidence')
    expect(budget).not.toHaveProperty('passage')
  })

  it('is still its memory after the collection converted the value', async () => {
    const seats = { name: 'Rooms', properties: [{ name: 'Seats', type: 'number' }] }
    const { id } = (await post('collections', seats)).body.data
    const content = 'Seats: 40'
    await memorize(content)
    expect(await currentOf('Seats')).toMatchObject({ value: 40, evidence: spanOf(content, '40') })
    const properties = [{ systemName: 'seats', name: 'Seats', type: 'text' }]
    const changed = await app.call('PATCH', `/api/v1/collections/${id}`, { key: own.key, body: { properties } })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(await currentOf('Seats')).toMatchObject({
      value: '40',
      version: 2,
      evidence: spanOf(content, '40'),
      speaker: 'Omar',
    })
  })

  it('goes with the memories of a record that is merged into another', async () => {
    const content = 'The budget is $120k.'
    await memorize(content)
    const from = who
    who = { email: `said-${++persons}@northwind.example` }
    await memorize('The weather was fine.', { speaker: 'Dana' })
    expect((await post('memory/merge-records', { ...who, from })).status).toBe(200)
    expect(await currentOf()).toMatchObject({ evidence: spanOf(content, '$120k'), speaker: 'Omar' })
  })
})
