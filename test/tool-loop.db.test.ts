import { isKeepsakeError, Keepsake, ResponseFailedError, type ToolRound } from '@keepsake/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, inject, it, vi } from 'vitest'
import { z } from 'zod'
import { type ScriptedModel, type Step, scriptedModel, settingsOf } from '../server/test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'

const steps = [{ prompt: 'How is the weather in Leeds and in York?' }]
const description = 'The weather in a city.'

let script: Step[] = []
let served = 0
let model: ScriptedModel
let app: TestApp
let baseUrl: string
let client: Keepsake
beforeAll(async () => {
  model = await scriptedModel(() => script[Math.min(served++, script.length - 1)] ?? 'hang')
  app = await createTestApp({ settings: { ...settingsOf(model), WORKERS: 'off' } })
  baseUrl = await app.listen()
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})
beforeEach(async () => {
  client = new Keepsake({ secretKey: (await app.organization()).key, baseUrl })
})

function play(...all: Step[]): void {
  script = all
  served = 0
  model.requests.length = 0
}

const asks = (...cities: (string | number)[]): Step => ({
  toolCalls: cities.map(city => ({ name: 'weather', arguments: { city } })),
})
const wire = (index: number) => JSON.parse(model.requests[index]?.body ?? '{}')
const resultsIn = (index: number): string[] =>
  wire(index)
    .messages.filter(({ role }: { role: string }) => role === 'tool')
    .map(({ content }: { content: string }) => content.split('\n').slice(1, -1).join('\n'))

describe('responses.create with tools', () => {
  it('runs them with typed and validated arguments until the response is complete', async () => {
    play(asks('Leeds', 'York'), { answer: 'Sunny in both.' })
    const rounds: ToolRound[] = []
    const run = await client.responses.create(
      {
        steps,
        tools: {
          weather: {
            description,
            parameters: z.object({ city: z.string(), unit: z.enum(['c', 'f']).default('c') }),
            execute: ({ city, unit }, { toolCallId }) => {
              expectTypeOf(city).toBeString()
              expect(toolCallId).toMatch(/^cal_/)
              return { city, unit, degrees: 21 }
            },
          },
        },
      },
      { onStep: round => void rounds.push(round) },
    )
    expect(run).toMatchObject({ status: 'completed', text: 'Sunny in both.', rounds: 1 })
    expect(wire(0).tools).toMatchObject([
      { function: { name: 'weather', description, parameters: { type: 'object', required: ['city'] } } },
    ])
    expect(resultsIn(1).map(text => JSON.parse(text))).toEqual([
      { city: 'Leeds', unit: 'c', degrees: 21 },
      { city: 'York', unit: 'c', degrees: 21 },
    ])
    expect(rounds).toMatchObject([{ round: 1, responseId: run.id, results: [{ isError: false }, { isError: false }] }])
  })

  it('runs the calls of a round in parallel, and sends results in the order of the calls', async () => {
    play(asks('slow', 'fast'), { answer: 'ok' })
    const ended: string[] = []
    await client.responses.create({
      steps,
      tools: {
        weather: {
          parameters: { type: 'object', properties: { city: { type: 'string' } } },
          execute: async ({ city }: { city: string }) => {
            if (city === 'slow') await vi.waitFor(() => expect(ended).toEqual(['fast']))
            ended.push(city)
            return city
          },
        },
      },
    })
    expect(ended).toEqual(['fast', 'slow'])
    expect(resultsIn(1)).toEqual(['slow', 'fast'])
  })

  it('sends what goes wrong in a tool to the model', async () => {
    play(asks('Leeds', 7, 'long', 'circle'), { answer: 'Sorry.' })
    const run = await client.responses.create({
      steps,
      tools: {
        weather: {
          parameters: z.object({ city: z.string() }),
          execute({ city }) {
            if (city === 'long') return 'x'.repeat(100_001)
            if (city === 'circle') return { big: 1n }
            throw new Error(`No station in ${city}.`)
          },
        },
      },
    })
    expect(run.text).toBe('Sorry.')
    expect(run.steps[0]?.toolCalls.map(({ isError }) => isError)).toEqual([true, true, true, true])
    const [thrown, invalid, long, circle] = resultsIn(1)
    expect(thrown).toBe('No station in Leeds.')
    expect(invalid).toMatch(/^The arguments are invalid: city: /)
    expect(long).toContain('100000 characters')
    expect(circle).toContain('BigInt')
  })

  it('throws with all steps when the model asks a 21st time', async () => {
    play(asks('Leeds'))
    const execute = vi.fn(() => 'Sunny.')
    const error = await client.responses
      .create({ steps, tools: { weather: { execute } } })
      .catch((reason: unknown) => reason)
    if (!(error instanceof ResponseFailedError)) throw new Error('It did not fail.', { cause: error })
    expect(error).toMatchObject({ code: 'response_failed', status: 400, responseId: error.response.id })
    expect(error.response).toMatchObject({ status: 'failed', outputs: [] })
    expect(error.response.steps[0]?.toolCalls).toHaveLength(21)
    expect(execute).toHaveBeenCalledTimes(20)
    expect(isKeepsakeError(error)).toBe(true)
  })

  it('returns a list of tools as calls to run', async () => {
    play(asks('Leeds'))
    const tools = [{ type: 'function' as const, function: { name: 'weather' } }]
    const run = await client.responses.create({ steps, tools })
    expectTypeOf(run.status).toEqualTypeOf<'running' | 'requires_action' | 'completed' | 'failed' | 'cancelled'>()
    expect(run.status).toBe('requires_action')
    expect(run.required_action?.tool_calls).toMatchObject([{ function: { name: 'weather' } }])
  })

  it('cancels the response when its signal aborts', async () => {
    play(asks('Leeds'), 'hang')
    const controller = new AbortController()
    let id = ''
    const run = client.responses.create(
      { steps, tools: { weather: { execute: () => 'Sunny.' } } },
      {
        signal: controller.signal,
        onStep({ responseId }) {
          id = responseId
        },
      },
    )
    await vi.waitFor(() => expect(model.requests).toHaveLength(2))
    controller.abort()
    await expect(run).rejects.toMatchObject({ code: 'abort_error', responseId: id })
    await model.requests[1]?.left
    await vi.waitFor(async () => expect((await client.responses.get(id)).status).toBe('cancelled'))
  })
})

