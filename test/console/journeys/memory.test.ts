/** Journeys 1 to 8: what people do with what is remembered, each from the start page, with the steps that it takes. */
import type { Keepsake } from '@keepsake/sdk'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConsoleServer, startConsole } from '../../support/console-server.ts'
import { countSteps, goTo } from '../../support/steps.ts'

const SUGGESTIONS = 20
const ada = { email: 'ada@northwind.example' }
const grace = { email: 'grace@northwind.example' }

let app: ConsoleServer
let client: Keepsake

beforeAll(async () => {
  app = await startConsole({})
  client = app.client
  const seats = { name: 'Seats', type: 'number' as const, review: 'always' as const }
  await client.collections.create({ name: 'Deals', properties: [seats] })
  await client.memory.upsert({ records: [{ key: ada, properties: { Name: 'Ada Lovelace' } }] })
  await client.memory.memorize({ ...ada, content: 'Budget: $120k, decision by 15 March 2027.', speaker: 'Ada' })
  await client.memory.memorize({ ...ada, content: 'Prefers calls before noon.' })
  await client.memory.upsert({ records: [{ key: grace, properties: { Name: 'Grace Hopper' } }] })
  await client.memory.memorize({ ...grace, content: 'Budget: $70k.', speaker: 'Grace' })
  for (let n = 1; n <= SUGGESTIONS; n++)
    await client.memory.memorize({ email: `p${n}@northwind.example`, content: `Seats: ${n}.` })
  const documents = [
    {
      id: 'leave',
      title: 'Leave',
      mimeType: 'markdown' as const,
      content: 'Everyone has 25 days of paid leave a year.',
    },
    { id: 'travel', title: 'Travel', mimeType: 'markdown' as const, content: 'Flights need approval by your manager.' },
  ]
  await client.events.wait((await client.rag.ingest({ project: 'Handbook', documents })).eventId)
}, 180_000)
afterAll(() => app?.stop())

async function start(): Promise<{ page: Page; steps: () => Promise<number> }> {
  const page = await app.open('/')
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
  return { page, steps: await countSteps(page) }
}
const budget = async (): Promise<unknown> =>
  (await client.memory.properties(ada)).data.properties.find(({ propertyName }) => propertyName === 'Budget')?.value

it('forget a fact: 2 steps, and 1 to take it back', async () => {
  const { page, steps } = await start()
  await goTo(page, 'ada love', /Ada Lovelace/)
  await page.getByRole('button', { name: 'Forget Budget' }).click()
  await page.getByRole('button', { name: /^Budget/ }).waitFor({ state: 'detached' })
  expect(await steps()).toBe(2)
  expect(await budget()).toBeUndefined()
  const address = page.url()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: /^Budget.*120,000/ }).waitFor()
  expect(await steps()).toBe(3)
  expect(page.url()).toBe(address)
  expect(await budget()).toBe(120_000)
})

it('why is this value believed: 2 steps', async () => {
  const { page, steps } = await start()
  await goTo(page, 'grace hop', /Grace Hopper/)
  await page.getByRole('button', { name: /^Budget/ }).click()
  const properties = page.getByRole('region', { name: 'Properties' })
  await properties.locator('mark', { hasText: '$70k' }).first().waitFor()
  await properties
    .getByText(/Grace, /)
    .first()
    .waitFor()
  expect(await steps()).toBe(2)
})

it('what is known about a person: 1 step, in one page and as a file', async () => {
  const { page, steps } = await start()
  await goTo(page, 'ada love', /Ada Lovelace/)
  await page.getByRole('button', { name: /^Budget.*120,000/ }).waitFor()
  await page.getByRole('list', { name: 'Timeline' }).getByText('Prefers calls before noon.').waitFor()
  expect(await steps()).toBe(1)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Everything about this person' }).click()
  expect((await waiting).suggestedFilename()).toMatch(/^rec_.*\.jsonl$/)
})

