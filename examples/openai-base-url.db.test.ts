import OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Script, type ScriptedModel, scriptedModel, settingsOf } from '../server/test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'

let app: TestApp
let model: ScriptedModel
let baseURL: string
let key: string
let script: Script = []

beforeAll(async () => {
  model = await scriptedModel((body, index) =>
    typeof script === 'function' ? script(body, index) : (script[Math.min(index, script.length - 1)] ?? 'hang'),
  )
  app = await createTestApp({ settings: { ...settingsOf(model), WORKERS: 'off', MODELS_FILE: '' } })
  baseURL = `${await app.listen()}/openai/v1`
})
beforeEach(async () => {
  key = (await app.organization()).key
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})

function follow(steps: Script): void {
  script = steps
  model.requests.length = 0
}

const client = (headers: Record<string, string> = {}) =>
  new OpenAI({ apiKey: key, baseURL, maxRetries: 0, defaultHeaders: headers })
const sent = (index = 0) => JSON.parse(model.requests[index]?.body ?? '{}')
const messages = [{ role: 'user' as const, content: 'What is the weather in Porto?' }]
const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
const WEATHER = { toolCalls: [{ name: 'weather', arguments: { city: 'Porto' } }] }
const functionTool = { type: 'function' as const, name: 'weather', parameters, strict: null }

async function remember(content: string, identity: object): Promise<void> {
  const { status } = await app.call('POST', '/api/v1/memorize', { key, body: { ...identity, content, extract: false } })
  expect(status).toBe(200)
}
const recalled = async (identity: object, query: string) => {
  const { body } = await app.call('POST', '/api/v1/recall', { key, body: { ...identity, query } })
  return body
}
const failureOf = async (call: Promise<unknown>): Promise<unknown> => {
  const error = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(error instanceof OpenAI.APIError)) throw new Error(`Not an error of the API: ${error}`)
  const { status, code, type, param } = error
  return { status, code, type, param }
}

describe('models', () => {
  it('are listed and found, by name too', async () => {
    const expected = { id: 'default', object: 'model', created: 0, owned_by: 'openai-compatible' }
    expect((await client().models.list()).data).toEqual([expected])
    expect(await client().models.retrieve('default')).toEqual(expected)
    expect(await client().models.retrieve('scripted')).toEqual(expected)
  })
})

describe('chat completions', () => {
  it('have the exact shape, and call a model by its name', async () => {
    follow([{ answer: 'Sunny.' }])
    const { id, created, ...completion } = await client().chat.completions.create({ model: 'scripted', messages })
    expect(id).toMatch(/^chatcmpl-/)
    expect(created).toBeGreaterThan(1_000_000_000)
    expect(completion).toEqual({
      object: 'chat.completion',
      model: 'default',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: 'Sunny.', refusal: null, annotations: [] },
          logprobs: null,
          finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 },
      system_fingerprint: null,
    })
    expect(sent().messages).toEqual(messages)
  })

  it.each([
    ['dana@northwind.example', { email: 'dana@northwind.example' }],
    ['+351 912 345 678', { phoneNumber: '+351 912 345 678' }],
    ['customer 17', { customKeyName: 'user', customKeyValue: 'customer 17' }],
  ])('add what is known about the record that user names: %s', async (user, identity) => {
    await remember('Likes green tea.', identity)
    follow([{ answer: 'Tea.' }])
    await client().chat.completions.create({ model: 'default', messages, user })
    expect(sent().messages).toContainEqual({ role: 'user', content: expect.stringMatching(/^~~~[\s\S]*green tea/) })
    await client({ 'X-Keepsake-User': user }).chat.completions.create({ model: 'default', messages })
    expect(sent(1).messages).toEqual(sent().messages)
    await client().chat.completions.create({ model: 'default', messages, user: 'somebody else' })
    expect(sent(2).messages).toEqual(messages)
  })

  it.each([false, true])('memorize the turn after the answer, stream: %s', async stream => {
    follow([{ answer: 'Then I will call in the afternoon.' }])
    const user = `dana-${stream}@northwind.example`
    const asked = [{ role: 'user' as const, content: 'My sister Ines keeps bees in Braga.' }]
    const { data, response } = await client({ 'X-Keepsake-Memorize': 'true', 'X-Keepsake-Session-Id': 'call-4711' })
      .chat.completions.create({ model: 'default', messages: asked, user, stream: stream as false })
      .withResponse()
    if (stream) for await (const _ of data as unknown as AsyncIterable<unknown>);
    else expect(response.headers.get('x-keepsake-memorized')).toBe('true')
    const { data: results } = await recalled({ email: user }, 'Who keeps bees?')
    expect(JSON.stringify(results)).toContain('Ines keeps bees in Braga')
    const { data: answers } = await recalled({ email: user }, 'call in the afternoon')
    expect(JSON.stringify(answers)).toContain('call-4711')
    expect(JSON.stringify(answers)).toContain('Then I will call in the afternoon.')
  })

  it('memorize only with the header, and only for a record', async () => {
    follow([{ answer: 'Noted.' }])
    await client().chat.completions.create({ model: 'default', messages, user: 'nobody@northwind.example' })
    const { status } = await app.call('POST', '/api/v1/recall', {
      key,
      body: { email: 'nobody@northwind.example', query: 'weather' },
    })
    expect(status).toBe(404)
    const unnamed = client({ 'X-Keepsake-Memorize': 'true' }).chat.completions.create({ model: 'default', messages })
    await expect(unnamed).rejects.toThrow(/Set user in the body/)
  })

  it('stream chunks of the exact shape, with tools', async () => {
    follow([WEATHER])
    const tools = [{ type: 'function' as const, function: { name: 'weather', parameters } }]
    const options = {
      model: 'default',
      messages,
      tools,
      stream: true as const,
      stream_options: { include_usage: true },
    }
    const chunks = []
    for await (const chunk of await client().chat.completions.create(options)) chunks.push(chunk)
    expect(chunks[0]).toMatchObject({ object: 'chat.completion.chunk', usage: null, system_fingerprint: null })
    expect(chunks[0]?.choices).toEqual([
      { index: 0, delta: { role: 'assistant', content: '', refusal: null }, logprobs: null, finish_reason: null },
    ])
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: 150 } })
    const runner = client().chat.completions.stream({ model: 'default', messages, tools })
    expect((await runner.finalChatCompletion()).choices[0]?.message.tool_calls).toMatchObject([
      { id: 'call_1', function: { name: 'weather', arguments: '{"city":"Porto"}' } },
    ])
  })
})

