import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ScriptedModel, type Step, scriptedModel } from '../../../test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'

let directory: string
let model: ScriptedModel
let app: TestApp
let key: string
let step: Step

/** A model with prices, which a response can name. */
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keepsake-priced-'))
  model = await scriptedModel(() => step)
  const file = join(directory, 'models.json')
  const prices = { inputPerMillion: 1, outputPerMillion: 2 }
  const entry = { id: 'priced', provider: 'openai-compatible', baseUrl: model.baseUrl, name: 'scripted', prices }
  await writeFile(file, JSON.stringify([entry]))
  app = await createTestApp({ settings: { WORKERS: 'off', MODELS_FILE: file } })
  ;({ key } = await app.organization())
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
  await rm(directory, { recursive: true })
})

const call = async (path: string, body: object) => (await app.call('POST', path, { key, body })).body

it.each([false, true])('a prompt says what the model cost: stream %s', async stream => {
  step = { answer: 'Tea.', usage: { prompt_tokens: 1_000, completion_tokens: 500 } }
  const body = await call('/api/v1/prompt', { prompt: 'What?', model: 'priced', stream })
  expect((stream ? body.events.at(-1) : body).usage).toMatchObject({ costUsd: '0.00200000' })
})

it('a test of the models says what each call cost', async () => {
  step = { answer: 'ready', usage: { prompt_tokens: 1_000, completion_tokens: 500 } }
  const { data } = await call('/api/v1/models/test', { model: 'priced' })
  expect(data.checks).toEqual(expect.arrayContaining([expect.objectContaining({ costUsd: '0.00200000' })]))
})

it('a chat of OpenAI has the calls of tools', async () => {
  step = { toolCalls: [{ name: 'weather', arguments: { city: 'Leeds' } }] }
  const tools = [{ type: 'function', function: { name: 'weather', parameters: { type: 'object' } } }]
  const messages = [{ role: 'user', content: 'Rain?' }]
  const body = await call('/openai/v1/chat/completions', { model: 'priced', messages, tools })
  expect(body.choices[0].message.tool_calls).toEqual([
    { id: 'call_1', type: 'function', function: { name: 'weather', arguments: '{"city":"Leeds"}' } },
  ])
})

it('a streamed response of OpenAI repeats the request, and says that it is incomplete', async () => {
  step = { answer: 'Half', finishReason: 'length' }
  const asked = { instructions: 'Be short.', max_output_tokens: 20, temperature: 0.5, top_p: 0.9, user: 'dana' }
  const body = await call('/openai/v1/responses', { model: 'priced', input: 'Hi.', stream: true, ...asked })
  expect(body.events.at(-1)).toMatchObject({
    type: 'response.incomplete',
    response: { ...asked, status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
  })
})
