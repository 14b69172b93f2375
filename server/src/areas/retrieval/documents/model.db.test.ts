import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ScriptedModel, type Step, scriptedModel, settingsOf } from '../../../../test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../../../test/support/test-app.ts'

let app: TestApp
let model: ScriptedModel
let step: Step
beforeAll(async () => {
  model = await scriptedModel(() => step)
  app = await createTestApp({ settings: settingsOf(model) })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})

it('returns the results with a warning if the model gives no answer, and charges the search alone', async () => {
  const { key } = await app.organization({ credits: 100 })
  const call = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })
  const credits = async (): Promise<number> => (await app.call('GET', '/api/v1/me', { key })).body.data.credits
  const documents = [
    { id: 'hours', title: 'Hours', mimeType: 'markdown', content: 'The office in Leeds opens at nine.' },
  ]
  await call('rag/ingest', { project: 'Handbook', documents })
  const search = { project: 'Handbook', query: 'When does the office in Leeds open?', generateAnswer: true }
  step = { status: 503 }
  await expect.poll(async () => (await call('rag/search', search)).body.results?.length, { timeout: 20_000 }).toBe(1)
  for (const failing of [{ status: 400 }, { status: 503 }, { answer: 'no JSON' }]) {
    step = failing
    const before = await credits()
    const { status, body } = await call('rag/search', search)
    expect(status).toBe(200)
    expect(body.results).toHaveLength(1)
    expect(body.warnings).toMatchObject([{ code: 'answer_failed' }])
    expect(await credits()).toBe(before - 1)
  }
})
