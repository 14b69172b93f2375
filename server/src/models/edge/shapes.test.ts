import { afterAll, describe, expect, it } from 'vitest'
import { FREE_BUDGET, noMonitoring, PAYER } from '../../../test/support/free-budget.ts'
import { CHAT_SHAPES } from '../../../test/support/model-shapes/chat-shapes.ts'
import { OWN_PROTOCOLS } from '../../../test/support/model-shapes/own-protocols.ts'
import type { Said, Shape } from '../../../test/support/model-shapes/shape.ts'
import { type ScriptedModel, type Step, scriptedModel } from '../../../test/support/scripted-model.ts'
import { createLanguageModels } from '../create-language-models.ts'
import { createModels } from '../create-models.ts'
import type { GenerateInput } from '../language-models.ts'
import type { PropertyDefinition } from '../port.ts'

const services: ScriptedModel[] = []
afterAll(() => Promise.all(services.map(service => service[Symbol.asyncDispose]())))

/** A server of this shape that says the same to each request. */
async function serverOf(shape: Shape, said: Said) {
  const step = (body: string): Step => {
    const { refuses, headers = {} } = shape
    if (refuses?.pattern.test(body)) return { status: refuses.status, raw: JSON.stringify(refuses.body) }
    if (!/"stream":\s*true/.test(body)) return { raw: JSON.stringify(shape.answer(said)), headers }
    return { raw: eventsOf(shape, said), type: 'text/event-stream', headers }
  }
  const service = await scriptedModel(step)
  services.push(service)
  const { provider } = shape
  const model = { id: 'default', provider, baseUrl: service.baseUrl, apiKey: 'k', name: 'm', source: 'MODEL_' } as const
  const languageModels = createLanguageModels([model], { budget: FREE_BUDGET })
  return { languageModels, models: createModels(languageModels, noMonitoring()), service }
}

function eventsOf({ stream, endsWithDone = true }: Shape, said: Said): string {
  const events = stream(said).map(each =>
    Object(each).event === undefined
      ? `data: ${JSON.stringify(each)}\n\n`
      : `event: ${Object(each).event}\ndata: ${JSON.stringify(Object(each).data)}\n\n`,
  )
  return `: a comment\n\n${events.join('')}${endsWithDone ? 'data: [DONE]\n\n' : ''}`
}

const messages: GenerateInput['messages'] = [{ role: 'user', content: 'Where is the boat?' }]
const tools = [{ name: 'find_boat', parameters: { type: 'object', properties: { harbour: { type: 'string' } } } }]
const text: Said = { text: 'The boat lies in Kiel.' }
const call: Said = { tool: 'find_boat', arguments: { harbour: 'Kiel' } }
const CONTENT = 'Our berth costs 480 euros a month.'
const RENT: PropertyDefinition = {
  collectionId: 'col_1',
  collectionName: 'Boats',
  name: 'Berth fee',
  systemName: 'berth_fee',
  type: 'number',
  unit: 'EUR',
  mode: 'replace',
}
const passages = [{ id: 'mem_1', content: 'The boat lies in Kiel.', timestamp: new Date('2026-03-01'), score: 1 }]

describe.each([...CHAT_SHAPES, ...OWN_PROTOCOLS])('$name', shape => {
  it('answers a chat', async () => {
    const { languageModels } = await serverOf(shape, text)
    const answer = await languageModels.generate(PAYER, { messages, temperature: 0 })
    expect(answer).toMatchObject({ text: 'The boat lies in Kiel.', finishReason: 'stop', toolCalls: [] })
    expect(answer.usage.inputTokens).toBeGreaterThan(0)
  })

  it('streams a chat', async () => {
    const { languageModels } = await serverOf(shape, text)
    const { chunks, finished } = languageModels.stream(PAYER, { messages, temperature: 0 })
    for await (const _ of chunks);
    expect(await finished).toMatchObject({ text: 'The boat lies in Kiel.', finishReason: 'stop' })
  })

  it('calls a tool, at once and in a stream', async () => {
    const { languageModels } = await serverOf(shape, call)
    const wanted = {
      toolCalls: [{ id: expect.stringMatching(/./), name: 'find_boat', arguments: '{"harbour":"Kiel"}' }],
      finishReason: 'tool_calls',
    }
    expect(await languageModels.generate(PAYER, { messages, tools })).toMatchObject(wanted)
    const { chunks, finished } = languageModels.stream(PAYER, { messages, tools })
    let written = ''
    for await (const chunk of chunks) if (chunk.type === 'toolArguments') written += chunk.text
    expect(JSON.parse(written)).toEqual({ harbour: 'Kiel' })
    expect(await finished).toMatchObject(wanted)
  })

  it('reads values, and says what shape it has', async () => {
    const values = [{ property: 1, quote: 'berth costs 480 euros', value: 480, confidence: 0.9 }]
    const { models, languageModels } = await serverOf(shape, { text: JSON.stringify({ values }) })
    const { properties } = await models.extract(PAYER, {
      content: CONTENT,
      timestamp: new Date('2026-03-01'),
      definitions: [RENT],
    })
    expect(properties).toMatchObject([{ value: 480, evidence: { text: 'berth costs 480 euros' } }])
    expect(languageModels.shapeOf('default')).toMatch(shape.shape)
  })

  it('answers a question from passages', async () => {
    const sources = [{ passage: 1, quote: 'lies in Kiel' }]
    const said = { text: JSON.stringify({ sources, answer: 'In Kiel', confidence: 0.9 }) }
    const { models } = await serverOf(shape, said)
    const { answer } = await models.answer(PAYER, { question: 'Where is the boat?', passages })
    expect(answer).toMatchObject({ answer: 'In Kiel', sources: [{ id: 'mem_1', text: 'lies in Kiel' }] })
  })

  it('chooses sections', async () => {
    const said = { text: JSON.stringify({ chosen: [{ section: 2, score: 0.8, reason: 'It fits.' }] }) }
    const { models } = await serverOf(shape, said)
    expect(
      (await models.choose?.(PAYER, { task: 'Moor', guidelines: [{ name: 'Rules', sections: ['Sail', 'Moor'] }] }))
        ?.chosen,
    ).toMatchObject([{ index: 1, score: 0.8 }])
  })

  it('names the fault of the endpoint', async () => {
    const { service } = await serverOf(shape, text)
    const { provider } = shape
    const baseUrl = `${service.baseUrl}/`
    service.requests.length = 0
    const wrong = await scriptedModel([{ raw: '<html>Sign in</html>', type: 'text/html' }])
    services.push(wrong)
    for (const [at, fault] of [
      [wrong.baseUrl, /web page/],
      [baseUrl.replace(/:\d+/, ':9'), /nothing listens|could not be reached/],
    ] as const) {
      const model = { id: 'default', provider, baseUrl: at, apiKey: 'k', name: 'm', source: 'MODEL_' } as const
      const models = createLanguageModels([model], { budget: FREE_BUDGET })
      await expect(models.generate(PAYER, { messages })).rejects.toThrow(fault)
    }
  })
})
