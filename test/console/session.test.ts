/** Who is signed in to the console: in each tab, until they sign out, and with a mailed link. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../../server/test/support/smtp-server.ts'
import { type ConsoleServer, check, startConsole, WINDOWS } from '../support/console-server.ts'

let app: ConsoleServer
let smtp: TestSmtpServer

beforeAll(async () => {
  smtp = await startSmtpServer()
  app = await startConsole({}, { SMTP_URL: `smtp://${smtp.host}`, SMTP_FROM: 'keepsake@northwind.example' })
}, 120_000)
afterAll(async () => {
  await app?.stop()
  await smtp?.close()
})

/** The addresses in the mails so far. */
const links = (pattern: RegExp): string[] =>
  smtp.received.flatMap(({ raw }) => pattern.exec(raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0] ?? [])

it('loads at most 170 kB before somebody can sign in', async () => {
  const page = await app.browsing.open('about:blank')
  const sizes: Promise<number>[] = []
  page.on('requestfinished', request => sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)))
  await page.goto(`${app.url}/console`)
  await page.getByLabel('API key').waitFor()
  await page.waitForLoadState('networkidle')
  const loaded = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(loaded).toBeGreaterThan(50_000)
  expect(loaded).toBeLessThanOrEqual(170_000)
})

describe('a person', () => {
  it('stays signed in in a new tab and after a reload, and is signed out in all tabs', async () => {
    const first = await app.open('/records')
    const second = await first.context().newPage()
    await second.goto(`${app.url}/console/collections`)
    await second.getByRole('heading', { name: 'Collections', level: 1 }).waitFor()
    await first.reload()
    await first.getByRole('heading', { name: 'Records', level: 1 }).waitFor()
    const kept = await first.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])')
    expect(kept).not.toMatch(/sk_|keepsake_session/)
    await second.getByRole('button', { name: 'Sign out' }).click()
    await second.getByLabel('API key').waitFor()
    await first.getByText('You signed out in another tab.').waitFor()
    await first.goto(`${app.url}/console/records`)
    await first.getByLabel('API key').waitFor()
    expect(app.faults).toEqual([])
  })

  it('ends another session in the settings', async () => {
    const page = await app.open('/settings')
    const other = await app.open('/records')
    const sessions = page.getByRole('region', { name: 'Sessions' })
    await page.reload()
    await sessions.getByText('This browser').waitFor()
    await check(page, 'the sessions')
    await sessions.getByRole('button', { name: 'End the session of Chrome on Linux' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await other.reload()
    await other.getByLabel('API key').waitFor()
    expect(app.faults).toEqual([])
  })

  it.each(WINDOWS)('signs in with a mailed link, at %i pixels, dark %s', async (width, dark) => {
    const email = `dana-${width}@northwind.example`
    await app.client.members.invite({ emails: [email], role: 'member' })
    const invitation = /https?:\/\/[^\s]+invitation#inv_[\w-]{43}/
    await expect.poll(() => links(invitation).length, { timeout: 20_000 }).toBe(width === 1440 ? 1 : 2)
    const token = links(invitation).at(-1)?.split('#')[1] ?? ''
    await app.client.members.accept({ token, name: 'Dana Fox' })
    const page = await app.browsing.open(`${app.url}/console/records`, { width, dark })
    await page.getByLabel('Email address').fill(email)
    await check(page, 'signing in')
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await page.getByText('If a member has this address').waitFor()
    const link = /https?:\/\/[^\s]+console\/sign-in#code=[\w-]{43}/
    await expect.poll(() => links(link).length, { timeout: 20_000 }).toBe(width === 1440 ? 1 : 2)
    // the server was started on any free port, so it does not know its own address
    const mailed = `${app.url}/console/sign-in#${links(link).at(-1)?.split('#')[1]}`
    await page.goto(mailed)
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
    await page.getByText('Dana Fox · member').first().waitFor({ state: 'attached' })
    expect(page.url()).not.toContain('code')
    const again = await app.browsing.open(mailed)
    await again.getByRole('alert').filter({ hasText: 'Ask for a new one' }).waitFor()
    expect(app.faults).toEqual([])
  })
})
