import { beforeEach, expect, it } from 'vitest'
import type { TestAnswer } from '../../../../../../test/support/test-app.ts'
import { useApp, useOrganization } from '../../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app, { credits: 1_000 })
beforeEach(async () => {
  const tools = {
    name: 'Tools in Use',
    type: 'array',
    mode: 'append',
    description: 'Software that the team works with.',
  }
  await post('collections', { name: 'Sales', properties: [tools] })
})

const dana = { email: 'dana@northwind.example' }
const max = { email: 'max@northwind.example' }
const { post } = own
const upsert = (...records: object[]): Promise<TestAnswer> => post('upsert', { records })
/** This many elements of about a kilobyte each, unique to this list. */
const kilobytes = (count: number, list: number): string[] =>
  Array.from({ length: count }, (_, n) => `${list}-${n}-${'x'.repeat(1_000)}`)
const toolsOf = async (whom: object): Promise<string[]> =>
  (await post('properties', whom)).body.data.properties.find(
    ({ propertyName }: { propertyName: string }) => propertyName === 'Tools in Use',
  ).value

it('an append property grows by upserts up to 256 kB, and more rejects the entire call', async () => {
  expect((await upsert({ key: dana, properties: { 'Tools in Use': kilobytes(200, 1) } })).status).toBe(200)
  const before = (await app.call('GET', '/api/v1/me', { key: own.key })).body.data.credits
  const { status, body } = await upsert(
    { key: max, properties: { City: 'Leeds' } },
    { key: dana, properties: { 'Tools in Use': kilobytes(100, 2) } },
  )
  expect(status).toBe(400)
  expect(body.message).toContain('256 kB')
  expect(body.details).toMatchObject([{ path: 'body.records.1.properties.Tools in Use' }])
  expect(await toolsOf(dana)).toHaveLength(200)
  expect((await post('properties', max)).status).toBe(404)
  expect((await app.call('GET', '/api/v1/me', { key: own.key })).body.data.credits).toBe(before)
})

it('a memory is stored even if an append property is full, and the list stays as it is', async () => {
  const full = ['y'.repeat(262_130)]
  expect((await upsert({ key: dana, properties: { 'Tools in Use': full } })).status).toBe(200)
  const content = 'The team works with HubSpot today.'
  const memorize = (whom: object) => post('memorize', { ...whom, content, minConfidence: 0.65 })
  const current = { value: full, version: 1, source: 'caller' }
  expect((await memorize(dana)).body.data.properties).toMatchObject([{ stored: false, reason: 'list_full', current }])
  expect((await memorize(max)).body.data.properties).toMatchObject([{ stored: true, value: ['HubSpot'] }])
  // values are extracted only if there is room
  expect(await toolsOf(max)).toEqual(['HubSpot'])
  expect(await toolsOf(dana)).toEqual(full)
  expect((await post('recall', dana)).body.data).toHaveLength(1)
})

it('an edit that has no room in an append property says so, and takes out what only its earlier content stated', async () => {
  const full = ['y'.repeat(262_128)]
  expect((await upsert({ key: dana, properties: { 'Tools in Use': full } })).status).toBe(200)
  const stored = await post('memorize', {
    ...dana,
    content: 'The team works with HubSpot today.',
    minConfidence: 0.65,
  })
  const [{ id: memoryId }] = stored.body.data.memories
  expect(await toolsOf(dana)).toEqual([...full, 'HubSpot'])
  const content = 'The team works with Salesforce today.'
  const { status, body } = await post('memory/update', { memoryId, content, minConfidence: 0.65 })
  expect(status).toBe(200)
  expect(body.data.properties).toMatchObject([
    { stored: false, reason: 'list_full', current: { value: full, version: 3, source: 'caller' } },
  ])
  expect(await toolsOf(dana)).toEqual(full)
})
