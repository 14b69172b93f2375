import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

interface JudgedPair {
  split?: 'tuning' | 'held out'
  kind: string
  property: string
  current: unknown
  first: string
  second: string
  /** Of a change: the new value. */
  value?: unknown
}
const judgedIn = (name: string): { properties: object[]; pairs: JudgedPair[] } =>
  JSON.parse(readFileSync(new URL(`../../../../../../bench/judged/${name}`, import.meta.url), 'utf8'))
const judged = judgedIn('disputed.json')
const unseen = judgedIn('disputed-unseen.json')

const app = useApp()
const own = useOrganization(app, { per: 'file' })
const { post } = own

const OCTOBER = '2026-10-06T09:00:00Z'
const NOVEMBER = '2026-11-17T09:00:00Z'
/** A sentence from which the offline engine extracts a budget with a confidence under 0.9. */
const UNCERTAIN = 'Budget went up, apparently: 210k is what Tom mentioned.'

let who: { email: string }
let persons = 0
beforeAll(async () => {
  expect((await post('collections', { name: 'Deals', properties: judged.properties })).status).toBe(201)
})
beforeEach(() => {
  who = { email: `person-${++persons}@northwind.example` }
})

async function memorize(content: string, timestamp: string, body: object = {}) {
  const answer = await post('memorize', { ...who, content, timestamp, ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { memories, recordId } = answer.body.data
  return { memoryId: memories[0].id as string, recordId: recordId as string }
}
async function property(propertyName: string, body: object = {}) {
  const answer = await post('properties', { ...who, ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data.properties.find((one: { propertyName: string }) => one.propertyName === propertyName)
}
const budget = () => property('Budget')
const open = async (recordId: string) =>
  (await app.call('GET', `/api/v1/suggestions?recordId=${recordId}`, { key: own.key })).body.data

describe.each([
  { name: 'tuning', pairs: judged.pairs.filter(({ split }) => split === 'tuning') },
  { name: 'held out', pairs: judged.pairs.filter(({ split }) => split === 'held out') },
  { name: 'of the second attempt', pairs: unseen.pairs },
])('of the judged pairs, $name,', ({ pairs }) => {
  it('nine of ten changes of a stored value are kept or marked, and nothing else', { timeout: 120_000 }, async () => {
    if (pairs === unseen.pairs) await own.post('collections', { name: 'People', properties: unseen.properties })
    const missed: string[] = []
    const wrong: string[] = []
    const changes = pairs.filter(({ kind }) => kind === 'changed')
    // "There will be 60 guests" is a plan, which the gate holds: the second text has no value to dispute
    const held: string[] = []
    for (const { kind, property: name, current, first, second, value } of pairs) {
      who = { email: `person-${++persons}@northwind.example` }
      await memorize(first, OCTOBER, { minConfidence: 0.5 })
      const then = await property(name)
      await memorize(second, NOVEMBER)
      const now = await property(name)
      if (kind === 'changed' && now?.value !== value && now?.disputed?.value !== value)
        (then === undefined ? held : missed).push(second)
      const isReplaced =
        typeof current === 'number' && then?.value === current && Math.abs(now.value / current - 1) > 0.01
      if (kind !== 'changed' && (now?.disputed || isReplaced)) wrong.push(second)
    }
    expect(wrong).toEqual([])
    expect(held.length, held.join('\n')).toBeLessThanOrEqual(Math.ceil(changes.length * 0.25))
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(Math.ceil((changes.length - held.length) * 0.1))
  })
})

describe('a disputed value', () => {
  async function dispute() {
    const first = await memorize('Their budget is $180,000.', OCTOBER)
    const second = await memorize(UNCERTAIN, NOVEMBER)
    const [suggestion] = await open(first.recordId)
    return { ...first, second: second.memoryId, suggestionId: suggestion.id as string }
  }

  it('has the later value with its evidence, and so have the suggestion, the digest and an answer', async () => {
    const { second, recordId, suggestionId } = await dispute()
    expect(await budget()).toMatchObject({
      value: 180_000,
      asOf: '2026-10-06T09:00:00.000Z',
      disputed: {
        value: 210_000,
        memoryId: second,
        timestamp: '2026-11-17T09:00:00.000Z',
        evidence: { text: '210k' },
        confidence: expect.any(Number),
        suggestionId,
      },
    })
    expect(await open(recordId)).toMatchObject([{ id: suggestionId, disputes: true, current: { value: 180_000 } }])
    const { body } = await post('smart-memory-digest', who)
    expect(body.digest).toContain('- Budget: 180000 USD (2026-10-06; a later note says 210000 USD, 2026-11-17)')
    const ask = async (until: string) =>
      (await post('smart-recall', { ...who, query: 'What is their budget?', until, generateAnswer: true })).body.answer
    expect(await ask(OCTOBER)).toBe('Their budget is $180,000. (2026-10-06; a later note says 210k, 2026-11-17)')
    await post('memory/delete', { memoryIds: [second] })
    expect(await ask(NOVEMBER)).toBe('Their budget is $180,000.')
  })

  it('is not disputed after the suggestion is decided, and is again after the decision is undone', async () => {
    const { suggestionId } = await dispute()
    const decide = (verb: string) => post(`suggestions/${verb}`, { ids: [suggestionId] })
    await decide('dismiss')
    expect(await budget()).not.toHaveProperty('disputed')
    await decide('undo')
    expect(await budget()).toHaveProperty('disputed')
    await decide('accept')
    expect(await budget()).toMatchObject({ value: 210_000 })
    expect(await budget()).not.toHaveProperty('disputed')
    await decide('undo')
    expect(await budget()).toMatchObject({ value: 180_000, disputed: { value: 210_000, suggestionId } })
  })

  it('is not disputed after a later certain value or a value of a caller, until that is undone', async () => {
    await dispute()
    await memorize('The budget is $250,000.', '2026-11-20T09:00:00Z')
    expect(await budget()).toMatchObject({ value: 250_000 })
    expect(await budget()).not.toHaveProperty('disputed')
    const undo = () => post('memory/undo-change', { ...who, propertyName: 'Budget' })
    await undo()
    expect(await budget()).toMatchObject({ value: 180_000, disputed: { value: 210_000 } })
    await post('upsert', { records: [{ key: who, properties: { Budget: 190_000 } }] })
    expect(await budget()).not.toHaveProperty('disputed')
    await undo()
    expect(await budget()).toMatchObject({ value: 180_000, disputed: { value: 210_000 } })
  })

  it('follows the deletion and the return of the later memory', async () => {
    const { second } = await dispute()
    const { deletionId } = (await post('memory/delete', { memoryIds: [second] })).body.data
    expect(await budget()).not.toHaveProperty('disputed')
    await post('memory/cancel-deletion', { deletionId })
    expect(await budget()).toMatchObject({ disputed: { memoryId: second } })
    await post('memory/update', { memoryId: second, timestamp: '2026-01-01T00:00:00Z' })
    expect(await budget()).not.toHaveProperty('disputed')
  })

  it('is disputed in the record that remains after a merge', async () => {
    await memorize('Their budget is $180,000.', OCTOBER)
    const kept = who
    who = { email: `person-${++persons}@northwind.example` }
    await memorize(UNCERTAIN, NOVEMBER)
    const from = who
    who = kept
    expect(await budget()).not.toHaveProperty('disputed')
    expect((await post('memory/merge-records', { ...kept, from })).status).toBe(200)
    expect(await budget()).toMatchObject({ value: 180_000, disputed: { value: 210_000 } })
  })

  it('is disputed by the later of two memories that say the same', async () => {
    await memorize(UNCERTAIN, '2026-09-01T09:00:00Z')
    await memorize('Their budget is $180,000.', OCTOBER)
    expect(await budget()).not.toHaveProperty('disputed')
    const { memoryId } = await memorize(`Once more: ${UNCERTAIN}`, NOVEMBER)
    expect(await budget()).toMatchObject({ disputed: { value: 210_000, memoryId } })
  })

  it('is not disputed by what is earlier, supposed, asked, or far in the future', async () => {
    await memorize('Their budget is $180,000.', OCTOBER)
    await memorize(UNCERTAIN, '2026-09-01T09:00:00Z')
    await memorize('If the budget were $300,000, they could take both.', NOVEMBER)
    await memorize('So is it 310k, the budget?', NOVEMBER)
    await memorize(UNCERTAIN.replace('210k', '220k'), '2099-01-01T00:00:00Z')
    expect(await budget()).toMatchObject({ value: 180_000 })
    expect(await budget()).not.toHaveProperty('disputed')
  })

  it('is not replaced by an amount for another period', async () => {
    await memorize('Their budget is $180,000.', OCTOBER)
    const { recordId } = await memorize('The budget is $15,000 a month.', NOVEMBER)
    expect(await budget()).toMatchObject({ value: 180_000 })
    expect(await budget()).not.toHaveProperty('disputed')
    expect(await open(recordId)).toMatchObject([{ value: 15_000, reason: 'low_confidence' }])
    await memorize('The budget is $190,000 a year.', NOVEMBER)
    expect(await budget()).toMatchObject({ value: 190_000 })
  })

  it('is disputed by what was extracted for another property, if the sentence is about it', async () => {
    const { recordId } = await memorize('They will decide by October 30, 2026.', OCTOBER)
    await memorize('The decision slipped, more like November 20, 2026 from what I hear.', NOVEMBER)
    expect(await property('Decision Date')).toMatchObject({ value: '2026-10-30', disputed: { value: '2026-11-20' } })
    expect((await open(recordId)).filter((one: { disputes: boolean }) => one.disputes)).toHaveLength(1)
    who = { email: `person-${++persons}@northwind.example` }
    const other = await memorize('The decision slipped, more like November 20, 2026 from what I hear.', NOVEMBER)
    const names = (await open(other.recordId)).map((one: { propertyName: string }) => one.propertyName)
    expect(names).not.toContain('Decision Date')
  })

  it('is what a caller has set, if a later memory says something else', async () => {
    await post('upsert', { records: [{ key: who, properties: { Budget: 500_000 } }] })
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    await memorize('The budget is $120k.', soon)
    expect(await budget()).toMatchObject({ value: 500_000, source: 'caller', disputed: { value: 120_000 } })
  })
})

describe('asOf', () => {
  const at = (day: string) => ({ asOf: `${day}T00:00:00Z` })

  it('returns what had been said by then, and what disputed it then', async () => {
    await memorize('Their budget is $180,000.', OCTOBER)
    await memorize(UNCERTAIN, '2026-10-20T09:00:00Z')
    await memorize('The budget is $250,000.', NOVEMBER)
    await memorize('They need 40 seats.', NOVEMBER)
    const then = async (day: string) => property('Budget', at(day))
    expect(await then('2026-10-01')).toBeUndefined()
    expect(await then('2026-10-10')).toMatchObject({ value: 180_000, version: 1, type: 'number', unit: 'USD' })
    expect(await then('2026-10-10')).not.toHaveProperty('disputed')
    expect(await then('2026-10-30')).toMatchObject({ value: 180_000, disputed: { value: 210_000 } })
    expect(await then('2026-11-18')).toMatchObject({ value: 250_000, version: 2 })
    expect(await property('Seats', at('2026-10-30'))).toBeUndefined()
    expect(await property('Budget', { ...at('2026-10-10'), propertyNames: ['seats'] })).toBeUndefined()
  })

  it('returns a value that was removed since', async () => {
    await memorize('Their budget is $180,000.', OCTOBER)
    await post('memory/update', { ...who, propertyName: 'Budget', operation: 'remove' })
    expect(await budget()).toBeUndefined()
    expect(await property('Budget', at('2026-10-10'))).toMatchObject({ value: 180_000, type: 'number' })
  })

  it('makes a digest of the properties and memories of then', async () => {
    await memorize('Their budget is $180,000.', OCTOBER)
    await memorize('The budget is $250,000.', NOVEMBER)
    const digest = async (body: object) => (await post('smart-memory-digest', { ...who, ...body })).body
    const { digest: text, memories } = await digest(at('2026-10-10'))
    expect(text).toContain('- Budget: 180000 USD')
    expect(text).not.toContain('250')
    expect(memories).toHaveLength(1)
    expect(memories[0]).not.toHaveProperty('supersededBy')
    expect((await digest({ ...at('2026-10-10'), focus: 'budget' })).digest).not.toContain('250')
    expect((await digest({})).digest).toContain('250000')
  })

  it('must be a time', async () => {
    await memorize('Their budget is $180,000.', OCTOBER)
    expect((await post('properties', { ...who, asOf: 'yesterday' })).status).toBe(400)
    expect((await post('smart-memory-digest', { ...who, asOf: '2026-13-01T00:00:00Z' })).status).toBe(400)
  })
})
