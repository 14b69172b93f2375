import { beforeAll, describe, expect, test } from 'vitest'
import { isLiveOnly } from '../server/src/platform/access/permissions.ts'
import { useApp } from '../server/test/support/use-app.ts'
import type { Owned } from './support/foreign-ids/pointing.ts'
import { namesOf, POINTINGS } from './support/foreign-ids.ts'
import {
  callExample,
  exampleBody,
  makeWorld,
  OPERATIONS,
  type Operation,
  operation as operationOf,
  pathOf,
  type World,
} from './support/requests.ts'
import { fingerprintTenant } from './support/rows.ts'

// in all of the first organization's data, and nowhere else
const MARK = 'Zarathustra'
const EMAIL = `dana.reyes@northwind.example`

const app = useApp()
let world: World
/** Another organization's key, and one to the test data of the same organization. */
let strangers: [string, string][]
let before: Record<string, string>
let owned: Owned

beforeAll(async () => {
  world = await makeWorld(app)
  const { key, keyFor } = world.organization
  for (const [path, body] of [
    [
      '/api/v1/collections',
      { name: MARK, entityType: 'Contact', properties: [{ name: `${MARK} budget`, type: 'number' }] },
    ],
    ['/api/v1/memorize', { email: EMAIL, content: `${MARK} told Dana that the budget is $120k.`, tags: [MARK] }],
    ['/api/v1/upsert', { records: [{ key: { email: EMAIL }, properties: { [`${MARK} stage`]: MARK } }] }],
  ] as const)
    expect((await app.call('POST', path, { key, body })).status).toBeLessThan(300)
  const other = await app.organization({ name: 'Southwind' })
  strangers = [
    ['another organization', other.key],
    ['the test half', await keyFor({ livemode: false })],
  ]
  // so that they are not refused for the lack of it
  for (const [id, livemode] of [[other.id, true] as const, [world.organization.id, false] as const])
    await app.call('POST', `/api/v1/admin/organizations/${id}/credits`, {
      operator: true,
      body: { usd: '1', livemode },
    })
  const [ids] = await app.database.query<Pick<Owned, 'record' | 'memory' | 'deletion' | 'key' | 'event'>>(
    `SELECT (SELECT min(id) FROM records WHERE tenant_id = $1) AS record,
       (SELECT min(id) FROM memories WHERE tenant_id = $1) AS memory, (SELECT min(id) FROM deletions WHERE tenant_id = $1) AS deletion,
       (SELECT min(id) FROM api_keys WHERE tenant_id = $1) AS key, (SELECT min(id) FROM runtime.webhook_events WHERE tenant_id = $1) AS event`,
    [world.organization.tenants.live],
  )
  if (!ids) throw new Error('The query of the ids gave no row.')
  const {
    collection = '',
    webhook = '',
    guideline = '',
    agent = '',
    response = '',
    mcpServer = '',
    project = '',
  } = world.ids
  owned = { ...ids, collection, webhook, guideline, agent, response, mcpServer, project }
  before = await fingerprintTenant(app.database, world.organization.tenants.live)
})

const ownIds = (text: string): string[] => text.match(/\b[a-z]{3}_[0-9A-Z]{26}\b/g) ?? []

/** Whether the path names stored data: providers and models belong to the server, not to a tenant. */
const hasIdInPath = ({ id, path }: Operation): boolean =>
  !id.endsWith('Model') && path.replace('{provider}', '').includes('{')

/** The status for another tenant's id. What live and test data share needs a live key, whatever the id. */
const refusal = (operation: Operation, stranger: number): number =>
  stranger === 1 && operation.permission && isLiveOnly(operation.permission) ? 403 : 404

describe('no operation shows or changes another tenant’s data', () => {
  const operations = OPERATIONS.filter(({ caller }) => caller === 'tenant')
  const cases = operations.flatMap(operation =>
    [0, 1].map((index): [string, number, Operation] => [operation.id, index, operation]),
  )

  test.each(cases)('%s, stranger %i', async (_id, index, operation) => {
    const key = strangers[index]?.[1] ?? ''
    const answers = [await callExample(world, operation, { key })]
    if (operation.hasBody) {
      const body = exampleBody(operation)
      if ('query' in body) answers.push(await callExample(world, operation, { key, body: { query: MARK } }))
      if (operation.id === 'smartRecallUnified')
        answers.push(await callExample(world, operation, { key, body: { message: `What about ${MARK}?` } }))
      if (['similar', 'segment'].includes(operation.id))
        answers.push(await callExample(world, operation, { key, body: { text: `${MARK} budget` } }))
      const conditions = [{ property: `${MARK} stage`, operator: 'equals', value: MARK }]
      if ('conditions' in body) answers.push(await callExample(world, operation, { key, body: { conditions } }))
      if ('groups' in body)
        answers.push(await callExample(world, operation, { key, body: { groups: [{ conditions }] } }))
    }
    for (const { status, body } of answers) {
      expect(status).not.toBe(500)
      if (hasIdInPath(operation)) expect(status).toBe(refusal(operation, index))
      // the caller's own words, returned to it
      const { unread: _own, ...shown } = body
      const text = JSON.stringify(shown)
      expect(text).not.toContain(MARK)
      // a message may repeat an id that the caller has named
      const named = JSON.stringify([pathOf(operation, world.ids), operation.hasBody && exampleBody(operation)])
      const ids = ownIds(text).filter(id => !named.includes(id))
      expect(await amongThose(ids, 'tenant_id', world.organization.tenants.live)).toEqual([])
      // live and test data have the same members
      if (index === 0) expect(await amongThose(ids, 'organization_id', world.organization.id)).toEqual([])
    }
    expect(await fingerprintTenant(app.database, world.organization.tenants.live)).toEqual(before)
  })
})

