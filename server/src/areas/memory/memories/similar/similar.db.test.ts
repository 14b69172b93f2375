import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../test/support/test-app.ts'
import { useApp } from '../../../../../test/support/use-app.ts'

interface JudgedSet {
  records: { id: string; type: string; properties: object; memories: string[] }[]
  tiers: string[]
  pairs: [string, string, string][]
  texts: [string, string[]][]
}
const judged: JudgedSet = JSON.parse(
  readFileSync(new URL('../../../../../../bench/judged/similar.json', import.meta.url), 'utf8'),
)

const WORDS = 'invoice budget onboarding pricing security audit training migration roadmap renewal'.split(' ')

const app = useApp()
let key: string

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
async function ask(path: 'similar' | 'segment', body: object) {
  const answer = await post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}
const named = (name: string) => ({ customKeyName: 'name', customKeyValue: name })
const nameOf = (record: { keys: { value: string }[] }): string => record.keys[0]?.value ?? ''

async function store(
  name: string,
  { type, properties, memories }: { type?: string; properties?: object; memories: string[] },
) {
  const identity = { ...named(name), ...(type !== undefined && { type }) }
  for (const content of memories)
    expect((await post('memorize', { ...identity, content, extract: false })).status).toBe(200)
  const { type: _, ...identityKey } = identity
  if (properties) {
    const body = { records: [{ key: identityKey, ...(type !== undefined && { type }), properties }] }
    expect((await post('upsert', body)).status).toBe(200)
  }
}

/** The score of each pair that is similar, by `from to`. */
async function scoresBetween(names: readonly string[]): Promise<Map<string, number>> {
  const scores = new Map<string, number>()
  for (const name of names)
    for (const found of await ask('similar', { ...named(name), limit: 100 }))
      scores.set(`${name} ${nameOf(found)}`, found.score)
  return scores
}
const turned = (pair: string): string => pair.split(' ').toReversed().join(' ')

describe('the judged records', () => {
  beforeAll(async () => {
    ;({ key } = await app.organization())
    for (const { id, ...record } of judged.records) await store(id, record)
  })

  it('are at most one tier off their judged tier, and mostly exact', async () => {
    const found = new Map<string, Map<string, { tier: string; score: number }>>()
    for (const { id } of judged.records) {
      const list = await ask('similar', { ...named(id), limit: 100 })
      found.set(
        id,
        new Map(
          list.map((record: { keys: { value: string }[]; tier: string; score: number }) => [nameOf(record), record]),
        ),
      )
    }
    const off = judged.pairs.map(([seed, other, wanted]) => {
      const given = found.get(seed)?.get(other)
      return Math.abs(judged.tiers.indexOf(wanted) - judged.tiers.indexOf(given?.tier ?? 'none'))
    })
    const exact = off.filter(distance => distance === 0).length
    expect(Math.max(...off)).toBeLessThanOrEqual(1)
    expect(exact / off.length).toBeGreaterThan(0.8)
  })

  it('are as similar in one direction as in the other', async () => {
    const scores = await scoresBetween(judged.records.map(({ id }) => id))
    expect(scores.size).toBeGreaterThan(30)
    for (const [pair, score] of scores) expect([pair, scores.get(turned(pair))]).toEqual([pair, score])
  })

  it.each(judged.texts)('%s', async (text, wanted) => {
    const list = await ask('similar', { text, limit: wanted.length })
    expect(list.map(nameOf).toSorted()).toEqual(wanted.toSorted())
  })
})