describe('a call with tools that cannot run on', () => {
  const creditsOf = async () => (await client.me()).data.credits

  // Prism does not tell a server that its caller has left
  it.skipIf(inject('prism'))(
    'ends on the server, at no cost, if its signal aborts during the first model call',
    async () => {
      play('hang')
      const before = await creditsOf()
      const controller = new AbortController()
      const run = client.responses.create(
        { steps, tools: { weather: { execute: () => 'Sunny.' } } },
        { signal: controller.signal },
      )
      await vi.waitFor(() => expect(model.requests).toHaveLength(1))
      controller.abort()
      await expect(run).rejects.toMatchObject({ code: 'abort_error' })
      await model.requests[0]?.left
      await vi.waitFor(async () =>
        expect(await app.database.query('SELECT status FROM responses ORDER BY id DESC LIMIT 1')).toEqual([
          { status: 'cancelled' },
        ]),
      )
      expect(await creditsOf()).toBe(before)
    },
  )

  it('does not wait for a tool that runs when its signal aborts', async () => {
    play(asks('Leeds'), 'hang')
    const controller = new AbortController()
    let id = ''
    const run = client.responses.create(
      {
        steps,
        tools: {
          weather: {
            execute: async (_, { responseId }) => {
              id = responseId
              await new Promise(resolve => setTimeout(resolve, 60_000).unref())
            },
          },
        },
      },
      { signal: controller.signal },
    )
    await vi.waitFor(() => expect(id).not.toBe(''), 10_000)
    const started = performance.now()
    controller.abort()
    await expect(run).rejects.toMatchObject({ code: 'abort_error' })
    expect(performance.now() - started).toBeLessThan(2_000)
    await vi.waitFor(async () => expect((await client.responses.get(id)).status).toBe('cancelled'))
  })

  it('is a mistake of its caller if a tool has no execute, and asks no model', async () => {
    play({ answer: 'Hello.' })
    const tools: object = { weather: { description } }
    const named = { weather: { execute: () => 1 }, ...tools }
    await expect(client.responses.create({ steps, tools: named })).rejects.toThrow(/weather has no execute/)
    await expect(client.responses.resume('rsp_01KAK7F3V6AAAAAAAAAAAAAAAA', { tools: named })).rejects.toMatchObject({
      name: 'ConfigurationError',
    })
    expect(model.requests).toHaveLength(0)
  })
})

describe('responses.resume', () => {
  it('continues after a crash of the client', async () => {
    play(asks('Leeds'), asks('York'), { answer: 'Done.' })
    const crash = new Error('crash')
    let id = ''
    const first = client.responses.create(
      { steps, tools: { weather: { execute: () => 'Sunny.' } } },
      {
        onStep({ responseId, round }) {
          id = responseId
          if (round === 2) throw crash
        },
      },
    )
    await expect(first).rejects.toBe(crash)
    const run = await client.responses.resume(id, { tools: { weather: { execute: () => 'Rainy.' } } })
    expect(run).toMatchObject({ status: 'completed', text: 'Done.', rounds: 2 })
    expect(resultsIn(2)).toEqual(['Sunny.', 'Rainy.'])
    expect(await client.responses.resume(id, { tools: {} })).toEqual(run)
  })

  it('tells the model which tools this client does not have', async () => {
    play(asks('Leeds'), { answer: 'Sorry.' })
    const { id } = await client.responses.create({
      steps,
      tools: [{ type: 'function', function: { name: 'weather' } }],
    })
    await client.responses.resume(id, { tools: {} })
    expect(resultsIn(1)).toEqual(['This client has no tool weather.'])
  })

  it('waits for a response that runs, and throws for one that was cancelled', async () => {
    play(asks('Leeds'), { answer: 'Late.', delayMs: 500 })
    const tools = [{ type: 'function' as const, function: { name: 'weather' } }]
    const { id, required_action: action } = await client.responses.create({ steps, tools })
    const toolOutputs = (action?.tool_calls ?? []).map(({ id: toolCallId }) => ({ toolCallId, output: 'x' }))
    const running = client.responses.create({ previousResponseId: id, toolOutputs })
    await vi.waitFor(() => expect(model.requests).toHaveLength(2))
    const [resumed, created] = await Promise.all([client.responses.resume(id, { tools: {} }), running])
    expect(resumed).toEqual(created)

    play(asks('Leeds'))
    const other = await client.responses.create({ steps, tools })
    await client.responses.cancel(other.id)
    await expect(client.responses.resume(other.id, { tools: {} })).rejects.toMatchObject({
      code: 'response_failed',
      response: { status: 'cancelled' },
    })
  })
})
