import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app, { per: 'file' })
const dana = { email: 'dana@northwind.example' }
const NOVEMBER = 'The pump of the greenhouse was repaired.'
const FENCE = 'The fox was seen at the fence.'
const AUGUST = 'The pump of the greenhouse was cleaned.'

async function ask(operation: string, body: object) {
  const answer = await own.post(operation, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const set = async (body: object): Promise<void> => {
  const { status } = await app.call('PATCH', '/api/v1/organizations', { key: own.key, body })
  expect(status).toBe(200)
}

beforeAll(async () => {
  for (const [content, timestamp] of [
    [NOVEMBER, '2025-11-08T12:00:00Z'],
    [AUGUST, '2025-08-11T12:00:00Z'],
    [FENCE, '2025-03-08T22:30:00Z'],
    ['The fox was seen at the gate.', '2025-03-05T22:30:00Z'],
  ])
    expect((await own.post('memorize', { ...dana, extract: false, content, timestamp })).status).toBe(200)
  const properties = [{ name: 'Start date', type: 'date' }]
  const collection = await own.post('collections', { name: 'Contracts', entityType: 'Contact', properties })
  expect(collection.status).toBe(201)
})

const first = ({ results }: { results: { content: string }[] }): string | undefined => results[0]?.content
const codes = ({ warnings = [] }: { warnings?: { code: string }[] }): string[] => warnings.map(({ code }) => code)

describe('a question that names a time', () => {
  it('of which there is nothing, says so and has no answer', async () => {
    const query = 'What happened to the pump of the greenhouse in October 2025?'
    const answer = await ask('smart-recall', { ...dana, query, generateAnswer: true })
    expect(answer).toMatchObject({
      answered: false,
      warnings: [{ code: 'nothing_of_time', message: 'There is nothing of October 2025 in these memories.' }],
    })
    expect(answer).not.toHaveProperty('answer')
    expect(answer.results).not.toEqual([])
  })

  it('is answered by what was said then, without a warning', async () => {
    const query = 'What happened to the pump of the greenhouse in November 2025?'
    const answer = await ask('smart-recall', { ...dana, query, generateAnswer: true })
    expect(answer).toMatchObject({ answered: true, answer: NOVEMBER })
    expect(answer).not.toHaveProperty('warnings')
    expect(await ask('smart-recall', { ...dana, query })).not.toHaveProperty('answered')
  })

  it('reads it in the zone of the call, else of the organization, else in UTC', async () => {
    const seen = { ...dana, query: 'Where was the fox seen on 8 March 2025?', generateAnswer: true }
    expect((await ask('smart-recall', seen)).answer).toBe(FENCE)
    // there, that evening was in the night of 9 March
    const timeZone = 'Asia/Dubai'
    expect((await ask('smart-recall', { ...seen, timeZone })).answered).toBe(false)
    await set({ timeZone })
    expect((await ask('smart-recall', seen)).answered).toBe(false)
    expect((await ask('smart-recall', { ...seen, timeZone: 'UTC' })).answer).toBe(FENCE)
    await set({ timeZone: null })
    expect((await ask('smart-recall', seen)).answer).toBe(FENCE)
  })

  it('reads a date in the order of the locale, and says so if there is none', async () => {
    const query = 'the pump of the greenhouse on 11/8/2025'
    const byDefault = await ask('smart-recall', { ...dana, query })
    expect(first(byDefault)).toBe(NOVEMBER)
    expect(byDefault.warnings).toEqual([
      {
        code: 'ambiguous_date',
        message:
          '11/8/2025 was read with the month first: 2025-11-08. Write 2025-11-08, or set the locale of the organization.',
      },
    ])
    for (const operation of ['recall', 'search'])
      expect(codes(await ask(operation, { query }))).toEqual(['ambiguous_date'])
    expect(codes(await ask('smart-recall-unified', { message: query }))).toEqual(['ambiguous_date'])
    expect(codes(await ask('smart-recall', { ...dana, query: query.replace('11/8', '11/17') }))).toEqual([])
    await set({ locale: 'en-GB' })
    const asSet = await ask('smart-recall', { ...dana, query })
    expect(first(asSet)).toBe(AUGUST)
    expect(codes(asSet)).toEqual([])
    const contracts = { query: 'contacts with start date after 11/8/2025' }
    expect((await ask('memory/query-properties', contracts)).filter.conditions[0].value).toBe('2025-08-11')
    await set({ locale: null })
    const unset = await ask('memory/query-properties', contracts)
    expect([unset.filter.conditions[0].value, codes(unset)]).toEqual(['2025-11-08', ['ambiguous_date']])
    const unified = await ask('smart-recall-unified', { message: contracts.query })
    expect([unified.strategy, codes(unified)]).toEqual(['filter', ['ambiguous_date']])
  })

  it.each(['smart-recall', 'recall', 'search', 'memory/query-properties', 'smart-recall-unified'])(
    'of %s refuses an unknown time zone',
    async operation => {
      const asked = operation === 'smart-recall-unified' ? { message: 'the pump' } : { query: 'the pump' }
      for (const timeZone of ['Mars/Olympus', 'Berlin', '+05:30', '', 7]) {
        const { status, body } = await own.post(operation, { ...asked, timeZone })
        expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('timeZone')])
      }
    },
  )
})
