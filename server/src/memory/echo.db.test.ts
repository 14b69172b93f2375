import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestAnswer, type TestApp } from '../platform/testing/test-app.ts'

let app: TestApp
let key: string
let tenant: number
const dana = { email: 'dana@northwind.example' }
const ids: Record<string, string> = {}
const MEMORIES = {
  calls: { content: 'I prefer calls before noon.', speaker: 'Dana Reyes', timestamp: '2026-03-10T09:00:00Z' },
  leeds: { content: 'The office in Leeds opens in May.' },
  mail: { content: 'Hello,\nthe renewal is due in June.\n\nLegal reviews it.' },
}
beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off' } })
  const organization = await app.organization()
  key = organization.key
  tenant = organization.tenants.live
  for (const [name, memory] of Object.entries(MEMORIES)) ids[name] = (await memorize(memory)).memories[0].id
})
afterAll(() => app.stop())

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
async function memorize(body: object) {
  const answer = await post('memorize', { ...dana, extract: false, ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}

describe('recalled text that is memorized again is no new memory', () => {
  it.each([
    ['i prefer  calls before NOON', 'calls'],
    ['"I prefer calls before noon."', 'calls'],
    ['- I prefer calls before noon.', 'calls'],
    ['Dana Reyes: I prefer calls before noon.', 'calls'],
    ['Dana Reyes said: “I prefer calls before noon.”', 'calls'],
    ['- 2026-03-10: Dana Reyes: I prefer calls before noon.', 'calls'],
    ['Hello, the renewal is due in June. Legal reviews it.', 'mail'],
    ['1. The office in Leeds opens in May.\n2. I prefer calls before noon.', 'leeds'],
    ['[1] The office in Leeds opens in May\n\n[2] Dana Reyes: "I prefer calls before noon."', 'leeds'],
    ['I prefer calls before noon. The office in Leeds opens in May.', 'calls'],
  ])('%j', async (content, name) => {
    const repeated = MEMORIES[name as keyof typeof MEMORIES]
    expect(await memorize({ content })).toMatchObject({
      duplicate: true,
      creditsCharged: 0,
      memories: [{ id: ids[name], content: repeated.content }],
    })
  })

  it('as recall gives it', async () => {
    const { body } = await post('smart-recall-unified', {
      message: 'When does Dana prefer calls?',
      outputFormat: 'text',
    })
    for (const line of body.text.split('\n').slice(2))
      expect(await memorize({ content: line })).toHaveProperty('duplicate')
    const { body: answered } = await post('smart-recall', {
      ...dana,
      query: 'When does the office in Leeds open?',
      generateAnswer: true,
    })
    expect(answered.answer).toBeTruthy()
    expect(await memorize({ content: answered.answer })).toHaveProperty('duplicate')
  })

  it('in a batch as well', async () => {
    const contents = ['"The office in Leeds opens in May"', 'The office in Leeds opens in May, or in June.']
    const answers = await Promise.all(contents.map(content => memorize({ ...dana, content })))
    expect(answers.map(({ duplicate = false }) => duplicate)).toEqual([true, false])
  })
})

describe('a text that adds something is kept', () => {
  it.each([
    'The office in Leeds opens in May 2027.',
    'The office in Leeds does not open in May.',
    'The office in Leeds opens in May?',
    'Lee Marsh: I prefer calls before noon.',
    '- 2026-03-11: Dana Reyes: I prefer calls before noon.',
    'Dana Reyes said that I prefer calls before noon.',
    'I prefer calls before noon. Not on Mondays.',
    '- I prefer calls before noon.\n- Lives in Bergen.',
    'Update: the office in Leeds opens in May.',
  ])('%j', async content => {
    const kept = await memorize({ content })
    expect(kept).not.toHaveProperty('duplicate')
    expect(kept.memories[0].content).toBe(content)
  })

  it('and so is what another record has', async () => {
    expect(
      await memorize({ email: 'lee@northwind.example', content: '- I prefer calls before noon.' }),
    ).not.toHaveProperty('duplicate')
  })
})

it('finds what was kept by its exact spelling before', async () => {
  const content = 'Kept By An Older Version.'
  const { recordId, memories } = await memorize({ content })
  await app.database.query('UPDATE memories SET content_hash = $1 WHERE id = $2 AND tenant_id = $3', [
    createHash('sha256').update(content).digest(),
    memories[0].id,
    tenant,
  ])
  expect(await memorize({ recordId, content })).toMatchObject({ duplicate: true, memories })
})
