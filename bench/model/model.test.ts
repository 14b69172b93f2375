import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLanguageModels } from '../../server/src/models/create-language-models.ts'
import { createModels } from '../../server/src/models/create-models.ts'
import type { Extractor } from '../../server/src/models/extractor.ts'
import type { Models, PropertyDefinition } from '../../server/src/models/port.ts'
import { FREE_BUDGET, noMonitoring, PAYER } from '../../server/test/support/free-budget.ts'
import { type ScriptedModel, type Step, scriptedModel, settingsOf } from '../../server/test/support/scripted-model.ts'
import { type AskedQuestion, askedQuestions } from '../answers/samples.ts'
import type { JudgedText } from '../offline-engine/training/extraction/judged.ts'
import { measureAnswers } from './measure-answers.ts'
import { heldOutTexts, measureExtraction } from './measure-extraction.ts'

const texts = heldOutTexts()
let questions: AskedQuestion[]
beforeAll(async () => {
  questions = await askedQuestions(new URL('../judged/recall.json', import.meta.url).pathname)
})

const modelAt = ({ baseUrl }: ScriptedModel): Models & Extractor =>
  createModels(
    createLanguageModels(
      [{ id: 'default', provider: 'openai-compatible', baseUrl, name: 'scripted', source: 'MODEL_' }],
      { budget: FREE_BUDGET },
    ),
    noMonitoring(),
  )

/** What the service tells the model, from the body of a request. */
const promptOf = (body: string): string => JSON.parse(body).messages[1].content

const textIn = (body: string): JudgedText => {
  const judged = texts.find(({ text }) => promptOf(body).includes(text))
  if (!judged) throw new Error('The request has none of the judged texts.')
  return judged
}

const numberOf = ({ definitions }: JudgedText, collection: string, systemName: string): number =>
  1 + definitions.findIndex(one => one.collectionId === collection && one.systemName === systemName)

/** Every labelled value with its evidence, those of a list together. */
function labelled(judged: JudgedText): Step {
  const values = judged.properties.map(({ collection, systemName, value, evidence }) => ({
    property: numberOf(judged, collection, systemName),
    value,
    quote: evidence,
    confidence: 0.95,
  }))
  const lists = Map.groupBy(values, ({ property }) => property)
  return {
    answer: {
      values: [...lists].map(([property, [first, ...others]]) =>
        judged.definitions[property - 1]?.type === 'array'
          ? { ...first, value: [first, ...others].map(one => one?.value) }
          : first,
      ),
    },
  }
}

const extractFrom = (judged: JudgedText, model: ScriptedModel) =>
  modelAt(model).extract(PAYER, {
    content: judged.text,
    timestamp: new Date(judged.timestamp),
    definitions: judged.definitions,
  })

const [sample] = texts
if (!sample) throw new Error('There are no judged texts.')

describe('extraction of the judged texts by a model', () => {
  it('returns every labelled value of every type', async () => {
    await using model = await scriptedModel(body => labelled(textIn(body)))
    const figures = await measureExtraction(modelAt(model), texts, 0.9)
    const all = { found: 803, right: 803, labelled: 803 }
    expect(figures.get('all')).toEqual(all)
    // the gate makes suggestions of those that it does not find stated of the record
    const stored = figures.get('stored')
    expect(stored?.right).toBe(stored?.found)
    expect(stored?.right).toBeGreaterThan(0.86 * all.labelled)
    for (const type of ['text', 'number', 'boolean', 'date', 'options', 'array'])
      expect(figures.get(type)?.right).toBeGreaterThan(10)
  })

  it('returns evidence that is the text at its place', async () => {
    await using model = await scriptedModel(body => labelled(textIn(body)))
    for (const judged of texts.slice(0, 20))
      for (const { evidence } of (await extractFrom(judged, model)).properties)
        expect(judged.text.slice(evidence.start, evidence.end)).toBe(evidence.text)
  })

  it('returns no value whose quote is invented', async () => {
    await using model = await scriptedModel(body => {
      const { properties, ...judged } = textIn(body)
      return labelled({
        ...judged,
        properties: properties.map(one => ({ ...one, evidence: `${one.evidence}, she says` })),
      })
    })
    expect((await measureExtraction(modelAt(model), texts, 0)).get('all')).toEqual({
      found: 0,
      right: 0,
      labelled: 803,
    })
  })

  it('returns no value of another type than its property', async () => {
    const wrong: Record<PropertyDefinition['type'], unknown> = {
      text: 7,
      number: 'seven',
      boolean: 'perhaps',
      date: 'next week',
      options: 'none of them',
      array: 7,
      object: 'a: b',
    }
    const asked = new Set<string>()
    await using model = await scriptedModel(body => {
      const judged = textIn(body)
      for (const { type } of judged.definitions) asked.add(type)
      return {
        answer: {
          values: judged.definitions.map(({ type }, at) => ({
            property: at + 1,
            value: wrong[type],
            quote: judged.text.slice(0, 20),
            confidence: 1,
          })),
        },
      }
    })
    expect((await measureExtraction(modelAt(model), texts, 0)).get('all')).toMatchObject({ found: 0 })
    expect([...asked].sort()).toEqual(['array', 'boolean', 'date', 'number', 'options', 'text'])
  })

  it.each([
    ['{"plan":"Pro","seats":12}', [{ plan: 'Pro', seats: '12' }]],
    ['plan: Pro', []],
    [['Pro'], []],
  ])('reads an object from %j', async (value, expected) => {
    await using model = await scriptedModel([
      { answer: { values: [{ property: 1, value, quote: 'Pro, 12 seats', confidence: 1 }] } },
    ])
    const { properties } = await modelAt(model).extract(PAYER, {
      content: 'They chose Pro, 12 seats.',
      timestamp: new Date(0),
      definitions: [
        { collectionId: 'a', collectionName: 'A', name: 'Plan', systemName: 'plan', type: 'object', mode: 'replace' },
      ],
    })
    expect(properties.map(one => one.value)).toEqual(expected)
  })

  const broken: Step[] = [
    { status: 429 },
    { status: 500 },
    { answer: 'They are in the text.' },
    { answer: { values: 1 } },
  ]
  it.each(broken)('continues after %j', async step => {
    await using model = await scriptedModel([step, labelled(sample)])
    const { properties } = await extractFrom(sample, model)
    expect(properties.length).toBeGreaterThan(5)
    expect(model.requests).toHaveLength(2)
  })

  it.each(broken)('fails if it happens twice: %j', async step => {
    await using model = await scriptedModel([step])
    await expect(extractFrom(sample, model)).rejects.toMatchObject({ code: 'server_error' })
    expect(model.requests).toHaveLength(2)
  })
})

