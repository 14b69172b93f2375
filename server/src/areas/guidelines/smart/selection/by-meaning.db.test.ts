import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/support/test-app.ts'

let app: TestApp
let key: string
beforeAll(async () => {
  app = await createTestApp({ settings: { EMBEDDING_PROVIDER: '' } })
  key = (await app.organization()).key
  for (const [name, value] of GUIDELINES) await post('guidelines', { name, value })
  await embedded()
})
afterAll(() => app.stop())

const embedded = () =>
  vi.waitFor(async () => expect(await app.database.query('SELECT FROM search.unembedded')).toEqual([]), {
    timeout: 30_000,
    interval: 200,
  })

const post = async (path: string, body: object) => {
  const answer = await app.call('POST', `/api/v1/${path}`, { key, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

const GUIDELINES: [name: string, value: string][] = [
  [
    'Library loans',
    '# Library loans\n\n## Overdue books\n\nEach day after the due date costs 20 cents.\n\n## Damage\n\nWhoever spills or tears pays for a new copy.\n\n## Renewals\n\nA loan is extended twice unless another reader waits.\n',
  ],
  [
    'Reading room',
    '# Reading room\n\n## Food and drink\n\nOnly water in closed bottles.\n\n## Noise\n\nTelephones are silent, and calls are made in the hall.\n',
  ],
  ['Refunds', '# Refunds\n\n## Cards\n\nThe fee of a card is returned within a week.\n'],
  ['Journeys', '# Journeys\n\n## Trains\n\nStaff go by train, second class, and are back the same day.\n'],
]

interface Selected {
  name: string
  score: number
  sections: { title: string; score: number }[]
}

/** A busy machine may not embed the message in time, which is a warning. */
const select = (message: string, more: object = {}): Promise<Selected[]> =>
  vi.waitFor(
    async () => {
      const { selection, warnings } = await post('ai/smart-guidelines', { message, ...more })
      expect(warnings).toBeUndefined()
      return selection
    },
    { timeout: 20_000, interval: 200 },
  )
const titles = (selection: Selected[]): string[] =>
  selection.flatMap(({ name, sections }) => sections.map(({ title }) => `${name} / ${title}`))

it.each([
  ['My daughter ripped a page out of the novel', 'Library loans / Damage'],
  ['May I eat a sandwich at the desk?', 'Reading room / Food and drink'],
  ['My mobile rang while others were studying', 'Reading room / Noise'],
  ['Can I borrow the novel for two more weeks?', 'Library loans / Renewals'],
])('finds the section by its meaning: %s', async (message, section) => {
  expect(titles(await select(message))).toContain(section)
})

it.each([
  'What is 12 times 19?',
  'Who composed the Magic Flute?',
  'How far away is the moon?',
  'Give me a recipe for pancakes',
])('selects nothing if no guideline concerns the message: %s', async message => {
  expect(await select(message)).toEqual([])
})

it('finds what stands at the end of a long message', async () => {
  const talk = 'We met in the garden and talked about the roses and the new gravel path. '.repeat(25)
  expect(titles(await select(`${talk}By the way, my mobile rang while others were studying.`))).toContain(
    'Reading room / Noise',
  )
})

it('lists guidelines by their scores, and a budget drops the weakest', async () => {
  const message = 'The book is late and it is torn, what do I pay?'
  const all = await select(message)
  expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).sort((a, b) => b - a))
  expect(all[0]?.name).toBe('Library loans')
  const few = await select(message, { maxContentTokens: 80 })
  expect(few[0]?.sections[0]?.title).toBe(all[0]?.sections[0]?.title)
  expect(titles(few).length).toBeLessThan(titles(all).length)
})

it('"money back" is about refunds, not about journeys', async () => {
  const names = (await select('money back')).map(({ name }) => name)
  expect(names).toContain('Refunds')
  expect(names).not.toContain('Journeys')
})

it('tests texts that are not stored by their meaning too', async () => {
  const guidelines = [
    {
      name: 'Pool',
      value: '# Pool\n\n## Children\n\nUnder tens swim with an adult.\n\n## Lanes\n\nKeep to the right.\n',
    },
  ]
  const cases = [
    { message: 'May my little daughter bathe alone?', expect: ['Pool'] },
    { message: 'Who composed the Magic Flute?', expect: [] },
    { message: 'May I eat a sandwich at the desk?', expect: [] },
  ]
  const tested = async () => (await post('guidelines/test', { cases, guidelines })).data
  await vi.waitFor(async () => expect(await tested()).toMatchObject({ passed: true }), { timeout: 20_000 })
})

it('waits for the vectors of a guideline that was stored a moment ago', async () => {
  await post('guidelines', {
    name: 'Cloakroom',
    value: '# Cloakroom\n\n## Coats\n\nThey hang on the hooks by the door.\n',
  })
  const message = 'Where can I put my jacket?'
  // a machine that takes longer warns, and the next call finds it
  expect(titles(await select(message))).toContain('Cloakroom / Coats')
})

it('renews the words and vectors of sections that an older version indexed', async () => {
  await embedded()
  await app.database.query("UPDATE search.documents SET keys = '{}', counts = '{}' WHERE source = 'guideline'")
  await app.database.query("UPDATE search.embeddings SET model = 'old' WHERE source = 'guideline'")
  const file = '../../../../../prisma/migrations/20261129092000_guidelines_embedded_first/migration.sql'
  const statements = (await readFile(new URL(file, import.meta.url), 'utf8')).split(';')
  for (const statement of statements.filter(one => /^\s*(?:--.*\s*)*(?:UPDATE|INSERT)/.test(one)))
    await app.database.query(statement)
  await app.advance('2 hours')
  const old = "SELECT FROM search.documents WHERE source = 'guideline' AND (analyzer IS NULL OR keys = '{}')"
  await vi.waitFor(async () => expect(await app.database.query(old)).toEqual([]), { timeout: 30_000, interval: 200 })
  await embedded()
  expect(titles(await select('My daughter ripped a page out of the novel'))).toContain('Library loans / Damage')
})
