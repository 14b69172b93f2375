import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const { post } = useOrganization(app, { per: 'file' })

interface Recalled {
  content: string
  score: number
  matched?: string[]
}
const contents = (memories: readonly Recalled[]): string[] => memories.map(({ content }) => content)

async function store(...memories: object[]): Promise<void> {
  for (const memory of memories)
    expect((await post('memorize', { extract: false, ...memory })).status, JSON.stringify(memory)).toBe(200)
}
async function smart(body: object): Promise<{ results: Recalled[] }> {
  const answer = await post('smart-recall', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
async function list(body: object): Promise<{ data: Recalled[]; nextCursor?: string }> {
  const answer = await post('recall', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

const tom = { email: 'tom@northwind.example' }
const MOVED = 'Tom moved from Berlin to Lisbon'
const NURSE = 'works as a nurse'
const SOUP = 'The canteen served soup.'
const day = (n: number): string => `2026-03-0${n}T00:00:00Z`

beforeAll(() =>
  store(
    { ...tom, content: MOVED, timestamp: day(1), tags: ['home'] },
    { ...tom, content: NURSE, timestamp: day(2) },
    { ...tom, content: SOUP, timestamp: day(3) },
    { email: 'ann@northwind.example', content: 'Ann lives in Leeds and her job is teaching.' },
  ),
)

describe('a question about one record', () => {
  it.each(['fast', 'deep'])('returns its memories if no word matches (%s)', async mode => {
    const { results } = await smart({ ...tom, query: 'What is his job?', mode })
    expect(contents(results)).toEqual([NURSE, MOVED, SOUP])
    for (const { score, matched } of results) {
      expect(score).toBeLessThan(0.2)
      expect(matched).toBeUndefined()
    }
  })

  it('returns the only memory, whatever is asked', async () => {
    const kim = { email: 'kim@northwind.example' }
    await store({ ...kim, content: MOVED })
    for (const query of ['Where does he live?', 'all context about this contact', '!?', '契約はいつ'])
      for (const mode of ['fast', 'deep'])
        expect(contents((await smart({ ...kim, query, mode })).results), query).toEqual([MOVED])
  })

  it('returns what matches first, then what is near in meaning, then the newest', async () => {
    const query = 'What does the canteen say about his job?'
    expect(contents((await smart({ ...tom, query })).results)).toEqual([SOUP, NURSE, MOVED])
    expect(contents((await list({ ...tom, query })).data)).toEqual([SOUP, NURSE, MOVED])
    expect(contents((await smart({ ...tom, query: 'qxzvy?' })).results)).toEqual([SOUP, NURSE, MOVED])
    const { results } = await smart({ ...tom, query: 'what is it?' })
    expect(contents(results)).toEqual([SOUP, NURSE, MOVED])
  })

  it('has scores that fall, and minScore applies to all of them', async () => {
    const query = 'What does the canteen say about his job?'
    const { results } = await smart({ ...tom, query })
    const scores = results.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(scores[1]).toBeLessThan(0.1)
    expect(contents((await smart({ ...tom, query, minScore: scores[0] })).results)).toEqual([SOUP])
    expect((await smart({ ...tom, query: 'qxzvy', minScore: 0.5 })).results).toEqual([])
  })

  it('has no answer if nothing answers', async () => {
    const { results, ...rest } = await smart({ ...tom, query: 'What colour is the submarine?', generateAnswer: true })
    expect(results).toHaveLength(3)
    expect(rest).toEqual({ success: true, answered: false })
  })

  it('keeps to the limit and to the filters', async () => {
    const query = 'Where does he live?'
    expect((await smart({ ...tom, query, limit: 2 })).results).toHaveLength(2)
    expect((await smart({ ...tom, query, groupByRecord: true })).results).toHaveLength(1)
    expect(contents((await smart({ ...tom, query, tags: ['home'] })).results)).toEqual([MOVED])
    expect(contents((await smart({ ...tom, query, since: day(2), until: day(2) })).results)).toEqual([NURSE])
    await post('upsert', { records: [{ key: { email: 'ann@northwind.example' }, properties: { Stage: 'Won' } }] })
    const filterByProperty = { conditions: [{ property: 'Stage', operator: 'exists' }] }
    expect((await smart({ ...tom, query, filterByProperty })).results).toEqual([])
    const actionId = (await post('collections', { name: 'Move', kind: 'workspace' })).body.data.id
    await store({ email: 'eva@northwind.example', content: 'Boxes are packed.', actionId })
    await store({ email: 'eva@northwind.example', content: 'Eva moved to Ghent.' })
    const eva = { email: 'eva@northwind.example', actionId, query }
    expect(contents((await smart(eva)).results)).toEqual(['Boxes are packed.'])
  })

  it('has each memory once on the pages of a list', async () => {
    const ivy = { email: 'ivy@northwind.example' }
    const all = Array.from({ length: 8 }, (_, n) => `${n}: Ivy watered the ${n % 2 ? 'moss' : 'ferns'} today.`)
    await store(...all.map(content => ({ ...ivy, content })))
    const whole = contents((await list({ ...ivy, query: 'moss', limit: 50 })).data)
    expect(whole.toSorted()).toEqual(all)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ ...ivy, query: 'moss', limit: 4, cursor })
      seen.push(...contents(page.data))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toEqual(whole)
  })

  it('puts a memory that repeats a better one last', async () => {
    const ned = { email: 'ned@northwind.example' }
    const REPEATED = 'Ned prefers long calls before noon'
    await store({ ...ned, content: 'Ned prefers long calls before noon today' }, { ...ned, content: REPEATED })
    await store({ ...ned, content: 'The soup was cold.' })
    const { results } = await smart({ ...ned, query: 'When does Ned prefer calls?' })
    expect(results).toHaveLength(3)
    expect(contents(results)[1]).toBe('The soup was cold.')
  })

  it('is recognized in a message, by its only identifier', async () => {
    const ask = async (body: object) =>
      (await post('smart-recall-unified', { message: 'What is his job?', ...body })).body
    const { results, strategy } = await ask({ identifiers: { emails: [tom.email] } })
    expect([strategy, contents(results)[0], results.length]).toEqual(['recall', NURSE, 3])
    const two = { emails: [tom.email, 'eva@northwind.example'] }
    expect((await ask({ identifiers: two })).results).toEqual([])
  })
})

it('a question about the organization, and search, return only what matches', async () => {
  for (const query of ['qxzvy?', 'What is it?']) {
    for (const mode of ['fast', 'deep']) expect((await smart({ query, mode })).results).toEqual([])
    expect((await list({ query })).data).toEqual([])
    expect((await post('search', { query })).body.data).toEqual([])
  }
})

it('a page that is full takes no further round trip', async () => {
  const amy = { email: 'amy@northwind.example' }
  await store(
    ...['Amy likes tea.', 'Amy likes green tea.', 'Amy moved to Lisbon.'].map(content => ({ ...amy, content })),
  )
  const tripsOf = (limit: number): Promise<number> =>
    app.countRoundTrips(() => smart({ ...amy, query: 'Who likes tea?', limit }))
  await tripsOf(2)
  const full = await tripsOf(2)
  expect(await tripsOf(3)).toBe(full + 1)
})
