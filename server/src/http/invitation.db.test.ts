import { setTimeout } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { useApp } from '../../test/support/use-app.ts'

const app = useApp()

/** An element of the page, as far as its script uses it. */
const element = () => ({
  textContent: '',
  value: ' Dana ',
  hidden: false,
  disabled: false,
  submit: async (_event: object) => {},
  addEventListener(_type: string, listener: (event: object) => Promise<void>) {
    this.submit = listener
  },
})

/** Runs the script of the page, with calls to the server. */
async function open(hash: string, lose = false) {
  const script = await app.call('GET', '/invitation/script.js')
  const elements = { form: element(), name: element(), accept: element(), message: element(), key: element() }
  let lost = lose
  const fetch = async (path: string, { method, headers, body }: { method: string; headers: object; body: string }) => {
    const answer = await app.call(method, path, { raw: body, headers: { ...headers } })
    if (lost) {
      lost = false
      throw new Error('The connection was closed.')
    }
    return { json: async () => answer.body }
  }
  runInNewContext(String(script.body), {
    document: { getElementById: (id: keyof typeof elements) => elements[id] },
    location: { hash, pathname: '/invitation' },
    history: { replaceState: () => {} },
    crypto,
    fetch,
  })
  return elements
}

async function invite(): Promise<string> {
  const { key } = await app.organization({ name: 'Northwind' })
  const { body } = await app.call('POST', '/api/v1/members/invite', { key, body: { emails: ['dana@x.example'] } })
  return body.data.invited[0].link
}

it('is what the link of an invitation opens, and loads nothing from elsewhere', async () => {
  const { pathname } = new URL(await invite())
  const { status, headers, body } = await app.call('GET', pathname)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const [, path = ''] of String(body).matchAll(/(?:href|src)="([^"]+)"/g))
    expect((await app.call('GET', path)).status).toBe(200)
})

it('accepts the invitation and shows the key, also if the first response is lost', async () => {
  const page = await open(new URL(await invite()).hash, true)
  const submit = () => page.form.submit({ preventDefault: () => {} })
  await submit()
  expect([page.message.textContent, page.accept.disabled]).toEqual(['The connection was closed.', false])
  await submit()
  expect(page.message.textContent).toContain('You joined Northwind with the role member.')
  const me = await app.call('GET', '/api/v1/me', { key: page.key.textContent })
  expect(me.body.data.member).toMatchObject({ name: 'Dana', role: 'member' })
})

it('says what is wrong with a link', async () => {
  expect((await open('')).message.textContent).toContain('The link is incomplete.')
  const page = await open(`#inv_${'x'.repeat(43)}`)
  await page.form.submit({ preventDefault: () => {} })
  await setTimeout(0)
  expect(page.message.textContent).toContain('unknown, expired, revoked or already accepted')
})
