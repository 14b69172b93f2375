import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestOrganization } from '../../../test/support/organization.ts'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'
import { eventually, pathOf, useEngine } from '../../../test/support/webhook-engine.ts'
import { emit } from '../../platform/events/outbox.ts'

let app: TestApp
let organization: TestOrganization
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  organization = await app.organization()
  await app.database.prisma(models =>
    models.member.create({
      data: { id: `mbr_${organization.id}`, organizationId: organization.id, kind: 'person', name: 'P', role: 'admin' },
    }),
  )
})

const SUBSCRIPTION = 'whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
const MCP_SERVER = 'mcp_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
const last = { last_event_id: 'evt_1', last_event_type: 'order.paid', last_error: 'The receiver answered 500.' }

const happen = (type: string, data: Record<string, string | number>) =>
  emit(app.database.scope({ tenantId: organization.tenants.live, livemode: true }), { type, data })
const inbox = async () => (await app.call('GET', '/api/v1/notifications', { key: organization.key })).body.data

it.each([
  [
    'webhook.circuit_opened',
    { subscription_id: SUBSCRIPTION, circuit_state: 'open', reason: '5 failures in a row', ...last },
    'urgent',
    SUBSCRIPTION,
  ],
  ['webhook.disabled', { subscription_id: SUBSCRIPTION, reason: 'gone', ...last }, 'urgent', SUBSCRIPTION],
  [
    'webhook.alert_raised',
    { metric: 'dead_letter_queue', priority: 1, value: 1200, threshold: 1000 },
    'urgent',
    'dead_letter_queue',
  ],
  ['webhook.alert_raised', { metric: 'open_circuits', priority: 2, value: 1, threshold: 0 }, 'normal', 'open_circuits'],
  ['webhook.secret_aged', { subscription_id: SUBSCRIPTION, age_days: 90 }, 'normal', SUBSCRIPTION],
  ['webhook.secret_aged', { subscription_id: SUBSCRIPTION, age_days: 180 }, 'urgent', SUBSCRIPTION],
  [
    'mcp_server.tools_changed',
    { mcpServerId: MCP_SERVER, name: 'Orders', added: 1, removed: 0, changed: 2 },
    'urgent',
    'Orders',
  ],
  [
    'mcp_server.tools_changed',
    { mcpServerId: MCP_SERVER, name: 'Orders', added: 1, removed: 0, changed: 0 },
    'normal',
    'Orders',
  ],
])('owners are notified of %s %o', async (type, data, priority, subject) => {
  await happen(type, data)
  await eventually(async () =>
    expect(await inbox()).toMatchObject([{ sender: 'system', priority, title: expect.stringContaining(subject) }]),
  )
  const others = await app.database.prisma(models =>
    models.notificationRecipient.count({ where: { memberId: `mbr_${organization.id}` } }),
  )
  expect(others).toBe(0)
})

it('owners are notified of a flapping endpoint once a day', async () => {
  const open = { subscription_id: SUBSCRIPTION, circuit_state: 'open', reason: '5 failures in a row', ...last }
  for (let n = 0; n < 20; n++) {
    await happen('webhook.circuit_opened', open)
    await happen('webhook.circuit_closed', { subscription_id: SUBSCRIPTION, circuit_state: 'closed', reason: 'ok' })
  }
  await happen('webhook.alert_raised', { metric: 'open_circuits', priority: 2, value: 1, threshold: 0 })
  await eventually(async () => expect(await inbox()).toHaveLength(2))
  await app.advance('1 day')
  await happen('webhook.circuit_opened', open)
  await eventually(async () => expect(await inbox()).toHaveLength(3))
})

it('events of an organization that was deleted are skipped', async () => {
  await happen('webhook.disabled', { subscription_id: SUBSCRIPTION, reason: 'gone' })
  await app.database.prisma(models => models.organization.delete({ where: { id: organization.id } }))
  organization = await app.organization()
  await happen('webhook.disabled', { subscription_id: SUBSCRIPTION, reason: 'gone' })
  await eventually(async () => expect(await inbox()).toHaveLength(1))
})

const engine = useEngine()

it('the owner is notified of an endpoint that fails', async () => {
  const { key, webhook } = await engine.subscribe(pathOf('status'))
  await engine.publish({ key }, 5)
  await eventually(async () => {
    const { body } = await engine.app.call('GET', '/api/v1/notifications', { key })
    expect(body.data).toContainEqual(
      expect.objectContaining({
        title: `Webhook deliveries to ${webhook} are paused`,
        body: expect.stringContaining('The receiver answered 500.'),
      }),
    )
  })
})