it('correct: a value in 4 steps, a pinned fact, and what is pinned stays', async () => {
  const { page, steps } = await start()
  await goTo(page, 'ada love', /Ada Lovelace/)
  await page.getByRole('button', { name: /^Budget/ }).click()
  await page.getByRole('button', { name: 'Correct the value' }).click()
  await page.getByLabel('Value', { exact: true }).fill('130,000')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /^Budget.*130,000.*pinned/ }).waitFor()
  expect(await steps()).toBe(4)
  // what a later memory says is suggested instead
  await client.memory.memorize({ ...ada, content: 'Budget: $90k.' })
  expect(await budget()).toBe(130_000)

  const pinned = page.getByRole('region', { name: 'Pinned facts' })
  await pinned.getByRole('button', { name: 'Pin a fact' }).click()
  await page.getByRole('dialog').getByLabel('Fact').fill('Never call on Fridays.')
  await page.getByRole('dialog').getByRole('button', { name: 'Pin' }).click()
  await pinned.getByText('Never call on Fridays.').waitFor()
  expect((await client.memory.smartDigest(ada)).digest).toContain('Never call on Fridays.')
  await pinned.getByRole('button', { name: /^Correct/ }).click()
  await page.getByRole('dialog').getByLabel('Fact').fill('Never call on Mondays.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await pinned.getByText('Never call on Mondays.').waitFor()
  await pinned.getByRole('button', { name: /^Forget/ }).click()
  await pinned.getByText('Never call on Mondays.').waitFor({ state: 'detached' })
  expect((await client.memory.smartDigest(ada)).digest).not.toContain('Never call')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await pinned.getByText('Never call on Mondays.').waitFor()
  expect(app.faults).toEqual([])
})

it('20 suggestions: by record and property, in order, and all above a confidence at once', async () => {
  const { page } = await start()
  await page.getByRole('link', { name: 'Review' }).click()
  await page.getByText(/^2[01] suggestions$/).waitFor()
  const rows = page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem')
  await page.getByLabel('Order').selectOption('record')
  const names = async (): Promise<string[]> => rows.getByRole('link').allInnerTexts()
  await expect.poll(async () => (await names()).at(-1)).toBe('p20@northwind.example')
  await page.getByRole('searchbox', { name: 'Name or key of a record' }).fill('p7@northwind.example')
  await page.keyboard.press('Enter')
  await page.getByText('1 suggestion', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'All records' }).click()
  await page.getByRole('searchbox', { name: 'Name of a property' }).fill('Seats')
  await page.keyboard.press('Enter')
  await page.getByText(`${SUGGESTIONS} suggestions`, { exact: true }).waitFor()
  await page.getByLabel('Reason').selectOption('review_required')
  await page.getByLabel('Confidence').selectOption('90')
  await page.getByRole('button', { name: 'Accept all above 90 %' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await page.getByText(`${SUGGESTIONS} accepted.`).waitFor()
  await page.getByRole('heading', { name: 'Nothing waits for a decision' }).waitFor()
  await page.getByText(/^keepsake memory memorize/).waitFor()
  expect(app.faults).toEqual([])
})

it('understand a ranking: what each result matched, and its probability on demand', async () => {
  const { page } = await start()
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Recall lab' }).click()
  await page.getByLabel('Question').fill('calls before noon')
  await page.getByRole('button', { name: 'Ask' }).click()
  const first = page.getByRole('listitem').filter({ hasText: 'Prefers calls before noon.' }).first()
  await first.getByText(/^Found by/).click()
  await first.getByText(/^Relevance 0\./).waitFor()
  expect(app.faults).toEqual([])
})

it('ask a document: an answer with its sentence marked', async () => {
  const { page, steps } = await start()
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Documents' }).click()
  await page.getByRole('searchbox').fill('How much paid leave do I have a year?')
  await page.keyboard.press('Enter')
  await page.getByLabel('With an answer').check()
  await page.locator('mark', { hasText: 'Everyone has 25 days of paid leave a year.' }).first().waitFor()
  expect(await steps()).toBe(3)
  expect(app.faults).toEqual([])
})

it('a collection with properties: added, and read from the next memory', async () => {
  const { page } = await start()
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Collections' }).click()
  await page.getByRole('button', { name: 'Add a collection' }).click()
  await page.getByLabel('Name').fill('Travel')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('heading', { name: 'Travel', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Add a property' }).click()
  await page.getByLabel('Name').fill('Desk')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Desk').first().waitFor()
  await expect
    .poll(async () => (await client.collections.list()).data.find(({ name }) => name === 'Travel')?.properties)
    .toMatchObject([{ name: 'Desk' }])
  await client.memory.memorize({ ...ada, content: 'Desk: 14B.' })
  expect((await client.memory.properties(ada)).data.properties).toContainEqual(
    expect.objectContaining({ propertyName: 'Desk', value: '14B' }),
  )
  expect(app.faults).toEqual([])
})
