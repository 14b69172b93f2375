import { expect, it } from 'vitest'
import { startSmtpServer } from '../../../test/support/smtp-server.ts'
import { createTestApp } from '../../../test/support/test-app.ts'

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
