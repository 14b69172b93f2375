import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLanguageModels } from '../../server/src/models/create-language-models.ts'
import { FREE_BUDGET } from '../../server/test/support/free-budget.ts'
import { type ScriptedModel, scriptedModel } from '../../server/test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'
import { openClient } from '../lib/client.ts'
import { readPublicSet } from './form.ts'
import { JUDGE_PROMPT } from './reader.ts'
import { type Asked, runPublic } from './run.ts'

// invented, in the forms of the public files
const said = (...messages: string[]) =>
  messages.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content, has_answer: false }))
const SESSIONS = [
  said('I adopted a greyhound called Pepper last week.', 'Congratulations! Greyhounds love sofas.'),
  said('Which oil is best for a wooden table?', 'Linseed oil.', ''),
  said('My sister Runa moved to Tromsø for her new job.', 'Tromsø has long winters.'),
]
const haystack = {
  haystack_session_ids: ['s_dog', 's_table', 's_sister'],
  haystack_dates: ['2024/03/02 (Sat) 09:15', '2024/03/04 (Mon) 18:00', '2024/03/09 (Sat) 11:30'],
  haystack_sessions: SESSIONS,
  question_date: '2024/04/01 (Mon) 08:00',
}
const LONG = [
  {
    question_id: 'q1',
    question_type: 'single-session-user',
    question: 'What is the name of my greyhound?',
    answer: 'Pepper',
    answer_session_ids: ['s_dog'],
    ...haystack,
  },
  {
    question_id: 'q2',
    question_type: 'multi-session',
    question: 'Where did my sister Runa move to?',
    answer: 'Tromsø',
    answer_session_ids: ['s_sister'],
    ...haystack,
  },
  {
    question_id: 'q3_abs',
    question_type: 'single-session-user',
    question: 'What is the name of my parrot?',
    answer: 'No parrot was mentioned.',
    answer_session_ids: ['s_dog'],
    ...haystack,
  },
]
const LOCOMO = [
  {
    sample_id: 'conv-x',
    conversation: {
      speaker_a: 'Ines',
      speaker_b: 'Tomas',
      session_1: [
        { speaker: 'Ines', dia_id: 'D1:1', text: 'I planted forty tulips behind the shed.' },
        { speaker: 'Tomas', dia_id: 'D1:2', text: 'Look at this.', blip_caption: 'a photo of a red canoe' },
      ],
      session_1_date_time: '1:56 pm on 8 May, 2023',
      session_2: [{ speaker: 'Tomas', dia_id: 'D2:1', text: 'The marathon in Lyon was cancelled.' }],
      session_2_date_time: '12:05 am on 9 June, 2023',
    },
    qa: [
      { question: 'What did Ines plant?', answer: 'tulips', evidence: ['D1:1'], category: 4 },
      { question: 'What is the color of the canoe of Tomas?', answer: 'red', evidence: ['D01:02; D1:1'], category: 1 },
      { question: 'Which marathon did Ines win?', evidence: ['D2:1'], category: 5, adversarial_answer: 'Lyon' },
    ],
  },
]

let app: TestApp
let url: string
let model: ScriptedModel
let folder: string
let started: number
let lines: string[]
beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'on' } })
  url = await app.listen()
  model = await scriptedModel(body => {
    const [system, user] = JSON.parse(body).messages.map(({ content }: { content: string }) => content)
    if (system.startsWith(JUDGE_PROMPT)) {
      const [, right = '', answer = ''] = /Right answer: (.*)\n\nAnswer to judge: (.*)$/.exec(user) ?? []
      return {
        answer: { right: right.endsWith('do not say it.') ? answer === 'I do not know.' : answer.includes(right) },
      }
    }
    // of the sister it says something wrong, and of the parrot it declines
    if (/my sister Runa move to\?$/.test(user)) return { answer: 'Oslo' }
    if (/parrot\?$/.test(user)) return { answer: 'I do not know.' }
    return { answer: /greyhound called (\w+)/.exec(user)?.[1] ?? 'I do not know.' }
  })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepsake-public-'))
  started = 0
  lines = []
  model.requests.length = 0
  return () => rm(folder, { recursive: true })
})

async function run(set: unknown, asked: Partial<Asked> = {}): Promise<string | undefined> {
  const path = join(folder, 'set.json')
  await writeFile(path, JSON.stringify(set))
  const how = {
    results: join(folder, 'results.jsonl'),
    seed: 7,
    isConfirmed: false,
    say: (line: string) => lines.push(line),
  }
  return runPublic(await readPublicSet(path), { ...how, ...asked }, async () => {
    started++
    return {
      open: async () => openClient(url, 1, (await app.organization()).key),
      untilEmbedded: async () => {},
      end: async () => {},
    }
  })
}