describe('a similar record', () => {
  beforeAll(async () => {
    ;({ key } = await app.organization())
    await post('collections', {
      name: 'Sales',
      properties: [
        { name: 'Stage', type: 'text' },
        { name: 'Budget', type: 'number' },
        { name: 'Decision', type: 'date' },
        { name: 'Interests', type: 'array', mode: 'append' },
      ],
    })
    const about = (Stage: string, Budget: number, Decision: string, ...Interests: string[]) => ({
      properties: { Stage, Budget, Decision, Interests },
    })
    await store('ana', {
      ...about('Won', 100, '2026-12-01', 'sailing', 'chess'),
      memories: ['Ana restores wooden boats in a shed by the harbour.'],
    })
    await store('bo', {
      ...about('won', 110, '2026-12-11', 'Sailing'),
      memories: ['Bo restored a wooden boat last winter.'],
    })
    await store('cy', { ...about('Lost', 900, '2029-01-01', 'soup'), memories: ['Cy bakes bread.'] })
    await store('firm', {
      type: 'Company',
      ...about('Won', 100, '2026-12-01', 'sailing'),
      memories: ['Wooden boats in a shed by the harbour.'],
    })
    await store('shy', { properties: { 'Shoe size': 44 }, memories: [] })
  })

  it('lists the words and values it shares', async () => {
    const [bo, ...others] = await ask('similar', named('ana'))
    expect(others).toEqual([])
    expect(bo).toMatchObject({
      type: 'Record',
      keys: [{ name: 'name', value: 'bo' }],
      tier: expect.stringMatching(/similar$/),
    })
    expect(bo.sharedWords.toSorted()).toEqual(['boats', 'restores', 'wooden'])
    const values = bo.sharedProperties.map((property: { propertyName: string; value: unknown; seedValue: unknown }) => [
      property.propertyName,
      property.value,
      property.seedValue,
    ])
    expect(values).toHaveLength(4)
    expect(values).toEqual(
      expect.arrayContaining([
        ['Stage', 'won', 'Won'],
        ['Budget', 110, 100],
        ['Decision', '2026-12-11', '2026-12-01'],
        ['Interests', ['Sailing'], ['sailing', 'chess']],
      ]),
    )
    for (const property of bo.sharedProperties) expect(property.collectionId).toMatch(/^col_/)
  })

  it('needs more than a word or two in common', async () => {
    const { key: before } = { key }
    ;({ key } = await app.organization())
    await store('dot', { memories: ['Dot likes opera.'] })
    await store('eve', { memories: ['Eve likes football.'] })
    await store('flo', { memories: ['Flo collects stamps.'] })
    for (const name of ['dot', 'eve'])
      for (const { tier, score } of await ask('similar', named(name))) {
        expect(tier).toBe('somewhat_similar')
        expect(score).toBeLessThan(0.35)
      }
    key = before
  })

  it('is as similar in the other direction, however much more one of the two says', async () => {
    const { key: before } = { key }
    ;({ key } = await app.organization())
    const short = ['Rowan restores wooden boats in a shed by the harbour.']
    const noise = Array.from(
      { length: 70 },
      (_, n) => `Note ${n}: ${WORDS[n % 10]} ${WORDS[(n * 7 + 3) % 10]} in week ${n}.`,
    )
    await store('short', { memories: short })
    await store('long', { memories: [...noise, 'Sam restores wooden boats and rents a shed by the harbour.'] })
    await store('loose', {
      properties: { Floor: 3 },
      memories: ['Wooden boats, a shed, the harbour and a restored mast.'],
    })
    await store('near', { properties: { Floor: 4, Tags: ['a', 'b'] }, memories: short })
    await store('far', { properties: { Floor: 6, Tags: ['b', 'c', 'd'], Town: 'Kiel' }, memories: [] })
    await store('town', { properties: { Floor: 5, Town: 'kiel' }, memories: ['A mast.'] })
    const scores = await scoresBetween(['short', 'long', 'loose', 'near', 'far', 'town'])
    for (const [pair, score] of scores) expect([pair, scores.get(turned(pair))]).toEqual([pair, score])
    expect([...scores.keys()]).toEqual(expect.arrayContaining(['short near', 'short loose', 'near loose', 'far town']))
    expect(scores.get('short near')).toBe(1)
    // one sentence is not what the long record is about
    expect(scores.get('short long')).toBeLessThan(0.7)
    key = before
  })

  it('has the same type; for a text, any type or the requested one', async () => {
    const text = 'wooden boats by the harbour'
    expect((await ask('similar', { text })).map(nameOf).toSorted()).toEqual(['ana', 'bo', 'firm'])
    expect((await ask('similar', { text, type: 'Company' })).map(nameOf)).toEqual(['firm'])
  })

  it('has the requested properties', async () => {
    const text = 'wooden boats by the harbour'
    const filterByProperty = { conditions: [{ property: 'Budget', operator: 'gt', value: 105 }] }
    expect((await ask('similar', { text, filterByProperty })).map(nameOf)).toEqual(['bo'])
    const { segments } = await ask('segment', { text, filterByProperty })
    expect(segments.map(({ count }: { count: number }) => count).toSorted()).toEqual([0, 0, 1])
  })

  it('is found by values alone if there are no memories, and not at all if nothing is shared', async () => {
    expect(await ask('similar', named('shy'))).toEqual([])
    await store('bold', { properties: { 'Shoe size': 44 }, memories: [] })
    expect((await ask('similar', named('shy'))).map(nameOf)).toEqual(['bold'])
    expect(await ask('similar', { text: 'the of and' })).toEqual([])
    expect(await ask('similar', { text: 'submarine' })).toEqual([])
  })

  it('is listed in its segment, which is counted in full and listed up to the limit', async () => {
    const text = 'wooden boats by the harbour'
    const { total, segments } = await ask('segment', { text, limit: 1 })
    expect(total).toBe(6)
    expect(segments.map(({ tier }: { tier: string }) => tier)).toEqual(['very_similar', 'similar', 'somewhat_similar'])
    const all = (await ask('similar', { text })).map(({ tier }: { tier: string }) => tier)
    for (const { tier, count, records } of segments) {
      expect(count).toBe(all.filter((each: string) => each === tier).length)
      expect(records).toHaveLength(Math.min(count, 1))
    }
    expect((await ask('segment', named('firm'))).total).toBe(1)
  })

  it('is the same in every response', async () => {
    expect(await ask('similar', named('ana'))).toEqual(await ask('similar', named('ana')))
  })

  it.each([Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE, 1e-310, 0])(
    'is found by the number %d, as large or small as numbers can be',
    async Budget => {
      const [one, other] = [`one of ${Budget}`, `other of ${Budget}`]
      for (const name of [one, other])
        await store(name, { properties: { Budget, Stage: `of ${Budget}` }, memories: [] })
      const found = await ask('similar', named(one))
      expect(found).toHaveLength(1)
      expect(found[0]).toMatchObject({ keys: [{ value: other }], sharedProperties: expect.any(Array) })
      expect(found[0].sharedProperties).toHaveLength(2)
      const { segments } = await ask('segment', named(one))
      expect(segments.flatMap(({ records }: { records: object[] }) => records)).toHaveLength(1)
    },
  )

  it('costs one credit, and nothing if the request is rejected', async () => {
    const credits = async () => (await app.call('GET', '/api/v1/me', { key })).body.data.credits
    const before = await credits()
    for (const path of ['similar', 'segment'] as const) {
      await ask(path, named('ana'))
      expect((await post(path, named('nobody'))).status).toBe(404)
      expect((await post(path, {})).status).toBe(400)
      expect((await post(path, { ...named('ana'), text: 'boats' })).status).toBe(400)
    }
    expect(await credits()).toBe(before - 2)
  })
})
