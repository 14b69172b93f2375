/** What somebody does first in the console: load example data, look at it, and open the help of a screen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleServer, check, startConsole, WINDOWS } from '../support/console-server.ts'

let app: ConsoleServer

beforeAll(async () => {
  app = await startConsole({})
}, 120_000)
afterAll(() => app?.stop())

describe.each(WINDOWS)('at %i pixels, dark %s, the first steps', (width, dark) => {
  it('are shown in an organization without records, and can be hidden', async () => {
    const page = await app.open('/', 'owner', { width, dark })
    await page.getByRole('heading', { name: 'First steps' }).waitFor()
    await check(page, 'first steps')
    await page.getByRole('button', { name: 'Hide' }).click()
    await page.getByRole('heading', { name: 'First steps' }).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
    await page.getByRole('heading', { name: /Calls that store|Nothing has called/ }).waitFor()
    expect(await page.getByRole('heading', { name: 'First steps' }).count()).toBe(0)
  })
})

it('loads example data, which can be looked at and asked about', async () => {
  const page = await app.open('/', 'owner', {})
  await page.getByRole('button', { name: 'Load example data' }).click()
  await page.getByText('Store a memory, done').waitFor()
  await page.getByRole('link', { name: 'Open the recall lab' }).click()
  await page.getByText('Mira now has a budget of $15,000').first().waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'See the records' }).click()
  await page.getByRole('link', { name: /mira.holt/ }).click()
  await page.getByRole('button', { name: /Budget.*15,000/ }).waitFor()
  expect(app.faults).toEqual([])
})

it('leads from each screen of the menu to an operation that the reference has', async () => {
  const page = await app.open('/')
  const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link')
  const addresses = await links.evaluateAll(all => all.map(each => each.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(15)
  const help = page.getByRole('link', { name: /^Help/ })
  const operation = async (): Promise<string> => new URL((await help.getAttribute('href')) ?? '', app.url).hash.slice(1)
  const wanted: string[] = []
  for (const [n, address] of addresses.entries()) {
    await links.nth(n).click()
    await page.waitForURL(url => url.pathname === address)
    // the next screen replaces the one before when its code is there
    await expect.poll(operation, { timeout: 20_000 }).not.toBe(wanted.at(-1))
    wanted.push(await operation())
  }
  // each screen has its own
  expect(new Set(wanted).size).toBe(wanted.length)
  await page.goto(`${app.url}/docs`)
  const articles = await page.locator('article').evaluateAll(all => all.map(({ id }) => id))
  expect(wanted.filter(id => !articles.includes(id))).toEqual([])
})