const resultsNow = async () =>
  (await readFile(join(folder, 'results.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
const rowOf = (table: string | undefined, system: string): string[] =>
  table
    ?.split('\n')
    .find(line => line.startsWith(`| ${system} |`))
    ?.split('|')
    .map(cell => cell.trim())
    .slice(2, -1) ?? []

const answering = (): Pick<Asked, 'models'> => {
  const own = {
    id: 'default',
    provider: 'openai-compatible',
    baseUrl: model.baseUrl,
    name: 'm',
    source: 'MODEL_',
  } as const
  return {
    models: {
      models: createLanguageModels([own], { budget: FREE_BUDGET }),
      reader: 'default',
      judge: 'default',
      seed: 7,
    },
  }
}

describe('a public set of questions', () => {
  it('in the form of LongMemEval is measured by sessions, without a model', async () => {
    const table = await run(LONG)
    expect(await resultsNow()).toMatchObject([
      { id: 'q1', evidence: 1, isAnswered: true, places: { Keepsake: [1], 'plain full-text search': [1] } },
      { id: 'q2', places: { Keepsake: [1], 'plain full-text search': [1] } },
      { id: 'q3_abs', isUnanswerable: true, isAnswered: false },
    ])
    expect(rowOf(table, 'Keepsake')).toEqual(['100.0', '100.0', '100.0', '100.0', '100.0', '', 'this run'])
    expect(rowOf(table, 'plain full-text search')).toEqual(['100.0', '100.0', '100.0', '100.0', '', '', 'this run'])
    expect(rowOf(table, 'agentmemory, words and vectors').at(-1)).toMatch(/^https:/)
    expect(table).toContain('3 questions, 1 of them without an answer in the conversations. Seed 7.')
    expect(model.requests).toHaveLength(0)
  })

  it('in the form of LoCoMo is measured by turns, with what pictures show', async () => {
    const table = await run(LOCOMO)
    const [tulips, canoe, adversarial] = await resultsNow()
    expect(tulips).toMatchObject({ id: 'conv-x 1', kind: 'single-hop', evidence: 1, places: { Keepsake: [1] } })
    expect(canoe).toMatchObject({ kind: 'multi-hop', evidence: 2 })
    expect(canoe.places['plain full-text search']).toContain(1)
    expect(adversarial).toMatchObject({ kind: 'adversarial', isUnanswerable: true })
    expect(table).toContain('one of the turns that answer')
  })

  it('goes on where it stopped', async () => {
    await run(LONG, { first: 2 })
    expect(await resultsNow()).toHaveLength(2)
    const file = join(folder, 'results.jsonl')
    // the last line is cut off, as when a run is killed
    await writeFile(file, `${(await readFile(file, 'utf8')).trimEnd().slice(0, -20)}\n`)
    const table = await run(LONG)
    expect(lines.find(line => line.includes('measured before'))).toBeDefined()
    expect(lines.filter(line => line.includes(' of 3: '))).toHaveLength(2)
    expect(started).toBe(2)
    expect(await run(LONG)).toBe(table)
    expect(started).toBe(2)
  })

  it('shows what answers cost, and sends nothing before that is confirmed', async () => {
    expect(await run(LONG, { ...answering(), price: 2 })).toBeUndefined()
    expect(lines.join('\n')).toMatch(/at most [\d,]+ tokens, about 0\.\d\d USD to read them \(Keepsake [\d,]+, plain/)
    expect([started, model.requests.length]).toEqual([0, 0])
  })

  it('has answers judged for each way to the text, next to the published figures', async () => {
    const table = await run(LONG, { ...answering(), isConfirmed: true })
    // three ways, an answer and a verdict for each
    expect(model.requests).toHaveLength(3 * 3 * 2)
    expect(model.requests.every(({ body }) => JSON.parse(body).seed === 7)).toBe(true)
    expect(rowOf(table, 'whole conversation')).toEqual(['', '', '', '', '100.0', '66.7', 'this run'])
    expect(rowOf(table, 'plain full-text search').slice(-3)).toEqual(['100.0', '66.7', 'this run'])
    expect(rowOf(table, 'Keepsake').slice(-3)).toEqual(['100.0', '66.7', 'this run'])
    expect(rowOf(table, 'Supermemory').slice(-2)).toEqual(['85.2', 'https://supersalience.com/research'])
    expect(table).toContain(JUDGE_PROMPT)
    expect(table).toContain('Seed 7.')
    // the same models and seed are not asked again, others are
    model.requests.length = 0
    await run(LONG, { ...answering(), isConfirmed: true })
    expect(model.requests).toHaveLength(0)
    await run(LONG, { ...answering(), seed: 8, isConfirmed: true, first: 1 })
    expect(model.requests).toHaveLength(6)
  })

  it('of another form is refused with what is wrong in it', async () => {
    await expect(run([{ question: 'What?' }])).rejects.toThrow(/set\.json has neither the form of .*0\.question_id/)
    await expect(run([{ ...LONG[0], question_date: 'soon' }])).rejects.toThrow('soon is no date of this set.')
  })
})
