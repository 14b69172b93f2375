/** The portal in a frame of the customer's own product, with the brand of the organization. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Keepsake } from '@keepsake/sdk'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingsOf, settled } from '../support/console-page.ts'
import { type ConsoleServer, startConsole } from '../support/console-server.ts'

let app: ConsoleServer<'test'>
let owner: Keepsake
let receiver: Server
let receiverUrl: string
/** Bodies that the receiver of the customer got. */
const arrived: string[] = []
/** A product that embeds the portal with the snippet of the documentation. */
let product: Server
let productUrl: string
let accessExpiresIn = 3_600

const listen = async (web: Server): Promise<string> => {
  web.listen(0, '127.0.0.1')
  await once(web, 'listening')
  return `http://127.0.0.1:${(web.address() as AddressInfo).port}`
}
const linkFor = async (customer: string): Promise<string> => {
  const { data } = await owner.webhooks.portalLinks.create({ customer, accessExpiresIn })
  return `${app.url}/portal${new URL(data.url).hash}`
}
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#4338ca"/></svg>'
const LOGO = `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`

/** The page of the product. It keeps what the portal told it. */
const pageOf = (portal: string): string => `<!doctype html><html lang="en"><title>Product</title><body>
<iframe id="portal" title="Webhooks" style="width: 100%; height: 600px; border: 0"></iframe>
<script>
  window.told = []
  const frame = document.getElementById('portal')
  const link = async () => (await fetch('/portal-link')).text()
  addEventListener('message', async ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== ${JSON.stringify(portal)}) return
    told.push(data)
    if (data.type === 'portal.height') frame.style.height = Math.max(600, data.height) + 'px'
    if (data.type === 'portal.expiring') frame.contentWindow.postMessage({ type: 'portal.open', url: await link() }, origin)
  })
  link().then(url => { frame.src = url })
</script></body></html>`

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    arrived.push(body)
    response.end('thanks')
  })
  receiverUrl = await listen(receiver)
  product = createServer(async (request, response) => {
    if (request.url === '/portal-link') return response.end(await linkFor('acme'))
    response.setHeader('Content-Type', 'text/html').end(pageOf(app.url))
  })
  productUrl = await listen(product)
  const rights = { test: { role: 'owner' as const, livemode: false } }
  const settings = { OUTBOUND_ALLOW: '127.0.0.1', PORTAL_FRAME_ANCESTORS: productUrl }
  app = await startConsole(rights, settings, [productUrl, 'data:'])
  owner = app.clientOf(app.keys.test)
  await owner.webhooks.customers.create({ uid: 'acme', name: 'Acme Inc.' })
  for (const type of ['order.paid', 'order.refunded', 'invoice.voided'])
    await owner.webhooks.createEventType({
      type,
      description: `Sent when it is ${type}.`,
      schema: { type: 'object' },
      example: { id: `the ${type}` },
    })
  await app.client.organizations.update({
    portal: {
      name: 'Northwind',
      title: 'Northwind webhooks',
      logo: LOGO,
      favicon: LOGO,
      colors: { light: { accent: '#4338ca', background: '#ffffff' }, dark: { accent: '#a5b4fc' } },
    },
  })
}, 120_000)
afterAll(async () => {
  await app?.stop()
  for (const web of [receiver, product]) {
    web.closeAllConnections()
    web.close()
  }
})

/** Adds an endpoint for chosen events and gets the first one. @returns the steps that it took */
async function addEndpoint(portal: Page | FrameLocator, path: string): Promise<number> {
  let steps = 0
  const step = async (action: Promise<unknown>): Promise<void> => {
    steps += 1
    await action
  }
  const dialog = portal.getByRole('dialog')
  await step(portal.getByRole('button', { name: 'Add a subscription' }).click())
  await step(portal.getByLabel('URL').fill(receiverUrl + path))
  await step(dialog.getByLabel('All types').uncheck())
  await step(dialog.getByLabel('order.paid', { exact: true }).check())
  await step(dialog.getByRole('button', { name: 'Add' }).click())
  await portal.getByText(/New secret: whsec_/).waitFor()
  await expect.poll(() => arrived.some(body => body.includes('webhook.tested'))).toBe(true)
  return steps
}

