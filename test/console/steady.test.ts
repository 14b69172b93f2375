/** Nothing jumps while a screen is read, and what fails can be tried again without losing what was typed. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settled } from '../support/console-page.ts'
import { type ConsoleServer, startConsole } from '../support/console-server.ts'

/** What browsers call good. */
const MAX_SHIFT = 0.1
/** Milliseconds by which answers come later, in turns, so that each part of a screen is there at another time. */
const DELAYS = [50, 250, 150, 350]

let app: ConsoleServer
let paths: string[] = []

beforeAll(async () => {
  app = await startConsole({})
  await app.keepsake(['demo'])
  const { client } = app
  const { results } = await client.memory.smartRecall({ query: 'budget', limit: 1 })
  const [webhook] = (await client.webhooks.list()).data
  const [collection] = (await client.collections.list()).data
  const [guideline] = (await client.guidelines.list()).data
  paths = [
    ...['/', '/records', `/records/${results[0]?.recordId}`, '/suggestions', '/recall?q=budget', '/trash'],
    ...['/collections', `/collections/${collection?.id}`, '/documents', '/guidelines', `/guidelines/${guideline?.id}`],
    ...['/agents', '/prompt', '/tool-servers', '/webhooks', `/webhooks/${webhook?.id}`, '/dead-letters'],
    ...['/event-types', '/sources', '/destinations', '/events', '/notifications', '/usage'],
    ...['/settings', '/settings/members', '/settings/keys', '/settings/audit'],
  ]
}, 600_000)
afterAll(() => app?.stop())

const OBSERVE = `
  globalThis.shifts = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })`

async function slowly(page: Page): Promise<void> {
  let calls = 0
  await page.route('**/api/**', async route => {
    await new Promise(resolve => setTimeout(resolve, DELAYS[calls++ % DELAYS.length]))
    await route.continue()
  })
}

it.each([1440, 390])(
  `no screen moves by more than ${MAX_SHIFT} at %i pixels`,
  async width => {
    const page = await app.open('/', 'owner', { width })
    await page.addInitScript(OBSERVE)
    await slowly(page)
    const jumps: [string, number][] = []
    for (const path of paths) {
      await page.goto(`${app.url}/console${path}`)
      await settled(page)
      await page.waitForTimeout(500)
      const moved = (await page.evaluate<number[]>('shifts')).reduce((sum, each) => sum + each, 0)
      if (moved > MAX_SHIFT) jumps.push([path, moved])
    }
    expect(jumps).toEqual([])
    expect(app.faults).toEqual([])
  },
  600_000,
)

it('what could not be read is tried again, and what was typed survives a failure', async () => {
  const page = await app.open('/records')
  await page.getByRole('list', { name: 'Records' }).waitFor()
  // as from a server that is being upgraded
  await page.route('**/api/v1/collections*', route => route.abort())
  await page.getByRole('link', { name: 'Collections' }).click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute('**/api/v1/collections*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: /Starter/ }).waitFor()
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Records' }).click()
  await page.getByRole('list', { name: 'Records' }).getByRole('link').first().click()
  await page.route('**/api/v1/memorize', route => route.abort())
  const text = page.getByLabel('What should be remembered')
  await text.fill('Prefers tea.')
  await page.getByRole('button', { name: 'Store' }).click()
  await page.getByRole('alert').first().waitFor()
  expect(await text.inputValue()).toBe('Prefers tea.')
  await page.unroute('**/api/v1/memorize')
  await page.getByRole('button', { name: 'Store' }).click()
  await page.getByRole('list', { name: 'Timeline' }).getByText('Prefers tea.').waitFor()
}, 120_000)

it('a key that is revoked says so on the screen that asks for another, whatever was open', async () => {
  for (const path of ['/suggestions', '/webhooks', '/settings', '/usage']) {
    const { data } = await app.client.keys.create({ name: `short-lived ${path}`, role: 'admin' })
    const page = await app.open(path, data.apiKey)
    await settled(page)
    await app.client.keys.revoke(data.id)
    await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Collections' }).click()
    await page.getByLabel('API key').waitFor()
    await page
      .getByText(/revoked|not valid|unknown/i)
      .first()
      .waitFor()
  }
}, 120_000)