describe('responses', () => {
  it('answer a text with the exact shape', async () => {
    follow([{ answer: 'Sunny.' }])
    const response = await client().responses.create({ model: 'default', input: 'Weather?', instructions: 'Be short.' })
    expect(response.output_text).toBe('Sunny.')
    expect(response).toMatchObject({
      id: expect.stringMatching(/^resp_/),
      object: 'response',
      status: 'completed',
      error: null,
      incomplete_details: null,
      instructions: 'Be short.',
      output: [
        {
          id: expect.stringMatching(/^msg_/),
          type: 'message',
          status: 'completed',
          role: 'assistant',
          content: [{ type: 'output_text', text: 'Sunny.', annotations: [], logprobs: [] }],
        },
      ],
      previous_response_id: null,
      text: { format: { type: 'text' } },
      tool_choice: 'auto',
      tools: [],
      usage: { input_tokens: 120, output_tokens: 30, total_tokens: 150 },
    })
    expect(sent().messages).toEqual([
      { role: 'system', content: 'Be short.' },
      { role: 'user', content: 'Weather?' },
    ])
  })

  it('continue the previous one, with memory and without its instructions', async () => {
    await remember('Likes green tea.', { email: 'dana@northwind.example' })
    follow([{ answer: 'Sunny.' }, { answer: 'Rainy.' }])
    const user = 'dana@northwind.example'
    const first = await client().responses.create({
      model: 'default',
      input: 'Porto?',
      instructions: 'Be short.',
      user,
    })
    const second = await client().responses.create({
      model: 'default',
      input: [{ role: 'user', content: [{ type: 'input_text', text: 'And Leeds?' }] }],
      previous_response_id: first.id,
      user,
    })
    expect(second.previous_response_id).toBe(first.id)
    const [system, known, ...conversation] = sent(1).messages
    expect(JSON.stringify(system)).not.toContain('Be short')
    expect(known.content).toContain('green tea')
    expect(conversation).toEqual([
      { role: 'user', content: 'Porto?' },
      { role: 'assistant', content: 'Sunny.' },
      { role: 'user', content: 'And Leeds?' },
    ])
  })

  it.each([false, true])('call functions and get their results, stream: %s', async stream => {
    follow([WEATHER, { answer: 'It is sunny.', pieces: ['It is ', 'sunny.'] }])
    const create = async ({ stream: _, ...body }: OpenAI.Responses.ResponseCreateParamsNonStreaming) =>
      stream ? client().responses.stream(body).finalResponse() : client().responses.create(body)
    const first = await create({ model: 'default', input: 'Weather?', tools: [functionTool] })
    expect(first.output).toMatchObject([
      { type: 'function_call', call_id: 'call_1', name: 'weather', arguments: '{"city":"Porto"}', status: 'completed' },
    ])
    const missing = create({ model: 'default', input: 'Well?', previous_response_id: first.id })
    await expect(missing).rejects.toThrow('No tool output found for function call call_1.')
    const second = await create({
      model: 'default',
      tools: [functionTool],
      previous_response_id: first.id,
      input: [{ type: 'function_call_output', call_id: 'call_1', output: 'sunny' }],
    })
    expect(second.output_text).toBe('It is sunny.')
    expect(sent(1).messages.at(-1)).toMatchObject({
      role: 'tool',
      tool_call_id: 'call_1',
      content: expect.stringMatching(/^~~~[\s\S]*sunny[\s\S]*~~~$/),
    })
    // the same without the stored response: the client sends all of it
    const whole = await create({
      model: 'default',
      input: [
        { role: 'user', content: 'Weather?' },
        ...first.output.flatMap(item => (item.type === 'function_call' ? [item] : [])),
        { type: 'function_call_output', call_id: 'call_1', output: 'sunny' },
      ],
    })
    expect(whole.output_text).toBe('It is sunny.')
    expect(sent(2).messages).toEqual(sent(1).messages)
  })

  it('stream the events of the API in its order', async () => {
    follow([{ answer: 'It is sunny.', pieces: ['It is ', 'sunny.'] }])
    const events = []
    for await (const event of await client().responses.create({ model: 'default', input: 'Weather?', stream: true }))
      events.push(event)
    expect(events.map(({ type }) => type)).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.delta',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ])
    expect(events.map(({ sequence_number: number }) => number)).toEqual(events.map((_, index) => index))
  })

  it('end incomplete at the maximum of tokens, and failed if the model breaks off', async () => {
    follow([{ answer: 'It is', finishReason: 'length' }])
    const short = await client().responses.create({ model: 'default', input: 'Weather?', max_output_tokens: 2 })
    expect(short).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } })
    follow([{ pieces: ['It is '], ending: 'disconnect' }])
    const broken = await client().responses.stream({ model: 'default', input: 'Weather?' }).finalResponse()
    expect(broken).toMatchObject({
      status: 'failed',
      error: { message: expect.stringMatching(/language model failed/) },
    })
  })

  it('are not kept with store: false, and memorize the turn', async () => {
    follow([{ answer: 'Noted.' }])
    const { data, response } = await client({ 'X-Keepsake-Memorize': 'true' })
      .responses.create({ model: 'default', input: 'Ines keeps bees.', store: false, user: 'rui@northwind.example' })
      .withResponse()
    expect(response.headers.get('x-keepsake-memorized')).toBe('true')
    expect(JSON.stringify(await recalled({ email: 'rui@northwind.example' }, 'bees'))).toContain('Ines keeps bees.')
    const next = client().responses.create({ model: 'default', input: 'So?', previous_response_id: data.id })
    expect(await failureOf(next)).toEqual({
      status: 400,
      code: 'previous_response_not_found',
      type: 'invalid_request_error',
      param: 'previous_response_id',
    })
  })

  it('of another organization are not found', async () => {
    follow([{ answer: 'Sunny.' }])
    const { id } = await client().responses.create({ model: 'default', input: 'Weather?' })
    key = (await app.organization()).key
    const next = client().responses.create({ model: 'default', input: 'So?', previous_response_id: id })
    expect(await failureOf(next)).toMatchObject({ code: 'previous_response_not_found' })
  })

  it('refuse what only OpenAI runs', async () => {
    const hosted = client().responses.create({ model: 'default', input: 'News?', tools: [{ type: 'web_search' }] })
    expect(await failureOf(hosted)).toMatchObject({ status: 400, param: 'tools[0].type' })
    const picture = client().responses.create({
      model: 'default',
      input: [
        { role: 'user', content: [{ type: 'input_image', detail: 'auto', image_url: 'https://a.example/b.png' }] },
      ],
    })
    expect(await failureOf(picture)).toMatchObject({ status: 400, param: 'input[0].content[0].type' })
  })
})

