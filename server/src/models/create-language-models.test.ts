import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { FREE_BUDGET, PAYER } from '../../test/support/free-budget.ts'
import { type Script, type ScriptedModel, scriptedModel } from '../../test/support/scripted-model.ts'
import { createLanguageModels } from './create-language-models.ts'
import type { Chunk, GenerateInput, LanguageModels, ToolDefinition } from './language-models.ts'
import type { NamedModel } from './named-models.ts'

const KEY = 'key-that-must-not-leak'
const messages: GenerateInput['messages'] = [{ role: 'user', content: 'Hello' }]

const entry = (service: ScriptedModel, more: Partial<NamedModel> = {}): NamedModel => ({
  id: 'main',
  provider: 'openai-compatible',
  baseUrl: service.baseUrl,
  apiKey: KEY,
  name: 'scripted',
  source: 'MODELS_FILE',
  ...more,
})

/** The model `main`, whose fallback is `spare`. */
async function twoModels(main: Script, spare: Script = [{ answer: 'Spare.' }], timeoutMs = 5_000) {
  const services = [await scriptedModel(main), await scriptedModel(spare)] as const
  const models = createLanguageModels(
    [entry(services[0], { fallback: 'spare' }), entry(services[1], { id: 'spare' })],
    { timeoutMs, budget: FREE_BUDGET },
  )
  return {
    models,
    main: services[0],
    spare: services[1],
    [Symbol.asyncDispose]: async () => {
      for (const service of services) await service[Symbol.asyncDispose]()
    },
  }
}

async function oneModel(script: Script, more: Partial<NamedModel> = {}, timeoutMs = 5_000) {
  const service = await scriptedModel(script)
  const models = createLanguageModels([entry(service, more)], { timeoutMs, budget: FREE_BUDGET })
  return { models, service, [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() }
}

async function collect(chunks: AsyncIterable<Chunk>): Promise<Chunk[]> {
  const all: Chunk[] = []
  for await (const chunk of chunks) all.push(chunk)
  return all
}

const textOf = (chunks: readonly Chunk[]): string =>
  chunks.map(chunk => (chunk.type === 'text' ? chunk.text : '')).join('')

const bodyOf = ({ requests }: ScriptedModel, index = 0) => JSON.parse(requests[index]?.body ?? '{}')

describe('find', () => {
  const other: NamedModel = { id: 'other', provider: 'openai', name: 'gpt', source: 'MODELS_FILE' }

  it('takes default if no id is given, or the first model', () => {
    const models = createLanguageModels([other, { ...other, id: 'default' }], { budget: FREE_BUDGET })
    expect(models.find(undefined).id).toBe('default')
    expect(createLanguageModels([other], { budget: FREE_BUDGET }).find(undefined)).toEqual({
      id: 'other',
      provider: 'openai',
      name: 'gpt',
    })
  })

  it('says which models there are if the id is unknown', () => {
    expect(() => createLanguageModels([other], { budget: FREE_BUDGET }).find('gpt-9')).toThrow(/gpt-9.*other/)
  })

  it('names the settings if no model is configured', async () => {
    const models = createLanguageModels([], { budget: FREE_BUDGET })
    expect(models.list()).toEqual([])
    const expected = {
      status: 400,
      code: 'model_not_configured',
      message: expect.stringMatching(/MODEL_PROVIDER.*MODELS_FILE/),
    }
    await expect(models.generate(PAYER, { messages })).rejects.toMatchObject(expected)
    const { chunks, finished } = models.stream(PAYER, { messages })
    await expect(collect(chunks)).rejects.toMatchObject(expected)
    await expect(finished).rejects.toMatchObject(expected)
  })
})

describe('generate', () => {
  it('returns the text, the tokens and their cost', async () => {
    await using one = await oneModel([{ answer: 'Hi.' }], {
      prices: { inputPerMillion: 250_000_000n, outputPerMillion: 1_000_000_000n },
    })
    expect(await one.models.generate(PAYER, { messages, temperature: 0.5, maxTokens: 100, stop: ['END'] })).toEqual({
      text: 'Hi.',
      toolCalls: [],
      finishReason: 'stop',
      usage: { inputTokens: 120, outputTokens: 30 },
      model: 'main',
      costUsd: 60_000n,
    })
    expect(bodyOf(one.service)).toMatchObject({ model: 'scripted', temperature: 0.5, max_tokens: 100, stop: ['END'] })
    expect(one.service.requests[0]?.authorization).toBe(`Bearer ${KEY}`)
  })

  it('sends a conversation with tools, and returns the calls as the model wrote them', async () => {
    const tools: ToolDefinition[] = [{ name: 'weather', description: 'The weather.', parameters: { type: 'object' } }]
    await using one = await oneModel([
      {
        toolCalls: [
          { name: 'weather', arguments: { city: 'Porto' } },
          { name: 'weather', arguments: '{"city": ' },
        ],
      },
    ])
    const answer = await one.models.generate(PAYER, {
      messages: [
        { role: 'system', content: 'Be brief.' },
        ...messages,
        {
          role: 'assistant',
          content: '',
          toolCalls: [{ id: 'call_0', name: 'weather', arguments: '{"city":"Faro"}' }],
        },
        { role: 'tool', toolCallId: 'call_0', name: 'weather', content: 'Sunny.' },
      ],
      tools,
      toolChoice: { name: 'weather' },
    })
    expect(answer).toMatchObject({
      text: '',
      finishReason: 'tool_calls',
      toolCalls: [
        { id: 'call_1', name: 'weather', arguments: '{"city":"Porto"}' },
        { id: 'call_2', name: 'weather', arguments: '{"city": ' },
      ],
    })
    expect(bodyOf(one.service)).toMatchObject({
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Hello' },
        {
          role: 'assistant',
          tool_calls: [{ id: 'call_0', function: { name: 'weather', arguments: '{"city":"Faro"}' } }],
        },
        { role: 'tool', tool_call_id: 'call_0', content: 'Sunny.' },
      ],
      tools: [{ type: 'function', function: { name: 'weather', parameters: { type: 'object' } } }],
      tool_choice: { type: 'function', function: { name: 'weather' } },
    })
  })

  it('estimates the tokens if the service does not report them', async () => {
    const body = { choices: [{ message: { role: 'assistant', content: 'Twelve chars' }, finish_reason: 'stop' }] }
    await using one = await oneModel([{ raw: JSON.stringify(body) }])
    const { usage } = await one.models.generate(PAYER, { messages })
    expect(usage.outputTokens).toBe(3)
    expect(usage.inputTokens).toBeGreaterThan(0)
  })
})

