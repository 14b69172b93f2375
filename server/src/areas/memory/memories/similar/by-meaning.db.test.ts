import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { scriptedEmbedder } from '../../../../../test/support/scripted-embedder.ts'
import { createTestApp, type TestApp } from '../../../../../test/support/test-app.ts'

interface JudgedSet {
  records: { id: string; type: string; memories: string[] }[]
  pairs: [string, string, string][]
  texts: [string, string[]][]
}
/** Pairs of records that say the same without a common word. */
const judged: JudgedSet = JSON.parse(
  readFileSync(new URL('../../../../../../bench/judged/similar-other-words.json', import.meta.url), 'utf8'),
)

let app: TestApp
let key: string
beforeAll(async () => {
  app = await createTestApp({ settings: { EMBEDDING_PROVIDER: '' } })
  ;({ key } = await app.organization())
  for (const record of judged.records) await store(record)
  await embedded()
})
afterAll(() => app.stop())

async function post(path: string, body: object, as = key) {
  const answer = await app.call('POST', `/api/v1/${path}`, { key: as, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}
const named = (name: string) => ({ customKeyName: 'name', customKeyValue: name })
async function store({ id, type, memories }: JudgedSet['records'][number], as = key): Promise<void> {
  for (const content of memories) await post('memorize', { ...named(id), type, content, extract: false }, as)
}
const embedded = () =>
  vi.waitFor(async () => expect(await app.database.query('SELECT FROM search.unembedded')).toEqual([]), {
    timeout: 60_000,
  })
interface Found {
  name: string
  score: number
  tier: string
}
/** Asks again while the model has no time to answer. */
const compare = (path: 'similar' | 'segment', body: object, as = key) =>
  vi.waitFor(
    async () => {
      const { data, warnings } = await post(path, body, as)
      expect(warnings).toBeUndefined()
      return data
    },
    { timeout: 60_000, interval: 100 },
  )
const toFound = ({ keys, ...record }: { keys: { value: string }[]; score: number; tier: string }): Found => ({
  ...record,
  name: keys[0]?.value ?? '',
})
const similar = async (body: object, as = key): Promise<Found[]> =>
  (await compare('similar', { limit: 100, ...body }, as)).map(toFound)
const pairs = judged.pairs.filter(([, , tier]) => tier === 'very_similar')

describe('records that say the same in other words', () => {
  it('are found by their meaning', async () => {
    const seeds = pairs.flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ])
    const found = await Promise.all(seeds.map(async ([a = '']) => (await similar(named(a))).map(({ name }) => name)))
    expect(found.filter((names, n) => names[0] === seeds[n]?.[1]).length).toBeGreaterThanOrEqual(7)
    expect(found.filter((names, n) => names.includes(seeds[n]?.[1] ?? '')).length).toBeGreaterThanOrEqual(10)
  })

  it('have the same score in both directions, and in every response', async () => {
    const scores = new Map<string, number>()
    for (const { id } of judged.records)
      for (const { name, score } of await similar(named(id))) scores.set(`${id} ${name}`, score)
    expect(scores.size).toBeGreaterThanOrEqual(2 * pairs.length - 2)
    for (const [pair, score] of scores)
      expect([pair, scores.get(pair.split(' ').toReversed().join(' '))]).toEqual([pair, score])
    expect(await similar(named('maud'))).toEqual(await similar(named('maud')))
  })

  it('are found by a text in other words', async () => {
    const isFound = async ([text, wanted]: JudgedSet['texts'][number]) => {
      const names = (await similar({ text, limit: wanted.length })).map(({ name }) => name)
      return names.toSorted().join() === wanted.toSorted().join()
    }
    expect((await Promise.all(judged.texts.map(isFound))).filter(Boolean).length).toBeGreaterThanOrEqual(5)
  })

  it('are counted in segments', async () => {
    const { segments } = await compare('segment', { ...named('ravi'), limit: 5 })
    expect(segments[1]).toMatchObject({ tier: 'similar', count: 1 })
    expect(segments[1].records.map(toFound)).toMatchObject([{ name: 'ines' }])
  })

  it('are not found if the model gives no answer, which a warning says', async () => {
    await using service = await scriptedEmbedder()
    service.step = { status: 500 }
    const settings = {
      EMBEDDING_PROVIDER: 'openai-compatible',
      EMBEDDING_BASE_URL: service.baseUrl,
      EMBEDDING_NAME: 'x',
    }
    const failing = await createTestApp({ settings: { ...settings, LOG_LEVEL: 'silent' } })
    const { key: as } = await failing.organization()
    await failing.call('POST', '/api/v1/memorize', { key: as, body: { ...named('orla'), content: 'Orla sails.' } })
    for (const path of ['similar', 'segment']) {
      const { body } = await failing.call('POST', `/api/v1/${path}`, { key: as, body: named('orla') })
      expect(body).toMatchObject({ success: true, warnings: [{ code: 'meaning_unavailable' }] })
    }
    await failing.stop()
  })

  it('are those of the organization alone', async () => {
    const other = (await app.organization()).key
    await store(
      { id: 'alone', type: 'Person', memories: ['He repairs yachts.', 'He sails.', 'A boat is his home.'] },
      other,
    )
    await embedded()
    expect(await similar(named('alone'), other)).toEqual([])
    expect((await similar(named('orla'))).map(({ name }) => name)).not.toContain('alone')
  })
})
