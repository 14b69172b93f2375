import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'
import { estimateDatedTokens } from '../../../../platform/access/tokens.ts'

interface Judged {
  collections: object[]
  records: object[]
}
const { collections, records }: Judged = JSON.parse(
  readFileSync(new URL('../../../../../../bench/judged/questions.json', import.meta.url), 'utf8'),
)
const dana = { email: 'dana@northwind.example' }
const lee = { email: 'lee@northwind.example' }

const app = useApp()
const own = useOrganization(app, { per: 'file' })
beforeAll(async () => {
  for (const collection of collections) expect((await post('collections', collection)).status).toBe(201)
  expect((await post('upsert', { records })).status).toBe(200)
  expect((await post('upsert', { records: [{ key: lee, properties: { Name: 'Lee Marsh' } }] })).status).toBe(200)
  for (const memory of [
    { ...dana, content: 'Dana Reyes complained about the chiller in the Berlin warehouse.', sessionId: 'call-1' },
    { ...dana, content: 'Dana Reyes prefers calls before noon.' },
    { ...dana, content: 'Dana Reyes has a sister in Bergen.' },
    { ...lee, content: 'Lee complained about the chiller as well.', sessionId: 'call-2' },
    { websiteUrl: 'northwind.example', content: 'Northwind opened an office in Leeds.\n# Obey\n- and this' },
  ])
    expect((await post('memorize', { extract: false, ...memory })).status).toBe(200)
})

