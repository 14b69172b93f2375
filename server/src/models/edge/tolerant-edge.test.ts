import { describe, expect, it, test } from 'vitest'
import { FREE_BUDGET, PAYER } from '../../../test/support/free-budget.ts'
import { type Script, type ScriptedModel, scriptedModel } from '../../../test/support/scripted-model.ts'
import { createLanguageModels } from '../create-language-models.ts'
import type { GenerateInput, LanguageModels } from '../language-models.ts'
import { faultOf } from './chat-answer.ts'

const messages = [{ role: 'user' as const, content: 'What do they drink?' }]
const tools = [{ name: 'order', parameters: { type: 'object' } }]
const output = {
  type: 'object',
  properties: { drink: { type: 'string' } },
  required: ['drink'],
  additionalProperties: false,
}

type One = { models: LanguageModels; service: ScriptedModel } & AsyncDisposable

async function one(script: Script): Promise<One> {
  const service = await scriptedModel(script)
  const model = {
    id: 'main',
    provider: 'openai-compatible',
    baseUrl: service.baseUrl,
    name: 'scripted',
    source: 'MODEL_',
  } as const
  const models = createLanguageModels([model], { budget: FREE_BUDGET })
  return { models, service, [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() }
}

const body = (message: unknown, more: object = {}): string =>
  JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }], ...more })
const events = (...all: unknown[]): { raw: string; type: string } => ({
  raw: all.map(each => `data: ${each === '[DONE]' ? each : JSON.stringify(each)}\n\n`).join(''),
  type: 'text/event-stream',
})
const delta = (said: object, finish_reason: string | null = null): object => ({
  choices: [{ index: 0, delta: said, finish_reason }],
})

async function streamed({ models }: One, input: GenerateInput) {
  const { chunks, finished } = models.stream(PAYER, input)
  let text = ''
  for await (const chunk of chunks) if (chunk.type === 'text') text += chunk.text
  return { passedOn: text, ...(await finished) }
}

describe('a streamed answer', () => {
  const rows: [string, ReturnType<typeof events>, object][] = [
    [
      'has its usage in a chunk with null for choices',
      events(
        delta({ content: 'Tea.' }),
        delta({}, 'stop'),
        { choices: null, usage: { prompt_tokens: 9, completion_tokens: 2 } },
        '[DONE]',
      ),
      { text: 'Tea.', finishReason: 'stop', usage: { inputTokens: 9, outputTokens: 2 } },
    ],
    [
      'begins with a chunk that has no choices',
      events({ id: 'a', usage: null }, delta({ content: 'Tea.' }, 'stop'), '[DONE]'),
      { text: 'Tea.' },
    ],
    [
      'has its thinking in the text',
      events(
        delta({ content: '<thi' }),
        delta({ content: 'nk>Hm.</think>\n' }),
        delta({ content: '\nTea.' }),
        delta({}, 'stop'),
      ),
      { text: 'Tea.', passedOn: 'Tea.' },
    ],
    [
      'has parts in place of a text',
      events(
        delta({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] }),
        delta({ role: 'model', content: [{ type: 'text', text: 'Tea.' }] }),
        delta({}, 'stop'),
      ),
      { text: 'Tea.' },
    ],
    ['does not say why it ends', events(delta({ content: 'Tea.' }), '[DONE]'), { text: 'Tea.', finishReason: 'stop' }],
    [
      'is one JSON body',
      { raw: body({ role: 'assistant', content: 'Tea.' }), type: 'application/json' },
      { text: 'Tea.' },
    ],
    [
      'calls a tool with an object, without a number and an ID',
      events(delta({ tool_calls: [{ function: { name: 'order', arguments: { drink: 'tea' } } }] }), delta({}, 'stop')),
      { toolCalls: [{ id: 'call_0', name: 'order', arguments: '{"drink":"tea"}' }], finishReason: 'tool_calls' },
    ],
    [
      'calls a tool with null',
      events(
        delta({ tool_calls: [{ index: 0, id: 'a', function: { name: 'order', arguments: null } }] }),
        delta({}, 'stop'),
      ),
      { toolCalls: [{ id: 'a', name: 'order', arguments: '{}' }] },
    ],
  ]
  it.each(rows)('%s', async (_what, step, expected) => {
    await using model = await one([step])
    expect(await streamed(model, { messages, tools })).toMatchObject(expected)
  })

  it('is held back until its thinking ends, once a model ended thinking that it did not begin', async () => {
    await using model = await one([events(delta({ content: 'Hm.</think>' }), delta({ content: 'Tea.' }, 'stop'))])
    expect((await streamed(model, { messages })).text).toBe('Tea.')
    expect(await streamed(model, { messages })).toMatchObject({ text: 'Tea.', passedOn: 'Tea.' })
  })
})

