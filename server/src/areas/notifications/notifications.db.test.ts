import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../test/support/use-app.ts'
import { mintKey } from '../../platform/access/api-keys.ts'
import type { Role } from '../../platform/access/roles.ts'
import { newId } from '../../platform/values/ids.ts'

const app = useApp()
const own = useOrganization(app)

interface Member {
  id: string
  key: string
}

/** A member with a key to the live data. */
async function join(role: Role, email: string | null = null, status = 'active'): Promise<Member> {
  const id = newId('mbr')
  const { secret, hash, prefix, last4 } = mintKey(true)
  await app.database.prisma(async models => {
    const member = { id, organizationId: own.id, kind: email ? 'person' : 'service', name: role, email, role, status }
    await models.member.create({ data: member })
    const key = { id: newId('key'), tenantId: own.tenant, memberId: id, name: role, role, scopes: [] }
    await models.apiKey.create({ data: { ...key, hash, prefix, last4 } })
  })
  return { id, key: secret }
}

const call = (method: string, path: string, key: string, body?: object, headers?: Record<string, string>) =>
  app.call(method, `/api/v1/notifications${path}`, { key, ...(body && { body }), ...(headers && { headers }) })
const list = async (key: string, query = '') => (await call('GET', query, key)).body.data
const unread = async (key: string): Promise<number> => (await call('GET', '/unread-count', key)).body.data.unread

let dana: Member
let robot: Member
beforeEach(async () => {
  dana = await join('member', 'Dana@Northwind.example')
  robot = await join('member')
})

const message = { title: 'Deploy?', body: 'All checks passed.' }

describe('send', () => {
  it('reaches members by ID and by email address, each once, with or without an email address', async () => {
    const recipients = [dana.id, 'dana@northwind.EXAMPLE', robot.id]
    const { status, body } = await own.post('notifications/send', { ...message, recipients, priority: 'urgent' })
    expect(status).toBe(201)
    expect(body.data).toEqual({
      id: expect.stringMatching(/^ntf_/),
      recipientCount: 2,
      // there is no SMTP server
      mailCount: 0,
      createdAt: expect.any(String),
    })
    const [member] = await app.database.prisma(models =>
      models.member.findMany({ where: { organizationId: own.id, role: 'owner' } }),
    )
    for (const { key } of [dana, robot])
      expect(await list(key)).toEqual([
        {
          id: body.data.id,
          ...message,
          priority: 'urgent',
          state: 'unread',
          sender: member?.id,
          actions: [],
          createdAt: body.data.createdAt,
        },
      ])
    expect(await list(own.key)).toEqual([])
  })

  it('names the recipients who are not active members of this organization, and reaches nobody', async () => {
    const invited = await join('member', 'eve@northwind.example', 'invited')
    const other = await app.organization()
    const [stranger] = await app.database.prisma(models =>
      models.member.findMany({ where: { organizationId: other.id } }),
    )
    const unknown = ['nobody@northwind.example', 'mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', stranger?.id ?? '', invited.id]
    const { status, body } = await own.post('notifications/send', { ...message, recipients: [dana.id, ...unknown] })
    expect(status).toBe(400)
    expect(body.message).toContain(unknown.join(', '))
    expect(body.details.map(({ path }: { path: string }) => path)).toEqual(
      [1, 2, 3, 4].map(n => `body.recipients.${n}`),
    )
    expect(await unread(dana.key)).toBe(0)
  })

  it('sends a dedupeKey once, also by parallel calls', async () => {
    const request = { ...message, recipients: [dana.id], dedupeKey: 'deploy-42' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => own.post('notifications/send', request)))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(answers.filter(({ body }) => body.data.duplicate !== true)).toHaveLength(1)
    expect(await unread(dana.key)).toBe(1)
    // another tenant's keys are not the same
    const test = await own.organization.keyFor({ livemode: false })
    const again = await call('POST', '/send', test, request)
    expect(again.body.data.duplicate).toBeUndefined()
  })

  it('returns the first response for the same Idempotency-Key', async () => {
    const request = { ...message, recipients: [dana.id] }
    const send = () => call('POST', '/send', own.key, request, { 'Idempotency-Key': 'once' })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect(await unread(dana.key)).toBe(1)
  })

  it.each([
    ['another line', { title: 'Hello\r\nBcc: eve@northwind.example' }, 'body.title'],
    ['a blank title', { title: '  ' }, 'body.title'],
    ['no recipients', { recipients: [] }, 'body.recipients'],
    [
      'a script as a link',
      { actions: [{ id: 'a', type: 'link', label: 'A', url: 'javascript:alert(1)' }] },
      'body.actions.0.url',
    ],
    ['a link without a URL', { actions: [{ id: 'a', type: 'link', label: 'A' }] }, 'body.actions.0.url'],
    [
      'a callback without https',
      { actions: [{ id: 'a', type: 'callback', label: 'A', url: 'http://x.example' }] },
      'body.actions.0.url',
    ],
    [
      'a callback with a password',
      { actions: [{ id: 'a', type: 'callback', label: 'A', url: 'https://a:b@x.example' }] },
      'body.actions.0.url',
    ],
    [
      'dismiss with a URL',
      { actions: [{ id: 'a', type: 'dismiss', label: 'A', url: 'https://x.example' }] },
      'body.actions.0.url',
    ],
    [
      'two actions with one ID',
      { actions: [1, 2].map(() => ({ id: 'a', type: 'dismiss', label: 'A' })) },
      'body.actions.1.id',
    ],
  ])('refuses %s', async (_what, part, path) => {
    const { status, body } = await own.post('notifications/send', { ...message, recipients: [dana.id], ...part })
    expect(status).toBe(400)
    expect(body.details).toContainEqual({ path, message: expect.any(String) })
  })
})

