import { afterEach, describe, expect, it } from 'vitest'
import { type ScriptedEmbedder, scriptedEmbedder } from '../../../../test/support/scripted-embedder.ts'
import { type Script, type ScriptedModel, scriptedModel, settingsOf } from '../../../../test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../../../test/support/test-app.ts'

const open: AsyncDisposable[] = []
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each[Symbol.asyncDispose]()
})

async function serve(settings: Record<string, string>): Promise<TestApp> {
  const app = await createTestApp({ settings: { WORKERS: 'off', MODELS_FILE: '', ...settings } })
  open.push({ [Symbol.asyncDispose]: () => app.stop() })
  return app
}

/** Answers each check by what it asks. */
const answering =
  (
    changes: Partial<
      Record<'chat' | 'structured' | 'tools', ReturnType<Extract<Script, (...args: never) => unknown>>>
    > = {},
  ): Script =>
  body => {
    if (body.includes('get_weather'))
      return changes.tools ?? { toolCalls: [{ name: 'get_weather', arguments: { city: 'Leeds' } }] }
    if (body.includes('Return the city')) return changes.structured ?? { answer: { city: 'Leeds' } }
    return changes.chat ?? { answer: 'ready' }
  }

async function start(script: Script, more: Record<string, string> = {}) {
  const model: ScriptedModel = await scriptedModel(script)
  open.push(model)
  const app = await serve({ ...settingsOf(model), ...more })
  const { key } = await app.organization()
  const test = async (body: object = {}) => app.call('POST', '/api/v1/models/test', { key, body })
  const credits = async () => (await app.call('GET', '/api/v1/me', { key })).body.data.credits.remaining
  return { app, key, test, credits, model }
}

const checksOf = (body: { data: { checks: { check: string }[] } }) =>
  new Map(body.data.checks.map(each => [each.check, each]))

describe('models.test', () => {
  it('checks the language model and the embedding model, with speed and price', async () => {
    const embedder: ScriptedEmbedder = await scriptedEmbedder()
    open.push(embedder)
    const { test } = await start(answering(), {
      EMBEDDING_PROVIDER: 'openai-compatible',
      EMBEDDING_BASE_URL: embedder.baseUrl,
      EMBEDDING_NAME: 'scripted-embedding',
    })
    const { status, body } = await test()
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ passed: true, creditsCharged: 3 })
    const language = { model: 'default', provider: 'openai-compatible', name: 'scripted', passed: true }
    expect([...checksOf(body).values()]).toMatchObject([
      { ...language, check: 'chat', inputTokens: 120, outputTokens: 30, seconds: expect.any(Number) },
      { ...language, check: 'structured_output' },
      { ...language, check: 'tools' },
      { model: 'embedding', name: 'scripted-embedding', check: 'embeddings', passed: true, dimensions: 64 },
    ])
  })

  it('names the server and what is adapted to it', async () => {
    const { test } = await start(
      answering({
        chat: { answer: '<think>Hm.</think>ready' },
        structured: {
          raw: JSON.stringify({
            system_fingerprint: 'fp_ollama',
            choices: [{ message: { content: '{"city":"Leeds"}' } }],
          }),
        },
      }),
    )
    await test()
    const { body } = await test()
    expect(checksOf(body).get('chat')).toMatchObject({
      passed: true,
      shape: 'Ollama; thinking is cut from its text',
    })
  })

  it('says what fails and the fix, and charges only what worked', async () => {
    const { test } = await start(
      answering({ chat: { status: 401 }, structured: { answer: 'Leeds' }, tools: { answer: 'It is sunny.' } }),
    )
    const { body } = await test()
    const checks = checksOf(body)
    expect(body.data).toMatchObject({ passed: false, creditsCharged: 1 })
    expect(checks.get('chat')).toMatchObject({ passed: false, problem: expect.stringMatching(/Check MODEL_API_KEY/) })
    expect(checks.get('structured_output')).toMatchObject({
      passed: false,
      problem: expect.stringMatching(/did not have the form asked for.*MODEL_NAME/),
    })
    expect(checks.get('tools')).toMatchObject({
      passed: false,
      problem: expect.stringMatching(/without calling the tool.*another model than scripted/),
    })
  })

  it('fails for credits that are short, an unknown model, and without any model', async () => {
    const { app, test } = await start(answering())
    const poor = await app.organization({ credits: 0 })
    expect((await app.call('POST', '/api/v1/models/test', { key: poor.key, body: {} })).status).toBe(402)
    expect((await test({ model: 'gpt-9' })).status).toBe(400)
    const bare = await serve({})
    const { key } = await bare.organization()
    expect(await bare.call('POST', '/api/v1/models/test', { key, body: {} })).toMatchObject({
      status: 400,
      body: { error: 'model_not_configured', message: expect.stringMatching(/Set MODEL_PROVIDER/) },
    })
  })
})
