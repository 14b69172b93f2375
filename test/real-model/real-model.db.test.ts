import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'
import { realModel } from './weights.ts'

// on a busy machine one answer takes half a minute
const LONG = 1_800_000
const found = await realModel()
const tools = 'tools' in found ? found.tools : undefined

const PROPERTIES = [
  { name: 'Budget', type: 'number', unit: 'EUR', description: 'What they can spend' },
  { name: 'City', type: 'text', description: 'The city where they live' },
  { name: 'Decision date', type: 'date', description: 'When they decide' },
  { name: 'Allergy', type: 'text', description: 'What they must not eat' },
]
/** Texts that state none of the properties, though their words look like it. */
const TRAPS = [
  'Could you really spend 40,000 EUR on a sauna?',
  'If we lived in Porto, the ferry would be no problem.',
  'We do not have a budget of 12,000 EUR, whatever Piet says.',
  'Imagine that we decide on 3 June 2027, what then?',
  'My neighbor Odile is allergic to walnuts, so I bake something else for her.',
  'Are you allergic to shellfish, or was that your brother?',
  'Sure, and I live in Atlantis, next to the mermaids.',
  'For example: "Our budget is 500 EUR and we decide on 1 May 2027."',
  'Odile wrote: "I moved to Ghent in spring."',
  'I never said that we would decide in October.',
]
const STATED = 'We live in Aarhus. Our budget is 9,000 EUR. I am allergic to peanuts.'

let door: ChildProcess | undefined
let baseUrl = ''
beforeAll(async () => {
  if (!('tools' in found)) return
  door = spawn(process.execPath, [join(import.meta.dirname, 'door.ts'), found.tools.folder, found.weights], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(createInterface({ input: door.stdout ?? process.stdin }), 'line')
  baseUrl = `http://127.0.0.1:${port}/v1`
}, LONG)
afterAll(async () => {
  door?.kill()
  await tools?.[Symbol.asyncDispose]()
})

const answered = async (): Promise<number> => (await (await fetch(baseUrl)).json()).answered

describe.skipIf(!tools).each([
  ['that keeps to the form it is told', 'smollm2-135m'],
  ['that was never told of a form', 'smollm2-135m-free'],
])(`a real small model ${'reason' in found ? `(${found.reason}) ` : ''}%s`, (_how, name) => {
  let app: TestApp
  let key: string
  beforeAll(async () => {
    const settings = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: baseUrl, MODEL_NAME: name, WORKERS: 'on' }
    app = await createTestApp({ settings })
    key = (await app.organization({ credits: 100_000 })).key
    await post('collections', { name: 'Profile', properties: PROPERTIES })
  })
  afterAll(() => app?.stop())

  const post = (path: string, body: object) =>
    app.call('POST', path.startsWith('/') ? path : `/api/v1/${path}`, { key, body })
  const emailOf = (n: number): string => `reader-${n}@traps.example`
  const stored = async (email: string): Promise<{ propertyName: string; value: unknown }[]> =>
    (await post('properties', { email })).body.data.properties

  it('stores nothing that a text does not state, and every text', { timeout: LONG }, async () => {
    const before = await answered()
    const values: object[] = []
    for (const [n, content] of TRAPS.entries()) {
      const { status, body } = await post('memorize', { email: emailOf(n), content })
      expect(status, JSON.stringify(body)).toBe(200)
      for (const { propertyName, value } of await stored(emailOf(n))) values.push({ content, propertyName, value })
      const { body: recalled } = await post('recall', { email: emailOf(n) })
      expect(recalled.data.map((memory: { content: string }) => memory.content)).toEqual([content])
    }
    expect(values).toEqual([])
    expect((await answered()) - before).toBeGreaterThanOrEqual(TRAPS.length)
  })

  it('breaks no call', { timeout: LONG }, async () => {
    const email = 'dorte@plain.example'
    const before = await answered()
    const calls: [path: string, body: object, expected: number[]][] = [
      ['memorize', { email, content: STATED }, [200]],
      [
        'memory/conversations',
        {
          email,
          messages: [
            { role: 'user', content: STATED },
            { role: 'assistant', content: 'Noted.' },
          ],
        },
        [202],
      ],
      ['smart-recall', { email, query: 'Where do they live?', generateAnswer: true }, [200]],
      ['smart-recall', { query: 'Who has a budget?', mode: 'deep', generateAnswer: true }, [200]],
      ['memory/query-properties', { query: 'Who lives in Aarhus?' }, [200]],
      ['collections/try-extraction', { content: STATED, collectionNames: ['Profile'] }, [200, 500]],
      ['models/test', {}, [200]],
      ['/openai/v1/chat/completions', { model: 'default', messages: [{ role: 'user', content: 'Say hello.' }] }, [200]],
    ]
    const statuses: [string, number][] = []
    for (const [path, body, expected] of calls) {
      const { status, body: answer } = await post(path, body)
      statuses.push([path, status])
      expect(expected, `${path} ${JSON.stringify(answer)}`).toContain(status)
    }
    expect((await answered()) - before).toBeGreaterThanOrEqual(calls.length - 2)
    // what it says of a plain text can be wrong, and is then in the words of the text
    for (const { value } of await stored(email)) expect(STATED).toContain(String(value).replace('9000', '9,000'))
  })
})
