import { describe, expect, it } from 'vitest'
import { FREE_BUDGET, noMonitoring, PAYER } from '../../test/support/free-budget.ts'
import { type ScriptedModel, type Step, scriptedModel } from '../../test/support/scripted-model.ts'
import { createLanguageModels } from './create-language-models.ts'
import { createModels } from './create-models.ts'
import type { Extractor } from './extractor.ts'
import type { ExtractInput, Models, PropertyDefinition } from './port.ts'

const property = (
  name: string,
  type: PropertyDefinition['type'],
  more: Partial<PropertyDefinition> = {},
): PropertyDefinition => ({
  collectionId: 'col_1',
  collectionName: 'Contacts',
  name,
  systemName: name.toLowerCase().replaceAll(' ', '_'),
  type,
  mode: 'replace',
  ...more,
})

const input = (more: Partial<ExtractInput> = {}): ExtractInput => ({
  content: 'Ana Reyes leads sales at Orbit Foods. Her budget is $40k.',
  timestamp: new Date('2026-03-02T10:00:00Z'),
  definitions: [
    property('Company', 'text'),
    property('Budget', 'number', { unit: 'USD' }),
    property('Stage', 'options', { options: ['New', 'Won'] }),
  ],
  ...more,
})

const KEY = 'key-that-must-not-leak'
const modelAt = (service: ScriptedModel): Models & Extractor =>
  createModels(
    createLanguageModels(
      [
        {
          id: 'default',
          provider: 'openai-compatible',
          baseUrl: service.baseUrl,
          apiKey: KEY,
          name: 'scripted',
          source: 'MODEL_',
        },
      ],
      { budget: FREE_BUDGET },
    ),
    noMonitoring(),
  )

async function failureOf(steps: Step[]): Promise<unknown> {
  await using service = await scriptedModel(steps)
  return await modelAt(service)
    .extract(PAYER, input())
    .catch((error: unknown) => error)
}

describe('createModels', () => {
  it('uses the offline engine if no settings are present', async () => {
    const models = createModels(createLanguageModels([], { budget: FREE_BUDGET }), noMonitoring())
    expect(models.engine).toBe('offline')
    const { properties, usage } = await models.extract(PAYER, input())
    expect(usage).toBeUndefined()
    expect(properties.map(({ propertyName, value, engine }) => [propertyName, value, engine])).toEqual([
      ['Company', 'Orbit Foods', 'offline'],
      ['Budget', 40_000, 'offline'],
    ])
  })

  it('returns 503 with Retry-After while too many long contents are waiting', async () => {
    const models = createModels(createLanguageModels([], { budget: FREE_BUDGET }), noMonitoring())
    const long = { ...input(), content: 'Her budget is $40k. '.repeat(2_000) }
    const all = Promise.allSettled(Array.from({ length: 300 }, () => models.extract(PAYER, long)))
    await models.close()
    expect((await all).at(-1)).toMatchObject({
      reason: {
        status: 503,
        message: expect.stringContaining('Too many long contents'),
        headers: { 'Retry-After': '5' },
      },
    })
  })
})

describe('extraction by a model', () => {
  it('returns values whose quote is in the content, with their span and the tokens used', async () => {
    await using service = await scriptedModel([
      {
        answer: {
          values: [
            { property: 1, value: 'Orbit Foods', quote: 'sales at  Orbit Foods', confidence: 0.9 },
            { property: 2, value: 40_000, quote: 'budget is $40k', confidence: 1.4 },
          ],
        },
      },
    ])
    const { properties, usage } = await modelAt(service).extract(PAYER, input())
    expect(usage).toEqual({ inputTokens: 120, outputTokens: 30 })
    expect(properties.map(({ value, confidence, engine }) => [value, confidence, engine])).toEqual([
      ['Orbit Foods', 0.9, 'model'],
      [40_000, 1, 'model'],
    ])
    for (const { evidence } of properties) {
      expect(input().content.slice(evidence.start, evidence.end)).toBe(evidence.text)
    }
    expect(service.requests[0]?.authorization).toBe(`Bearer ${KEY}`)
    expect(service.requests[0]?.body).toContain('2026-03-02T10:00:00.000Z')
  })

  it('drops values without a matching quote, without a definition, or of the wrong type', async () => {
    await using service = await scriptedModel([
      {
        answer: {
          values: [
            { property: 1, value: 'Acme', quote: 'works at Acme', confidence: 1 },
            { property: 2, value: 'forty', quote: 'budget is $40k', confidence: 1 },
            { property: 3, value: 'Lost', quote: 'leads sales', confidence: 1 },
            { property: 9, value: 'x', quote: 'Ana', confidence: 1 },
          ],
        },
      },
    ])
    expect((await modelAt(service).extract(PAYER, input())).properties).toEqual([])
  })

  it('keeps the last value under replace, and all values under append', async () => {
    const values = [
      { property: 1, value: 'Reyes', quote: 'Reyes', confidence: 1 },
      { property: 1, value: 'Orbit Foods', quote: 'Orbit Foods', confidence: 0.5 },
    ]
    await using service = await scriptedModel([{ answer: { values } }])
    const models = modelAt(service)
    const replaced = await models.extract(PAYER, input({ definitions: [property('Company', 'text')] }))
    expect(replaced.properties.map(one => one.value)).toEqual(['Orbit Foods'])
    const appended = await models.extract(
      PAYER,
      input({ definitions: [property('Company', 'text', { mode: 'append' })] }),
    )
    expect(appended.properties.map(one => one.value)).toEqual(['Reyes', 'Orbit Foods'])
  })

  it.each([
    [401, 'server_error', 'MODEL_API_KEY'],
    [404, 'server_error', 'MODEL_NAME'],
    [400, 'validation_error', 'structured output'],
  ])('converts HTTP %i to a %s that names %s and does not contain the key', async (status, code, named) => {
    const error = await failureOf([{ status }])
    expect(error).toMatchObject({ code, message: expect.stringContaining(named) })
    expect(String(error)).not.toContain(KEY)
  })

  it('reports a response of another form', async () => {
    expect(await failureOf([{ answer: 'I would rather chat.' }])).toMatchObject({
      code: 'server_error',
      message: expect.stringContaining('structured output'),
    })
  })

  it('names the URL if nothing is listening there', async () => {
    const service = await scriptedModel([])
    await service[Symbol.asyncDispose]()
    await expect(modelAt(service).extract(PAYER, input())).rejects.toMatchObject({
      code: 'server_error',
      message: expect.stringContaining('MODEL_BASE_URL'),
    })
  })

  it('rejects with the reason of the caller if the caller aborts', async () => {
    await using service = await scriptedModel(['hang'])
    const caller = new AbortController()
    const asked = modelAt(service).extract(PAYER, input({ signal: caller.signal }))
    setTimeout(() => caller.abort(new Error('left')), 50)
    await expect(asked).rejects.toThrow('left')
  })
})

