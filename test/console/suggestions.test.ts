/** The screen of suggestions in a browser: accept, correct, dismiss and undo, by keyboard and by mouse. */
import { Keepsake } from '@keepsake/sdk'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findingsOf, type Look, settled } from '../support/console-page.ts'
import { type ConsoleServer, startConsole } from '../support/console-server.ts'

const COUNT = 10

let app: ConsoleServer
let owner: Keepsake
const keys = { owner: '', viewer: '' }
const dana = { email: 'dana@northwind.example' }

beforeAll(async () => {
  app = await startConsole({})
}, 120_000)
afterAll(() => app?.stop())

/** An organization with ten suggestions, of which the newest is of Dana: she said 11, and somebody had set 5. */
beforeEach(async () => {
  const { data } = await new Keepsake({ baseUrl: app.url }).auth.register({ name: 'Northwind' })
  keys.owner = data.agent.api_key
  owner = app.clientOf(keys.owner)
  const viewer = await owner.keys.create({ name: 'viewer', scopes: ['memory:read'] })
  keys.viewer = viewer.data.apiKey
  const seats = { name: 'Seats', type: 'number' as const, review: 'always' as const }
  await owner.collections.create({ name: 'Deals', properties: [seats] })
  await owner.memory.upsert({ records: [{ key: dana, properties: { Seats: 5 } }] })
  for (let n = 1; n < COUNT; n++)
    await owner.memory.memorize({ email: `p${n}@northwind.example`, content: `<b>Hello.</b> Seats: ${n}. Bye.` })
  await owner.memory.memorize({ ...dana, content: 'Seats: 11.' })
}, 60_000)

const open = (path: string, key = keys.owner, look?: Look): Promise<Page> => app.open(path, key, look)
const openOnes = async (): Promise<number> => (await owner.me()).data.suggestions ?? 0
const seatsOf = async (email: string): Promise<unknown> =>
  (await owner.memory.properties({ email, propertyNames: ['Seats'] })).data.properties[0]?.value
/** The name of the row that has the focus, without what it is in. */
const focused = (page: Page): Promise<unknown> =>
  page.evaluate(
    "document.activeElement.tagName === 'LI' ? document.activeElement.querySelector('.font-medium').textContent : ''",
  )

it.each([
  [1440, false],
  [390, true],
])(
  'is accessible and fits at %i pixels, dark %s',
  async (width, dark) => {
    const page = await open('/suggestions', keys.owner, { width, dark })
    const check = async (screen: string): Promise<void> => {
      expect({ screen, findings: await findingsOf(page) }).toEqual({ screen, findings: [] })
    }
    await page.getByText('Hello').first().waitFor()
    await settled(page)
    await check('suggestions')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.getByText('1 selected').waitFor()
    await check('selected')
    await page.keyboard.press('c')
    await page.getByRole('dialog').waitFor()
    await check('correct')
    await page.keyboard.press('Escape')
    for (const screen of ['/suggestions?status=dismissed', '/']) {
      await page.goto(`${app.url}/console${screen}`)
      await settled(page)
      await check(screen)
    }
    expect(app.faults).toEqual([])
  },
  120_000,
)

