/** The console in a browser, as people use it: on a wide and a narrow screen, light and dark. */
import type { Keepsake } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleServer, startConsole, testThatScreensFit } from '../support/console-server.ts'

const HOSTILE = `<script>alert(1)</script> <img src=x onerror=alert(2)> \u202Eright to left ${'x'.repeat(5_000)}`

let app: ConsoleServer<'viewer'>
let owner: Keepsake
let sourceId = ''

beforeAll(async () => {
  app = await startConsole({ viewer: { scopes: ['memory:read', 'collections:read'] } })
  owner = app.client
  const dana = { email: 'dana@northwind.example' }
  await owner.memory.memorize({ ...dana, content: 'Budget: $120k, decision by 15 March 2027.', speaker: 'Dana Fox' })
  await owner.memory.memorize({ ...dana, content: 'Prefers calls before noon.' })
  await owner.memory.memorize({ email: 'eve@northwind.example', content: HOSTILE })
  const source = await owner.webhooks.sources.create({
    name: 'Support desk',
    scheme: 'standard_webhooks',
    mapping: { record: { email: 'data.email' }, content: 'Ticket {{data.subject}}' },
  })
  sourceId = source.data.id
  await owner.destinations.create({ name: 'Warehouse', url: 'https://warehouse.example/events', events: ['record.*'] })
}, 120_000)
afterAll(() => app?.stop())

const SCREENS = [
  '/',
  '/records',
  '/recall?q=When+to+call%3F',
  '/collections',
  '/webhooks',
  '/dead-letters',
  '/event-types',
  '/event-types/record.created',
  '/sources',
  '/destinations',
]

testThatScreensFit(
  () => app,
  () => SCREENS,
)

describe('a person', () => {
  it('goes to a record with the keyboard alone', async () => {
    const page = await app.open('/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'A screen, or a record' }).waitFor()
    await page.keyboard.type('dana@northwind.example')
    await page.getByRole('option', { name: /Dana Fox/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Dana Fox', level: 1 }).waitFor()
  })

  it('sees markup in a memory as text', async () => {
    const page = await app.open('/records')
    await page.getByRole('link', { name: /eve@northwind/ }).click()
    await page.getByText('<script>alert(1)</script>').waitFor()
    expect(app.faults).toEqual([])
  })

  it('sees why a webhook of another service was refused, and rotates its secret', async () => {
    const body = { type: 'ticket.created', data: { email: 'dana@northwind.example', subject: 'Lost' } }
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) }
    await fetch(`${app.url}/api/v1/webhooks/inbound/${sourceId}`, {
      method: 'POST',
      headers: { ...headers, 'webhook-signature': 'v1,AAAA', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const page = await app.open('/sources')
    await page.getByRole('link', { name: /Support desk/ }).click()
    await page.getByText('Rejected').waitFor()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Rotate the secret' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
    await page.getByText(/New secret: whsec_/).waitFor()
    expect(app.faults).toEqual([])
  })

  it('forwards the events of a source, and sees where they go', async () => {
    const page = await app.open('/sources')
    await page.getByRole('link', { name: /Support desk/ }).click()
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByRole('button', { name: 'Add a route' }).click()
    await dialog.getByLabel('Forward to the URL').fill('https://billing.example/hooks')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^Secret of what is forwarded to https:\/\/billing.example\/hooks: whsec_/).waitFor()
    await page.getByRole('link', { name: 'Deliveries' }).click()
    await page.getByText('https://billing.example/hooks · webhook.received').waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByRole('button', { name: 'Remove route 2' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('https://billing.example/hooks').waitFor({ state: 'detached' })
    expect(app.faults).toEqual([])
  })

  it('declares an event type, changes it, and archives it', async () => {
    const page = await app.open('/event-types')
    await page.getByRole('button', { name: 'Declare an event type' }).click()
    await page.getByLabel('Type', { exact: true }).fill('order.paid')
    await page.getByLabel('An example that matches').fill('{"id": ')
    await page.getByRole('button', { name: 'Declare', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'Example: this is not JSON' }).waitFor()
    await page.getByLabel('An example that matches').fill('{"id": 1}')
    await page.getByRole('button', { name: 'Declare', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'example' }).waitFor()
    await page.getByLabel('An example that matches').fill('{"id": "ord_4712"}')
    await page.getByRole('button', { name: 'Declare', exact: true }).click()
    await page.getByRole('link', { name: /order\.paid/ }).click()
    await page.getByText('Version 1,').waitFor()
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByLabel('When it is sent').fill('A customer paid an order.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Version 2,').waitFor()
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('button', { name: 'Restore' }).waitFor()
    const { own } = await owner.webhooks.eventTypes()
    expect(own).toMatchObject([{ type: 'order.paid', description: 'A customer paid an order.', version: 3 }])
    expect(app.faults).toEqual([])
  })

  it('deletes a memory and gets it back', async () => {
    const page = await app.open('/records')
    await page.getByRole('link', { name: /Dana Fox/ }).click()
    const memory = page.getByRole('article').filter({ hasText: 'Prefers calls' })
    await memory.getByRole('button', { name: 'Delete this memory' }).click()
    await memory.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await memory.waitFor()
  })
})

describe('a key', () => {
  it('that may only read gets no button that writes, and no screen that it may not open', async () => {
    const page = await app.open('/records', 'viewer')
    await page.getByRole('link', { name: /Dana Fox/ }).click()
    await page.getByRole('button', { name: /^Budget/ }).click()
    await page.getByRole('link', { name: 'a memory' }).first().waitFor()
    for (const name of [
      'Delete',
      'Store',
      'Correct the value',
      'Forget Budget',
      'Pin the value',
      'Pin a fact',
      'Undo',
      'Delete this memory',
    ])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
    expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      'Home',
      'Records',
      'Suggestions',
      'Recall lab',
      'Collections',
      'Trash',
    ])
  })

  it('that is wrong or revoked leads back to the page that asks for one, and says why', async () => {
    const { data } = await owner.keys.create({ name: 'short-lived' })
    const page = await app.open('/records', data.apiKey)
    await owner.keys.revoke(data.id)
    await page.getByRole('link', { name: 'Collections' }).click()
    await page.getByLabel('API key').waitFor()
    await page
      .getByText(/revoked|not valid|unknown/i)
      .first()
      .waitFor()
    expect(page.url()).not.toContain('sk_')
  })
})
