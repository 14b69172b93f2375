import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../../../test/support/smtp-server.ts'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'
import { eventually } from '../../../test/support/webhook-engine.ts'
import { newId } from '../../platform/values/ids.ts'

const DANA = 'dana@northwind.example'
let app: TestApp
let smtp: TestSmtpServer
let key: string
let organizationId: string
/** SMTP statuses for recipients. */
const refused = new Map<string, number>()

beforeAll(async () => {
  smtp = await startSmtpServer({
    onRcptTo({ address }, _session, done) {
      const responseCode = refused.get(address)
      if (responseCode === undefined) done()
      else done(Object.assign(new Error('No such mailbox.'), { responseCode }))
    },
  })
  const settings = { SMTP_URL: `smtp://${smtp.host}`, SMTP_FROM: 'keepsake@northwind.example' }
  app = await createTestApp({ settings: { ...settings, LOG_LEVEL: 'silent' } })
})
afterAll(async () => {
  await app.stop()
  await smtp.close()
})
beforeEach(async () => {
  const organization = await app.organization({ name: 'Northwind' })
  ;({ key, id: organizationId } = organization)
  await join(DANA)
})
afterEach(() => {
  smtp.received.length = 0
  refused.clear()
})

const join = (...emails: string[]) =>
  app.database.prisma(models =>
    models.member.createMany({
      data: emails.map(email => ({
        id: newId('mbr'),
        organizationId,
        kind: 'person',
        name: 'P',
        email,
        role: 'member',
      })),
    }),
  )

const broadcast = async (more: object = {}) => {
  const body = { recipientGroup: 'all', title: 'Café?', body: 'Ready.', priority: 'urgent', ...more }
  return (await app.call('POST', '/api/v1/notifications/broadcast', { key, body })).body.data
}

const states = (id: string) =>
  app.database.prisma(async models => {
    const rows = await models.notificationRecipient.findMany({ where: { notificationId: id, mail: { not: null } } })
    return rows.map(({ mail }) => mail).sort()
  })

it('urgent notifications are sent to members with an email address, once', async () => {
  const actions = [{ id: 'open', type: 'link', label: 'Open', url: 'https://ci.northwind.example/42' }]
  const sent = await broadcast({ actions })
  expect(sent).toMatchObject({ recipientCount: 2, mailCount: 1 })
  await eventually(async () => expect(await states(sent.id)).toEqual(['sent']))
  expect(smtp.received).toMatchObject([{ from: 'keepsake@northwind.example', to: [DANA] }])
  const raw = smtp.received[0]?.raw ?? ''
  expect(raw).toContain('Subject: Urgent notification from Northwind\r\n')
  expect(raw.replaceAll('=C3=A9', 'é')).toContain('Café?\r\n\r\nReady.\r\n\r\nOpen: https://ci.northwind.example/42')
  expect(raw).toMatch(new RegExp(`^Message-ID:\\s*<${sent.id}\\.mbr_`, 'm'))
})

it('normal notifications are not sent by email', async () => {
  expect(await broadcast({ priority: 'normal' })).toMatchObject({ recipientCount: 2, mailCount: 0 })
})

it('an email waits for the SMTP server', async () => {
  refused.set(DANA, 451)
  const { id } = await broadcast()
  await eventually(async () => {
    const [job] = await app.database.query<{ last_error: string }>(
      'SELECT last_error FROM runtime.jobs WHERE kind = $1',
      ['notifications.mail'],
    )
    expect(job?.last_error).toContain('SMTP_URL')
  })
  expect(await states(id)).toEqual(['pending'])
  refused.clear()
  await app.advance('10 minutes')
  await eventually(async () => expect(await states(id)).toEqual(['sent']))
  expect(smtp.received).toHaveLength(1)
})

it('one refused address does not keep the others from their email', async () => {
  const others = Array.from({ length: 6 }, (_, n) => `p${n}@northwind.example`)
  await join(...others)
  refused.set(DANA, 550)
  const { id } = await broadcast()
  await eventually(async () => expect(await states(id)).toEqual(['failed', ...others.map(() => 'sent')]))
  expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(others)
})

it('the emails of an organization are limited by plan and day; the inbox has all notifications', async () => {
  const small = await app.organization({ name: 'Small', plan: 'free' })
  ;({ key, id: organizationId } = small)
  await join(...Array.from({ length: 15 }, (_, n) => `q${n}@northwind.example`))
  expect(await broadcast()).toMatchObject({ recipientCount: 16, mailCount: 15 })
  const second = await broadcast()
  expect(second).toMatchObject({ recipientCount: 16, mailCount: 5 })
  expect(await broadcast()).toMatchObject({ recipientCount: 16, mailCount: 0 })
  await eventually(async () =>
    expect(await states(second.id)).toEqual([...Array(10).fill('limited'), ...Array(5).fill('sent')]),
  )
  await app.advance('1 day')
  expect(await broadcast()).toMatchObject({ recipientCount: 16, mailCount: 15 })
})