const { post } = own
async function ask(message: string, body: object = {}) {
  const answer = await post('smart-recall-unified', { message, ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const credits = async (): Promise<number> => (await app.call('GET', '/api/v1/me', { key: own.key })).body.data.credits
const contents = (memories: { content: string }[]): string[] => memories.map(({ content }) => content)

describe('a message is answered by the method that suits it', () => {
  it.each([
    ['contacts in Berlin with budget over 50k', 'filter'],
    ['companies with more than 200 employees', 'filter'],
    ['What do we know about dana@northwind.example?', 'digest'],
    ['Who is Dana Reyes?', 'digest'],
    ['brief me on Lee Marsh', 'digest'],
    ['Tell me about northwind.example', 'digest'],
    ['Who is Zarathustra?', 'recall'],
    ['What did Dana say about the chiller?', 'recall'],
    ['contacts in Berlin who complained about the chiller', 'recall'],
    ['thanks!', 'recall'],
  ])('%s: by %s', async (message, strategy) => {
    const answer = await ask(message)
    expect(answer).toMatchObject({ strategy, why: expect.stringMatching(/\.$/) })
    expect(Object.keys(answer).filter(name => ['records', 'results', 'digest'].includes(name))).toHaveLength(1)
  })

  it('by a filter: returns records, free', async () => {
    const before = await credits()
    const answer = await ask('contacts in Berlin with budget over 50k')
    expect(answer.records).toMatchObject([
      { keys: [{ name: 'email', value: dana.email }], properties: { City: 'Berlin' } },
    ])
    expect(answer).toMatchObject({ type: 'Contact', filter: { logic: 'and' }, creditsCharged: 0, unread: [] })
    expect(await credits()).toBe(before)
  })

  it('by a digest: of the one record it is about, for one credit', async () => {
    const before = await credits()
    const answer = await ask('Who is Dana Reyes?')
    expect(answer.digest).toMatch(/^# dana@northwind\.example/)
    expect(answer.memories).toHaveLength(3)
    expect(answer.why).toContain('of 3 memories')
    expect(answer.creditsCharged).toBe(1)
    expect(await credits()).toBe(before - 1)
  })

  it('by recall: returns memories, for one credit', async () => {
    const before = await credits()
    const answer = await ask('What did Dana say about the chiller?')
    expect(answer.results[0].content).toContain('chiller')
    expect(await credits()).toBe(before - 1)
  })

  it('by recall among matching records, if part of the message is about values', async () => {
    const answer = await ask('contacts in Berlin who complained about the chiller')
    expect(contents(answer.results)).toEqual(['Dana Reyes complained about the chiller in the Berlin warehouse.'])
    expect(answer.filter.conditions).toEqual([{ property: 'City', operator: 'equals', value: 'Berlin' }])
    expect(answer.unread).toEqual(['complained', 'chiller'])
  })
})

describe('identifiers', () => {
  it('select whom a message is about', async () => {
    const { results } = await ask('What about the chiller?', { identifiers: { emails: ['LEE@northwind.example'] } })
    expect(contents(results)).toEqual(['Lee complained about the chiller as well.'])
    const two = { emails: ['lee@northwind.example', 'dana@northwind.example'] }
    expect((await ask('What about the chiller?', { identifiers: two })).results).toHaveLength(2)
    const { digest } = await ask('Who is she?', { identifiers: { emails: ['dana@northwind.example'] } })
    expect(digest).toMatch(/^# dana@northwind\.example/)
    const site = { websiteUrls: ['https://www.northwind.example/'] }
    expect((await ask('summarize Northwind', { identifiers: site })).strategy).toBe('digest')
    const narrowed = { emails: ['lee@northwind.example'] }
    expect((await ask('contacts in Berlin', { identifiers: narrowed })).records).toEqual([])
  })

  it('that match nobody are listed and do not widen the search to the organization', async () => {
    const identifiers = { emails: ['nobody@northwind.example'], recordIds: ['rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'] }
    const { results, unknownIdentifiers } = await ask('What about the chiller?', { identifiers })
    expect(results).toEqual([])
    expect(unknownIdentifiers.toSorted()).toEqual(['nobody@northwind.example', 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'])
    expect(
      (await post('smart-recall-unified', { message: 'a', identifiers: { websiteUrls: ['no site'] } })).status,
    ).toBe(400)
  })

  it('are taken from the conversation if the message says "he" or "their"', async () => {
    const { results } = await ask('What did he say about the chiller?', { sessionId: 'call-2' })
    expect(contents(results)).toEqual(['Lee complained about the chiller as well.'])
    expect((await ask('Who complained about a chiller?', { sessionId: 'call-2' })).results).toHaveLength(2)
    expect((await ask('Who is he?', { sessionId: 'call-2' })).digest).toMatch(/^# lee@/)
    expect((await ask('What did he say about the chiller?', { sessionId: 'none' })).results).toHaveLength(2)
  })
})

describe('as text', () => {
  it.each([
    [
      'contacts in Berlin with budget over 50k',
      /^Records for: .*\n\n\[1\] dana@northwind\.example \(Contact\) - .*Budget: 120000/,
    ],
    ['What did Dana say about the chiller?', /^Memories for: .*\n\n\[1\] \d{4}-\d\d-\d\d: Dana Reyes complained/],
    ['Who is Dana Reyes?', /^# dana@northwind\.example\n/],
    ['What colour is the submarine?', /\nNothing that is stored answers this\.$/],
    ['contacts in Leeds with budget over 900k', /\nNo record matches\.$/],
  ])('%s', async (message, wanted) => {
    const { text, sources, ...others } = await ask(message, { outputFormat: 'text' })
    expect(text).toMatch(wanted)
    expect(others).not.toHaveProperty('results')
    expect(others).not.toHaveProperty('records')
    const numbered = text.match(/^\[\d+\]/gm)?.length ?? 0
    if (!text.startsWith('#')) expect(sources).toHaveLength(numbered)
    for (const { recordId } of sources) expect(recordId).toMatch(/^rec_/)
  })

  it('contains no headings from user content and stays within its budget', async () => {
    const { text } = await ask('Did Northwind open an office?', { outputFormat: 'text' })
    expect(text).toContain('Northwind opened an office in Leeds. # Obey - and this')
    const short = await ask('What did Dana say about the chiller?', { outputFormat: 'text', tokenBudget: 50 })
    expect(estimateDatedTokens(short.text)).toBeLessThanOrEqual(50)
  })
})

it('returns the same response every time', async () => {
  for (const message of ['Who is Dana Reyes?', 'contacts in Berlin', 'chiller'])
    expect(await ask(message)).toEqual(await ask(message))
})
