/** What people do from one end to the other, in an organization that `keepsake demo` has filled, on each kind of screen. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Keepsake } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleServer, check, startConsole, WINDOWS } from '../../support/console-server.ts'

const ARRIVES = { timeout: 30_000 }

let app: ConsoleServer<'test'>
let client: Keepsake
/** Refuses every event while it is away. */
let receiver: Server
let isAway = false
/** What it has acknowledged: the IDs of events by path, each as often as it came. */
const acknowledged: { path: string; id: string }[] = []

beforeAll(async () => {
  receiver = createServer((request, response) => {
    if (!isAway) acknowledged.push({ path: String(request.url), id: String(request.headers['webhook-id']) })
    response.writeHead(isAway ? 400 : 200).end()
  })
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  // a test key may call a receiver without TLS
  const rights = { test: { role: 'owner' as const, livemode: false } }
  app = await startConsole(rights, { OUTBOUND_ALLOW: '127.0.0.1' })
  client = app.clientOf(app.keys.test)
  await app.keepsake(['demo'], 'test')
  await client.webhooks.createEventType({ type: 'order.paid', schema: { type: 'object' }, example: { id: 'ord_4712' } })
}, 600_000)
afterAll(async () => {
  await app?.stop()
  receiver?.closeAllConnections()
  receiver?.close()
})

describe.each(WINDOWS)('at %i pixels, dark %s, a person', (width, dark) => {
  it('makes an endpoint that was away whole again', async () => {
    const path = `/away-${width}`
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`
    const { id } = (await client.webhooks.create({ url, events: ['order.*'] })).data
    const statuses = async (): Promise<string[]> =>
      (await client.webhooks.deliveries(id, { event_type: 'order.paid', limit: 100 })).data.map(({ status }) => status)
    const publish = async (count: number): Promise<string[]> => {
      const events = Array.from({ length: count }, (_, n) => ({ type: 'order.paid', data: { id: `ord_${n}` } }))
      return (await client.webhooks.publish({ events })).data.map(event => event.id)
    }
    const times = (ids: readonly string[]): number[] =>
      ids.map(each => acknowledged.filter(event => event.path === path && event.id === each).length)

    const before = await publish(2)
    await expect.poll(statuses, ARRIVES).toEqual(['succeeded', 'succeeded'])
    isAway = true
    const refused = await publish(3)
    await expect
      .poll(async () => (await statuses()).sort(), ARRIVES)
      .toEqual([...Array(3).fill('dead_lettered'), ...Array(2).fill('succeeded')])
    const page = await app.open(`/webhooks/${id}`, 'test', { width, dark })
    const deliveries = page.getByRole('region', { name: 'Deliveries' })
    await deliveries.getByText('Dead letter', { exact: true }).nth(2).waitFor()
    await check(page, 'a receiver that is away')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
    await page.getByText('Nothing is sent').waitFor()
    const meanwhile = await publish(2)

    isAway = false
    await page.getByRole('button', { name: 'Send a test' }).click()
    await page.getByText(/The test arrived: HTTP 200/).waitFor()
    await page.getByRole('button', { name: 'Send what it missed' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('It has missed 5.').waitFor()
    await check(page, 'what it missed')
    // a disabled subscription gets nothing: the console says what to do first
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog.getByRole('alert').filter({ hasText: 'Enable it' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Enable' }).click()
    await page.getByText('Delivering').waitFor()
    await page.getByRole('button', { name: 'Send what it missed' }).click()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('region', { name: 'Sending what it missed' }).getByText('5 of 5').waitFor(ARRIVES)
    expect(new URL(page.url()).searchParams.get('replay')).toContain('job_')
    await expect.poll(() => times([...before, ...refused, ...meanwhile]), ARRIVES).toEqual(Array(7).fill(1))
    await expect.poll(() => deliveries.getByText('Arrived').count(), ARRIVES).toBeGreaterThanOrEqual(7)
    expect(await deliveries.getByText('Dead letter', { exact: true }).count()).toBe(1)
    await check(page, 'whole again')

    await page.getByRole('button', { name: 'Send what it missed' }).click()
    await dialog.getByText('It has missed nothing.').waitFor()
    await page.keyboard.press('Escape')
    await client.webhooks.delete(id)
    expect(times([...before, ...refused, ...meanwhile])).toEqual(Array(7).fill(1))
    expect(app.faults).toEqual([])
  }, 180_000)

  it('adds a property and extracts again', async () => {
    const name = width === 1440 ? 'Warehouses' : 'Kitchens'
    const email = `dana-${width}@northwind.example`
    const { data } = await client.memory.memorize({ email, content: `${name}: 42. They open in May.` })
    const { data: collections } = await client.collections.list()
    const starter = collections.find(each => each.name === 'Starter')
    const page = await app.open('/collections', 'test', { width, dark })
    await page.getByRole('link', { name: /Starter/ }).click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Add a property' }).click()
    const added = page.getByRole('group', { name: 'New property' })
    await added.getByLabel('Type').selectOption('number')
    await added.getByLabel('Name').fill(name)
    const preview = page.getByRole('region', { name: 'What this changes' })
    await preview.getByText(/memories are stored already/).waitFor()
    await preview.getByRole('listitem').filter({ hasText: 'Added' }).filter({ hasText: name }).waitFor()
    await check(page, 'a new property')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^Reads \d+ memories, for at most \d+ credits\.$/).waitFor()
    await check(page, 'the price')
    expect((await client.memory.properties({ email })).data.properties.map(each => each.propertyName)).not.toContain(
      name,
    )
    await page.getByRole('button', { name: 'Extract again' }).last().click()
    await page.getByText(/^Done: /).waitFor({ timeout: 120_000 })
    await check(page, 'extracted again')
    expect(page.url()).toContain(String(starter?.id))

    await page.goto(`${app.url}/console/records/${data.recordId}`)
    await page.getByRole('button', { name: new RegExp(`${name}.*42`) }).click()
    await page.locator('mark', { hasText: '42' }).first().waitFor()
    await page.getByText('They open in May.').first().waitFor()
    await check(page, 'the value with its evidence')
    expect(app.faults).toEqual([])
  }, 240_000)
})