describe('errors are those of the API', () => {
  const raw = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${baseURL}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }

  it('for a model that is unknown, a wrong key, a missing field and short credits', async () => {
    expect(await raw('POST', '/chat/completions', { model: 'gpt-9', messages })).toEqual({
      status: 404,
      body: {
        error: {
          message: 'No model has the id gpt-9. The server has default.',
          type: 'invalid_request_error',
          param: 'model',
          code: 'model_not_found',
        },
      },
    })
    const { body } = await raw('POST', '/chat/completions', { model: 'default' })
    expect(Object.keys(body)).toEqual(['error'])
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param: 'messages', code: null })
    const refused = new OpenAI({ apiKey: 'sk_live_wrong', baseURL, maxRetries: 0 }).models.list()
    expect(await failureOf(refused)).toMatchObject({ status: 401, code: 'invalid_api_key' })
    key = (await app.organization({ plan: 'pro', credits: 0 })).key
    const short = client().chat.completions.create({ model: 'default', messages })
    expect(await failureOf(short)).toEqual({
      status: 429,
      code: 'insufficient_quota',
      type: 'insufficient_quota',
      param: null,
    })
  })

  it('for paths and methods that it does not have', async () => {
    const invalidUrl = (message: string) => ({
      error: { message, type: 'invalid_request_error', param: null, code: null },
    })
    expect(await raw('POST', '/embeddings', {})).toEqual({
      status: 404,
      body: invalidUrl('Invalid URL (POST /v1/embeddings)'),
    })
    expect(await raw('GET', '/responses')).toEqual({
      status: 405,
      body: invalidUrl('Invalid method for URL (GET /v1/responses)'),
    })
    expect(await failureOf(client().files.list())).toMatchObject({ status: 404, type: 'invalid_request_error' })
  })

  it('in mid-stream', async () => {
    follow([{ pieces: ['It is '], ending: 'disconnect' }])
    const read = async () => {
      for await (const _ of await client().chat.completions.create({ model: 'default', messages, stream: true }));
    }
    await expect(read()).rejects.toThrow(/language model failed/)
  })
})
