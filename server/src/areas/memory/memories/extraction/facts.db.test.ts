import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scriptedEmbedder } from '../../../../../test/support/scripted-embedder.ts'
import { type ScriptedModel, scriptedModel, settingsOf } from '../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../../../../test/support/test-app.ts'

let app: TestApp
let model: ScriptedModel
let key: string
let facts: { quote: string; fact: string }[]
beforeAll(async () => {
  model = await scriptedModel(() => ({ answer: { values: [], facts } }))
  app = await createTestApp({ settings: { ...settingsOf(model), EMBEDDING_PROVIDER: 'off' } })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})
beforeEach(async () => {
  key = (await app.organization()).key
  await post('collections', { name: 'Trips', properties: [{ name: 'Budget', type: 'number' }] })
})

const post = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })
const MIRA = { email: 'mira@fjord.example' }
const CONTENT = 'We take the early ferry tomorrow, she gets seasick otherwise.'

async function memorize(content = CONTENT) {
  const { status, body } = await post('memorize', { ...MIRA, content, timestamp: '2026-05-04T09:00:00Z' })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.memories[0].id
}

const found = async (query: string) => (await post('smart-recall', { ...MIRA, query })).body.results
/** Whether the words are found. With one record given, a memory without them follows too. */
const finds = async (query: string): Promise<boolean> => 'matched' in (await found(query))[0]

describe('the facts of a memory', () => {
  it('are shown with the words that state them, and found by their own words', async () => {
    facts = [
      { quote: 'take the early ferry tomorrow', fact: 'Mira Solberg takes the early ferry on 5 May 2026.' },
      { quote: 'a storm is coming', fact: 'A storm comes to Bergen.' },
      { quote: 'She gets seasick otherwise', fact: 'The daughter of Mira Solberg gets seasick.' },
    ]
    await memorize()
    const [first] = await found('daughter of Solberg')
    expect(first.content).toBe(CONTENT)
    expect(first.facts).toEqual([
      {
        text: 'Mira Solberg takes the early ferry on 5 May 2026.',
        evidence: { start: 3, end: 32, text: 'take the early ferry tomorrow' },
      },
      {
        text: 'The daughter of Mira Solberg gets seasick.',
        evidence: { start: 34, end: 60, text: 'she gets seasick otherwise' },
      },
    ])
    expect([await finds('daughter'), await finds('storm in Bergen')]).toEqual([true, false])
    expect((await found('seasick'))[0].content).toBe(CONTENT)
  })

  it('are part of every response with the memory', async () => {
    facts = [{ quote: 'early ferry', fact: 'Mira Solberg travels by ferry.' }]
    const memoryId = await memorize()
    const [recalled, searched, unified, edited, read] = [
      await post('recall', MIRA),
      await post('search', { query: 'ferry', includeMemories: true }),
      await post('smart-recall-unified', { message: 'Who takes the ferry?' }),
      await post('memory/update', { memoryId, tags: ['travel'] }),
      await app.call('GET', `/api/v1/memory/${memoryId}`, { key }),
    ]
    const all = [
      recalled.body.data[0],
      searched.body.data[0].memories[0],
      unified.body.results[0],
      edited.body.data.updated?.[0] ?? edited.body.data.memory,
      read.body.data.memory,
    ]
    for (const memory of all) expect(memory.facts).toMatchObject([{ text: 'Mira Solberg travels by ferry.' }])
  })

  it('are replaced when the memory is edited', async () => {
    facts = [{ quote: 'early ferry', fact: 'Mira Solberg travels by ferry.' }]
    const id = await memorize()
    facts = [{ quote: 'train', fact: 'Mira Solberg travels by railway.' }]
    const edited = await post('memory/update', { memoryId: id, content: 'We take the train.' })
    expect(edited.status, JSON.stringify(edited.body)).toBe(200)
    expect([await finds('railway'), await finds('ferry')]).toEqual([true, false])
    expect((await found('railway'))[0].facts).toMatchObject([{ text: 'Mira Solberg travels by railway.' }])
  })

  it('are left out if the words ask or suppose them', async () => {
    facts = [
      { quote: 'Do you own a boat?', fact: 'Mira Solberg owns a boat.' },
      { quote: 'We live in Voss.', fact: 'Mira Solberg lives in Voss.' },
    ]
    await memorize('Do you own a boat? We live in Voss.')
    expect((await found('Voss'))[0].facts.map(({ text }: { text: string }) => text)).toEqual([
      'Mira Solberg lives in Voss.',
    ])
  })

  it('of a conversation belong to the turn that states them', async () => {
    facts = [{ quote: 'for my knee', fact: 'Mira Solberg has a sore knee.' }]
    const { body } = await post('memory/conversations', {
      ...MIRA,
      messages: [
        { speaker: 'Ola', content: 'Why the cable car?' },
        { speaker: 'Mira', content: 'It is better for my knee.' },
      ],
    })
    expect(body.success).toBe(true)
    await expect.poll(async () => (await found('sore knee'))[0]?.facts, { timeout: 20_000 }).toHaveLength(1)
    expect((await found('sore knee'))[0].content).toBe('It is better for my knee.')
  })
})

describe('the vector of a memory', () => {
  it('is of its content and its facts, and of the new ones when they change', async () => {
    await using embedder = await scriptedEmbedder()
    const own = await createTestApp({
      settings: {
        ...settingsOf(model),
        EMBEDDING_PROVIDER: 'openai-compatible',
        EMBEDDING_BASE_URL: embedder.baseUrl,
        EMBEDDING_NAME: 'scripted',
        WORKERS: 'on',
      },
    })
    try {
      const { key: ownKey } = await own.organization()
      const send = (path: string, body: object) => own.call('POST', `/api/v1/${path}`, { key: ownKey, body })
      const embedded = (): string[] => embedder.requests.flatMap(({ texts }) => texts)
      await send('collections', { name: 'Trips', properties: [{ name: 'Budget', type: 'number' }] })
      facts = [{ quote: 'early ferry', fact: 'Mira Solberg travels by ship.' }]
      const { body } = await send('memorize', { ...MIRA, content: CONTENT })
      const memoryId = body.data.memories[0].id
      await expect.poll(embedded, { timeout: 20_000 }).toContain(`${CONTENT}\nMira Solberg travels by ship.`)
      facts = [{ quote: 'train', fact: 'Mira Solberg travels by railway.' }]
      await send('memory/update', { memoryId, content: 'We take the train.' })
      await expect.poll(embedded, { timeout: 20_000 }).toContain('We take the train.\nMira Solberg travels by railway.')
      // a change of something else keeps them
      embedder.requests.length = 0
      await send('memory/update', { memoryId, tags: ['travel'] })
      await expect.poll(embedded, { timeout: 20_000 }).toEqual(['We take the train.\nMira Solberg travels by railway.'])
    } finally {
      await own.stop()
    }
  })
})
