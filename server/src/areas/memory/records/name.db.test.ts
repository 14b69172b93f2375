import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app, { per: 'file' })

interface Recalled {
  content: string
  matched?: string[]
  record?: { name?: string }
}

async function ok(path: string, body: object) {
  const answer = await own.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}
const memorize = (who: object, content: string, more = {}) =>
  ok('memorize', { ...who, content, extract: false, ...more })
const recall = async (query: string, more = {}): Promise<Recalled[]> =>
  (await ok('smart-recall', { query, ...more })).results
const first = async (query: string, more = {}) => (await recall(query, more))[0]?.content
const setName = (key: object, name: string, property = 'Name') =>
  ok('upsert', { records: [{ key, properties: { [property]: name } }] })

const email = (name: string) => ({ email: `${name}@crew.example` })
const OLDEST = { timestamp: '2020-01-01T00:00:00Z' }

beforeAll(async () => {
  await ok('collections', { name: 'Clients', properties: [{ name: 'Client', type: 'text', isName: true }] })
  await memorize(email('tobias'), 'Speaks Portuguese and German.', OLDEST)
  await memorize(email('wenli'), 'Languages: Mandarin and Dutch. Prefers tea.', OLDEST)
  for (let i = 0; i < 30; i++)
    await memorize(email(`person${i}`), `Speaks several languages, such as number ${i}. Prefers coffee at ${i}.`)
})

describe('a question over the organization finds the memories of the record that it names', () => {
  it.each([
    ['the mailbox of its address', email('tobias'), 'Which languages does Tobias speak?', /Portuguese/],
    ['two words that its address writes as one', email('wenli'), "What are Wen Li's languages?", /Mandarin/],
  ])('by %s', async (_, who, query, content) => {
    expect(await first(query)).toMatch(content)
    const [same] = await recall(query, who)
    expect(same?.content).toMatch(content)
  })

  it.each([
    ['a phone number', { phoneNumber: '+49 30 901820' }, 'Name', 'Zofia Łącka', 'Which drink does Zofia prefer?'],
    ['a phone number', { phoneNumber: '+49 30 901821' }, 'Full name', 'José Núñez', 'Which drink does NUNEZ prefer?'],
    ['a website', { websiteUrl: 'https://www.quoril.example/shop' }, 'Mood', 'calm', 'Which drink does Quoril prefer?'],
    [
      'a custom key',
      { customKeyName: 'badge', customKeyValue: 'Brandt-4711' },
      'Mood',
      'calm',
      'Which drink does Brandt prefer?',
    ],
    ['a marked property', { phoneNumber: '+49 30 901822' }, 'Client', 'Ondine Mbeki', 'What drink does Mbeki prefer?'],
  ])('with %s and %s = %s', async (_, who, property, value, query) => {
    const content = `Prefers a drink of ${value === 'calm' ? 'milk' : value.length} with honey.`
    await memorize(who, content, OLDEST)
    await setName(who, value, property)
    expect(await first(query)).toBe(content)
  })

  it('by its new name and not by the one before', async () => {
    const who = { phoneNumber: '+49 30 901830' }
    await memorize(who, 'Prefers lemonade.', OLDEST)
    await setName(who, 'Ottokar Weiss')
    expect(await first('What does Ottokar prefer?')).toBe('Prefers lemonade.')
    await setName(who, 'Philippa Weiss')
    expect(await first('What does Philippa prefer?')).toBe('Prefers lemonade.')
    expect(await recall('Ottokar')).toEqual([])
  })

  it('but not by another property, which is no name', async () => {
    const who = { phoneNumber: '+49 30 901831' }
    await memorize(who, 'Prefers cider.', OLDEST)
    await setName(who, 'Hubertus', 'Boss')
    expect(await recall('Hubertus')).toEqual([])
  })
})

it('the name is no part of the text: no word of it matched, and it is in no content', async () => {
  const [tobias] = await recall('Which languages does Tobias speak?')
  expect(tobias?.matched).toEqual(['speak'])
  expect(tobias?.content).toBe('Speaks Portuguese and German.')
})

it('all memories of a record are found by its name alone, and none of a record that was deleted', async () => {
  const who = email('quibbald')
  for (const content of ['Plays the tuba.', 'Was born in Riga.']) await memorize(who, content)
  expect((await recall('Quibbald')).map(({ content }) => content).sort()).toEqual([
    'Plays the tuba.',
    'Was born in Riga.',
  ])
  await ok('memory/delete-record', who)
  expect((await recall('Quibbald')).map(({ content }) => content)).not.toContain('Plays the tuba.')
})

it('a name of many records hides none of the other words', async () => {
  for (let i = 0; i < 25; i++) {
    await memorize({ email: `k${i}@crew.example` }, `Likes puzzle number ${i}.`)
    await setName({ email: `k${i}@crew.example` }, `Kim Family${i}`)
  }
  expect(await first('Which puzzle does Kim Family7 like?')).toBe('Likes puzzle number 7.')
})

it('filters hold: another record is not found because the question names it', async () => {
  const results = await recall('Which languages does Tobias speak?', email('wenli'))
  expect(results.map(({ content }) => content)).toEqual(['Languages: Mandarin and Dutch. Prefers tea.'])
  const late = await recall('Which languages does Tobias speak?', { since: '2021-01-01T00:00:00Z' })
  expect(late.map(({ content }) => content)).not.toContain('Speaks Portuguese and German.')
})

describe('an organization of its own', () => {
  const other = useOrganization(app)
  beforeEach(() => other.post('memorize', { ...email('tobias'), content: 'Speaks Welsh.', extract: false }))

  it('has its own names', async () => {
    const { body } = await other.post('smart-recall', { query: 'Which languages does Tobias speak?' })
    expect(body.results.map(({ content }: Recalled) => content)).toEqual(['Speaks Welsh.'])
  })
})

it('the name that people read is the marked property, else a property of names, else the speaker whose name is in a key', async () => {
  const who = email('ilsabet')
  const nameOf = async () => (await recall('Which wallpaper is on order?'))[0]?.record?.name
  await memorize(who, 'The wallpaper is on order.', { speaker: 'Rafa (support)', sessionId: 'case' })
  expect(await nameOf()).toBeUndefined()
  await memorize(who, 'Thanks, then I wait for it.', { speaker: 'Ilsabet K.', sessionId: 'case' })
  expect(await nameOf()).toBe('Ilsabet K.')
  await setName(who, 'Ilsabet Kroon')
  expect(await nameOf()).toBe('Ilsabet Kroon')
  await setName(who, 'Mrs Kroon', 'Client')
  expect(await nameOf()).toBe('Mrs Kroon')
})
