/** What people set up in the console: an endpoint with all its settings, a destination, a source with a route. */
import type { Keepsake } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleServer, check, startConsole, WINDOWS } from '../support/console-server.ts'

let app: ConsoleServer
let client: Keepsake

beforeAll(async () => {
  app = await startConsole({})
  client = app.client
}, 120_000)
afterAll(() => app?.stop())

describe.each(WINDOWS)('at %i pixels, dark %s, a person', (width, dark) => {
  const look = { width, dark }

  it('edits an endpoint in three clicks, and sees what is wrong with a field', async () => {
    const url = `https://hooks-${width}.northwind.example/keepsake`
    const { data } = await client.webhooks.create({ url, events: ['order.*'] })
    const page = await app.open('/webhooks', 'owner', look)
    await page.getByRole('button', { name: `Edit ${url}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Events/).fill('order.paid, invoice.*')
    await dialog.getByText('More settings').click()
    await check(page, 'the settings of an endpoint')
    await dialog.getByLabel(/^Headers/).fill('X-Team billing')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'a name, a colon and a value' }).waitFor()
    await dialog.getByLabel(/^Headers/).fill('X-Team: billing')
    await dialog.getByLabel(/^Authentication/).selectOption('basic')
    await dialog.getByLabel('User name').fill('northwind')
    await dialog.getByLabel('Password').fill('a-password')
    await dialog.getByLabel('Filter (CEL)').fill('event.data.object.amount >')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'filter' }).waitFor()
    await dialog.getByLabel('Filter (CEL)').fill('event.data.object.amount > 100')
    await dialog.getByLabel(/^Deliveries a second/).fill('5')
    await dialog.getByLabel('In the order of publication').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The subscription is saved.').or(dialog.getByRole('alert')).waitFor()
    expect(await dialog.getByRole('alert').allInnerTexts()).toEqual([])
    expect((await client.webhooks.get(data.id)).data).toMatchObject({
      url,
      events: ['order.paid', 'invoice.*'],
      filter: 'event.data.object.amount > 100',
      rate_limit: 5,
      ordered: true,
      header_names: ['x-team'],
      auth: { type: 'basic' },
      format: 'envelope',
    })
    await page.getByRole('link', { name: url }).click()
    await page.getByText('At most 5 a second').waitFor()
    await page.getByText('Headers x-team').waitFor()
    await check(page, 'an endpoint with its settings')
    expect(app.faults).toEqual([])
  })

  it('adds a destination, edits it and deletes it', async () => {
    const name = `Warehouse ${width}`
    const page = await app.open('/destinations', 'owner', look)
    await page.getByRole('button', { name: 'Add a destination' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByLabel('URL').fill('https://warehouse.example/events')
    await check(page, 'a new destination')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await dialog.getByLabel(/^Events/).fill('record.*')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The destination is saved.').waitFor()
    expect((await client.destinations.list()).data).toContainEqual(
      expect.objectContaining({ name, events: ['record.*'] }),
    )
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(name, { exact: true }).waitFor({ state: 'detached' })
    expect(app.faults).toEqual([])
  })

  it('adds a source with a route, and changes the route', async () => {
    const name = `Billing ${width}`
    const page = await app.open('/sources', 'owner', look)
    await page.getByRole('button', { name: 'Add a source' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Scheme', { exact: true }).selectOption('stripe')
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Add a route' }).click()
    await dialog.getByLabel('An event', { exact: true }).selectOption('store')
    await check(page, 'a new source')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('URL for the other service').waitFor()
    await page.getByRole('link', { name: new RegExp(name) }).click()
    await page.getByRole('list', { name: 'Routes' }).getByText('Is stored').waitFor()
    await page.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByLabel('An event', { exact: true }).selectOption('forward')
    await dialog.getByLabel('Forward to the URL').fill('https://billing.example/hooks')
    await dialog.getByLabel(/^Types that it takes/).fill('invoice.*')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('list', { name: 'Routes' }).getByText('Is forwarded').waitFor()
    await check(page, 'a source with a route')
    const { data } = await client.webhooks.sources.list()
    expect(data.find(each => each.name === name)).toMatchObject({
      scheme: 'stripe',
      routes: [{ kind: 'forward', url: 'https://billing.example/hooks', types: ['invoice.*'] }],
    })
    expect(app.faults).toEqual([])
  })
})
