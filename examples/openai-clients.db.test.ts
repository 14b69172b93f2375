import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { ChatOpenAI } from '@langchain/openai'
import { generateText, stepCountIs, streamText, tool } from 'ai'
import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
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
  baseURL = `${await app.listen()}/api/v1`
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

const sent = (index = 0) => JSON.parse(model.requests[index]?.body ?? '{}')
const messages = [{ role: 'user' as const, content: 'What is the weather in Porto?' }]
const CALL: Script = [
  { toolCalls: [{ name: 'weather', arguments: { city: 'Porto' } }] },
  { answer: 'It is sunny.', pieces: ['It is ', 'sunny.'] },
]
const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }

describe('the openai package', () => {
  const client = (options = {}) => new OpenAI({ apiKey: key, baseURL, maxRetries: 0, ...options })
  const tools = [{ type: 'function' as const, function: { name: 'weather', parameters } }]

  it('lists the models', async () => {
    const { data } = await client().models.list()
    expect(data).toMatchObject([{ id: 'default', object: 'model', owned_by: 'openai-compatible' }])
  })

  it('creates a completion', async () => {
    follow([{ answer: 'Sunny.' }])
    const { choices, usage } = await client().chat.completions.create({ model: 'default', messages })
    expect(choices).toMatchObject([{ message: { role: 'assistant', content: 'Sunny.' }, finish_reason: 'stop' }])
    expect(usage).toEqual({ prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 })
    expect(sent().messages).toEqual(messages)
  })

  it('streams a completion', async () => {
    follow([{ answer: 'It is sunny.', pieces: ['It is ', 'sunny.'] }])
    const options = { model: 'default', messages, stream: true as const, stream_options: { include_usage: true } }
    let text = ''
    let total: number | undefined
    for await (const { choices, usage } of await client().chat.completions.create(options)) {
      text += choices[0]?.delta.content ?? ''
      total = usage?.total_tokens ?? total
    }
    expect([text, total]).toEqual(['It is sunny.', 150])
  })

  it('accumulates a stream with tool calls', async () => {
    follow(CALL)
    const stream = client().chat.completions.stream({ model: 'default', messages, tools })
    const { choices } = await stream.finalChatCompletion()
    expect(choices[0]).toMatchObject({
      finish_reason: 'tool_calls',
      message: { tool_calls: [{ id: 'call_1', function: { name: 'weather', arguments: '{"city":"Porto"}' } }] },
    })
  })

  it.each([false, true])('runs tools, stream: %s', async stream => {
    follow(CALL)
    const seen: string[] = []
    const runner = client().chat.completions.runTools({
      model: 'default',
      messages,
      stream: stream as false,
      tools: [
        {
          type: 'function' as const,
          function: {
            name: 'weather',
            description: 'The weather.',
            parameters,
            parse: JSON.parse,
            function: async ({ city }: { city: string }) => {
              seen.push(city)
              return 'sunny'
            },
          },
        },
      ],
    })
    expect(await runner.finalContent()).toBe('It is sunny.')
    expect(seen).toEqual(['Porto'])
    const result = sent(1).messages.at(-1)
    expect(result).toMatchObject({
      role: 'tool',
      tool_call_id: 'call_1',
      content: expect.stringMatching(/^~~~[\s\S]*sunny[\s\S]*~~~$/),
    })
  })

  it('adds the memory and guidelines of the entity in a header or in the body', async () => {
    await app.call('POST', '/api/v1/memorize', {
      key,
      body: { email: 'dana@northwind.example', content: 'Dana likes green tea.', extract: false },
    })
    const known = { role: 'user', content: expect.stringMatching(/^~~~[\s\S]*green tea/) }
    follow([{ answer: 'Tea.' }])
    await client({ defaultHeaders: { 'X-Keepsake-Email': 'dana@northwind.example' } }).chat.completions.create({
      model: 'default',
      messages,
    })
    expect(sent().messages).toContainEqual(known)
    const body = { model: 'default', messages, keepsake: { email: 'dana@northwind.example', guidelines: 'none' } }
    await client().chat.completions.create(body)
    expect(sent(1).messages).toContainEqual(known)
    await client({ defaultHeaders: { 'X-Keepsake-Email': 'new@northwind.example' } }).chat.completions.create({
      model: 'default',
      messages,
    })
    expect(sent(2).messages).toEqual(messages)
  })

  it('gets errors in the form that it reads', async () => {
    const wrong = client().chat.completions.create({ model: 'gpt-9', messages })
    await expect(wrong).rejects.toMatchObject({
      status: 404,
      code: 'model_not_found',
      param: 'model',
      type: 'invalid_request_error',
    })
    await expect(wrong).rejects.toThrow(/No model has the id gpt-9/)
    const refused = new OpenAI({ apiKey: 'sk_live_wrong', baseURL, maxRetries: 0 }).chat.completions.create({
      model: 'default',
      messages,
    })
    await expect(refused).rejects.toMatchObject({ status: 401, code: 'authentication_error' })
    follow([{ status: 401 }])
    await expect(client().chat.completions.create({ model: 'default', messages })).rejects.toMatchObject({
      status: 503,
    })
  })

  it('gets a failure in mid-stream', async () => {
    follow([{ pieces: ['It is '], ending: 'disconnect' }])
    const read = async () => {
      for await (const _ of await client().chat.completions.create({ model: 'default', messages, stream: true }));
    }
    await expect(read()).rejects.toThrow(/language model failed/)
  })

  it('stops the model when it leaves a stream', async () => {
    follow([{ pieces: Array.from({ length: 2_000 }, () => 'word '), delayMs: 5 }])
    for await (const _ of await client().chat.completions.create({ model: 'default', messages, stream: true })) break
    const started = performance.now()
    await model.requests[0]?.left
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})

describe('@ai-sdk/openai-compatible', () => {
  const chat = () => createOpenAICompatible({ name: 'keepsake', apiKey: key, baseURL, includeUsage: true })('default')
  const tools = {
    weather: tool({ inputSchema: z.object({ city: z.string() }), execute: async ({ city }) => `Sunny in ${city}.` }),
  }

  it('generates a text, with tools in two steps', async () => {
    follow(CALL)
    const { text } = await generateText({
      model: chat(),
      prompt: 'Weather?',
      tools,
      stopWhen: stepCountIs(3),
      maxRetries: 0,
    })
    expect([text, model.requests.length]).toEqual(['It is sunny.', 2])
  })

  it('streams a text, with tools in two steps and the tokens', async () => {
    follow(CALL)
    const { textStream, totalUsage } = streamText({
      model: chat(),
      prompt: 'Weather?',
      tools,
      stopWhen: stepCountIs(3),
      maxRetries: 0,
    })
    let text = ''
    for await (const piece of textStream) text += piece
    expect(text).toBe('It is sunny.')
    expect((await totalUsage).totalTokens).toBe(300)
  })
})

describe('@langchain/openai', () => {
  const chat = () => new ChatOpenAI({ model: 'default', apiKey: key, configuration: { baseURL }, maxRetries: 0 })

  it('invokes and streams', async () => {
    follow([{ answer: 'It is sunny.', pieces: ['It is ', 'sunny.'] }])
    expect((await chat().invoke('Weather?')).content).toBe('It is sunny.')
    let text = ''
    for await (const chunk of await chat().stream('Weather?')) text += chunk.content
    expect(text).toBe('It is sunny.')
  })

  it('gets tool calls with their arguments, streamed too', async () => {
    const bound = chat().bindTools([{ type: 'function', function: { name: 'weather', parameters } }])
    follow([{ toolCalls: [{ name: 'weather', arguments: { city: 'Porto' } }] }])
    expect((await bound.invoke('Weather?')).tool_calls).toMatchObject([{ name: 'weather', args: { city: 'Porto' } }])
    let whole: Awaited<ReturnType<typeof bound.invoke>> | undefined
    for await (const chunk of await bound.stream('Weather?')) whole = whole ? whole.concat(chunk) : chunk
    expect(whole?.tool_calls).toMatchObject([{ name: 'weather', args: { city: 'Porto' } }])
  })
})