const NOON = new Date('2026-06-01T12:00:00Z')

describe('answers by a model', () => {
  const passages = [
    { id: 'mem_1', content: 'Ana moved to Porto in May.', timestamp: new Date('2026-06-01'), score: 0.9 },
  ]

  it('returns the answer with the sources that are in the passages', async () => {
    await using service = await scriptedModel([
      {
        answer: {
          answer: 'Porto',
          confidence: 0.8,
          sources: [
            { passage: 1, quote: 'moved to Porto' },
            { passage: 1, quote: 'likes it' },
          ],
        },
      },
    ])
    expect(await modelAt(service).answer(PAYER, { question: 'Where does Ana live?', passages })).toEqual({
      answer: {
        answer: 'Porto',
        confidence: 0.8,
        sources: [{ id: 'mem_1', start: 4, end: 18, text: 'moved to Porto' }],
        engine: 'model',
      },
      usage: { inputTokens: 120, outputTokens: 30 },
    })
  })

  it('returns no answer if no quote is in a passage', async () => {
    await using service = await scriptedModel([
      { answer: { answer: 'Lisbon', confidence: 1, sources: [{ passage: 1, quote: 'moved to Lisbon' }] } },
    ])
    expect(
      (await modelAt(service).answer(PAYER, { question: 'Where does Ana live?', passages })).answer,
    ).toBeUndefined()
  })

  it('asks with whose passage it is, who said it and when, with the values and the date, and for quotes first', async () => {
    await using service = await scriptedModel([{ answer: { sources: [], answer: 'none', confidence: 0 } }])
    const asked = {
      question: 'Where does Ana live?',
      passages: [
        { ...passages[0], id: 'mem_1', content: 'She moved.', timestamp: NOON, score: 1, speaker: 'Ben', about: 'Ana' },
      ],
      known: [{ about: 'Ana', values: ['City: Porto (since 2026-05-02)'] }],
      now: new Date('2026-11-28T08:00:00Z'),
    }
    expect((await modelAt(service).answer(PAYER, asked)).answer).toBeUndefined()
    const { messages, response_format: format } = JSON.parse(service.requests[0]?.body ?? '{}')
    for (const part of [
      'passage [1] 2026-06-01T12:00:00.000Z by Ben of Ana',
      'known values of Ana',
      'City: Porto',
      'Today is 2026-11-28.',
    ])
      expect(messages[1].content).toContain(part)
    expect(messages[1].content.indexOf('She moved.')).toBeLessThan(messages[1].content.indexOf(asked.question))
    expect(Object.keys(format.json_schema.schema.properties)).toEqual(['sources', 'answer', 'confidence'])
  })

  it.each(['none', 'None.', 'N/A', 'Not mentioned.', ''])('takes %j for no answer', async answer => {
    await using service = await scriptedModel([
      { answer: { sources: [{ passage: 1, quote: 'Ana moved' }], answer, confidence: 0.9 } },
    ])
    const { answer: given } = await modelAt(service).answer(PAYER, { question: 'Where does Ana live?', passages })
    expect(given).toBeUndefined()
  })

  it('reads at most 6,000 tokens, of long passages what answers, and as many as fit', async () => {
    const key = 'The key of the shed hangs behind the blue door.'
    const long = `${'Rain fell on the roof. '.repeat(4_000)}${key}${' Wind came after it.'.repeat(4_000)}`
    const start = long.indexOf(key)
    const many = Array.from({ length: 30 }, (_, n) => ({
      id: `mem_${n}`,
      content: n < 3 ? `${n} ${long}` : `Note ${n}: the shed is green.`,
      best: n < 3 ? { start: start + 2, end: start + 2 + key.length } : undefined,
      timestamp: NOON,
      score: 1,
    }))
    await using service = await scriptedModel([
      { answer: { sources: [{ passage: 1, quote: key }], answer: 'behind the blue door', confidence: 0.9 } },
    ])
    const { answer } = await modelAt(service).answer(PAYER, {
      question: 'Where is the key of the shed?',
      passages: many,
    })
    expect(answer?.sources[0]).toEqual({ id: 'mem_0', start: start + 2, end: start + 2 + key.length, text: key })
    const text: string = JSON.parse(service.requests[0]?.body ?? '{}').messages[1].content
    expect(text.length).toBeLessThan(4 * 6_000 + 300)
    expect(text.split(key)).toHaveLength(4)
    expect(text).toContain('Note 29:')
    expect(text).toContain('(a part)')
  })
})
