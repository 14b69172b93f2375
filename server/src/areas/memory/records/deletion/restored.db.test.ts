import { expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../test/support/test-app.ts'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app, { per: 'file' })

const dana = { email: 'dana@northwind.example' }
const call = (method: 'POST' | 'PATCH', path: string, body: object): Promise<TestAnswer> =>
  app.call(method, `/api/v1/${path}`, { key: own.key, body })

it('a restored record follows the current definitions', async () => {
  const { body: made } = await call('POST', 'collections', {
    name: 'Sales',
    properties: [
      { name: 'Budget', type: 'text' },
      { name: 'Seats', type: 'text' },
      { name: 'City', type: 'text' },
    ],
  })
  const properties = { Budget: '40', Seats: 'some', City: 'Leeds', Own: 'kept' }
  await call('POST', 'upsert', { records: [{ key: dana, properties }] })
  const { deletionId, recordId } = (await call('POST', 'memory/delete-record', dana)).body.data
  await call('PATCH', `collections/${made.data.id}`, {
    properties: [
      { systemName: 'budget', name: 'Annual budget', type: 'number' },
      { systemName: 'seats', name: 'Places', type: 'number' },
      { systemName: 'city' },
    ],
  })
  expect((await call('POST', 'memory/cancel-deletion', { deletionId })).status).toBe(200)

  const filtered = async (property: string, operator: string, value?: unknown) =>
    (await call('POST', 'memory/filter-by-property', { conditions: [{ property, operator, value }] })).body.data
  const [record] = await filtered('Annual budget', 'equals', 40)
  // a value that does not fit the new type is kept under the new name
  expect(record).toMatchObject({ recordId })
  expect(record.properties).toEqual({ 'Annual budget': 40, Places: 'some', City: 'Leeds', Own: 'kept' })
  const { body } = await call('POST', 'memory/property-history', { ...dana, propertyName: 'Annual budget' })
  expect(body.data[0]).toMatchObject({ from: '40', to: 40, source: `collection:${made.data.id}` })
})