describe('structured output', () => {
  const output = {
    type: 'object',
    properties: { city: { type: 'string' } },
    required: ['city'],
    additionalProperties: false,
  }

  it('is validated', async () => {
    await using one = await oneModel([{ answer: { city: 'Porto' } }])
    expect((await one.models.generate(PAYER, { messages, output })).output).toEqual({ city: 'Porto' })
    expect(bodyOf(one.service).response_format).toMatchObject({ type: 'json_schema', json_schema: { schema: output } })
  })

  it('may be in a code block', async () => {
    await using one = await oneModel([{ answer: '```json\n{"city": "Porto"}\n```' }])
    expect((await one.models.generate(PAYER, { messages, output })).output).toEqual({ city: 'Porto' })
  })

  it.each(['I would rather chat.', { city: 7 }, { town: 'Porto' }])('is repaired once: %j', async answer => {
    await using one = await oneModel([{ answer }, { answer: { city: 'Porto' } }])
    const generated = await one.models.generate(PAYER, { messages, output })
    expect(generated.output).toEqual({ city: 'Porto' })
    expect(generated.usage).toEqual({ inputTokens: 240, outputTokens: 60 })
    expect(bodyOf(one.service, 1).messages).toMatchObject([
      { role: 'user' },
      { role: 'assistant' },
      { role: 'user', content: expect.stringContaining('does not match') },
    ])
  })

  it('is an error if the repair fails too', async () => {
    await using one = await oneModel([{ answer: 'No.' }])
    await expect(one.models.generate(PAYER, { messages, output })).rejects.toMatchObject({
      code: 'server_error',
      message: expect.stringContaining('structured output'),
    })
    expect(one.service.requests).toHaveLength(2)
  })
})

describe('a failing model', () => {
  const withFallback = ({ models }: { models: LanguageModels }) => models.generate(PAYER, { messages })

  it.each([500, 503, 429])('is called again after HTTP %i', async status => {
    await using two = await twoModels([{ status, headers: { 'retry-after': '0' } }, { answer: 'Back.' }])
    expect(await withFallback(two)).toMatchObject({ text: 'Back.', model: 'main' })
    expect(two.spare.requests).toHaveLength(0)
  })

  it.each([
    ['keeps failing', [{ status: 500, headers: { 'retry-after': '0' } }], 2],
    ['refuses the key', [{ status: 401 }], 1],
    ['wants a long pause', [{ status: 429, headers: { 'retry-after': '60' } }], 1],
    ['disconnects', ['disconnect' as const], 2],
    ['sends something other than JSON', [{ raw: '<html>' }], 1],
  ])('is replaced by its fallback if it %s', async (_what, script, calls) => {
    await using two = await twoModels(script)
    expect(await withFallback(two)).toMatchObject({ text: 'Spare.', model: 'spare' })
    expect(two.main.requests).toHaveLength(calls)
  })

  it('is replaced by its fallback if it gives no answer in time', async () => {
    await using two = await twoModels(['hang'], [{ answer: 'Spare.' }], 1_000)
    expect(await withFallback(two)).toMatchObject({ model: 'spare' })
    await two.main.requests[0]?.left
  })

  it('is not replaced if it refuses the request, which others would refuse too', async () => {
    await using two = await twoModels([{ status: 400 }])
    await expect(withFallback(two)).rejects.toMatchObject({ message: expect.stringContaining('HTTP 400') })
    expect(two.spare.requests).toHaveLength(0)
  })

  it('names the setting of the last model, and not the key', async () => {
    await using two = await twoModels([{ status: 401 }], [{ status: 401 }])
    const error = await withFallback(two).catch((error: unknown) => error)
    expect(error).toMatchObject({
      code: 'server_error',
      message: expect.stringContaining('apiKeyEnv of spare in MODELS_FILE'),
    })
    expect(String(error)).not.toContain(KEY)
  })

  it('rejects with the reason of the caller if the caller aborts, and calls nothing else', async () => {
    await using two = await twoModels(['hang'])
    const caller = new AbortController()
    const asked = two.models.generate(PAYER, { messages, signal: caller.signal })
    setTimeout(() => caller.abort(new Error('left')), 50)
    await expect(asked).rejects.toThrow('left')
    await two.main.requests[0]?.left
    expect(two.spare.requests).toHaveLength(0)
  })
})

