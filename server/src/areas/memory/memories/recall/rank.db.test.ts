import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedModel, type Step, scriptedModel, settingsOf } from '../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../../../../test/support/test-app.ts'

let app: TestApp
let model: ScriptedModel
let key: string
let step: (prompt: string) => Step
beforeAll(async () => {
  model = await scriptedModel(body => step(JSON.parse(body).messages[1].content))
  app = await createTestApp({ settings: { ...settingsOf(model), EMBEDDING_PROVIDER: 'off' } })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})
beforeEach(async () => {
  key = (await app.organization()).key
  model.requests.length = 0
})

const post = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })
const EMAIL = 'ines@harbor.example'

async function store(...contents: string[]): Promise<void> {
  for (const content of contents) await post('memorize', { email: EMAIL, content, extract: false })
}

const recall = async (mode: string, more: object = {}) => {
  const { body } = await post('smart-recall', { email: EMAIL, query: 'Which harbor has the crane?', mode, ...more })
  return { contents: body.results.map(({ content }: { content: string }) => content), ...body }
}

/** Names the passages that contain a text. */
const preferring =
  (text: string) =>
  (prompt: string): Step => ({
    answer: {
      order: [...prompt.matchAll(/passage \[(\d+)\][^\n]*\n([^\n]*)/g)].flatMap(([, number, said = '']) =>
        said.includes(text) ? Number(number) : [],
      ),
    },
  })

describe('a deep search with a model', () => {
  it('returns the results in the order of the model, and the others after them', async () => {
    const others = Array.from({ length: 25 }, (_, n) => `The harbor crane of pier ${n} lifts boats of the harbor.`)
    await store(...others, 'The one we meant is near Lerwick harbor.')
    step = preferring('Lerwick')
    const fast = await recall('fast', { limit: 30 })
    expect(fast.contents[0]).not.toContain('Lerwick')
    expect(model.requests).toHaveLength(0)
    const deep = await recall('deep', { limit: 3 })
    expect(deep.contents[0]).toContain('Lerwick')
    expect(deep.contents).toHaveLength(3)
    expect(deep.warnings).toBeUndefined()
    const scores = deep.results.map(({ score }: { score: number }) => score)
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a))
    expect(model.requests).toHaveLength(1)
  })

  it.each<[string, Step]>([
    ['fails', { status: 500, headers: { 'retry-after': '0' } }],
    ['answers in no form', { answer: 'The first one.' }],
  ])('keeps the order of the search if the model %s', async (_what, failing) => {
    await store('The crane stands in the harbor of Kiel.', 'We sail to a harbor.')
    step = () => failing
    const { contents, warnings } = await recall('deep')
    expect(contents[0]).toContain('crane')
    expect(warnings).toEqual([{ code: 'rerank_skipped', message: expect.stringContaining('failed') }])
  })

  it('asks nobody about a single result', async () => {
    await store('The crane stands in the harbor of Kiel.')
    expect((await recall('deep')).contents).toHaveLength(1)
    expect(model.requests).toHaveLength(0)
  })
})
