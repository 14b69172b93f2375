import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app, { per: 'file' })
const { post } = own

beforeAll(async () => {
  const properties = [
    { name: 'Greenhouse', type: 'text' },
    { name: 'Planting date', type: 'date' },
    { name: 'Beds', type: 'number', description: 'How many beds are planted' },
  ]
  expect((await post('collections', { name: 'Nurseries', properties })).status).toBe(201)
})

const suggested = async (recordId: string) =>
  (await app.call('GET', `/api/v1/suggestions?recordId=${recordId}`, { key: own.key })).body.data
const valuesOf = async (who: object): Promise<Record<string, unknown>> => {
  const { body } = await post('properties', who)
  return Object.fromEntries(
    body.data.properties.map(({ propertyName, value }: { propertyName: string; value: unknown }) => [
      propertyName,
      value,
    ]),
  )
}

describe('a value that the text does not state', () => {
  it('is a suggestion that says why, however little confidence is needed', async () => {
    const who = { email: 'rosa@nursery.example' }
    const { body } = await post('memorize', { ...who, content: 'Are there 40 beds planted?', minConfidence: 0.1 })
    const { recordId, properties } = body.data
    expect(properties).toMatchObject([
      { propertyName: 'Beds', value: 40, stored: false, reason: 'low_confidence', doubt: 'asked, not stated' },
    ])
    expect(await suggested(recordId)).toMatchObject([{ value: 40, doubt: 'asked, not stated', disputes: false }])
    expect(await valuesOf(who)).toEqual({})
  })

  it('is shown by a trial', async () => {
    const { body } = await post('collections/try-extraction', { content: 'I wish we had 40 beds planted.' })
    expect(body.data.properties).toMatchObject([{ value: 40, stored: false, doubt: 'wished, not stated' }])
  })

  it('is what the assistant says, until the user confirms it', async () => {
    const say = async (email: string, answer: string) => {
      const messages = [
        { role: 'assistant', content: 'So the planting date is 12 April 2027, right?' },
        { role: 'user', content: answer },
      ]
      expect((await post('memory/conversations', { email, messages })).status).toBe(200)
      return valuesOf({ email })
    }
    expect(await say('ida@nursery.example', 'Not yet, I have to ask.')).toEqual({})
    expect(await say('olga@nursery.example', 'Yes, exactly.')).toEqual({ 'Planting date': '2027-04-12' })
  })

  it('is what another speaker says of themselves', async () => {
    const email = 'juna.weber@nursery.example'
    const messages = [
      { speaker: 'Karl Boll', content: 'We have 40 beds planted.' },
      { speaker: 'Juna Weber', content: 'Good for you. We start in May.' },
    ]
    expect((await post('memory/conversations', { email, messages })).status).toBe(200)
    expect(await valuesOf({ email })).toEqual({})
  })
})

it('that is far from what the record has replaces nothing by itself', async () => {
  const who = { email: 'hugo@nursery.example' }
  await post('memorize', { ...who, content: 'Beds: 40', timestamp: '2027-01-05T09:00:00Z' })
  const { body } = await post('memorize', { ...who, content: 'Beds: 4040', timestamp: '2027-02-05T09:00:00Z' })
  const { recordId, properties } = body.data
  expect(properties).toMatchObject([
    {
      value: 4040,
      stored: false,
      reason: 'low_confidence',
      doubt: 'far from the stored value',
      current: { value: 40 },
    },
  ])
  expect(await suggested(recordId)).toMatchObject([{ value: 4040, doubt: 'far from the stored value' }])
  expect(await valuesOf(who)).toEqual({ Beds: 40 })
  const [{ id }] = await suggested(recordId)
  await post('suggestions/accept', { ids: [id] })
  expect(await valuesOf(who)).toEqual({ Beds: 4040 })
})

it('counts "tomorrow" from the day on which it was said, by the clock of who said it', async () => {
  const said = { content: 'The planting date is tomorrow.', timestamp: '2027-04-12T01:30:00+09:00' }
  await post('memorize', { email: 'aiko@nursery.example', ...said })
  expect(await valuesOf({ email: 'aiko@nursery.example' })).toEqual({ 'Planting date': '2027-04-13' })
})
