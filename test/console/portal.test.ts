/** The portal in a browser, as a customer of an organization uses it. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Keepsake } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingsOf, settled } from '../support/console-page.ts'
import { type ConsoleServer, startConsole } from '../support/console-server.ts'

let app: ConsoleServer<'test'>
let owner: Keepsake
/** The receiver of the customer, which is away until it is turned on. */
let receiver: Server
let receiverUrl: string
let isAway = true
/** A web page of the customer's that shows the portal in a frame, and one that may not. */
let framing: Server
const origins = { allowed: '', other: '' }
let framed = ''

const listen = async (web: Server): Promise<string> => {
  web.listen(0, '127.0.0.1')
  await once(web, 'listening')
  return `http://127.0.0.1:${(web.address() as AddressInfo).port}`
}
const linkFor = async (customer: string): Promise<string> => {
  const { data } = await owner.webhooks.portalLinks.create({ customer })
  return `${app.url}/portal${new URL(data.url).hash}`
}

beforeAll(async () => {
  receiver = createServer((_, response) => response.writeHead(isAway ? 503 : 200).end(isAway ? 'away' : 'thanks'))
  receiverUrl = await listen(receiver)
  framing = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${framed}" width="900" height="700"></iframe>`),
  )
  origins.allowed = await listen(framing)
  origins.other = origins.allowed.replace('127.0.0.1', 'localhost')
  // a test key may call a receiver without TLS
  const rights = { test: { role: 'owner' as const, livemode: false } }
  const settings = { OUTBOUND_ALLOW: '127.0.0.1', PORTAL_FRAME_ANCESTORS: origins.allowed }
  app = await startConsole(rights, settings, [origins.allowed, origins.other])
  owner = app.clientOf(app.keys.test)
  await owner.webhooks.customers.create({ uid: 'acme', name: 'Acme Inc.' })
  await owner.webhooks.createEventType({ type: 'order.paid', schema: { type: 'object' }, example: { id: 'ord_4712' } })
  await owner.webhooks.create({ url: `${receiverUrl}/of-the-organization`, events: ['*'] })
  await owner.webhooks.create({ url: `${receiverUrl}/of-zeta`, events: ['*'], customer: 'zeta' })
}, 120_000)
afterAll(async () => {
  await app?.stop()
  for (const web of [receiver, framing]) {
    web.closeAllConnections()
    web.close()
  }
})

// browsers ask for Brotli from HTTPS and from this machine, a proxy in front of the server may leave only gzip
it.each([
  ['br', 'gzip, deflate, br', 80_000],
  ['gzip', 'gzip', 90_000],
])('loads at most so many bytes until the first screen is there, in %s', async (encoding, accepted, limit) => {
  const page = await app.browsing.open('about:blank')
  await page.setExtraHTTPHeaders({ 'Accept-Encoding': accepted })
  const loaded: Promise<{ size: number; encoding: string | undefined; path: string }>[] = []
  page.on('requestfinished', request =>
    loaded.push(
      Promise.all([request.sizes(), request.response()]).then(([{ responseBodySize: size }, response]) => ({
        size,
        encoding: response?.headers()['content-encoding'],
        path: new URL(request.url()).pathname,
      })),
    ),
  )
  await page.goto(await linkFor('acme'))
  await page.getByRole('heading', { name: 'There are no subscriptions yet' }).waitFor()
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(loaded)
  const scripts = files.filter(({ path, size }) => path.endsWith('.js') && size > 1_024)
  expect(new Set(scripts.map(each => each.encoding))).toEqual(new Set([encoding]))
  const total = files.reduce((sum, { size }) => sum + size, 0)
  expect(total).toBeGreaterThan(40_000)
  expect(total).toBeLessThanOrEqual(limit)
})

