/** Journeys 1 to 8: what people do with what is remembered, each from the start page, with the steps that it takes. */
import type { Keepsake } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleServer, startConsole, WINDOWS } from '../../support/console-server.ts'
import { startPage } from '../../support/steps.ts'

const SUGGESTIONS = 20

/** The people and places of each window, so that what is done in one changes nothing in the other. */
const OF = {
  1440: { one: 'Ada Lovelace', other: 'Grace Hopper', collection: 'Travel', property: 'Desk' },
  390: { one: 'Emmy Noether', other: 'Mary Somerville', collection: 'Offices', property: 'Locker' },
} as const

let app: ConsoleServer
let client: Keepsake

beforeAll(async () => {
  app = await startConsole({})
  client = app.client
  const seats = { name: 'Seats', type: 'number' as const, review: 'always' as const }
  await client.collections.create({ name: 'Deals', properties: [seats] })
  for (const { one, other } of Object.values(OF)) {
    const [first, second] = [keyOf(one), keyOf(other)]
    await client.memory.upsert({ records: [{ key: first, properties: { Name: one } }] })
    await client.memory.memorize({ ...first, content: 'Budget: $120k, decision by 15 March 2027.', speaker: 'Ada' })
    await client.memory.memorize({ ...first, content: 'Prefers calls before noon.' })
    await client.memory.upsert({ records: [{ key: second, properties: { Name: other } }] })
    await client.memory.memorize({ ...second, content: 'Budget: $70k.', speaker: 'Grace' })
  }
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

const keyOf = (name: string) => ({ email: `${name.toLowerCase().replace(' ', '.')}@northwind.example` })

describe.each(WINDOWS)('at %i pixels, dark %s', (width, dark) => {
  const { one, other, collection, property } = OF[width]
  const ada = keyOf(one)
  const start = () => startPage(app, [width, dark])
  const budget = async (): Promise<unknown> =>
    (await client.memory.properties(ada)).data.properties.find(({ propertyName }) => propertyName === 'Budget')?.value

  it('forget a fact: 2 steps, and 1 to take it back', async () => {
    const { page, steps, goTo } = await start()
    await goTo(one.toLowerCase().slice(0, -3), new RegExp(one))
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
    const { page, steps, goTo } = await start()
    await goTo(other.toLowerCase().slice(0, -3), new RegExp(other))
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
    const { page, steps, goTo } = await start()
    await goTo(one.toLowerCase().slice(0, -3), new RegExp(one))
    await page.getByRole('button', { name: /^Budget.*120,000/ }).waitFor()
    await page.getByRole('list', { name: 'Timeline' }).getByText('Prefers calls before noon.').waitFor()
    expect(await steps()).toBe(1)
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Everything about this person' }).click()
    expect((await waiting).suggestedFilename()).toMatch(/^rec_.*\.jsonl$/)
  })

  it('correct: a value in 4 steps, a pinned fact, and what is pinned stays', async () => {
    const { page, steps, goTo } = await start()
    await goTo(one.toLowerCase().slice(0, -3), new RegExp(one))
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
    const emailOf = (n: number): string => `p${n}-${width}@northwind.example`
    for (let n = 1; n <= SUGGESTIONS; n++) await client.memory.memorize({ email: emailOf(n), content: `Seats: ${n}.` })
    const { page, steps } = await start()
    await page.getByRole('link', { name: 'Review' }).click()
    await page.getByText(/^2[0-2] suggestions$/).waitFor()
    const rows = page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem')
    await page.getByLabel('Order').selectOption('record')
    const names = async (): Promise<string[]> => rows.getByRole('link').allInnerTexts()
    // as people count: 10 is not before 2
    const inOrder = async () => (await names()).filter(name => name.includes(`-${width}@`)).slice(0, 3)
    await expect.poll(inOrder).toEqual([emailOf(1), emailOf(2), emailOf(3)])
    await page.getByRole('searchbox', { name: 'Name or key of a record' }).fill(emailOf(7))
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
    expect(await steps()).toBe(6)
    await page.getByRole('heading', { name: 'Nothing waits for a decision' }).waitFor()
    await page.getByText(/^keepsake memory memorize/).waitFor()
    expect(app.faults).toEqual([])
  })

  it('understand a ranking: what each result matched, and its probability on demand', async () => {
    const { page, steps, open } = await start()
    await open('Recall lab')
    await page.getByLabel('Question').fill('calls before noon')
    await page.getByRole('button', { name: 'Ask' }).click()
    const first = page.getByRole('listitem').filter({ hasText: 'Prefers calls before noon.' }).first()
    await first.getByText(/^Found by/).click()
    await first.getByText(/^Relevance 0\./).waitFor()
    expect(await steps()).toBe(3)
    expect(app.faults).toEqual([])
  })

  it('ask a document: an answer with its sentence marked', async () => {
    const { page, steps, open } = await start()
    await open('Documents')
    await page.getByRole('searchbox').fill('How much paid leave do I have a year?')
    await page.keyboard.press('Enter')
    await page.getByLabel('With an answer').check()
    await page.locator('mark', { hasText: 'Everyone has 25 days of paid leave a year.' }).first().waitFor()
    expect(await steps()).toBe(3)
    expect(app.faults).toEqual([])
  })

  it('a collection with properties: added, and read from the next memory', async () => {
    const { page, steps, open } = await start()
    await open('Collections')
    await page.getByRole('button', { name: 'Add a collection' }).click()
    await page.getByLabel('Name').fill(collection)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { name: collection, level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Add a property' }).click()
    await page.getByLabel('Name').fill(property)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(property).first().waitFor()
    expect(await steps()).toBe(5)
    await expect
      .poll(async () => (await client.collections.list()).data.find(({ name }) => name === collection)?.properties)
      .toMatchObject([{ name: property }])
    await client.memory.memorize({ ...ada, content: `${property}: 14B.` })
    expect((await client.memory.properties(ada)).data.properties).toContainEqual(
      expect.objectContaining({ propertyName: property, value: '14B' }),
    )
    expect(app.faults).toEqual([])
  })
})
