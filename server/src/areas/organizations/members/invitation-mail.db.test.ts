import { describe, expect, it } from 'vitest'
import { startSmtpServer } from '../../../../test/support/smtp-server.ts'
import { createTestApp } from '../../../../test/support/test-app.ts'

it('is sent by mail if the server sends mail, and its link makes the person a member', async () => {
  const smtp = await startSmtpServer()
  const app = await createTestApp({
    settings: {
      SMTP_URL: `smtp://${smtp.host}`,
      SMTP_FROM: 'keepsake@northwind.example',
      PUBLIC_URL: 'https://keepsake.northwind.example',
    },
  })
  try {
    const { key } = await app.organization({ name: 'Northwind\nBcc: eve@x.example' })
    const invite = () =>
      app.call('POST', '/api/v1/members/invite', { key, body: { emails: ['dana@northwind.example'], role: 'admin' } })
    const { body } = await invite()
    expect(body.data.invited[0]).not.toHaveProperty('link')
    await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(1)
    const [mail] = smtp.received
    expect(mail?.to).toEqual(['dana@northwind.example'])
    // quoted-printable breaks lines and writes = as =3D
    const text = mail?.raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? ''
    const [, token = ''] = /https:\/\/keepsake\.northwind\.example\/invitation#(inv_[\w-]{43})/.exec(text) ?? []
    expect(await app.database.query('SELECT id FROM runtime.jobs WHERE payload::text LIKE $1', [`%${token}%`])).toEqual(
      [],
    )
    const resent = await app.call('POST', `/api/v1/members/${body.data.invited[0].id}/resend`, { key })
    expect(resent.body.data).not.toHaveProperty('link')
    await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(2)
    const accept = (token: string) => app.call('POST', '/api/v1/members/accept', { body: { token } })
    expect((await accept(token)).status).toBe(403)
    const again = smtp.received[1]?.raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? ''
    const accepted = await accept(/invitation#(inv_[\w-]{43})/.exec(again)?.[1] ?? '')
    expect([accepted.status, accepted.body.data?.member.role]).toEqual([200, 'admin'])
    expect((await invite()).body.data.alreadyMembers).toEqual(['dana@northwind.example'])
  } finally {
    await app.stop()
    await smtp.close()
  }
})

describe('a server that sends mail', () => {
  const started = async () => {
    const smtp = await startSmtpServer()
    const settings = { SMTP_URL: `smtp://${smtp.host}`, SMTP_FROM: 'keepsake@northwind.example', LOG_LEVEL: 'silent' }
    const app = await createTestApp({ settings })
    const invite = async (key: string, emails: string[], address?: string) =>
      app.call('POST', '/api/v1/members/invite', { key, body: { emails, role: 'member' }, ...(address && { address }) })
    const stop = async () => {
      await app.stop()
      await smtp.close()
    }
    return { app, smtp, invite, stop }
  }
  const people = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `p${from + n}@northwind.example`)

  it('sends the invitations of an organization up to the limit of its plan and day; sending again counts', async () => {
    const { app, invite, stop } = await started()
    try {
      const { id, key } = await app.organization({ plan: 'free' })
      expect((await invite(key, people(21))).status).toBe(429)
      const first = await invite(key, people(19))
      expect(first.body.data.invited).toHaveLength(19)
      const resend = () => app.call('POST', `/api/v1/members/${first.body.data.invited[0].id}/resend`, { key })
      expect((await resend()).status).toBe(200)
      const over = await resend()
      expect(over.status).toBe(429)
      expect(over.body).toMatchObject({ error: 'rate_limit_error', limit: 20, window: 'day' })
      expect(over.body.message).toContain('plan free')
      expect((await invite(key, ['late@northwind.example'])).status).toBe(429)
      const [row] = await app.database.query<{ n: bigint }>(
        `SELECT count(*) AS n FROM members WHERE organization_id = $1 AND status = 'invited'`,
        [id],
      )
      expect(row?.n).toBe(19n)
      const other = await app.organization({ plan: 'pro' })
      expect((await invite(other.key, people(50))).status).toBe(200)
      await app.advance('1 day')
      expect((await resend()).status).toBe(200)
    } finally {
      await stop()
    }
  })

  it('sends one person at most 5 invitations a day, from whichever organization', async () => {
    const { app, invite, stop } = await started()
    try {
      const statuses = []
      for (let n = 0; n < 6; n++) {
        const { key } = await app.organization()
        statuses.push((await invite(key, ['Dana@northwind.example'])).status)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    } finally {
      await stop()
    }
  })

  it('limits the small organizations that one network address uses together', async () => {
    const { app, invite, stop } = await started()
    try {
      const statuses = []
      for (let n = 0; n < 12; n++) {
        const { key } = await app.organization({ plan: 'free' })
        statuses.push((await invite(key, people(20, n * 20), '198.51.100.7')).status)
      }
      expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
      const { key } = await app.organization({ plan: 'free' })
      expect((await invite(key, ['zoe@northwind.example'], '198.51.100.8')).status).toBe(200)
    } finally {
      await stop()
    }
  })

  it.each([
    ['Northwind Traders, Inc.', 'Invitation to Northwind Traders, Inc.'],
    ['You won! Claim at https://evil.example', 'Invitation to an organization'],
  ])('names %s in the mail only if it is a plain name', async (name, subject) => {
    const { app, smtp, invite, stop } = await started()
    try {
      const { key } = await app.organization({ name })
      await invite(key, ['dana@northwind.example'])
      await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(1)
      const raw = smtp.received[0]?.raw.replaceAll(/=\r?\n/g, '') ?? ''
      expect(/^Subject: (.*)$/m.exec(raw)?.[1]?.trim()).toBe(subject)
      if (!subject.includes(name)) expect(raw).not.toContain(name.slice(0, 12))
    } finally {
      await stop()
    }
  })
})
