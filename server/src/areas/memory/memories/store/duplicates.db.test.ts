import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../test/support/test-app.ts'
import { useApp } from '../../../../../test/support/use-app.ts'

const app = useApp()
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
  const organization = await app.organization()
  key = organization.key
  tenant = organization.tenants.live
  for (const [name, memory] of Object.entries(MEMORIES)) ids[name] = (await memorize(memory)).memories[0].id
})

const post = (path: string, body: object): Promise<TestAnswer> => app.call('POST', `/api/v1/${path}`, { key, body })
async function memorize(body: object) {
  const answer = await post('memorize', { ...dana, extract: false, ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}

describe('recalled text that is memorized again is not stored', () => {
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

  it('as formatted by recall', async () => {
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

  it('in a batch', async () => {
    const contents = ['"The office in Leeds opens in May"', 'The office in Leeds opens in May, or in June.']
    const answers = await Promise.all(contents.map(content => memorize({ ...dana, content })))
    expect(answers.map(({ duplicate = false }) => duplicate)).toEqual([true, false])
  })
})

describe('sentences of longer memories', () => {
  const minutes =
    'Kick-off with Northwind.\nThe pilot starts in “Hall 3” on 4 May. Dana wants a report every Monday, and no calls! Bring the badge? Thanks to all.'
  let id: string
  beforeAll(async () => {
    id = (await memorize({ content: minutes })).memories[0].id
  })

  it.each([
    'Dana wants a report every Monday, and no calls!',
    'Dana wants a report  every Monday, and no calls.',
    '- 2026-11-21: Dana wants a report every Monday, and no calls (changed later: Report since 2026-11-22: none)',
    'Dana wants a report every Monday, and no calls. The pilot starts in “Hall 3” on 4 May.',
    '[1] The pilot starts in “Hall 3” on 4 May.\n[2] I prefer calls before noon. Dana wants a report every Monday, and no calls.',
  ])('are not stored again: %j', async content => {
    const day = new Date().toISOString().slice(0, 10)
    expect(await memorize({ content: content.replace('2026-11-21', day) })).toMatchObject({
      duplicate: true,
      creditsCharged: 0,
      memories: [{ id }],
    })
  })

  it.each([
    'Dana wants a report every Monday',
    'Dana wants a report every Monday, and no calls?',
    'wants a report every Monday, and no calls!',
    'Dana wants a report every Monday, and no calls! She told us so.',
    'Lee Marsh: Dana wants a report every Monday, and no calls!',
    '- 2026-03-10: Dana wants a report every Monday, and no calls!',
    'Thanks to all.',
  ])('are stored if they say more, less or something else: %j', async content => {
    expect(await memorize({ content })).not.toHaveProperty('duplicate')
  })

  it('are stored if the text names a speaker', async () => {
    const content = 'The pilot starts in “Hall 3” on 4 May.'
    const { memories } = await memorize({
      email: 'lee@northwind.example',
      content: `Hello. ${content}`,
      speaker: 'Lee',
    })
    const lee = { email: 'lee@northwind.example', content }
    expect(await memorize({ ...lee, speaker: 'Dana' })).not.toHaveProperty('duplicate')
    expect(await memorize({ ...lee, content: `${content} Goodbye.`, speaker: 'Lee' })).not.toHaveProperty('duplicate')
    expect(await memorize({ ...lee, content: `"${content}"` })).toHaveProperty('duplicate')
    expect(await memorize({ ...lee, content: `Lee: ${content}` })).toMatchObject({ duplicate: true, memories })
  })

  it('are stored if they were contradicted in between', async () => {
    await post('collections', {
      name: 'Places',
      properties: [{ name: 'Budget', type: 'number', unit: 'USD', description: 'What they can spend.' }],
    })
    const mia = { email: 'mia@northwind.example', extract: true }
    await memorize({ ...mia, content: 'We met again on Tuesday. The budget is $90k this year.' })
    const again = { ...mia, content: 'The budget is $90k this year.' }
    expect(await memorize(again)).toHaveProperty('duplicate')
    await memorize({ ...mia, content: 'The budget is $70k now.' })
    expect(await memorize(again)).not.toHaveProperty('duplicate')
  })
})

describe('a text that adds information is stored', () => {
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

  it('if only another record has it', async () => {
    expect(
      await memorize({ email: 'lee@northwind.example', content: '- I prefer calls before noon.' }),
    ).not.toHaveProperty('duplicate')
  })
})

it('memories stored with the exact hash of their content are still found', async () => {
  const content = 'Kept By An Older Version.'
  const { recordId, memories } = await memorize({ content })
  await app.database.query('UPDATE memories SET content_hash = $1 WHERE id = $2 AND tenant_id = $3', [
    createHash('sha256').update(content).digest(),
    memories[0].id,
    tenant,
  ])
  expect(await memorize({ recordId, content })).toMatchObject({ duplicate: true, memories })
})
