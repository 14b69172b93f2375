/** Journeys 9 to 12: what people do about webhooks, each from the start page, with the steps that it takes. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Keepsake } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ConsoleServer, startConsole, WINDOWS } from '../../support/console-server.ts'
import { startPage } from '../../support/steps.ts'

const ARRIVES = { timeout: 30_000 }
/** As many failures in a row open a circuit. */
const FAILURES = 6

let app: ConsoleServer<'test'>
let client: Keepsake
/** Is at `/new`, and at no other path: each window has its own endpoints. */
let receiver: Server
let arrived = 0
let base = ''

beforeAll(async () => {
  receiver = createServer(({ url }, response) => {
    if (url === '/new') arrived++
    response.writeHead(url === '/new' ? 200 : 404).end()
  })
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  // a test key may call a receiver without TLS
  app = await startConsole({ test: { role: 'owner', livemode: false } }, { OUTBOUND_ALLOW: '127.0.0.1' })
  client = app.clientOf(app.keys.test)
  await client.webhooks.createEventType({ type: 'order.paid', schema: { type: 'object' }, example: { id: 'ord_4712' } })
  // what is wrong is looked for once a minute: of both windows at once
  for (const [width] of WINDOWS) await client.webhooks.create({ url: oldOf(width), events: ['order.*'] })
  await publish(FAILURES)
  const states = async () => (await client.webhooks.list()).data.map(({ circuit_state }) => circuit_state)
  await vi.waitFor(async () => expect(await states()).toEqual(['open', 'open']), ARRIVES)
  const raised = async () => (await client.webhooks.metrics({ hours: 24 })).data.alerts.map(({ metric }) => metric)
  await vi.waitFor(async () => expect(await raised()).toContain('open_circuits'), { timeout: 120_000, interval: 1_000 })
}, 300_000)
afterAll(async () => {
  await app?.stop()
  receiver?.closeAllConnections()
  receiver?.close()
})

const oldOf = (width: number): string => `${base}/old-${width}`
const publish = (count: number) =>
  client.webhooks.publish({
    events: Array.from({ length: count }, (_, n) => ({ type: 'order.paid', data: { id: `ord_${n}` } })),
  })