describe.each([
  [1440, false],
  [390, true],
])('at %i pixels, dark %s', (width, dark) => {
  it('a customer adds an endpoint, chooses its events and gets the first one, framed and alone', async () => {
    for (const framed of [true, false]) {
      arrived.length = 0
      const page = await app.browsing.open(framed ? productUrl : await linkFor('acme'), { width, dark })
      const portal = framed ? page.frameLocator('iframe') : page
      await portal.getByText('Acme Inc.').waitFor()
      const path = `/of-${width}-${framed}`
      expect(await addEndpoint(portal, path)).toBeLessThanOrEqual(6)
      const [added] = (await owner.webhooks.list({ customer: 'acme' })).data.filter(({ url }) => url.endsWith(path))
      expect(added?.events).toEqual(['order.paid'])

      await portal.getByRole('link', { name: path }).click()
      await portal.getByRole('button', { name: 'More' }).click()
      await portal.getByRole('button', { name: 'Send an example' }).click()
      await portal.getByRole('dialog').getByLabel('Event type').selectOption('order.refunded')
      await portal.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
      await portal.getByText(/The test arrived/).waitFor()
      expect(arrived.some(body => body.includes('the order.refunded'))).toBe(true)
      await portal.getByRole('button', { name: 'Edit' }).click()
      await portal.getByRole('dialog').getByLabel('Find an event type').fill('voided')
      await portal.getByRole('dialog').getByLabel('invoice.*', { exact: true }).check()
      // only what is in the page itself is measured: the frame is tested alone
      if (!framed) expect(await findingsOf(page)).toEqual([])
      await portal.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect
        .poll(async () => (await owner.webhooks.get(String(added?.id))).data.events)
        .toEqual(['order.paid', 'invoice.*'])
      await portal.getByRole('link', { name: 'Event types' }).click()
      await portal.getByLabel('Find an event type').fill('refund')
      await expect.poll(() => portal.getByRole('link', { name: 'order.paid' }).count()).toBe(0)
      await portal.getByRole('link', { name: /order\.refunded/ }).click()
      await portal.getByRole('heading', { name: 'Example' }).waitFor()
      if (!framed) {
        await settled(page)
        expect(await findingsOf(page)).toEqual([])
      }
    }
    expect(app.faults).toEqual([])
  }, 120_000)

  it('looks like the organization, and says Keepsake nowhere', async () => {
    const page = await app.browsing.open(await linkFor('acme'), { width, dark })
    await page.getByAltText('Northwind').waitFor()
    await settled(page)
    expect(await page.title()).toMatch(/ · Northwind webhooks$/)
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe(LOGO)
    const button = page.getByRole('button', { name: 'Add a subscription' })
    const color = await page.evaluate(
      `(name => { const probe = document.createElement('i'); probe.style.setProperty('color', 'var(--color-' + name + ')'); document.body.append(probe); const { color } = getComputedStyle(probe); probe.remove(); return color })('accent')`,
    )
    expect(color).toBe(dark ? 'rgb(165, 180, 252)' : 'rgb(67, 56, 202)')
    await button.waitFor()
    for (const screen of ['/webhooks', '/event-types', '/dead-letters', '/none']) {
      await page.goto(`${app.url}/portal${screen}`)
      await settled(page)
      expect(`${await page.title()} ${await page.locator('body').textContent()}`).not.toMatch(/keepsake/i)
      expect({ screen, findings: await findingsOf(page) }).toEqual({ screen, findings: [] })
    }
    expect(app.faults).toEqual([])
  }, 120_000)
})

describe('a page around the portal', () => {
  const told = (page: Page): Promise<{ type: string; height?: number }[]> => page.evaluate('window.told')
  const types = async (page: Page): Promise<string[]> => (await told(page)).map(({ type }) => type)

  it('is told the height and the end, and can end the session', async () => {
    const page = await app.browsing.open(productUrl)
    const portal = page.frameLocator('iframe')
    await portal.getByText('Acme Inc.').waitFor()
    await expect.poll(() => types(page)).toContain('portal.height')
    await expect.poll(async () => (await told(page)).some(({ height = 0 }) => height > 50)).toBe(true)
    await page.evaluate(`frame.contentWindow.postMessage({ type: 'portal.signOut' }, '*')`)
    await portal.getByRole('heading', { name: 'Ask for a new link' }).waitFor()
    await expect.poll(() => types(page)).toContain('portal.signedOut')
    expect(app.faults).toEqual([])
  })

  it('is asked for a new link before the old one ends, and the screen stays as it is', async () => {
    accessExpiresIn = 300
    const page = await app.browsing.open('about:blank')
    await page.clock.install()
    let keys = 0
    page.on('response', response => {
      if (response.url().endsWith('/portal-links/exchange') && response.ok()) keys += 1
    })
    await page.goto(productUrl)
    const portal = page.frameLocator('iframe')
    await portal.getByRole('button', { name: 'Add a subscription' }).click()
    await portal.getByLabel('URL').fill('https://half-written.example')
    expect(keys).toBe(1)
    await page.clock.runFor('04:00')
    await expect.poll(() => types(page)).toContain('portal.expiring')
    expect(await portal.getByLabel('URL').inputValue()).toBe('https://half-written.example')
    await expect.poll(() => keys).toBe(2)
    await portal.getByRole('dialog').waitFor()
    accessExpiresIn = 3_600
    expect(app.faults).toEqual([])
  })

  it('gets the usual look with the link of an organization without a brand', async () => {
    const { portal: brand } = (await app.client.organizations.get()).data
    const page = await app.browsing.open(productUrl)
    const portal = page.frameLocator('iframe')
    await portal.getByAltText('Northwind').waitFor()
    const look = async (): Promise<unknown[]> => [
      await portal.locator(':root').getAttribute('style'),
      await portal.locator('link[rel=icon]').getAttribute('href'),
    ]
    expect(await look()).toEqual([expect.stringContaining('#4338ca'), LOGO])
    await app.client.organizations.update({ portal: null })
    await page.evaluate(
      `link().then(url => frame.contentWindow.postMessage({ type: 'portal.open', url }, frame.src.split('/portal')[0]))`,
    )
    await portal.getByAltText('Northwind').waitFor({ state: 'detached' })
    expect(await look()).toEqual(['', expect.stringMatching(/icon-.*\.svg$/)])
    await app.client.organizations.update({ portal: brand })
  })

  it('is refused at once after its links were ended', async () => {
    const page = await app.browsing.open(productUrl)
    const portal = page.frameLocator('iframe')
    await portal.getByText('Acme Inc.').waitFor()
    await owner.webhooks.customers.update('acme', { endPortalLinks: ['*'] })
    await portal.getByRole('link', { name: 'Dead letters' }).click()
    await portal.getByRole('heading', { name: 'Ask for a new link' }).waitFor()
    await expect.poll(() => types(page)).toContain('portal.signedOut')
  })
})