describe('broadcast', () => {
  it.each([
    ['all', ['owner', 'admin', 'member', 'viewer']],
    ['admins', ['owner', 'admin']],
    ['owners', ['owner']],
    ['members', ['member']],
  ])('to %s reaches %s', async (recipientGroup, reached) => {
    const [admin, viewer] = [await join('admin'), await join('viewer')]
    await join('admin', 'left@northwind.example', 'removed')
    const { status } = await own.post('notifications/broadcast', { ...message, recipientGroup })
    expect(status).toBe(201)
    const inboxes = { owner: own.key, admin: admin.key, member: dana.key, viewer: viewer.key }
    for (const [role, key] of Object.entries(inboxes))
      expect(await unread(key), role).toBe(reached.includes(role) ? 1 : 0)
  })

  it('is for owners and admins, and send is not for viewers', async () => {
    const request = { ...message, recipientGroup: 'all' }
    const refused = await call('POST', '/broadcast', dana.key, request)
    expect(refused).toMatchObject({ status: 403, body: { error: 'permission_error' } })
    expect(refused.body.message).toContain('admin')
    const viewer = await join('viewer')
    expect((await call('POST', '/send', viewer.key, { ...message, recipients: [dana.id] })).status).toBe(403)
  })

  it('reaches 10,000 members in one statement', async () => {
    await app.database.query(
      `INSERT INTO members (id, organization_id, kind, name, role) SELECT 'mbr_' || n, $1, 'person', 'P', 'viewer'
       FROM generate_series(1, 10000) AS n`,
      [own.id],
    )
    const started = performance.now()
    const { body } = await own.post('notifications/broadcast', { ...message, recipientGroup: 'all' })
    expect(body.data.recipientCount).toBe(10_003)
    expect(performance.now() - started).toBeLessThan(10_000)
    await app.database.prisma(models => models.member.deleteMany({ where: { organizationId: own.id, name: 'P' } }))
  }, 60_000)
})

describe('the inbox', () => {
  const send = async (title: string): Promise<string> =>
    (await own.post('notifications/send', { ...message, title, recipients: [dana.id, robot.id] })).body.data.id

  it('lists newest first, by state, in pages', async () => {
    const [first = '', second = '', third = ''] = [await send('1'), await send('2'), await send('3')]
    expect((await call('POST', `/${first}/read`, dana.key)).body.data).toMatchObject({
      id: first,
      state: 'read',
      readAt: expect.any(String),
    })
    expect((await call('POST', `/${second}/dismiss`, dana.key)).body.data).toMatchObject({
      id: second,
      state: 'dismissed',
    })
    const ids = async (query: string) => (await list(dana.key, query)).map(({ id }: { id: string }) => id)
    expect(await ids('')).toEqual([third, first])
    expect(await ids('?state=unread')).toEqual([third])
    expect(await ids('?state=read')).toEqual([first])
    expect(await ids('?state=dismissed')).toEqual([second])
    const page = await call('GET', '?limit=1', dana.key)
    expect(page.body.data).toMatchObject([{ id: third }])
    expect(await ids(`?limit=1&cursor=${page.body.nextCursor}`)).toEqual([first])
    expect(await unread(dana.key)).toBe(1)
    expect(await unread(robot.key)).toBe(3)
  })

  it('keeps a dismissed notification dismissed, and the first time of reading', async () => {
    const id = await send('1')
    const read = async () => (await call('POST', `/${id}/read`, dana.key)).body.data
    const { readAt } = await read()
    await app.advance('1 hour')
    expect((await read()).readAt).toBe(readAt)
    await call('POST', `/${id}/dismiss`, dana.key)
    expect(await read()).toMatchObject({ state: 'dismissed', readAt })
  })

  it("is the member's own: others get 404", async () => {
    const { body } = await own.post('notifications/send', {
      ...message,
      recipients: [dana.id],
      actions: [{ id: 'a', type: 'dismiss', label: 'A' }],
    })
    for (const path of ['read', 'dismiss', 'actions/a'])
      expect((await call('POST', `/${body.data.id}/${path}`, robot.key)).status).toBe(404)
    expect(await unread(dana.key)).toBe(1)
  })
})

it('keeps notifications for the retention period', async () => {
  const { body } = await own.post('notifications/send', { ...message, recipients: [dana.id], dedupeKey: 'a' })
  await app.advance('91 days')
  const { purgeNotifications } = await import('./sql/purge-notifications.ts')
  await purgeNotifications(app.database, 100)
  expect(await list(dana.key)).toMatchObject([{ id: body.data.id }])
  await purgeNotifications(app.database, 90)
  expect(await list(dana.key)).toEqual([])
  expect(
    (await own.post('notifications/send', { ...message, recipients: [dana.id], dedupeKey: 'a' })).body.data.duplicate,
  ).toBeUndefined()
})

it('is in the audit log, and is emitted as an event', async () => {
  const { body } = await own.post('notifications/send', { ...message, recipients: [dana.id] })
  const entries = await app.database.prisma(models => models.auditEntry.findMany({ where: { target: body.data.id } }))
  expect(entries).toMatchObject([
    { action: 'notification.sent', organizationId: own.id, details: { recipientCount: 1 } },
  ])
  const events = await app.database.query('SELECT data FROM runtime.outbox WHERE type = $1 AND tenant_id = $2', [
    'notification.sent',
    own.tenant,
  ])
  expect(events).toMatchObject([{ data: { notificationId: body.data.id, recipientCount: 1, priority: 'normal' } }])
})
