import { beforeAll, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../test/support/test-app.ts'
import { useApp } from '../../../../../test/support/use-app.ts'

const app = useApp()
let key: string
const cafe = { email: 'orders@cafe-amsel.example' }
const ids = new Map<string, string>()

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
const recall = async (query: string, more: object = {}) =>
  (await post('smart-recall', { ...cafe, query, ...more })).body

beforeAll(async () => {
  ;({ key } = await app.organization())
  const stored: [string, string, string][] = [
    ['old', '2026-02-03T09:00:00Z', 'The bread for the breakfast comes from Lindner.'],
    [
      'new',
      '2026-05-11T09:00:00Z',
      'We changed bakeries: the bread for the breakfast comes from Holm and Daughters now.',
    ],
    ['other', '2026-05-12T09:00:00Z', 'The terrace has eleven tables, and the awning is green.'],
  ]
  for (const [name, timestamp, content] of stored) {
    const { status, body } = await post('memorize', { ...cafe, content, timestamp })
    expect(status, JSON.stringify(body)).toBe(200)
    ids.set(name, body.data.memories[0].id)
  }
})

describe('smart-recall with an answer', () => {
  const question = 'Where does the bread for the breakfast come from?'

  it('begins with the memory that a sure answer is read from', async () => {
    const without = await recall(question)
    expect(without.results[0].memoryId).toBe(ids.get('old'))
    const body = await recall(question, { generateAnswer: true })
    expect(body.answer).toContain('Holm and Daughters')
    expect(body.confidence).toBeGreaterThanOrEqual(0.7)
    expect(body.sources[0].memoryId).toBe(ids.get('new'))
    expect(body.results.map(({ memoryId }: { memoryId: string }) => memoryId)).toEqual(
      ['new', 'old', 'other'].map(name => ids.get(name)),
    )
    const scores = body.results.map(({ score }: { score: number }) => score)
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a))
  })

  it('returns this memory for its own score as minScore, with the same answer, and for a higher one neither', async () => {
    const first = await recall(question, { generateAnswer: true })
    const [{ score }] = first.results
    const again = await recall(question, { generateAnswer: true, minScore: score })
    expect(again.results[0]).toMatchObject({ memoryId: ids.get('new'), score })
    expect(again.answer).toBe(first.answer)
    expect(again.results.every((result: { score: number }) => result.score >= score)).toBe(true)
    expect(await recall(question, { generateAnswer: true, minScore: 1 })).toMatchObject({
      results: [],
      answered: false,
    })
  })

  it('has this memory on the shortest page too', async () => {
    const { results } = await recall(question, { generateAnswer: true, limit: 1 })
    expect(results.map(({ memoryId }: { memoryId: string }) => memoryId)).toEqual([ids.get('new')])
  })

  it('keeps the order of the search without an answer', async () => {
    const query = 'Who painted the terrace awning?'
    const { answered, results } = await recall(query, { generateAnswer: true })
    expect(answered).toBe(false)
    expect(results).toEqual((await recall(query)).results)
  })
})

it('a name counts alike in all memories of its record, also in those that do not repeat it', async () => {
  const nils = { email: 'nils.aabel@fjord.example' }
  const store = (content: string, who: object) => post('memorize', { ...who, content, extract: false })
  await store('Nils Aabel is a skipper. Nils Aabel: Nils Aabel, not Nils Abel.', nils)
  await store('He sent the invoice for the mast in April.', nils)
  await store('Our invoice for the sails is in the drawer.', { email: 'p.rud@fjord.example' })
  const { body } = await post('smart-recall', { query: 'The invoice of Nils Aabel?' })
  expect(body.results[0].content).toContain('the mast')
})
