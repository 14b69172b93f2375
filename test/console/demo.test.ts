/**
 * The console with the example data, as somebody sees it who looks for the first time. With KEEPSAKE_SCREENSHOTS=yes it
 * writes the pictures of docs/console.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findingsOf, settled } from '../support/console-page.ts'
import { type ConsoleServer, startConsole } from '../support/console-server.ts'

const PICTURES =
  process.env.KEEPSAKE_SCREENSHOTS === 'yes' ? join(import.meta.dirname, '../../docs/console') : undefined
const HOSTILE = `<script>alert(1)</script> \u202Eright to left ${'x'.repeat(100_000)}`
const MANY = 300

let app: ConsoleServer<'viewer'>
const records = { demo: '', hostile: '' }
beforeAll(async () => {
  app = await startConsole({ viewer: { scopes: ['collections:read'] } })
  await app.keepsake(['demo'])
  const { client } = app
  const hostile = { email: 'eve@northwind.example' }
  await client.memory.memorize({ ...hostile, content: HOSTILE, extract: false })
  for (let from = 0; from < MANY; from += 100) {
    const names = Array.from({ length: 100 }, (_, n) => `Measure ${from + n}`)
    const properties = names.map(name => ({ name, type: 'number' as const }))
    await client.collections.create({ name: `Measures ${from}`, properties })
    const values = Object.fromEntries(names.map((name, n) => [name, n]))
    await client.memory.upsert({ records: [{ key: hostile, properties: values }] })
  }
  // a name of 300 characters and values without a place to break
  const long = {
    Name: `${'Zoë '.repeat(40)}<b>مرحبا</b>${'z'.repeat(120)}`,
    Token: 'y'.repeat(3_000),
    Essay: 'Word '.repeat(2_000),
  }
  await client.memory.upsert({ records: [{ key: hostile, properties: long }] })
  records.hostile = (await client.memory.properties(hostile)).data.recordId ?? ''
  const { results } = await client.memory.smartRecall({ query: 'budget', limit: 1 })
  records.demo = results[0]?.recordId ?? ''
  const day = { from: new Date(Date.now() - 86_400_000).toISOString(), to: new Date().toISOString() }
  const counted = async () => expect((await client.analytics.overview(day)).data.totals.calls).toBeGreaterThan(0)
  await vi.waitFor(counted, { timeout: 60_000, interval: 500 })
}, 600_000)
afterAll(() => app?.stop())

const SCREENS = () => [
  { name: 'home', path: '/' },
  { name: 'records', path: '/records' },
  { name: 'record', path: `/records/${records.demo}` },
  { name: 'hostile-record', path: `/records/${records.hostile}` },
  { name: 'recall', path: '/recall?q=What+is+the+budget%3F' },
  { name: 'suggestions', path: '/suggestions' },
  { name: 'collections', path: '/collections' },
  { name: 'guidelines', path: '/guidelines' },
  { name: 'webhooks', path: '/webhooks' },
  { name: 'dead-letters', path: '/dead-letters' },
  { name: 'usage', path: '/usage' },
  { name: 'events', path: '/events' },
  { name: 'settings', path: '/settings' },
]

const picture = async (page: Page, name: string): Promise<void> => {
  if (!PICTURES || name.startsWith('hostile')) return
  await mkdir(PICTURES, { recursive: true })
  await page.screenshot({ path: join(PICTURES, `${name}.png`) })
}

/** Of the four looks, two are for the pictures alone. */
const LOOKS: [width: number, dark: boolean][] = [
  [1440, false],
  [390, true],
]
if (PICTURES) LOOKS.push([1440, true], [390, false])

describe('the example data', () => {
  it.each(LOOKS)(
    'is shown on every screen at %i pixels, dark %s, without a fault',
    async (width, dark) => {
      const page = await app.open('/', 'owner', { width, dark })
      for (const { name, path } of SCREENS()) {
        await page.goto(`${app.url}/console${path}`)
        await settled(page)
        expect({ name, findings: await findingsOf(page) }).toEqual({ name, findings: [] })
        // where 218 memories are, somebody has called
        if (name === 'home') await page.getByText('memories now').waitFor()
        await picture(page, `${name}${width === 1440 ? '' : `-${width}`}${dark ? '-dark' : ''}`)
      }
      expect(app.faults).toEqual([])
    },
    600_000,
  )

  it('a key that may not read a screen gets a reason instead of it', async () => {
    const page = await app.open('/collections', 'viewer')
    for (const path of ['/records', `/records/${records.demo}`, '/usage', '/webhooks', '/settings/keys']) {
      await page.goto(`${app.url}/console${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByRole('button', { name: /add|store|create/i }).count()).toBe(0)
    }
    expect(app.faults).toEqual([])
  }, 120_000)
})