describe('a customer', () => {
  it('adds a subscription, tests it, sees a delivery, replays it and rotates the secret', async () => {
    const page = await app.browsing.open(await linkFor('acme'))
    await page.getByText('Acme Inc.').waitFor()
    await page.getByRole('heading', { name: 'There are no subscriptions yet' }).waitFor()
    expect(await page.getByText('of-zeta').count()).toBe(0)
    expect(page.url()).toBe(`${app.url}/portal/webhooks`)
    expect(await page.evaluate('document.cookie')).toBe('')

    await page.getByRole('button', { name: 'Add a subscription' }).click()
    await page.getByLabel('URL').fill(`${receiverUrl}/of-acme`)
    await page.getByLabel('Events').fill('order.*')
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
    await page.getByText(/New secret: whsec_/).waitFor()
    await page.getByText(/The test failed: .*503/).waitFor()
    expect((await owner.webhooks.list({ customer: 'acme' })).data).toMatchObject([{ events: ['order.*'] }])

    await page.getByRole('link', { name: /of-acme/ }).click()
    isAway = false
    await page.getByRole('button', { name: 'Send a test' }).click()
    await page.getByText(/The test arrived: HTTP 200.*thanks/).waitFor()
    await owner.webhooks.publish({ events: [{ type: 'order.paid', customer: 'acme', data: { id: 'ord_4712' } }] })
    await page.getByRole('link', { name: /order\.paid/ }).click()
    await page.getByRole('heading', { name: 'order.paid', level: 1 }).waitFor()
    await page.getByText('HTTP 200').first().waitFor()
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByRole('link', { name: 'Subscription' }).click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Rotate the secret' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
    await page.getByText(/New secret: whsec_/).waitFor()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('heading', { name: 'There are no subscriptions yet' }).waitFor()
    expect(app.faults).toEqual([])
  })

  it.each([
    [1440, false],
    [390, true],
  ])(
    'has accessible screens that fit at %i pixels, dark %s',
    async (width, dark) => {
      await owner.webhooks.create({ url: `${receiverUrl}/wide-${width}`, events: ['*'], customer: 'initech' })
      const page = await app.browsing.open(await linkFor('initech'), { width, dark })
      await page.getByRole('link', { name: /wide/ }).first().waitFor()
      for (const screen of ['/webhooks', '/dead-letters', '/event-types', '/event-types/order.paid']) {
        await page.goto(`${app.url}/portal${screen}`)
        await settled(page)
        expect({ screen, findings: await findingsOf(page) }).toEqual({ screen, findings: [] })
        // the types are the organization's to change
        expect(await page.getByRole('button', { name: /Declare|Change|Archive/ }).count()).toBe(0)
      }
      await page.goto(`${app.url}/portal/webhooks`)
      await page.getByRole('link', { name: /wide/ }).first().click()
      await settled(page)
      expect(await findingsOf(page)).toEqual([])
      expect(app.faults).toEqual([])
    },
    180_000,
  )
})

it('makes at most a quarter of the calls that a customer has a minute while a subscription is open', async () => {
  const created = await owner.webhooks.create({ url: `${receiverUrl}/watched`, events: ['*'], customer: 'watching' })
  const page = await app.browsing.open('about:blank')
  await page.clock.install()
  await page.goto(await linkFor('watching'))
  await page.getByRole('link', { name: /watched/ }).click()
  await page.getByRole('list', { name: 'Deliveries' }).waitFor()
  let calls = 0
  page.on('request', request => {
    if (request.url().includes('/api/')) calls += 1
  })
  for (let seconds = 0; seconds < 60; seconds += 5) {
    await page.clock.runFor(5_000)
    // what was asked for is answered by the real clock
    await setTimeout(250)
  }
  expect(calls).toBeGreaterThanOrEqual(3)
  expect(calls).toBeLessThanOrEqual(15)
  await owner.webhooks.delete(created.data.id)
})

describe('a link', () => {
  it('works once, lasts as long as the tab, and says what to do afterwards', async () => {
    const link = await linkFor('acme')
    const page = await app.browsing.open(link)
    await page.getByText('Acme Inc.').waitFor()
    await page.reload()
    await page.getByText('Acme Inc.').waitFor()

    const second = await app.browsing.open(link)
    await second.getByRole('heading', { name: 'Ask for a new link' }).waitFor()
    await second.getByRole('alert').filter({ hasText: 'already used' }).waitFor()
    expect(await findingsOf(second)).toEqual([])
    // another link in the same tab changes only the fragment of the address
    await second.evaluate(`location.href = ${JSON.stringify(await linkFor('acme'))}`)
    await second.getByText('Acme Inc.').waitFor()

    const without = await app.browsing.open(`${app.url}/portal`)
    await without.getByRole('heading', { name: 'Ask for a new link' }).waitFor()
    const foreign = await app.browsing.open(`${app.url}/portal#code=wpc_unknown`)
    await foreign.getByRole('alert').filter({ hasText: 'unknown' }).waitFor()
    expect(app.faults).toEqual([])
  })

  it('ends on the page when its key does', async () => {
    const page = await app.browsing.open(await linkFor('gone'))
    await page.getByRole('heading', { name: 'There are no subscriptions yet' }).waitFor()
    await owner.webhooks.customers.delete('gone')
    await page.getByRole('link', { name: 'Dead letters' }).click()
    await page.getByRole('heading', { name: 'Ask for a new link' }).waitFor()
  })

  it('shows no record, no other customer, and not the console', async () => {
    const page = await app.browsing.open(await linkFor('acme'))
    await page.getByText('Acme Inc.').waitFor()
    const [foreign] = (await owner.webhooks.list({ customer: 'zeta' })).data
    await page.goto(`${app.url}/portal/webhooks/${foreign?.id}`)
    await page.getByRole('alert').waitFor()
    await page.goto(`${app.url}/portal/records`)
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
    await page.goto(`${app.url}/console`)
    await page.getByLabel('API key').waitFor()
  })
})

describe('a page of another origin', () => {
  it('shows the portal in a frame if it is listed, and not if it is not', async () => {
    framed = await linkFor('acme')
    const page = await app.browsing.open(origins.allowed)
    await page.frameLocator('iframe').getByText('Acme Inc.').waitFor()
    expect(app.faults).toEqual([])

    framed = await linkFor('acme')
    await app.browsing.open(origins.other)
    await expect.poll(() => app.faults.splice(0).join()).toContain('frame-ancestors')
  })
})