describe('naming another tenant’s data has no effect', () => {
  test('every operation is listed with how it could name such data', () => {
    expect(Object.keys(POINTINGS).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort())
    for (const operation of OPERATIONS) {
      const pointing = POINTINGS[operation.id]
      if (operation.caller !== 'tenant') expect(pointing, operation.id).toBe(operation.caller)
      else if (hasIdInPath(operation) && typeof pointing !== 'function') expect(pointing, operation.id).toBe('path')
      const named = typeof pointing === 'function' ? pointing(owned).flatMap(({ by }) => by) : []
      if (operation.caller === 'tenant')
        expect([...new Set(named)].sort(), operation.id).toEqual([...new Set(namesOf(operation))].sort())
    }
  })

  const pointed = Object.entries(POINTINGS).flatMap(([id, pointing]) =>
    typeof pointing === 'function' ? [[id, pointing] as const] : [],
  )
  test.each(pointed)('by %s', async (id, pointing) => {
    const operation = operationOf(id)
    for (const { body, query, by, status } of pointing(owned))
      for (const [who, key] of strangers) {
        const answer = await callExample(world, operation, { key, ...(body && { body }) }, query)
        expect(answer.status, `${by} by ${who}: ${JSON.stringify(answer.body)}`).toBe(status)
        expect(JSON.stringify(answer.body)).not.toContain(MARK)
        expect(await fingerprintTenant(app.database, world.organization.tenants.live)).toEqual(before)
      }
  })
})

test.each(['recall', 'getProperties', 'listKeys', 'similar', 'segment', 'smartMemoryDigest'])(
  'the owner names its own record by the same id: %s',
  async id => {
    const { email: _email, ...rest } = exampleBody(operationOf(id))
    const { status } = await callExample(world, operationOf(id), { body: { ...rest, recordId: owned.record } })
    expect(status).toBe(200)
  },
)

test('the owner sees all of its data', async () => {
  const { key } = world.organization
  const recalled = await app.call('POST', '/api/v1/smart-recall', { key, body: { query: MARK } })
  expect(JSON.stringify(recalled.body)).toContain(MARK)
})

test('an internal caller sees only the organization that it names', async () => {
  const other = await app.organization()
  const recall = (organization: string) =>
    app.call('POST', '/api/v1/recall', { operator: true, headers: { 'X-Organization-Id': organization }, body: {} })
  expect(JSON.stringify((await recall(world.organization.id)).body)).toContain(MARK)
  expect((await recall(other.id)).body.data).toEqual([])
  expect((await recall('org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')).status).toBe(401)
})

type Owner = 'tenant_id' | 'organization_id'

/** Those of the ids that are of rows of this owner. */
async function amongThose(ids: readonly string[], column: Owner, owner: number | string): Promise<string[]> {
  if (ids.length === 0) return []
  const selects = (await tablesWith(column)).map(
    table => `SELECT id FROM ${table} WHERE id = ANY ($1) AND ${column} = $2`,
  )
  const rows = await app.database.query<{ id: string }>(selects.join(' UNION ALL '), [ids, owner])
  return rows.map(({ id }) => id)
}

const tablesOf = new Map<Owner, Promise<string[]>>()

/** Every table that has ids and says with this column whose a row is. */
function tablesWith(owner: Owner): Promise<string[]> {
  const listed = tablesOf.get(owner) ?? listTablesWith(owner)
  tablesOf.set(owner, listed)
  return listed
}

async function listTablesWith(owner: Owner): Promise<string[]> {
  const rows = await app.database.query<{ name: string }>(
    `SELECT format('%I.%I', i.table_schema, i.table_name) AS name
     FROM information_schema.columns i JOIN information_schema.columns o USING (table_schema, table_name)
     WHERE i.column_name = 'id' AND i.data_type = 'text' AND o.column_name = $1`,
    [owner],
  )
  expect(rows.length).toBeGreaterThan(1)
  return rows.map(({ name }) => name)
}
