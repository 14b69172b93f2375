import { beforeAll, expect, it } from 'vitest'
import { useApp } from '../../../../../test/support/use-app.ts'

const app = useApp()
const email = 'kiln@studio.example'
let key: string

const post = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })

beforeAll(async () => {
  ;({ key } = await app.organization({ credits: 100_000 }))
  const properties = [
    {
      name: 'Tariff',
      type: 'options',
      options: ['Basic', 'Gold', 'Platinum'],
      description: 'Tariff the customer is on',
    },
    { name: 'Meters', type: 'number', description: 'How many meters are installed' },
  ]
  await post('collections', { name: 'Power contract', properties })
  const told = [
    ['2026-01-05', 'Kiln Studio signed for the Basic tariff.'],
    ['2026-06-10', 'Upgraded to Platinum, 9 meters from July.'],
    // what has the words of the question, so that the search finds it before what answers
    ...Array.from({ length: 14 }, (_, n) => [
      '2026-07-01',
      `Kiln Studio read about a tariff of number ${n} in a leaflet.`,
    ]),
  ]
  for (const [day, content] of told)
    await post('memorize', { email, content, timestamp: `${day}T10:00:00Z`, collectionNames: ['Power contract'] })
}, 60_000)

const answerTo = async (query: string, more: object = {}): Promise<string | undefined> =>
  (await post('smart-recall', { query, limit: 3, generateAnswer: true, ...more })).body.answer

it('answers from the memory that states the value, though the search finds others', async () => {
  const { body } = await post('properties', { email })
  expect(body.data.properties.map(({ value }: { value: unknown }) => value)).toEqual(['Platinum'])
  expect(await answerTo('Which tariff is Kiln on?')).toMatch(
    /^(?:kiln@studio.example: )?Upgraded to Platinum, 9 meters from July\./,
  )
  expect(await answerTo('Which tariff are they on?', { email })).toMatch(
    /^(?:kiln@studio.example: )?Upgraded to Platinum, 9 meters from July\./,
  )
})

it('not where the call asks for certain memories only', async () =>
  expect((await answerTo('Which tariff is Kiln on?', { until: '2026-05-01T00:00:00Z' })) ?? '').not.toContain(
    'Upgraded',
  ))

it('not of a record that the question does not name', async () =>
  expect((await answerTo('Which tariff is Anvil on?')) ?? '').not.toContain('Upgraded'))