describe('a person', () => {
  it('reviews ten suggestions by keyboard alone, from home', async () => {
    const page = await open('/')
    await page.getByText('10 values wait for a decision.').waitFor()
    await page.getByRole('link', { name: 'Review' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('list', { name: 'Suggestions' }).waitFor()
    await page.keyboard.press('j')
    expect(await focused(page)).toBe('11')
    await page.keyboard.press('j')
    expect(await focused(page)).toBe('9')
    await page.keyboard.press('k')
    expect(await focused(page)).toBe('11')
    const outline = await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')
    expect(outline).not.toBe('none')

    await page.keyboard.press('d')
    await expect.poll(openOnes).toBe(9)
    expect(await focused(page)).toBe('9')
    await page.keyboard.press('c')
    await page.getByRole('dialog').getByLabel('Value').fill('90')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => seatsOf('p9@northwind.example')).toBe(90)
    for (let n = 0; n < 8; n++) {
      await page.keyboard.press('j')
      await page.keyboard.press('a')
      await page.keyboard.press('k')
    }
    await expect.poll(openOnes).toBe(0)
    expect(await seatsOf('p1@northwind.example')).toBe(1)
    expect(await seatsOf(dana.email)).toBe(5)
    await page.keyboard.press('u')
    await expect.poll(openOnes).toBe(1)
    expect(await seatsOf('p1@northwind.example')).toBeUndefined()
    expect(app.faults).toEqual([])
  }, 60_000)

  it('decides on several at once, and takes one decision back by mouse', async () => {
    const page = await open('/suggestions')
    const row = (value: string) => page.getByRole('listitem').filter({ has: page.getByText(value, { exact: true }) })
    await row('9').getByRole('checkbox').check()
    await row('8').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(openOnes).toBe(8)
    await row('9').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(openOnes).toBe(9)
    expect(await seatsOf('p8@northwind.example')).toBe(8)
    await row('7').getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(openOnes).toBe(8)
    await page.getByLabel('Status').selectOption('dismissed')
    await page.getByText('Seats').first().waitFor()
    expect(new URL(page.url()).searchParams.get('status')).toBe('dismissed')
    await page.getByRole('listitem', { name: /Seats/ }).locator('mark', { hasText: '7' }).waitFor()
    expect(await page.getByRole('listitem', { name: /Seats/ }).count()).toBe(1)
    expect(app.faults).toEqual([])
  }, 60_000)

  it('sees evidence marked and markup as text, and a refused decision is taken back with the reason', async () => {
    const page = await open('/suggestions')
    await page.getByText('<b>Hello.</b>').first().waitFor()
    expect(await page.locator('mark').first().textContent()).toBe('11')
    await page.getByText('Now: 5, set by somebody').waitFor()
    const [newest] = (await owner.suggestions.list()).data
    await owner.suggestions.dismiss({ ids: [newest?.id ?? ''] })
    await page.keyboard.press('j')
    await page.keyboard.press('a')
    await page.getByRole('alert').waitFor()
    expect(await seatsOf(dana.email)).toBe(5)
    expect(await page.getByRole('listitem', { name: 'Seats, open' }).count()).toBe(COUNT)
    expect(app.faults).toEqual([])
  }, 60_000)

  it('sees a disputed value at its record, and decides on it', async () => {
    const budget = { name: 'Fee', type: 'number' as const, unit: 'USD' }
    await owner.collections.create({ name: 'Money', properties: [budget] })
    const lee = { email: 'lee@northwind.example' }
    const said = { ...lee, timestamp: '2026-10-06T09:00:00Z', content: 'Fee: $1,500.' }
    const { recordId } = (await owner.memory.memorize({ ...said, minConfidence: 0.5 })).data
    const later = { ...lee, timestamp: '2026-11-06T09:00:00Z', content: 'Fee: $1,900.', minConfidence: 1 }
    await owner.memory.memorize(later)
    const page = await open(`/records/${recordId}`)
    const properties = page.getByRole('region', { name: 'Properties' })
    await properties.getByText('disputed', { exact: true }).waitFor()
    await properties.locator('mark', { hasText: '1,900' }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    await properties.getByRole('link', { name: 'Decide' }).click()
    expect(new URL(page.url()).searchParams.get('recordId')).toBe(recordId)
    await page.getByText('Disputed', { exact: true }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('a')
    await expect
      .poll(async () => (await owner.memory.properties(lee)).data.properties[0])
      .toMatchObject({ value: 1_900 })
    await page.getByRole('link', { name: 'lee@northwind.example' }).click()
    await properties.getByText('1,900').first().waitFor()
    await properties.getByText('disputed', { exact: true }).waitFor({ state: 'detached' })
    expect(app.faults).toEqual([])
  }, 60_000)
})

it('a key that may only read sees suggestions, and neither buttons nor keys decide', async () => {
  const page = await open('/suggestions', keys.viewer)
  await page.getByText('<b>Hello.</b>').first().waitFor()
  for (const name of ['Accept', 'Correct', 'Dismiss'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await page.keyboard.press('x')
  expect(await openOnes()).toBe(COUNT)
  expect(await page.getByRole('alert').count()).toBe(0)
}, 60_000)