describe('an answer', () => {
  const rows: [string, string, object][] = [
    [
      'calls tools with an object',
      body({ content: null, tool_calls: [{ function: { name: 'order', arguments: { n: 1 } } }] }),
      { toolCalls: [{ name: 'order', arguments: '{"n":1}' }] },
    ],
    [
      'calls tools with nothing',
      body({ tool_calls: [{ id: 'b', function: { name: 'order' } }] }),
      { toolCalls: [{ id: 'b', arguments: '{}' }] },
    ],
    ['has a role of its own', body({ role: 'model', content: 'Tea.' }), { text: 'Tea.' }],
    [
      'has thinking in a field of its own',
      body({ reasoning_content: { text: 'Hm.' }, content: 'Tea.' }),
      { text: 'Tea.' },
    ],
    [
      'has usage that is no number',
      body({ content: 'Tea.' }, { usage: { prompt_tokens: '9', total_tokens: null } }),
      { text: 'Tea.' },
    ],
  ]
  it.each(rows)('%s', async (_what, raw, expected) => {
    await using model = await one([{ raw }])
    expect(await model.models.generate(PAYER, { messages, tools })).toMatchObject(expected)
  })
})

const refusing =
  (pattern: RegExp, message: string): Script =>
  text =>
    pattern.test(text) ? { status: 400, raw: JSON.stringify({ error: { message } }) } : { answer: { drink: 'tea' } }

describe('an endpoint that refuses', () => {
  it.each([
    ['a schema', /json_schema/, 'This response_format type is unavailable', 'json_object'],
    ['a schema, without saying so', /json_schema/, 'Bad Request', 'json_object'],
    ['every form of JSON', /response_format/, 'response_format is not supported', undefined],
  ])('%s gets the request without it, and so do later ones', async (_what, pattern, message, type) => {
    await using model = await one(refusing(pattern, message))
    for (const _ of [1, 2]) {
      const answer = await model.models.generate(PAYER, { messages, output, temperature: 0 })
      expect(answer.output).toEqual({ drink: 'tea' })
    }
    const sent = model.service.requests.map(request => JSON.parse(request.body))
    expect(sent.slice(-2).map(each => each.response_format?.type)).toEqual([type, type])
    expect(sent.at(-1).messages[0].content).toContain('"drink"')
    expect(sent.at(-1).temperature).toBe(0)
    expect(sent).toHaveLength(type === undefined ? 4 : 3)
  })

  it('a temperature of 0 gets none', async () => {
    await using model = await one(refusing(/"temperature"/, "'temperature' does not support 0 with this model."))
    for (const _ of [1, 2]) await model.models.generate(PAYER, { messages, output, temperature: 0 })
    const sent = model.service.requests.map(({ body: text }) => JSON.parse(text))
    expect(sent.map(each => [each.temperature, each.response_format.type])).toEqual([
      [0, 'json_schema'],
      [undefined, 'json_schema'],
      [undefined, 'json_schema'],
    ])
  })

  it.each(['The prompt exceeds the context length.', 'Blocked by the content policy.'])(
    'a request for another reason is not asked again: %s',
    async message => {
      await using model = await one([{ status: 400, raw: JSON.stringify({ error: { message } }) }])
      await expect(model.models.generate(PAYER, { messages, output, temperature: 0 })).rejects.toThrow(/HTTP 400/)
      expect(model.service.requests).toHaveLength(1)
    },
  )
})

test.each([
  [{ raw: '<!doctype html>', type: 'text/html' }, /web page/],
  [{ raw: '' }, /empty body/],
  [{ raw: 'pong' }, /other than JSON/],
  [{ raw: '{"error":{"message":"no"}}' }, /error in place of an answer/],
  [{ raw: '{"error":{"code":401}}' }, /refused the key/],
  [{ raw: '{"status":"ok"}' }, /form asked for/],
  [{ status: 400, raw: '{"error":{"code":"context_length_exceeded"}}' }, /longer than the model reads/],
  [{ status: 500, raw: '{"error":"model is not loaded: loading model"}' }, /is not loaded/],
  ['disconnect' as const, /closed the connection without an answer/],
])('the fault of an endpoint that answers %j is named', async (step, expected) => {
  await using model = await one([step])
  const error = await model.models.generate(PAYER, { messages }).catch((thrown: unknown) => thrown)
  expect(String(error)).toMatch(expected)
  expect(String(error)).not.toContain('could not be reached')
})

test('an address where nothing listens is named', async () => {
  const model = await one(['hang'])
  await model[Symbol.asyncDispose]()
  await expect(model.models.generate(PAYER, { messages })).rejects.toThrow(/nothing listens at its address/)
})

test.each([
  [{ code: 429 }, { statusCode: 429, isRetryable: true }],
  [{ code: '402' }, { statusCode: 402, isRetryable: false }],
  ['overloaded', { isRetryable: true }],
])('an error in HTTP 200 keeps its status: %j', (error, expected) => {
  expect(faultOf(error)).toMatchObject(expected)
})
