/** The API reference in a browser: a newcomer finds an operation and calls it from the page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingsOf } from '../support/console-page.ts'
import { type ConsoleServer, startConsole } from '../support/console-server.ts'

const POLL = { timeout: 20_000 }

let app: ConsoleServer

beforeAll(async () => {
  app = await startConsole({})
}, 120_000)
afterAll(() => app?.stop())

describe('the reference', () => {
  it('finds what deletes by an everyday word, by keyboard', async () => {
    const page = await app.browsing.open(`${app.url}/docs`)
    await page.keyboard.press('/')
    await page.keyboard.type('forget')
    const links = page.locator('nav li:not([hidden]) a')
    expect(await links.allTextContents()).toContain('Delete memories')
    await page.locator('#filter').fill('memory_store_pro')
    expect(await links.allTextContents()).toHaveLength(1)
    expect(await links.getAttribute('href')).toBe('#memorize')
  })

  it('calls an operation with a key that stays in the tab, and shows what came back', async () => {
    const page = await app.browsing.open(`${app.url}/docs`)
    const memorize = page.locator('article#memorize')
    await memorize.getByRole('button', { name: 'Try it' }).click()
    await memorize.getByLabel('API key').fill(app.keys.owner)
    await memorize.getByLabel('Body').fill('{"email":"dana@northwind.example","content":"Prefers calls before noon."}')
    await memorize.getByRole('button', { name: 'Send' }).press('Enter')
    await expect.poll(() => memorize.locator('output').textContent(), POLL).toMatch(/^200 in \d+ ms.*"id": "mem_/s)
    // the next form has the key already
    const me = page.locator('article#getMe')
    await me.getByRole('button', { name: 'Try it' }).click()
    await me.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => me.locator('output').textContent(), POLL).toMatch(/^200 in \d+ ms.*"livemode": true/s)
    expect(page.url()).not.toContain(app.keys.owner)
    expect(app.faults).toEqual([])
  })

  it('names what is wrong: a body that is not JSON, a missing field, a wrong key', async () => {
    const page = await app.browsing.open(`${app.url}/docs`)
    const memorize = page.locator('article#memorize')
    const output = memorize.locator('output')
    await memorize.getByRole('button', { name: 'Try it' }).click()
    await memorize
      .getByLabel('API key')
      .fill(`${app.keys.owner.slice(0, -1)}${app.keys.owner.endsWith('a') ? 'b' : 'a'}`)
    await memorize.getByLabel('Body').fill('{"email": ')
    await memorize.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => output.textContent(), POLL).toMatch(/^The body is not JSON/)
    await memorize.getByLabel('Body').fill('{}')
    await memorize.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => output.textContent(), POLL).toMatch(/^401 in/)
    await memorize.getByLabel('API key').fill(app.keys.owner)
    await memorize.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => output.textContent(), POLL).toMatch(/^400 in.*content/s)
  })

  it.each([
    [1440, false],
    [390, true],
  ])(
    'is accessible and fits at %i pixels, dark %s, with an open form',
    async (width, dark) => {
      const page = await app.browsing.open(`${app.url}/docs`, { width, dark })
      await page.locator('article#smartRecall').getByRole('button', { name: 'Try it' }).click()
      await page.locator('article#smartRecall form').waitFor()
      // the other operations differ in their texts only, and axe would need minutes for all of them
      await page.evaluate("document.querySelectorAll('article:not(#smartRecall)').forEach(each => each.remove())")
      expect(await findingsOf(page)).toEqual([])
      expect(app.faults).toEqual([])
    },
    120_000,
  )
})
