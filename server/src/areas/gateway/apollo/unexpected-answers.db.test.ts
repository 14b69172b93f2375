import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Apollo, DANA, NORTHWIND, startApollo } from '../../../../test/support/gateway-providers.ts'
import { createTestApp, INTERNAL_API_KEY, type TestApp } from '../../../../test/support/test-app.ts'
import { createLogger } from '../../../platform/log/log.ts'

let local: TestApp
let apollo: Apollo
const lines: string[] = []
beforeAll(async () => {
  local = await createTestApp({ settings: { WORKERS: 'off' } })
  apollo = await startApollo(
    local,
    createLogger({ level: 'info', pretty: false, stream: { write: line => lines.push(line) } }),
  )
})
afterAll(async () => {
  await apollo.stop()
  await local.stop()
})
beforeEach(() => {
  lines.length = 0
})

const PROVIDER = '/publishers/apollo/'
const OPERATIONS: [
  id: string,
  method: string,
  path: string,
  body: object | undefined,
  field: string,
  isList: boolean,
][] = [
  ['searchPeople', 'POST', `${PROVIDER}mixed_people/api_search`, { person_titles: ['head'] }, 'people', true],
  ['matchPerson', 'POST', `${PROVIDER}people/match`, { id: DANA }, 'person', false],
  ['bulkMatchPeople', 'POST', `${PROVIDER}people/bulk_match`, { details: [{ id: DANA }] }, 'matches', true],
  ['getGatewayOrganization', 'GET', `${PROVIDER}organizations/${NORTHWIND}`, undefined, 'organization', false],
  [
    'bulkMatchOrganizations',
    'POST',
    `${PROVIDER}organizations/bulk_match`,
    { domains: ['northwind.example'] },
    'organizations',
    true,
  ],
  [
    'searchOrganizations',
    'POST',
    `${PROVIDER}organizations/search`,
    { organization_locations: ['UK'] },
    'organizations',
    true,
  ],
  ['searchNews', 'POST', `${PROVIDER}news/search`, { organization_ids: [NORTHWIND] }, 'news_articles', true],
]

/** Answers with the status 200 that no operation of the provider has. @param field what the operation returns */
const shapes = (field: string, isList: boolean): [what: string, body: string][] => {
  const json = (value: unknown) => JSON.stringify(value)
  const one = isList ? (value: unknown) => ({ [field]: [value] }) : (value: unknown) => ({ [field]: value })
  return [
    ['an envelope of others', json({ data: [1, 2] })],
    ['an empty object', '{}'],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"ok"'],
    ['a list', json([{ id: 'x' }])],
    ['HTML', '<!doctype html><title>Maintenance</title>'],
    ['nothing', ''],
    ['JSON that is cut off', `{"${field}":`],
    ['numbers for what was found', json({ [field]: isList ? [1, 2] : 1 })],
    ['a text for what was found', json({ [field]: isList ? ['x'] : 'x' })],
    ['another container', json({ [field]: isList ? { 0: { id: 'x' } } : [{ id: 'x' }] })],
    ['a list in a list', json(one([{ id: 'x' }]))],
    ['no id', json(one({ name: 'Dana' }))],
    ['an id of another type', json(one({ id: 7, name: 'Dana' }))],
    ['an envelope around it', json({ data: one({ id: 'x' }) })],
    ['a false success', json({ success: false, error: 'plan' })],
  ]
}

const balance = async () => (await apollo.app.call('GET', '/api/v1/wallet/balance', { key: apollo.key })).body.data
const counted = async (operation: string): Promise<number> => {
  const { body } = await apollo.app.call('GET', '/metrics', { key: INTERNAL_API_KEY })
  return Number(
    new RegExp(`gateway_unexpected_answers_total\\{operation="${operation}"\\} (\\d+)`).exec(body)?.[1] ?? 0,
  )
}

describe.each(OPERATIONS)('%s', (operation, method, path, body, field, isList) => {
  it.each(shapes(field, isList))('is unavailable and free if the provider answers with %s', async (_, text) => {
    const before = { balance: await balance(), counted: await counted(operation) }
    apollo.instead = { status: 200, body: text }
    const answer = await apollo.app.call(method, path, { key: apollo.key, ...(body && { body }) })
    apollo.instead = undefined
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 503, error: 'server_error' })
    expect(answer.body.provider.status).toBe(200)
    expect(answer.headers.get('X-Charge-Amount')).toBeNull()
    expect(await balance()).toEqual(before.balance)
    expect(await counted(operation)).toBe(before.counted + 1)
    const logged = lines.map(line => JSON.parse(line)).filter(line => line.operation === operation)
    expect(logged).toEqual([expect.objectContaining({ problem: expect.stringMatching(/\S/) })])
  })
})

it('an enriched record is charged nothing either, and keeps its properties', async () => {
  const before = await balance()
  for (const query of [{ email: 'dana.reyes@northwind.example' }, { websiteUrl: 'https://northwind.example' }]) {
    apollo.instead = { status: 200, body: '{"data":[1,2]}' }
    const answer = await apollo.app.call('POST', '/api/v1/memory/enrich', { key: apollo.key, body: query })
    apollo.instead = undefined
    expect(answer.status).toBe(503)
  }
  expect(await balance()).toEqual(before)
})

it('what the provider adds is passed on', async () => {
  apollo.instead = { status: 200, body: JSON.stringify({ person: { id: DANA, new_field: [1] }, waterfall: null }) }
  const { status, body } = await apollo.app.call('POST', `${PROVIDER}people/match`, {
    key: apollo.key,
    body: { id: DANA },
  })
  apollo.instead = undefined
  expect({ status, body }).toMatchObject({ status: 200, body: { person: { new_field: [1] }, waterfall: null } })
})
