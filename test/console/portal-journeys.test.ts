/** What customers do in the portal, alone and in a frame, on each kind of screen. */
import type { Keepsake } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingsOf } from '../support/console-page.ts'
import { type ConsoleServer, startConsole } from '../support/console-server.ts'
import { type CustomersReceiver, openPortal, type Portal, startFraming, startReceiver } from '../support/portal.ts'

const ARRIVES = { timeout: 30_000 }

let app: ConsoleServer<'test'>
let owner: Keepsake
let receiver: CustomersReceiver
let framing: Awaited<ReturnType<typeof startFraming>>

beforeAll(async () => {
  receiver = await startReceiver()
  framing = await startFraming()
  // a test key may call a receiver without TLS
  const rights = { test: { role: 'owner' as const, livemode: false } }
  const settings = { OUTBOUND_ALLOW: '127.0.0.1', PORTAL_FRAME_ANCESTORS: framing.origin }
  app = await startConsole(rights, settings, [framing.origin])
  owner = app.clientOf(app.keys.test)
  await owner.webhooks.createEventType({ type: 'order.paid', schema: { type: 'object' }, example: { id: 'ord_4712' } })
}, 120_000)
afterAll(async () => {
  await app?.stop()
  receiver?.close()
  framing?.close()
})

const linkFor = async (customer: string): Promise<string> => {
  const { data } = await owner.webhooks.portalLinks.create({ customer })
  return `${app.url}/portal${new URL(data.url).hash}`
}
const publish = async (customer: string, count = 1): Promise<string[]> => {
  const events = Array.from({ length: count }, (_, n) => ({ type: 'order.paid', customer, data: { id: `ord_${n}` } }))
  return (await owner.webhooks.publish({ events })).data.map(({ id }) => id)
}
const statusesOf = async (id: string): Promise<string[]> =>
  (await owner.webhooks.deliveries(id, { event_type: 'order.paid' })).data.map(({ status }) => status)

describe.each([
  [1440, false, 'alone'],
  [390, true, 'alone'],
  [1440, true, 'in a frame'],
  [390, false, 'in a frame'],
] as const)('at %i pixels, dark %s, %s, a customer', (width, dark, where) => {
  const customer = `acme-${width}-${where.replaceAll(' ', '-')}`
  const open = async (): Promise<Portal> =>
    openPortal(app, await linkFor(customer), { width, dark }, where === 'alone' ? undefined : framing)
  const check = async ({ page }: Portal, screen: string): Promise<void> => {
    expect({ screen, findings: await findingsOf(page) }).toEqual({ screen, findings: [] })
    // a frame is as wide as its page, which does not show that its content is wider
    const portal = page.frames().at(-1)
    expect(await portal?.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    expect(await portal?.title()).not.toContain('Keepsake')
  }

  it('finds why an endpoint fails in two steps, mends it and sends again in four', async () => {
    const [wrong, right] = [`/wrong/${customer}`, `/right/${customer}`]
    receiver.endpoints.set(wrong, { status: 404 })
    await owner.webhooks.customers.create({ uid: customer, name: 'Acme Inc.' })
    const settings = { url: `${receiver.origin}${wrong}`, events: ['order.*'], customer }
    const { id } = (await owner.webhooks.create(settings)).data
    const [first = '', second = ''] = await publish(customer, 2)
    await expect.poll(() => statusesOf(id), ARRIVES).toEqual(['dead_lettered', 'dead_lettered'])

    const portal = await open()
    const { view } = portal
    await view.getByRole('link', { name: /wrong/ }).click()
    await view.getByText(/Last failure.*The receiver answered 404/).waitFor()
    await view.getByText('Nothing is at this URL. Correct the URL, or deploy the endpoint.').waitFor()
    await view
      .getByRole('link', { name: /order\.paid/ })
      .first()
      .click()
    await view.getByText(/Why it did not arrive:.*404/).waitFor()
    await view.getByRole('region', { name: 'The answer' }).getByText('no', { exact: true }).waitFor()
    await view.getByRole('region', { name: 'Headers that were sent' }).getByText('webhook-id').waitFor()
    await view.getByRole('region', { name: 'Payload that was sent' }).getByText('"ord_1"').waitFor()
    await check(portal, 'a delivery that failed')

    await view.getByRole('link', { name: 'Subscription' }).click()
    const dialog = view.getByRole('dialog')
    await view.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByLabel('URL', { exact: true }).fill('https://127.0.0.2/hooks')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'Enter an https URL that can be reached' }).waitFor()
    const internals = dialog.getByText(/body\.url|OUTBOUND_ALLOW/)
    expect(await internals.isVisible()).toBe(false)
    await dialog.getByText('Details').click()
    await internals.waitFor()
    await check(portal, 'a URL that cannot be called')
    await dialog.getByLabel('URL', { exact: true }).fill(`${receiver.origin}${right}`)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await view.getByRole('button', { name: 'Send what it missed' }).click()
    await dialog.getByText('It has missed 2.').waitFor()
    await check(portal, 'what it missed')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await view.getByRole('region', { name: 'Sending what it missed' }).getByText('2 of 2 arrived').waitFor(ARRIVES)
    expect(receiver.acknowledged.get(right)?.toSorted()).toEqual([first, second].toSorted())
    await check(portal, 'a replay')
    expect(app.faults).toEqual([])
  }, 180_000)

  it('rotates the secret without losing an event', async () => {
    const path = `/rotated/${customer}`
    const endpoint = { url: `${receiver.origin}${path}`, events: ['order.*'], customer: `${customer}-r` }
    await owner.webhooks.customers.create({ uid: `${customer}-r` })
    const { id, secret_current: old } = (await owner.webhooks.create(endpoint)).data
    receiver.endpoints.set(path, { secrets: [old] })
    const sent = await publish(`${customer}-r`)
    /** The events that did not arrive exactly once. */
    const lost = (): string[] =>
      sent.filter(each => receiver.acknowledged.get(path)?.filter(arrived => arrived === each).length !== 1)
    await expect.poll(lost, ARRIVES).toEqual([])
    const { page, view } = await openPortal(
      app,
      await linkFor(`${customer}-r`),
      { width, dark },
      where === 'alone' ? undefined : framing,
    )
    await view.getByRole('link', { name: /rotated/ }).click()
    await view.getByRole('button', { name: 'More' }).click()
    await view.getByRole('button', { name: 'Rotate the secret' }).click()
    await view.getByRole('dialog').getByLabel('Both secrets are valid for').selectOption('48')
    await check({ page, view }, 'the overlap')
    await view.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
    const secret = /whsec_\S+=/.exec((await view.getByText(/New secret: whsec_/).textContent()) ?? '')?.[0] ?? ''
    await view.getByText(/Both secrets sign until/).waitFor()
    const { rotation } = (await owner.webhooks.get(id)).data
    expect(Date.parse(rotation.grace_ends_at ?? '') - Date.parse(rotation.rotated_at)).toBe(48 * 3_600_000)
    await view.getByText('Code that verifies with both secrets').click()
    await view.getByText('WEBHOOK_SECRET_OLD').first().waitFor()
    await check({ page, view }, 'both secrets')

    // the endpoint still has the old secret, then the new one, and then the overlap ends
    sent.push(...(await publish(`${customer}-r`)))
    await expect.poll(lost, ARRIVES).toEqual([])
    receiver.endpoints.set(path, { secrets: [secret] })
    sent.push(...(await publish(`${customer}-r`)))
    await expect.poll(lost, ARRIVES).toEqual([])
    await view.getByRole('button', { name: 'End the overlap' }).click()
    await view.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await view.getByText(/Both secrets sign until/).waitFor({ state: 'detached' })
    sent.push(...(await publish(`${customer}-r`)))
    await expect.poll(lost, ARRIVES).toEqual([])
    expect(new Set(await statusesOf(id))).toEqual(new Set(['succeeded']))
    expect(app.faults).toEqual([])
  }, 180_000)
})

