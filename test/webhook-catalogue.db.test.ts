import { beforeAll, expect, it, test } from 'vitest'
import { EVENT_TYPES } from '../server/src/area-facts.ts'
import { payloadProblem } from '../server/src/areas/webhooks/publishing/payload-rules.ts'
import { SEARCH_ORDERS, scriptedMcpServer } from '../server/test/support/mcp-server.ts'
import { useApp } from '../server/test/support/use-app.ts'
import { callExample, makeWorld, OPERATIONS } from './support/requests.ts'

/** Events covered by the tests of the engine and of the alerts, which control time and receivers. */
const OF_DELIVERY = 'webhook.'

interface Happened {
  type: string
  data: Record<string, unknown>
}

const app = useApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
let happened: Happened[]
beforeAll(async () => {
  const world = await makeWorld(app)
  const key = world.organization.key
  for (const operation of OPERATIONS.filter(({ caller }) => caller === 'tenant')) await callExample(world, operation)
  const post = (path: string, body: object = {}) => app.call('POST', `/api/v1/${path}`, { key, body })
  // what no example does
  const [dana, bob] = [{ email: 'd@northwind.example' }, { email: 'b@northwind.example' }]
  const records = [dana, bob].map(key => ({ key, properties: { Budget: 1 } }))
  await post('upsert', { records })
  const { body: stored } = await post('memorize', { ...dana, content: 'Prefers calls before noon.', tags: ['call'] })
  await post('memory/update', { memoryId: stored.data.memories[0].id, content: 'Prefers calls after noon.' })
  const memories = await post('memory/delete', { ...dana, tags: ['call'] })
  await post('memory/cancel-deletion', { deletionId: memories.body.data?.deletionId })
  const record = await post('memory/delete-record', bob)
  await post('memory/cancel-deletion', { deletionId: record.body.data?.deletionId })
  const crm = [{ name: 'crmId', value: 'moving' }]
  await post('memory/update-keys', { ...dana, keys: crm })
  await post('memory/update-keys', { ...bob, keys: crm, move: true })
  await changeTools(await world.organization.keyFor({ livemode: false }))
  happened = await app.database.query<Happened>('SELECT type, data FROM runtime.outbox')
})

/** Adds an MCP server that then has other tools. With test data, since it is called by http. */
async function changeTools(key: string): Promise<void> {
  await using server = await scriptedMcpServer()
  const body = { name: 'Orders', url: server.url }
  const { body: added } = await app.call('POST', '/api/v1/mcps', { key, body })
  server.pages = [[{ ...SEARCH_ORDERS, description: 'Another.' }]]
  await app.call('POST', `/api/v1/mcps/${added.data.id}/refresh-tools`, { key })
}

it.each(EVENT_TYPES.map(({ type }) => type).filter(type => !type.startsWith(OF_DELIVERY)))('%s is emitted', type => {
  expect(happened.map(event => event.type)).toContain(type)
})

const typeOf = (value: unknown): string => (Number.isInteger(value) ? 'integer' : typeof value)

test('every emitted event matches the catalogue, and may be sent', () => {
  expect(happened.length).toBeGreaterThan(20)
  for (const { type, data } of happened) {
    const { previous_attributes: _, ...object } = data
    const schema = EVENT_TYPES.find(each => each.type === type)?.schema
    const wrong = Object.entries(object).filter(([name, value]) => schema?.properties[name]?.type !== typeOf(value))
    const absent = schema?.required.filter(name => !Object.hasOwn(object, name))
    expect({ type, wrong, absent, problem: payloadProblem(data) }).toEqual({
      type,
      wrong: [],
      absent: [],
      problem: undefined,
    })
  }
})
