import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startSmtpServer } from '../../test/support/smtp-server.ts'
import { createTestApp, type TestApp } from '../../test/support/test-app.ts'
import { useApp, useOrganization } from '../../test/support/use-app.ts'

const app = useApp()
const organization = useOrganization(app)

interface Signed {
  cookie: string
  setCookie: string
  token: string
  id: string
}

/** Signs in as a browser does. */
async function signIn(body: object, on: TestApp = app): Promise<Signed> {
  const answer = await on.call('POST', '/console/session', { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const setCookie = answer.headers.get('Set-Cookie') ?? ''
  return {
    cookie: setCookie.split(';')[0] ?? '',
    setCookie,
    token: answer.body.data.csrfToken,
    id: answer.body.data.id,
  }
}

const withKey = (apiKey = organization.key): Promise<Signed> => signIn({ apiKey })
const headersOf = ({ cookie, token }: Signed) => ({ Cookie: cookie, 'X-CSRF-Token': token })
const me = ({ cookie }: Pick<Signed, 'cookie'>) => app.call('GET', '/api/v1/me', { headers: { Cookie: cookie } })

describe('a session', () => {
  it('stands for its key, in a cookie that only the server reads', async () => {
    const session = await withKey()
    expect(session.setCookie).toMatch(/^keepsake_session=[\w-]{43}; /)
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(session.setCookie).toContain(attribute)
    const { status, body } = await me(session)
    expect([status, body.data.organization.id]).toEqual([200, organization.id])
    const found = await app.call('GET', '/console/session', { headers: { Cookie: session.cookie } })
    expect(found.body.data).toMatchObject({ mail: false, session: { id: session.id, csrfToken: session.token } })
    const stored = await app.database.query('SELECT * FROM console_sessions')
    expect(JSON.stringify(stored)).not.toContain(session.cookie.split('=')[1])
    expect((await app.call('GET', '/console/session')).body.data.session).toBeNull()
  })

  it('changes nothing without its token, or with that of another session', async () => {
    const session = await withKey()
    const other = await withKey()
    const body = { email: 'dana@northwind.example', content: 'Prefers calls before noon.' }
    const store = (headers: Record<string, string>) => app.call('POST', '/api/v1/memorize', { body, headers })
    const refused = await store({ Cookie: session.cookie })
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('X-CSRF-Token')])
    expect((await store({ Cookie: session.cookie, 'X-CSRF-Token': other.token })).status).toBe(403)
    expect((await store({ Cookie: session.cookie, 'X-CSRF-Token': '' })).status).toBe(403)
    expect((await store(headersOf(session))).status).toBe(200)
    for (const path of ['/console/session', `/console/session/list/${session.id}`])
      expect((await app.call('DELETE', path, { headers: { Cookie: session.cookie } })).status).toBe(403)
    expect((await me(session)).status).toBe(200)
  })

  it('ends after 12 hours without a call, and 7 days after it began', async () => {
    const idle = await withKey()
    const used = await withKey()
    await app.advance('11 hours')
    expect((await me(used)).status).toBe(200)
    await app.advance('2 hours')
    expect((await me(idle)).status).toBe(401)
    for (let hours = 13; hours < 24 * 7 - 10; hours += 10) {
      expect((await me(used)).status).toBe(200)
      await app.advance('10 hours')
    }
    expect((await me(used)).status).toBe(200)
    await app.advance('10 hours')
    expect((await me(used)).status).toBe(401)
  })

  it('ends with its key, and on all devices when it is signed out', async () => {
    const key = await organization.organization.keyFor({ role: 'admin' })
    const session = await withKey(key)
    const { body } = await me(session)
    await app.call('DELETE', `/api/v1/keys/${body.data.key.id}`, { key: organization.key })
    expect((await me(session)).body.message).toContain('Sign in again')
    const own = await withKey()
    const out = await app.call('DELETE', '/console/session', { headers: headersOf(own) })
    expect([out.status, out.headers.get('Set-Cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')])
    expect((await me(own)).status).toBe(401)
    expect((await app.call('GET', '/api/v1/me', { key: organization.key })).status).toBe(200)
  })

  it('is listed with those of the same member, who can end each, and nobody else', async () => {
    const first = await withKey()
    const second = await withKey()
    const stranger = await withKey((await app.organization()).key)
    const list = (of: Signed) => app.call('GET', '/console/session/list', { headers: { Cookie: of.cookie } })
    const end = (of: Signed, id: string) =>
      app.call('DELETE', `/console/session/list/${id}`, { headers: headersOf(of) })
    const { data } = (await list(first)).body
    expect(data.map(({ id, isCurrent }: { id: string; isCurrent: boolean }) => [id, isCurrent])).toEqual([
      [second.id, false],
      [first.id, true],
    ])
    expect((await list(stranger)).body.data).toHaveLength(1)
    expect((await end(stranger, first.id)).status).toBe(404)
    expect((await end(first, second.id)).status).toBe(200)
    expect((await me(second)).status).toBe(401)
    expect((await me(first)).status).toBe(200)
    expect((await app.call('GET', '/console/session/list')).status).toBe(401)
  })

  it('reads without credits, and pays for what it stores', async () => {
    const session = await withKey()
    const spent = async () => {
      const { body } = await me(session)
      return 1_000_000 - body.data.credits
    }
    const about = { email: 'dana@northwind.example' }
    await app.call('POST', '/api/v1/memorize', {
      body: { ...about, content: 'Budget: $120k.' },
      headers: headersOf(session),
    })
    const stored = await spent()
    expect(stored).toBeGreaterThan(0)
    const read = (headers: Record<string, string>, key?: string) =>
      app.call('POST', '/api/v1/smart-recall', {
        body: { ...about, query: 'What is the budget?' },
        headers,
        ...(key !== undefined && { key }),
      })
    expect((await read(headersOf(session))).status).toBe(200)
    expect(await spent()).toBe(stored)
    expect((await read({}, organization.key)).status).toBe(200)
    expect(await spent()).toBeGreaterThan(stored)
  })
})