describe('stream', () => {
  it('yields the text in pieces, then the complete answer', async () => {
    await using one = await oneModel([{ answer: 'Tea or coffee?', pieces: ['Tea ', 'or ', 'coffee?'] }])
    const { chunks, finished } = one.models.stream(PAYER, { messages })
    expect(await collect(chunks)).toEqual(['Tea ', 'or ', 'coffee?'].map(text => ({ type: 'text', text })))
    expect(await finished).toMatchObject({
      text: 'Tea or coffee?',
      finishReason: 'stop',
      usage: { inputTokens: 120, outputTokens: 30 },
      model: 'main',
    })
  })

  it('yields tool calls with their arguments in pieces', async () => {
    await using one = await oneModel([
      {
        toolCalls: [
          { name: 'a', arguments: { x: 1 } },
          { name: 'b', arguments: { y: 2 } },
        ],
      },
    ])
    const { chunks, finished } = one.models.stream(PAYER, {
      messages,
      tools: [{ name: 'a', parameters: { type: 'object' } }],
    })
    const all = await collect(chunks)
    expect(all.filter(({ type }) => type === 'toolCall')).toEqual([
      { type: 'toolCall', index: 0, id: 'call_1', name: 'a' },
      { type: 'toolCall', index: 1, id: 'call_2', name: 'b' },
    ])
    const written = (index: number) =>
      all.map(chunk => (chunk.type === 'toolArguments' && chunk.index === index ? chunk.text : '')).join('')
    expect([written(0), written(1)]).toEqual(['{"x":1}', '{"y":2}'])
    expect(await finished).toMatchObject({ finishReason: 'tool_calls', toolCalls: [{ name: 'a' }, { name: 'b' }] })
  })

  it('falls back before the first piece', async () => {
    await using two = await twoModels([{ status: 401 }])
    const { chunks, finished } = two.models.stream(PAYER, { messages })
    expect(textOf(await collect(chunks))).toBe('Spare.')
    expect((await finished).model).toBe('spare')
  })

  it.each(['disconnect', 'end', { error: 'overloaded' }] as const)(
    'fails if it breaks after some pieces: %j',
    async ending => {
      await using two = await twoModels([{ pieces: ['Half'], ending }])
      const { chunks, finished } = two.models.stream(PAYER, { messages })
      const seen: Chunk[] = []
      const read = async () => {
        for await (const chunk of chunks) seen.push(chunk)
      }
      await expect(read()).rejects.toMatchObject({ code: 'server_error' })
      await expect(finished).rejects.toMatchObject({ code: 'server_error' })
      expect(textOf(seen)).toBe('Half')
      expect(two.spare.requests).toHaveLength(0)
    },
  )

  it('fails if the next piece does not arrive in time', async () => {
    await using one = await oneModel([{ pieces: ['Half'], ending: 'hang' }], {}, 1_000)
    await expect(collect(one.models.stream(PAYER, { messages }).chunks)).rejects.toMatchObject({
      message: expect.stringContaining('within 1 s'),
    })
    await one.service.requests[0]?.left
  })

  it('waits as long as the caller needs between two pieces', async () => {
    await using one = await oneModel([{ pieces: ['a', 'b'] }], {}, 2_000)
    let text = ''
    for await (const chunk of one.models.stream(PAYER, { messages }).chunks) {
      await sleep(2_200)
      text += textOf([chunk])
    }
    expect(text).toBe('ab')
  })

  it('ends the call of the model if the iteration is left', async () => {
    await using one = await oneModel([{ pieces: Array.from({ length: 1_000 }, () => 'x'), delayMs: 10 }])
    const { chunks, finished } = one.models.stream(PAYER, { messages })
    for await (const _ of chunks) break
    const started = performance.now()
    await one.service.requests[0]?.left
    expect(performance.now() - started).toBeLessThan(1_000)
    await expect(finished).rejects.toThrow('left')
  })

  it('ends the call of the model if the caller aborts while waiting for a piece', async () => {
    await using one = await oneModel(['hang'])
    const caller = new AbortController()
    const { chunks } = one.models.stream(PAYER, { messages, signal: caller.signal })
    setTimeout(() => caller.abort(new Error('gone')), 50)
    await expect(collect(chunks)).rejects.toThrow('gone')
    await one.service.requests[0]?.left
  })
})
