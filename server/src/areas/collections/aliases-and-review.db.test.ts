import { expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app)

const define = (property: object) =>
  own.post('collections', {
    name: 'Deals',
    properties: [{ name: 'Ceiling', type: 'number', unit: 'USD', ...property }],
  })
const memorize = (content: string) => own.post('memorize', { email: 'dana@northwind.example', content })
const suggestions = async () => (await app.call('GET', '/api/v1/suggestions', { key: own.key })).body.data

it('a labelled value is found under an alias, and so is the property in a filter and an update', async () => {
  await define({ aliases: ['Outlay'] })
  expect((await memorize('Outlay: $120,000.')).body.data.properties).toMatchObject([
    { propertyName: 'Ceiling', value: 120_000, stored: true },
  ])
  const condition = { property: 'outlay', operator: 'equals', value: 120_000 }
  const found = await own.post('memory/filter-by-property', { conditions: [condition] })
  expect(found.body.data).toHaveLength(1)
  const change = { email: 'dana@northwind.example', propertyName: 'Outlay', operation: 'set', value: 90_000 }
  expect((await own.post('memory/update', change)).body.data).toMatchObject({ propertyName: 'Ceiling', value: 90_000 })
})

it('a property without the alias is not found by it', async () => {
  await define({})
  expect((await memorize('Outlay: $120,000.')).body.data.properties).not.toContainEqual(
    expect.objectContaining({ stored: true }),
  )
})

it('a value that is always reviewed becomes a suggestion, however certain it is', async () => {
  await define({ review: 'always' })
  expect((await memorize('Ceiling: $120,000.')).body.data.properties).toMatchObject([
    { value: 120_000, stored: false, reason: 'review_required' },
  ])
  expect(await suggestions()).toMatchObject([{ propertyName: 'Ceiling', value: 120_000, reason: 'review_required' }])
})

it.each([
  { review: 'never', count: 0 },
  { review: 'unsure', count: 1 },
])('an uncertain value of a property that is reviewed $review makes $count suggestions', async ({ review, count }) => {
  await define({ review })
  const memory = { email: 'dana@northwind.example', content: 'Ceiling: $120,000.', minConfidence: 1 }
  expect((await own.post('memorize', memory)).body.data.properties).toMatchObject([{ stored: false }])
  expect(await suggestions()).toHaveLength(count)
})

it('a change keeps the aliases and the review that it does not give, and an empty list clears the aliases', async () => {
  const { id } = (await define({ aliases: [' Outlay '], review: 'never' })).body.data
  const update = async (property: object) =>
    (
      await app.call('PATCH', `/api/v1/collections/${id}`, {
        key: own.key,
        body: { properties: [{ systemName: 'ceiling', ...property }] },
      })
    ).body.data.properties[0]
  expect(await update({ description: 'At most.' })).toMatchObject({ aliases: ['Outlay'], review: 'never' })
  const cleared = await update({ aliases: [], review: 'unsure' })
  expect(cleared).toMatchObject({ review: 'unsure' })
  expect(cleared).not.toHaveProperty('aliases')
})

it('an alias that another property has is refused with its place', async () => {
  const properties = [
    { name: 'Ceiling', type: 'number', aliases: ['Outlay'] },
    { name: 'Spend', type: 'number', aliases: ['outlay'] },
  ]
  const refused = await own.post('collections', { name: 'Deals', properties })
  expect(refused.status).toBe(400)
  expect(refused.body.details).toEqual([
    { path: 'body.properties.1.aliases', message: 'has outlay, which is what body.properties.0 is called' },
  ])
})

it('a question in plain language finds the property by an alias, and by the last word of one', async () => {
  await define({ aliases: ['Price range'] })
  await memorize('Ceiling: $120,000.')
  const ask = async (query: string) => (await own.post('memory/query-properties', { query })).body
  for (const query of ['Contacts with a price range over $100,000', 'Contacts with a range over $100,000']) {
    const { filter, data } = await ask(query)
    expect(filter, query).toEqual({
      logic: 'and',
      conditions: [{ property: 'Ceiling', operator: 'gt', value: 100_000 }],
    })
    expect(data).toHaveLength(1)
  }
  expect((await ask('Contacts with a price range over $130,000')).data).toEqual([])
})

it('suggestions are found and dismissed by an alias of their property', async () => {
  await define({ review: 'always', aliases: ['Outlay'] })
  await memorize('Ceiling: $120,000.')
  const list = async (propertyName: string) =>
    (await app.call('GET', `/api/v1/suggestions?propertyName=${propertyName}`, { key: own.key })).body.data
  expect(await list('outlay')).toMatchObject([{ propertyName: 'Ceiling' }])
  expect(await list('Stage')).toEqual([])
  const dismiss = async (propertyName: string) =>
    (await own.post('suggestions/dismiss', { filter: { propertyName } })).body.data
  expect(await dismiss('Stage')).toMatchObject({ decided: 0 })
  expect(await dismiss('Outlay')).toMatchObject({ decided: 1 })
  expect(await list('outlay')).toEqual([])
})

it('one property of type text can be marked as the name, and a change keeps the mark until it clears it', async () => {
  const { id, properties } = (await define({ name: 'Client', type: 'text', unit: undefined, isName: true })).body.data
  expect(properties).toMatchObject([{ systemName: 'client', isName: true }])
  const update = (...changes: object[]) =>
    app.call('PATCH', `/api/v1/collections/${id}`, { key: own.key, body: { properties: changes } })
  const kept = await update({ systemName: 'client', description: 'Whom we serve.' })
  expect(kept.body.data.properties).toMatchObject([{ isName: true }])
  const second = await update({ systemName: 'client' }, { name: 'Nickname', type: 'text', isName: true })
  expect(second).toMatchObject({ status: 400, body: { details: [{ path: 'body.properties.1.isName' }] } })
  const cleared = await update({ systemName: 'client', isName: false })
  expect(cleared.body.data.properties[0]).not.toHaveProperty('isName')
})

it.each([
  { type: 'number', isName: true },
  { type: 'text', unit: undefined, mode: 'append', isName: true },
  { type: 'text', unit: undefined, isName: 'yes' },
])('no other property is a name: %j', async property => {
  const { status, body } = await define(property)
  expect(status).toBe(400)
  expect(body.details[0].path).toBe('body.properties.0.isName')
})