it('finds deliveries by event, type, status and time, and says how many arrived', async () => {
  const path = '/searched'
  await owner.webhooks.customers.create({ uid: 'searching' })
  const { id } = (
    await owner.webhooks.create({ url: `${receiver.origin}${path}`, events: ['order.*'], customer: 'searching' })
  ).data
  const [first = ''] = await publish('searching', 3)
  await expect.poll(async () => (await statusesOf(id)).filter(each => each === 'succeeded').length, ARRIVES).toBe(3)
  const { page } = await openPortal(app, await linkFor('searching'), {})
  await page.getByRole('link', { name: /searched/ }).click()
  const figures = page.getByRole('region', { name: 'Success and latency' })
  await figures.getByText('100%').waitFor()
  await figures.getByLabel('Time').selectOption('Last 30 days')
  await figures.getByText('100%').waitFor()
  const rows = page.getByRole('list', { name: 'Deliveries' }).getByRole('link')
  const search = page.getByRole('searchbox', { name: 'Event ID or type' })
  await search.fill(first)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => rows.count(), ARRIVES).toBe(1)
  expect(new URL(page.url()).searchParams.get('event')).toBe(first)
  await search.fill('order.paid')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => rows.count(), ARRIVES).toBe(3)
  await page.getByLabel('Until').fill('2020-01-01T00:00')
  await page.getByRole('heading', { name: 'No delivery' }).waitFor()
  await page.getByLabel('Until').fill('')
  await page.getByLabel('Status').selectOption('Arrived')
  await expect.poll(() => rows.count(), ARRIVES).toBe(3)
  await page.getByRole('button', { name: 'Send what it missed' }).click()
  await page.getByText('As in the list, only events of the type order.paid.').waitFor()
  await page.getByText('The status of the list does not limit this.').waitFor()
  await page.keyboard.press('Escape')
  await search.fill(first)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Send what it missed' }).click()
  await page.getByText('The event ID and the status of the list do not limit this.').waitFor()
  await page.keyboard.press('Escape')
  await search.fill('evt_1')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('The event ID must be an id.').waitFor()
  expect(await page.getByText('query.event_id').isVisible()).toBe(false)
  expect(app.faults).toEqual([])
}, 120_000)

it('says of an old test that what was sent is not kept', async () => {
  await owner.webhooks.customers.create({ uid: 'testing' })
  await owner.webhooks.create({ url: `${receiver.origin}/tested`, events: ['order.*'], customer: 'testing' })
  const { page } = await openPortal(app, await linkFor('testing'), {})
  await page.getByRole('link', { name: /tested/ }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText(/The test arrived/).waitFor()
  const sent = page.getByRole('region', { name: 'Payload that was sent' })
  await page
    .getByRole('link', { name: /webhook\.tested/ })
    .first()
    .click()
  await sent.getByText('"webhook.tested"').waitFor()
  // the events of tests had no customer once, so that a key of the portal does not find them
  const body = { success: false, error: 'not_found_error', message: 'There is no such webhook event.' }
  await page.route('**/api/v1/webhooks/events/*', route => route.fulfill({ status: 404, json: body }))
  await page.reload()
  await sent.getByText('It was not kept, such as that of an old test.').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(app.faults).toEqual([])
})
