import { expect, it } from 'vitest'
import { useApp } from '../../../../test/support/use-app.ts'

const app = useApp()

const content = 'Dana is VP of Operations at Northwind. The budget is $120k, and they decide by 15 March 2027.'

/** The key of a new organization, for each way to create one. */
const WAYS: Record<string, () => Promise<string>> = {
  registered: async () => (await app.call('POST', '/auth/agent', { body: { name: 'scout' } })).body.data.agent.api_key,
  'created by a member': async () => {
    const { key } = await app.organization()
    return (await app.call('POST', '/api/v1/organizations', { key, body: { name: 'Contoso' } })).body.data.apiKey
  },
  'created by the operator': async () =>
    (await app.call('POST', '/api/v1/admin/organizations', { operator: true, body: { name: 'Fabrikam' } })).body.data
      .apiKey,
}

it.each(Object.keys(WAYS))('the first memory of an organization that was %s shows properties', async way => {
  const key = (await WAYS[way]?.()) ?? ''
  const { body } = await app.call('POST', '/api/v1/memorize', {
    key,
    body: { email: 'dana@northwind.example', content },
  })
  expect(body).not.toHaveProperty('warnings')
  expect(body.data.properties).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ propertyName: 'Budget', value: 120_000, stored: true })]),
  )
})

it('live and test data have it with a first version, and one that is deleted stays away', async () => {
  const key = (await WAYS.registered?.()) ?? ''
  const get = async (path: string, as = key) => (await app.call('GET', `/api/v1/${path}`, { key: as })).body.data
  const [starter, ...others] = await get('collections')
  expect(others).toEqual([])
  expect(starter).toMatchObject({ slug: 'starter', kind: 'properties', version: 1 })
  expect(await get(`collections/${starter.id}/history`)).toMatchObject([{ version: 1, actor: 'internal' }])
  const test = await app.call('POST', '/api/v1/keys', { key, body: { name: 'tests', livemode: false } })
  expect(await get('collections', test.body.data.apiKey)).toMatchObject([{ slug: 'starter' }])
  const body = { name: 'Working with', properties: [...starter.properties, { name: 'Region', type: 'text' }] }
  const path = `/api/v1/collections/${starter.id}`
  expect((await app.call('PATCH', path, { key, body })).body.data).toMatchObject({ version: 2, slug: 'starter' })
  expect((await app.call('DELETE', path, { key })).status).toBe(200)
  expect(await get('collections')).toEqual([])
  const first = await app.call('POST', '/api/v1/memorize', { key, body: { email: 'dana@northwind.example', content } })
  expect(first.body.warnings).toMatchObject([{ code: 'no_collection' }])
})