describe.each(WINDOWS)('at %i pixels, dark %s', (width, dark) => {
  const start = () => startPage(app, [width, dark], 'test')

  it('from an alert to its cause: 2 steps, and mended: 4', async () => {
    const { page, steps } = await start()
    const alerts = page.getByRole('region', { name: 'Needs attention' })
    await alerts.getByText(/^Sending is paused to \d endpoint/).waitFor()
    await alerts
      .getByRole('link', { name: oldOf(width), exact: true })
      .first()
      .click()
    await page.getByText('Nothing is at this URL. Correct the URL, or deploy the endpoint.').waitFor()
    expect(await steps()).toBe(1)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByLabel('URL').fill(`${base}/new`)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // another URL closes the circuit
    await page.getByRole('button', { name: 'Close the circuit' }).waitFor({ state: 'detached' })
    expect(await steps()).toBe(3)
    const before = arrived
    await publish(1)
    await expect.poll(() => arrived, ARRIVES).toBeGreaterThan(before)
    await page.getByText('Delivering').waitFor(ARRIVES)
    expect(app.faults).toEqual([])
  }, 240_000)

  it('dead letters by endpoint and reason, and only those of the choice are sent again', async () => {
    const other = (await client.webhooks.create({ url: `${base}/gone-${width}`, events: ['record.created'] })).data
    await client.memory.memorize({ email: `eve-${width}@northwind.example`, content: 'Called today.' })
    await expect
      .poll(async () => (await client.webhooks.deadLetters({ subscription_id: other.id })).data.length, ARRIVES)
      .toBeGreaterThan(0)
    const { page, steps, open } = await start()
    await open('Dead letters')
    const rows = page.getByRole('list', { name: 'Dead letters' }).getByRole('listitem')
    await rows.filter({ hasText: 'order.paid' }).first().waitFor()
    await page.getByLabel('Endpoint').selectOption(other.id)
    await rows.filter({ hasText: 'order.paid' }).first().waitFor({ state: 'detached' })
    await rows.filter({ hasText: 'record.created' }).first().waitFor()
    expect(new URL(page.url()).searchParams.get('endpoint')).toBe(other.id)
    await page.getByLabel('Reason').selectOption('expired')
    await page.getByText('None has this endpoint and this reason.').waitFor()
    await page.getByLabel('Reason').selectOption('rejected')
    await rows.filter({ hasText: 'Refused' }).first().waitFor()
    await page.getByRole('button', { name: 'Send these again' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
    await rows.getByText('Sent again').first().waitFor(ARRIVES)
    const { data } = await client.webhooks.deadLetters({ limit: 100 })
    const replayed = data.filter(({ replayed_at }) => replayed_at !== null)
    expect([...new Set(replayed.map(({ url }) => new URL(url).pathname.replace(/-\d+$/, '')))]).toEqual(['/gone'])
    expect(await steps()).toBe(3)
    expect(app.faults).toEqual([])
  })

  it('an endpoint edited: 3 steps', async () => {
    const url = `${base}/edited-${width}`
    const { data } = await client.webhooks.create({ url, events: ['invoice.*'] })
    const { page, steps, open } = await start()
    await open('Webhooks')
    await page.getByRole('button', { name: `Edit ${url}` }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Events/)
      .fill('invoice.paid')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('The subscription is saved.').waitFor()
    expect(await steps()).toBe(3)
    expect((await client.webhooks.get(data.id)).data.events).toEqual(['invoice.paid'])
  })

  it('rotate: both secrets sign until the overlap ends, which is said', async () => {
    const url = `${base}/rotated-${width}`
    await client.webhooks.create({ url, events: ['invoice.*'] })
    const { page, steps, open } = await start()
    await open('Webhooks')
    await page.getByRole('link', { name: url }).click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Rotate the secret' }).click()
    await page.getByRole('dialog').getByLabel('Both secrets are valid for').selectOption('48')
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
    await page.getByText(/New secret: whsec_/).waitFor()
    await page.getByText(/^Both secrets sign until/).waitFor()
    expect(await steps()).toBe(5)
    expect(app.faults).toEqual([])
  })

  it('a source with a route: added and changed by a form', async () => {
    const name = `Billing ${width}`
    const { page, steps, open } = await start()
    await open('Inbound sources')
    await page.getByRole('button', { name: 'Add a source' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Add a route' }).click()
    const first = dialog.getByRole('group', { name: 'Route 1' })
    await first.getByLabel('Found in the payload at').fill('data.email')
    await first.getByLabel('Text of the memory').fill('Ticket {{data.subject}}')
    await dialog.getByRole('button', { name: 'Add a route' }).click()
    const second = dialog.getByRole('group', { name: 'Route 2' })
    await second.getByLabel('Forward to the URL').fill(`${base}/new`)
    await second.getByLabel(/^Types/).fill('invoice.*')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText(/^Secret of what is forwarded to .*: whsec_/).waitFor()
    await page.getByRole('link', { name: new RegExp(name) }).click()
    const routes = page.getByRole('list', { name: 'Routes' })
    await routes.getByText('Becomes a memory').waitFor()
    await routes.getByText('Is forwarded').waitFor()
    await page.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByRole('button', { name: 'Remove route 1' }).click()
    await dialog
      .getByRole('group', { name: 'Route 1' })
      .getByLabel(/^Only if/)
      .fill('event.data.object.payload.livemode')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The source is saved.').waitFor()
    expect(await steps()).toBe(9)
    const { data } = await client.webhooks.sources.list()
    expect(data.find(each => each.name === name)?.routes).toMatchObject([
      { kind: 'forward', url: `${base}/new`, types: ['invoice.*'], filter: 'event.data.object.payload.livemode' },
    ])
    expect(app.faults).toEqual([])
  })
})
