/** The screen of usage in a browser: what was called, what it cost, by what, and as a file. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleServer, startConsole, testThatScreensFit } from '../support/console-server.ts'

let app: ConsoleServer<'viewer' | 'other'>
beforeAll(async () => {
  app = await startConsole({ viewer: { scopes: ['analytics:read'] }, other: { scopes: ['memory:read'] } })
  const { client } = app
  await client.memory.memorize({ email: 'dana@northwind.example', content: 'Dana likes tea.' })
  await client.memory.memorize({ email: 'dana@northwind.example', content: 'Dana works at Northwind.' })
  await client.guidelines.create({ name: 'Refunds', value: 'Refund within 30 days.' })
}, 120_000)
afterAll(() => app?.stop())

testThatScreensFit(
  () => app,
  () => ['/usage?span=day&by=key', '/usage?span=year&by=day&operation=none'],
)

describe('a person', () => {
  it('goes to usage by keyboard, from an operation to the keys that called it, and back', async () => {
    const page = await app.open('/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'A screen, or a record' }).waitFor()
    await page.keyboard.type('usage')
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: /^Credits: [1-9]/ }).waitFor()
    await page.getByRole('link', { name: 'memorize', exact: true }).click()
    await page.getByRole('row', { name: /registration/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('operation')).toBe('memorize')
    // the calls of other operations are left out
    await page.getByRole('img', { name: /^Calls: 2 in all/ }).waitFor()
    await page.getByRole('button', { name: /Remove/ }).click()
    await page.getByRole('img', { name: /^Calls: (?!2 )/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('operation')).toBeNull()
    expect(app.faults).toEqual([])
  })

  it('reads what was charged, and saves what is shown as CSV', async () => {
    const page = await app.open('/usage?by=operation')
    const charges = page.getByRole('region', { name: 'Charges' })
    await charges.getByText('memorize').first().waitFor()
    const saved = async (place: string): Promise<string> => {
      const waiting = page.waitForEvent('download')
      await page.getByRole('region', { name: place }).getByRole('button', { name: 'CSV' }).click()
      return readFile(await (await waiting).path(), 'utf8')
    }
    expect(await saved('By operation')).toMatch(/^group,calls,charges,credits,.*\r\n(.*\r\n)*memorize,2,2,/)
    expect(await saved('Calls')).toMatch(/^at,calls,charges,/)
    expect((await saved('Charges')).match(/,memorize,/g)).toHaveLength(2)
    expect(app.faults).toEqual([])
  })

  it('chooses a longer time, and an empty one says what to do', async () => {
    const page = await app.open('/usage')
    await page.getByLabel('Time').selectOption('year')
    await page.getByRole('img', { name: /^Calls:/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('span')).toBe('year')
    await page.goto(`${app.url}/console/usage?model=none`)
    await page.getByText('Nothing was used in this time').waitFor()
    await page.getByText('await client.analytics.overview({})').waitFor()
  })
})

it('is offered to keys that may read usage only', async () => {
  const names = async (key: 'viewer' | 'other'): Promise<string[]> => {
    const page = await app.open('/', key)
    return page.getByRole('navigation', { name: 'Screens' }).getByRole('link').allInnerTexts()
  }
  expect(await names('viewer')).toEqual(['Home', 'Usage'])
  expect(await names('other')).not.toContain('Usage')
  const page = await app.open('/usage', 'viewer')
  await page.getByRole('img', { name: /^Calls:/ }).waitFor()
  expect(app.faults).toEqual([])
})
