import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { useApp } from '../../test/support/use-app.ts'

const app = useApp()

/** An element of the page, as far as its script uses it. */
const element = () => ({
  textContent: '',
  children: [] as { textContent: string }[],
  replaceChildren(...children: { textContent: string }[]) {
    this.children = children
  },
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
  const names = ['form', 'name', 'accept', 'message', 'key', 'keyed', 'copy', 'console', 'title', 'facts'] as const
  const facts = ['organization', 'invited', 'role', 'permissions'] as const
  const elements = Object.fromEntries([...names, ...facts].map(id => [id, element()])) as Record<
    (typeof names | typeof facts)[number],
    ReturnType<typeof element>
  >
  const entered: string[] = []
  let lost = lose
  const fetch = async (path: string, { method, headers, body }: { method: string; headers: object; body?: string }) => {
    const answer = await app.call(method, `/${path}`, { ...(body && { raw: body }), headers: { ...headers } })
    if (lost && !body?.includes('preview')) {
      lost = false
      throw new Error('The connection was closed.')
    }
    return { json: async () => answer.body }
  }
  // the script keeps what it asks first in a variable
  await runInNewContext(`${script.body}; previewed`, {
    document: { getElementById: (id: keyof typeof elements) => elements[id], createElement: element },
    location: { hash, pathname: '/invitation', assign: (path: string) => entered.push(path) },
    history: { replaceState: () => {} },
    crypto,
    fetch,
  })
  return { ...elements, entered }
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
  expect(page.console.hidden).toBe(false)
  expect(await app.database.query('SELECT id FROM console_sessions')).toHaveLength(1)
})

it('says before it is accepted what the invitation is for', async () => {
  const page = await open(new URL(await invite()).hash)
  expect(page.title.textContent).toBe('Join Northwind')
  expect(page.invited.textContent).toBe('dana@x.example, by Northwind')
  expect(page.role.textContent).toBe('member')
  const permissions = page.permissions.children.map(({ textContent }) => textContent)
  expect(permissions).toContain('memory:write')
  expect(permissions).not.toContain('members:write')
  expect([page.form.hidden, page.key.textContent]).toEqual([false, ''])
})

it('says what is wrong with a link', async () => {
  expect((await open('')).message.textContent).toContain('The link is incomplete.')
  const page = await open(`#inv_${'x'.repeat(43)}`)
  expect(page.console.hidden).toBe(false)
  expect(page.message.textContent).toContain('unknown, expired, revoked or already accepted')
})