describe('signing in', () => {
  it.each([
    ['no key', { apiKey: 'sk_live_x' }, 401, 'This is not a Keepsake API key'],
    ['an unknown key', { apiKey: `sk_live_abcdefgh_${'a'.repeat(43)}` }, 401, 'is unknown, expired or revoked'],
    ['an unknown link', { code: 'x' }, 401, 'Ask for a new one'],
    ['nothing', {}, 400, 'apiKey'],
    ['both', { apiKey: 'a', code: 'b' }, 400, 'apiKey'],
  ])('is refused with %s', async (_, body, status, message) => {
    const answer = await app.call('POST', '/console/session', { body })
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)])
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })

  it('takes no form of another site, and no long body', async () => {
    const raw = JSON.stringify({ apiKey: organization.key })
    const form = await app.call('POST', '/console/session', { raw, headers: { 'Content-Type': 'text/plain' } })
    expect(form.status).toBe(415)
    const long = await app.call('POST', '/console/session', { body: { apiKey: 'x'.repeat(5_000) } })
    expect(long.status).toBe(413)
  })

  it('answers any body with an error of the caller', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.constantFrom('/console/session', '/console/session/mail'),
        async (body, path) => {
          // each from an address of its own, which may try so often
          const address = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`
          const answer = await app.call('POST', path, { body: body ?? {}, address })
          expect([400, 401, 404]).toContain(answer.status)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('with a cookie that is none leads to the page that signs in', async () => {
    for (const cookie of ['keepsake_session=x', `keepsake_session=${'a'.repeat(43)}`])
      expect((await me({ cookie })).status).toBe(401)
  })
})

describe('a server that sends mail', () => {
  it('signs a member in with a link, once, and answers everyone alike', async () => {
    const smtp = await startSmtpServer()
    const settings = { SMTP_URL: `smtp://${smtp.host}`, SMTP_FROM: 'keepsake@northwind.example', WORKERS: 'off' }
    const mailing = await createTestApp({ settings })
    try {
      const { id } = await mailing.organization({ name: 'Northwind' })
      const member = { id: 'mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', organizationId: id, kind: 'person', name: 'Dana' }
      await mailing.database.prisma(models =>
        models.member.create({ data: { ...member, email: 'dana@northwind.example', role: 'member' } }),
      )
      const ask = (email: string) => mailing.call('POST', '/console/session/mail', { body: { email } })
      const [known, unknown] = [await ask(' Dana@Northwind.example'), await ask('eve@northwind.example')]
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
      expect(known.status).toBe(202)
      await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(1)
      expect(smtp.received[0]?.to).toEqual(['dana@northwind.example'])
      const text = smtp.received[0]?.raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? ''
      const [, code = ''] = /console\/sign-in#code=([\w-]{43})/.exec(text) ?? []
      const session = await signIn({ code }, mailing)
      const { body } = await mailing.call('GET', '/api/v1/me', { headers: { Cookie: session.cookie } })
      expect(body.data.member).toEqual({ id: member.id, name: 'Dana', role: 'member' })
      expect((await mailing.call('POST', '/console/session', { body: { code } })).status).toBe(401)
      await mailing.call('DELETE', '/console/session', { headers: headersOf(session) })
      const keys = await mailing.database.query<{ revoked_at: Date | null }>(
        'SELECT revoked_at FROM api_keys WHERE id = $1',
        [body.data.key.id],
      )
      expect(keys[0]?.revoked_at).not.toBeNull()

      await ask('dana@northwind.example')
      await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(2)
      const late = smtp.received[1]?.raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? ''
      await mailing.advance('16 minutes')
      const over = await mailing.call('POST', '/console/session', {
        body: { code: /#code=([\w-]{43})/.exec(late)?.[1] },
      })
      expect([over.status, over.body.message]).toEqual([401, expect.stringContaining('Ask for a new one')])
    } finally {
      await mailing.stop()
      await smtp.close()
    }
  })
})
