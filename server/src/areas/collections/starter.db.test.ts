import { expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app)

const content = 'Dana is VP of Operations at Northwind. The budget is $120k, and they decide by 15 March 2027.'
const memorize = (more: object = {}) => own.post('memorize', { email: 'dana@northwind.example', content, ...more })
const createStarter = () => app.call('POST', '/api/v1/collections/starter', { key: own.key })

it('an organization without collections gets a warning that nothing can be extracted, until it creates the starter collection', async () => {
  const first = await memorize()
  expect(first.body.data).toMatchObject({ properties: [], creditsCharged: 1 })
  expect(first.body.warnings).toEqual([
    { code: 'no_collection', message: expect.stringContaining('POST /api/v1/collections/starter') },
  ])
  const created = await createStarter()
  expect(created.status).toBe(201)
  expect(created.body.data).toMatchObject({ name: 'Starter', slug: 'starter', version: 1 })
  const second = await memorize({ email: 'lee@northwind.example' })
  expect(second.body).not.toHaveProperty('warnings')
  expect(second.body.data.properties).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ propertyName: 'Budget', value: 120_000 }),
      expect.objectContaining({ propertyName: 'Decision date', value: '2027-03-15' }),
    ]),
  )
})

it('is an ordinary collection, which exists once', async () => {
  const { id } = (await createStarter()).body.data
  const again = await createStarter()
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ existingId: id })
  expect((await app.call('DELETE', `/api/v1/collections/${id}`, { key: own.key })).status).toBe(200)
  expect((await createStarter()).status).toBe(201)
})

it('a memory whose type has no collection has a warning, unless extraction was not wanted', async () => {
  await own.post('collections', {
    name: 'Firms',
    entityType: 'Company',
    properties: [{ name: 'Seats', type: 'number' }],
  })
  expect((await memorize()).body.warnings).toEqual([
    { code: 'no_collection', message: expect.stringContaining('Contact') },
  ])
  expect((await memorize()).body).not.toHaveProperty('warnings')
  expect((await memorize({ content: 'Plain.', extract: false })).body).not.toHaveProperty('warnings')
  expect((await memorize({ content: 'Chosen.', collectionNames: ['Firms'] })).body).not.toHaveProperty('warnings')
})
