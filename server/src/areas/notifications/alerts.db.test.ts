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

const DELETED = 'whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
const MCP_SERVER = 'mcp_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
const last = { last_event_id: 'evt_1', last_event_type: 'order.paid', last_error: 'The receiver answered 500.' }

const scopeOf = () => app.database.scope({ tenantId: organization.tenants.live, livemode: true })
const happen = (type: string, data: Record<string, string | number>) => emit(scopeOf(), { type, data })
const inbox = async () => (await app.call('GET', '/api/v1/notifications', { key: organization.key })).body.data

let subscriptions = 0
/** Adds a subscription. @returns its ID */
async function subscribe(settings: object = {}): Promise<string> {
  const body = { url: `https://hooks-${++subscriptions}.northwind.example/token-42`, events: ['order.*'], ...settings }
  const answer = await app.call('POST', '/api/v1/webhooks', { key: organization.key, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.id
}

it.each([
  [
    'webhook.circuit_opened',
    { circuit_state: 'open', reason: '5 failures in a row', ...last },
    'urgent',
    /^Sending to https:\/\/hooks-\d+\.northwind\.example\/… is paused$/,
  ],
  [
    'webhook.disabled',
    { reason: 'gone', ...last },
    'urgent',
    /^No events are sent to https:\S+ any more: it was disabled$/,
  ],
  [
    'webhook.circle_refused',
    { event_id: 'evt_1', event_type: 'memory.stored' },
    'urgent',
    /^Deliveries to https:\S+ run in a circle$/,
  ],
  ['webhook.secret_aged', { age_days: 90 }, 'normal', /^Rotate the signing secret of https:\S+: it is 90 days old$/],
  ['webhook.secret_aged', { age_days: 180 }, 'urgent', /it is 180 days old$/],
  [
    'webhook.alert_raised',
    { metric: 'delivery_success_rate', priority: 1, value: 0.9187, threshold: 0.95 },
    'urgent',
    /^Only 91\.8 % of deliveries to https:\S+ arrive$/,
  ],
])('owners are told of %s %o by what they know the endpoint as', async (type, data, priority, title) => {
  const id = await subscribe()
  await happen(type, { subscription_id: id, ...data })
  await eventually(async () => expect(await inbox()).toHaveLength(1))
  const [notification] = await inbox()
  expect(notification).toMatchObject({ sender: 'system', priority, title: expect.stringMatching(title) })
  // the ID is for programs: in the text, and in the link
  expect(notification.title).not.toMatch(/whk_|_rate|token-42/)
  expect(notification.body).toContain(id)
  expect(notification.actions).toMatchObject([
    { type: 'link', label: 'Open in the console', url: expect.stringMatching(`/console/webhooks/${id}$`) },
  ])
  const others = await app.database.prisma(models =>
    models.notificationRecipient.count({ where: { memberId: `mbr_${organization.id}` } }),
  )
  expect(others).toBe(0)
})

it.each([
  [{ metric: 'dead_letter_queue', priority: 1, value: 1_200 }, /^1,200 events failed in all attempts$/, 'dead-letters'],
  [{ metric: 'failed_inbound_events', priority: 2, value: 1 }, /^1 received event became no memory$/, 'sources'],
  [{ metric: 'overdue_seconds', priority: 1, value: 75 }, /^Deliveries are 75 seconds late$/, 'webhooks'],
  [{ metric: 'open_circuits', priority: 2, value: 2 }, /^Sending is paused to 2 endpoints$/, 'webhooks'],
  [{ metric: 'of_another_version', priority: 2, value: 2 }, /^Webhook delivery needs attention$/, 'webhooks'],
  [
    { metric: 'first_attempt_success_rate', priority: 2, value: 0.5, event_type: 'order.paid' },
    /^Only 50 % of first attempts of order\.paid arrive$/,
    'webhooks',
  ],
])('owners are told of %o in words', async (data, title, screen) => {
  await happen('webhook.alert_raised', { threshold: 0, ...data })
  await eventually(async () => expect(await inbox()).toHaveLength(1))
  const [{ title: told, actions }] = await inbox()
  expect(told).toMatch(title)
  expect(actions[0].url).toMatch(new RegExp(`/console/${screen}$`))
})

it('an alert that is about several endpoints names two and counts the others', async () => {
  const ids = [
    await subscribe({ description: 'Billing' }),
    await subscribe({ description: 'Win a prize at prize.example' }),
    await subscribe(),
  ]
  const alert = { metric: 'open_circuits', priority: 2, value: 3, threshold: 0 }
  await scopeOf().prisma(models =>
    models.webhookAlert.create({
      data: { ...alert, tenantId: organization.tenants.live, message: '', subscriptionIds: [DELETED, ...ids] },
    }),
  )
  await happen('webhook.alert_raised', alert)
  await eventually(async () => expect(await inbox()).toHaveLength(1))
  // a customer's description can be a message, so it is not repeated
  expect((await inbox())[0].title).toMatch(
    /^Sending is paused to Billing, https:\/\/hooks-\d+\.northwind\.example\/… and 1 more$/,
  )
})

it('a destination is called by its name, and an endpoint that was deleted is said to be', async () => {
  const body = { name: 'Data warehouse', url: 'https://lake.northwind.example/in', events: ['*'] }
  const { id } = (await app.call('POST', '/api/v1/destinations', { key: organization.key, body })).body.data
  const open = { circuit_state: 'open', reason: '5 failures in a row', ...last }
  await happen('webhook.circuit_opened', { subscription_id: id, ...open })
  await happen('webhook.circuit_opened', { subscription_id: DELETED, ...open })
  await eventually(async () => expect(await inbox()).toHaveLength(2))
  const told = (await inbox()).map(({ title, actions }: { title: string; actions: { url: string }[] }) => [
    title,
    new URL(String(actions[0]?.url)).pathname,
  ])
  expect(told).toContainEqual(['Sending to Data warehouse is paused', '/console/destinations'])
  expect(told).toContainEqual(['Sending to a deleted endpoint is paused', `/console/webhooks/${DELETED}`])
})

it.each([
  [{ added: 1, removed: 0, changed: 2 }, 'urgent'],
  [{ added: 1, removed: 0, changed: 0 }, 'normal'],
])('owners are told of the tools of an MCP server %o', async (data, priority) => {
  await happen('mcp_server.tools_changed', { mcpServerId: MCP_SERVER, name: 'Orders', ...data })
  await eventually(async () =>
    expect(await inbox()).toMatchObject([
      {
        sender: 'system',
        priority,
        title: 'Review the tools of the MCP server Orders',
        actions: [{ url: expect.stringMatching(`/console/tool-servers/${MCP_SERVER}$`) }],
      },
    ]),
  )
})

it('owners are notified of a flapping endpoint once a day', async () => {
  const open = { subscription_id: DELETED, circuit_state: 'open', reason: '5 failures in a row', ...last }
  for (let n = 0; n < 20; n++) {
    await happen('webhook.circuit_opened', open)
    await happen('webhook.circuit_closed', { subscription_id: DELETED, circuit_state: 'closed', reason: 'ok' })
  }
  await happen('webhook.alert_raised', { metric: 'open_circuits', priority: 2, value: 1, threshold: 0 })
  await eventually(async () => expect(await inbox()).toHaveLength(2))
  await app.advance('1 day')
  await happen('webhook.circuit_opened', open)
  await eventually(async () => expect(await inbox()).toHaveLength(3))
})

it('events of an organization that was deleted are skipped', async () => {
  await happen('webhook.disabled', { subscription_id: DELETED, reason: 'gone' })
  await app.database.prisma(models => models.organization.delete({ where: { id: organization.id } }))
  organization = await app.organization()
  await happen('webhook.disabled', { subscription_id: DELETED, reason: 'gone' })
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
        title: expect.stringMatching(/^Sending to http\S+ is paused$/),
        body: expect.stringMatching(`${webhook}.*The receiver answered 500\\.`),
      }),
    )
  })
})
