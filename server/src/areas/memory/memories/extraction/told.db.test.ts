import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedModel, scriptedModel, settingsOf } from '../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../../../../test/support/test-app.ts'

let app: TestApp
let model: ScriptedModel
let key: string
let answer: object
beforeAll(async () => {
  model = await scriptedModel(() => ({ answer }))
  app = await createTestApp({ settings: { ...settingsOf(model), EMBEDDING_PROVIDER: 'off' } })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})
beforeEach(async () => {
  answer = { values: [], facts: [] }
  key = (await app.organization()).key
  await post('collections', {
    name: 'Trips',
    properties: [
      { name: 'Budget', type: 'number' },
      { name: 'Town', type: 'text' },
      { name: 'Name', type: 'text' },
    ],
  })
  model.requests.length = 0
})

const post = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })
const MIRA = { email: 'mira.solberg@fjord.example' }
const OLA = { email: 'ola@fjord.example' }

async function memorize(content: string, more: object = {}) {
  const { status, body } = await post('memorize', { ...MIRA, sessionId: 's1', content, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.memories[0].id as string
}

/** The part of the last prompt in the fence that begins so. */
function partOf(name: string): string | undefined {
  const prompt: string = JSON.parse(model.requests.at(-1)?.body ?? '{}').messages.at(-1).content
  return new RegExp(`~~~ ${name}[^\\n]*\\n([^~]*)\\n~~~`).exec(prompt)?.[1]
}
const promptText = (): string => JSON.parse(model.requests.at(-1)?.body ?? '{}').messages.at(-1).content

describe('what a model is told beside the text of a memory', () => {
  it('is the name of the record, the date, and when the text was said', async () => {
    await memorize('We sail tomorrow.', { timestamp: '2026-05-04T09:00:00Z', speaker: 'Ola' })
    expect(promptText()).toContain('The record is mira.solberg@fjord.example.')
    expect(promptText()).toContain(`Today is ${new Date().toISOString().slice(0, 10)}.`)
    expect(promptText()).toContain('text, said at 2026-05-04T09:00:00.000Z by Ola')
    expect(partOf('turns before')).toBeUndefined()
    expect(partOf('current values')).toBeUndefined()
    await post('upsert', { records: [{ key: MIRA, properties: { Name: 'Mira Solberg' } }] })
    await memorize('It costs 90.')
    expect(promptText()).toContain('The record is Mira Solberg,')
  })

  it('is the current value of each property, by its number', async () => {
    await post('upsert', { records: [{ key: MIRA, properties: { Town: 'Voss', Budget: 900 } }] })
    await memorize('We sail tomorrow.')
    const numbers = new Map([...promptText().matchAll(/^(\d+)\. (Town|Budget) /gm)].map(([, n, name]) => [name, n]))
    expect(partOf('current values')?.split('\n').toSorted()).toEqual(
      [`${numbers.get('Town')}. Voss`, `${numbers.get('Budget')}. 900`].toSorted(),
    )
  })

  it('is what was said of the record before in its session, at most four turns and no other ones', async () => {
    for (const n of [1, 2, 3, 4, 5]) await memorize(`Turn ${n}.`, { speaker: n % 2 === 0 ? 'Ola' : 'Mira' })
    await memorize('Of another session.', { sessionId: 's2' })
    await memorize('Of another record.', OLA)
    await memorize('Without a session.', { sessionId: undefined })
    expect(partOf('turns before')).toBeUndefined()
    const id = await memorize('It costs too much.')
    expect(partOf('turns before')).toBe('Ola: Turn 2.\nMira: Turn 3.\nOla: Turn 4.\nMira: Turn 5.')
    await memorize('Later.')
    await post('memory/update', { memoryId: id, content: 'It costs 90 too much.' })
    expect(partOf('text, said')).toBe('It costs 90 too much.')
    expect(partOf('turns before')?.split('\n').at(-1)).toBe('Mira: Turn 5.')
  })

  it('is bounded: of long values and turns it has a part', async () => {
    await post('upsert', { records: [{ key: MIRA, properties: { Town: `Voss ${'by the long fjord '.repeat(500)}` } }] })
    await memorize(`${'A long story of the sea. '.repeat(400)}The end.`)
    await memorize('It costs too much.')
    expect(partOf('current values')?.length).toBeLessThan(100)
    expect(partOf('turns before')?.length).toBeLessThan(500)
    expect(partOf('turns before')).toMatch(/The end\.$/)
  })

  it('gives no value and no fact: both need words of the text', async () => {
    await memorize('The ferry is at nine.')
    answer = {
      values: [{ property: 1, quote: 'nine', value: 9, confidence: 1 }],
      facts: [{ quote: 'ferry is at nine', fact: 'The ferry of Mira Solberg is at nine.' }],
    }
    await memorize('We take it.')
    const { body } = await post('recall', MIRA)
    expect(body.data.map((memory: { facts?: object[] }) => memory.facts ?? [])).toEqual([[], []])
    expect((await post('properties', MIRA)).body.data.properties).toEqual([])
  })

  it('is the same when a memory is read again with new definitions', async () => {
    await memorize('The ferry is at nine.', { speaker: 'Ola' })
    await memorize('We take it.')
    const { body } = await post('collections', { name: 'Boats', properties: [{ name: 'Boat', type: 'text' }] })
    model.requests.length = 0
    await post('collections/reextract', { collectionIds: [body.data.id] })
    await expect.poll(() => model.requests.length, { timeout: 20_000 }).toBe(2)
    const prompts = model.requests.map(({ body: sent }) => JSON.parse(sent).messages.at(-1).content as string)
    expect(prompts.find(prompt => prompt.includes('We take it.'))).toContain('Ola: The ferry is at nine.')
  })

  it('are the repeated turns of a conversation, from which nothing is stored', async () => {
    answer = {
      values: [],
      facts: [
        { quote: 'ferry is at nine', fact: 'The ferry of Mira Solberg is at nine.' },
        { quote: 'take it home', fact: 'Mira Solberg takes the ferry home.' },
      ],
    }
    const turns = [
      { speaker: 'Ola', content: 'The ferry is at nine.' },
      { speaker: 'Mira', content: 'We take it home.' },
    ]
    const tell = async (messages: object[]) => {
      const { status } = await post('memory/conversations', { ...MIRA, sessionId: 'c1', messages })
      expect(status).toBe(202)
    }
    const factsNow = async () =>
      (await post('recall', MIRA)).body.data.map(
        ({ content, facts = [] }: { content: string; facts?: { text: string }[] }) => [
          content,
          ...facts.map(({ text }) => text),
        ],
      )
    await tell(turns.slice(0, 1))
    await expect
      .poll(factsNow, { timeout: 20_000 })
      .toEqual([['The ferry is at nine.', 'The ferry of Mira Solberg is at nine.']])
    answer = {
      values: [],
      facts: [
        { quote: 'ferry is at nine', fact: 'Another one of the ferry at nine.' },
        { quote: 'take it home', fact: 'Mira Solberg takes the ferry home.' },
      ],
    }
    await tell(turns)
    await expect.poll(async () => (await factsNow()).length, { timeout: 20_000 }).toBe(2)
    await expect
      .poll(async () => (await factsNow()).flat(), { timeout: 20_000 })
      .toContain('Mira Solberg takes the ferry home.')
    expect((await factsNow()).toSorted()).toEqual([
      ['The ferry is at nine.', 'The ferry of Mira Solberg is at nine.'],
      ['We take it home.', 'Mira Solberg takes the ferry home.'],
    ])
    expect(partOf('text, said')).toBe('Ola: The ferry is at nine.\nMira: We take it home.')
  })
})
