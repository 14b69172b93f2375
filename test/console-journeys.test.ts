/** Three things that people do in the console, in a browser. `pnpm prove console` has the others, and other widths. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Keepsake } from '@keepsake/sdk'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM } from './support/console-page.ts'
import { type ConsoleServer, startConsole } from './support/console-server.ts'

const ARRIVES = { timeout: 20_000 }

let app: ConsoleServer<'test'>
let client: Keepsake
/** Refuses every event until it is mended. */
let receiver: Server
let isMended = false
let arrived = 0

describe.skipIf(CHROMIUM === undefined)('a person', () => {
  beforeAll(async () => {
    receiver = createServer((_, response) => {
      if (isMended) arrived++
      response.writeHead(isMended ? 200 : 400).end()
    })
    await once(receiver.listen(0, '127.0.0.1'), 'listening')
    // a test key may call a receiver without TLS
    const rights = { test: { role: 'owner' as const, livemode: false } }
    app = await startConsole(rights, { OUTBOUND_ALLOW: '127.0.0.1' })
    client = app.clientOf(app.keys.test)
    const dana = { email: 'dana@northwind.example' }
    await client.memory.memorize({ ...dana, content: 'Budget: $120k, decision by 15 March 2027.', speaker: 'Dana Fox' })
    await client.memory.memorize({ ...dana, content: 'Prefers calls before noon.' })
    await client.memory.memorize({ phoneNumber: '+442079460123', content: 'The renewal is in May.' })
  }, 120_000)
  afterAll(async () => {
    await app?.stop()
    receiver?.closeAllConnections()
    receiver?.close()
  })

  const open = (path: string): Promise<Page> => app.open(path, 'test')

  it('finds a customer, sees why a value is believed, and corrects it', async () => {
    const page = await open('/records')
    await page.getByRole('searchbox').fill('calls before noon')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: /Dana Fox/ }).click()
    await page.getByRole('button', { name: /^Budget/ }).click()
    await page.locator('mark', { hasText: '$120k' }).first().waitFor()
    await page.getByRole('button', { name: 'Correct the value' }).click()
    await page.getByLabel('Value', { exact: true }).fill('a lot')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').filter({ hasText: 'a lot is not a number' }).waitFor()
    await page.getByLabel('Value', { exact: true }).fill('130,000')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: /Budget.*130,000/ }).waitFor()
    const { data } = await client.memory.properties({ email: 'dana@northwind.example' })
    expect(data.properties).toContainEqual(expect.objectContaining({ propertyName: 'Budget', value: 130_000 }))
    expect(app.faults).toEqual([])
  })

  it('finds a customer by a key that no memory has', async () => {
    const page = await open('/records')
    await page.getByRole('searchbox').fill('+44 20 7946 0123')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: /442079460123/ }).click()
    await page.getByText('The renewal is in May.').waitFor()
    expect(app.faults).toEqual([])
  })

  it('asks, and sees the answer and its source', async () => {
    const page = await open('/recall')
    await page.getByLabel('Question').fill('When to call?')
    await page.getByLabel('About').fill('dana@northwind.example')
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.getByText('Source of the answer').waitFor()
    await page.locator('mark', { hasText: 'Prefers calls before noon.' }).waitFor()
    expect(new URL(page.url()).searchParams.get('about')).toContain('dana')
    expect(app.faults).toEqual([])
  })

  it('sends a dead letter again, and it arrives', async () => {
    const { port } = receiver.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/orders`
    await client.webhooks.create({ url, events: ['record.created'] })
    await client.memory.memorize({ email: 'eve@northwind.example', content: 'Called today.' })
    const page = await open('/dead-letters')
    await page.getByText('record.created').waitFor(ARRIVES)
    isMended = true
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('Sent again').waitFor(ARRIVES)
    await expect.poll(() => arrived, ARRIVES).toBe(1)
    await page.getByRole('link', { name: 'record.created' }).click()
    await page.getByText('HTTP 200').first().waitFor(ARRIVES)
    expect(app.faults).toEqual([])
  })
})
