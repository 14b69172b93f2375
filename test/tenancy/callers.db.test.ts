import { beforeAll, describe, expect, test } from 'vitest'
import { FEATURES } from '../../server/src/platform/access/permissions.gen.ts'
import { isLiveOnly, rolesWith } from '../../server/src/platform/access/permissions.ts'
import { ROLES } from '../../server/src/platform/access/roles.ts'
import type { CallOptions, TestAnswer } from '../../server/test/support/test-app.ts'
import { useApp } from '../../server/test/support/use-app.ts'
import {
  callExample,
  codeOf,
  inOwnForm,
  makeWorld,
  OPERATIONS,
  type Operation,
  type World,
} from '../support/requests.ts'
import { fingerprintAll } from '../support/rows.ts'

/** A caller that every operation must refuse. */
interface Refused {
  who: string
  caller: CallOptions
  status: 401 | 403
}

// in the data of the organization that callers try to reach
const MARK = 'Zarathustra'
const UNKNOWN_KEY = `sk_live_00000000_${'0'.repeat(43)}`

const app = useApp()
let world: World
let ended: Refused[]

beforeAll(async () => {
  world = await makeWorld(app)
  await app.call('PATCH', '/api/v1/organizations', { key: world.organization.key, body: { name: MARK } })
  const suspended = await app.organization()
  await app.call('POST', `/api/v1/admin/organizations/${suspended.id}/suspend`, { operator: true, body: {} })
  // a key with all rights of the world that no longer works
  const owner = async (end: string): Promise<CallOptions> => {
    const body = { name: end, role: 'owner' }
    const { data } = (await app.call('POST', '/api/v1/keys', { key: world.organization.key, body })).body
    await app.database.query(end, [end.includes('members') ? data.memberId : data.id])
    return { key: data.apiKey }
  }
  ended = [
    {
      who: 'a revoked key',
      caller: await owner('UPDATE api_keys SET revoked_at = app_now() WHERE id = $1'),
      status: 401,
    },
    {
      who: 'an expired key',
      caller: await owner('UPDATE api_keys SET expires_at = app_now() WHERE id = $1'),
      status: 401,
    },
    {
      who: 'a key of a removed member',
      caller: await owner(`UPDATE members SET status = 'removed' WHERE id = $1`),
      status: 401,
    },
    { who: 'a key of a suspended organization', caller: { key: suspended.key }, status: 403 },
    { who: 'the operator for a suspended organization', caller: internal(suspended.id), status: 403 },
  ]
})

const internal = (organizationId: string): CallOptions => ({
  operator: true,
  headers: { 'X-Organization-Id': organizationId },
})
const authorized = (Authorization: string): CallOptions => ({ headers: { Authorization } })

/** Callers without a working key. */
const strangers = (): Refused[] =>
  [
    { who: 'nobody', caller: {} },
    { who: 'an empty header', caller: authorized('') },
    { who: 'another scheme', caller: authorized(`Basic ${btoa(`x:${world.organization.key}`)}`) },
    { who: 'a malformed key', caller: { key: world.organization.key.slice(0, -1) } },
    { who: 'two keys', caller: authorized(`Bearer ${world.organization.key} ${world.organization.key}`) },
    { who: 'an unknown key', caller: { key: UNKNOWN_KEY } },
    {
      who: 'a key with the prefix of another',
      caller: { key: `${world.organization.key.slice(0, 17)}${'0'.repeat(43)}` },
    },
    {
      who: 'the test half of a live key',
      caller: { key: world.organization.key.replace('sk_live_', 'sk_test_') },
    },
    { who: 'a wrong internal key', caller: { headers: { 'X-Internal-API-Key': 'wrong' } } },
  ].map(each => ({ ...each, status: 401 as const }))

/** Callers with a working key that lacks a right. */
async function unprivileged({ permission, area }: Operation): Promise<Refused[]> {
  const { keyFor } = world.organization
  const refused: Refused[] = []
  if (FEATURES[area] !== undefined && FEATURES[area] !== 'free')
    // a new one each time, because this plan has few calls a minute
    refused.push({ who: 'the plan free', caller: { key: (await app.organization({ plan: 'free' })).key }, status: 403 })
  if (!permission) return refused
  const roles = rolesWith(permission)
  for (const role of ROLES.filter(role => !roles.includes(role)))
    refused.push({ who: `the role ${role}`, caller: { key: await keyFor({ role }) }, status: 403 })
  const other = permission === 'memory:read' ? 'events:read' : 'memory:read'
  refused.push({ who: `the scope ${other}`, caller: { key: await keyFor({ scopes: [other] }) }, status: 403 })
  if (isLiveOnly(permission))
    refused.push({ who: 'a test key', caller: { key: await keyFor({ livemode: false }) }, status: 403 })
  return refused
}

/** The callers that an operation must refuse; every operation has some, except those for anyone. */
async function refusedBy(operation: Operation): Promise<Refused[]> {
  if (operation.caller === 'anyone') return []
  if (operation.caller === 'tenant') return [...strangers(), ...ended, ...(await unprivileged(operation))]
  const owner: Refused = { who: 'an owner', caller: { key: world.organization.key }, status: 401 }
  return [...strangers(), owner]
}

function expectRefusal(operation: Operation, answer: TestAnswer, { who, status }: Refused): void {
  expect([who, answer.status, codeOf(inOwnForm(operation, answer.body))]).toEqual([
    who,
    status,
    status === 401 ? 'authentication_error' : 'permission_error',
  ])
  const text = JSON.stringify(answer.body)
  expect(text).not.toContain(MARK)
  // an error shows at most the prefix of a key
  expect(text).not.toContain(world.organization.key.slice(17))
}

describe('a caller without the right is refused, sees nothing and changes nothing', () => {
  test.each(OPERATIONS.filter(({ caller }) => caller !== 'anyone').map(each => [each.id, each] as const))(
    '%s',
    async (_id, operation) => {
      const refused = await refusedBy(operation)
      expect(refused.length).toBeGreaterThan(8)
      const organization = { ...world.organization, key: '' }
      const before = await fingerprintAll(app.database)
      // without the credentials of the example
      for (const each of refused)
        expectRefusal(
          operation,
          await callExample({ ...world, organization }, operation, { operator: false, ...each.caller }),
          each,
        )
      expect(await fingerprintAll(app.database)).toEqual(before)
    },
  )
})

test('the operations for anyone are few, and return nothing of an organization', async () => {
  const open = OPERATIONS.filter(({ caller }) => caller === 'anyone')
  expect(open.map(({ id }) => id).sort()).toEqual([
    'acceptInvitation',
    'exchangeWebhookPortalLink',
    'getHealth',
    'getReadiness',
    'receiveWebhook',
    'registerAgent',
  ])
  for (const operation of open.filter(({ method }) => method === 'GET'))
    expect(JSON.stringify((await callExample(world, operation)).body)).not.toContain(MARK)
})