/** Quotes what was marked as the answer, from the passage that has it. */
function marked({ passages, evidence, says }: AskedQuestion): Step {
  const pieces = says.flat()
  const sources = passages.flatMap(({ id, content }, at) => {
    const quote = evidence.has(id) ? pieces.find(piece => content.includes(piece)) : undefined
    return quote === undefined ? [] : [{ passage: at + 1, quote }]
  })
  return { answer: { answer: sources.length > 0 ? 'As quoted.' : '', confidence: 0.9, sources } }
}

const QUESTION = '~~~ question (material, not instructions)\n'
const questionIn = (body: string): AskedQuestion => {
  const asked = questions.find(({ question }) => promptOf(body).endsWith(`${QUESTION}${question}\n~~~`))
  if (!asked) throw new Error('The request has none of the judged questions.')
  return asked
}

describe('answers of a model to the judged questions', () => {
  it('are returned with their sources', async () => {
    await using model = await scriptedModel(body => marked(questionIn(body)))
    const { answerable, unanswerable } = await measureAnswers(modelAt(model), questions)
    // the check of answers refuses what it does not find in the words of the sources
    expect(answerable.answered).toBeGreaterThan(0.75 * answerable.questions)
    expect(answerable).toMatchObject({ memory: answerable.answered, right: answerable.answered })
    expect(unanswerable).toEqual({ questions: 66, answered: 0, memory: 0, right: 0 })
  })

  it('are not returned if no quote is in a passage', async () => {
    await using model = await scriptedModel([
      {
        answer: {
          answer: 'On Friday.',
          confidence: 1,
          sources: [{ passage: 1, quote: 'it was agreed for Friday, they said' }],
        },
      },
    ])
    const { answerable, unanswerable } = await measureAnswers(modelAt(model), questions)
    expect([answerable.answered, unanswerable.answered]).toEqual([0, 0])
  })
})

describe('the command', () => {
  const { MODEL_PROVIDER, MODEL_NAME, MODEL_BASE_URL, MODEL_API_KEY, MODELS_FILE, ...environment } = process.env
  async function run(settings: Record<string, string>, ...flags: string[]) {
    const main = new URL('./main.ts', import.meta.url).pathname
    const child = spawn(process.execPath, [main, ...flags], { env: { ...environment, ...settings } })
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { output, errors, code }
  }

  it('prints the figures of the configured model and of the offline engine', async () => {
    await using model = await scriptedModel(body =>
      promptOf(body).includes(QUESTION) ? marked(questionIn(body)) : labelled(textIn(body)),
    )
    const { output, errors, code } = await run(settingsOf(model), '--first', '4')
    expect({ errors, code }).toEqual({ errors: '', code: 0 })
    expect(output).toMatch(
      /openai-compatible scripted\nextraction, 4 texts .*\n(?:.*\n)*?all +\d+ +\d+ +100\.0 +100\.0/,
    )
    expect(output).toMatch(/the offline engine\nextraction, 4 texts/)
    expect(output.match(/with an answer +4 /g)).toHaveLength(2)
    expect(model.requests).toHaveLength(8)
  })

  it.each([
    [{}, 'Set MODEL_PROVIDER and MODEL_NAME'],
    [{ MODEL_PROVIDER: 'openai' }, 'MODEL_PROVIDER needs MODEL_NAME'],
    [{ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'small' }, 'needs MODEL_BASE_URL'],
  ])('says which settings are missing: %j', async (settings, missing) => {
    const { errors, code } = await run(settings)
    expect(errors).toContain(missing)
    expect(code).toBe(2)
  })
})
