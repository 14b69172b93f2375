/** The screens of collections in a browser: edit with a preview, try a text, and extract again. */
import type { Keepsake } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleServer, check, startConsole, testThatScreensFit } from '../support/console-server.ts'

let app: ConsoleServer<'viewer'>
let owner: Keepsake
let id = ''
const dana = { email: 'dana@northwind.example' }

beforeAll(async () => {
  app = await startConsole({ viewer: { scopes: ['collections:read', 'memory:read'] } })
  owner = app.client
  const created = await owner.collections.create({
    name: 'Deals',
    entityType: 'Contact',
    properties: [
      { name: 'Fee', type: 'number', unit: 'USD' },
      { name: 'Stage', type: 'options', options: ['Open', 'Won'] },
    ],
  })
  id = created.data.id
  await owner.memory.memorize({ ...dana, content: 'Fee: $1,500. Stage: Won. Seats: 40.' })
  await owner.memory.memorize({ email: 'lee@northwind.example', content: 'Seats: 12.' })
}, 120_000)
afterAll(() => app?.stop())

testThatScreensFit(
  () => app,
  () => ['', '/try', `/${id}`, `/${id}?view=again`, `/${id}?view=edit`].map(each => `/collections${each}`),
  async page => {
    await page.getByRole('button', { name: 'Remove Stage' }).click()
    await page.getByRole('button', { name: 'Add a property' }).click()
    await page.getByText('1 record has a value.').waitFor()
    await check(page, 'a changed collection')
    await page.getByRole('button', { name: 'Properties', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('link', { name: 'Try a text' }).click()
    await page.getByLabel('A text as it would be stored').fill('Fee: $2,000. Stage: Open. Thanks!')
    await page.getByRole('button', { name: 'Try', exact: true }).click()
    await page.getByText('Stored', { exact: true }).first().waitFor()
    await check(page, 'a text that was tried')
  },
)

describe('a person', () => {
  it('tries a text, sees the evidence marked, and nothing is stored', async () => {
    const page = await app.open('/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'A screen, or a record' }).waitFor()
    await page.keyboard.type('try a text')
    await page.getByRole('option', { name: 'Try a text' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByLabel('For the properties of').selectOption({ label: 'Deals' })
    expect(new URL(page.url()).searchParams.get('collection')).toBe(id)
    const text = 'Fee: $2,000 <script>alert(1)</script> and more.'
    await page.getByLabel('A text as it would be stored').fill(text)
    await page.getByRole('button', { name: 'Try', exact: true }).click()
    const whole = page.getByRole('region', { name: 'The text' })
    await whole.locator('mark').first().waitFor()
    expect((await whole.locator('mark').allInnerTexts()).join(' ')).toContain('$2,000')
    await whole.getByText('<script>alert(1)</script>').waitFor()
    const found = page.getByRole('region', { name: 'What is found' }).getByRole('listitem')
    expect(await found.allInnerTexts()).toEqual([
      expect.stringMatching(/Fee\s+Deals\s+2,000\s+from \$2,000\s+97 %\s+Stored/),
    ])
    const { total } = await owner.memory.search({ countOnly: true })
    expect(total).toBe(2)
    expect(app.faults).toEqual([])
  }, 60_000)

  it('sees what a change does before it is saved, saves it, and extracts again after the price', async () => {
    const page = await app.open(`/collections/${id}?view=edit`)
    const fee = page.getByRole('group', { name: 'Fee' })
    await fee.getByLabel(/^Aliases/).fill('Charge, Price')
    await fee.getByLabel(/^Reviewed/).selectOption('always')
    await page.getByRole('button', { name: 'Remove Stage' }).click()
    await page.getByRole('button', { name: 'Add a property' }).click()
    const added = page.getByRole('group', { name: 'New property' })
    await added.getByLabel('Type').selectOption('number')
    await added.getByLabel('Name').fill('Seats')
    const preview = page.getByRole('region', { name: 'What this changes' })
    await preview.getByText('2 memories are stored already').waitFor()
    await preview.getByText('1 record has a value.').waitFor()
    expect(await preview.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Added\s+Seats:/),
      expect.stringMatching(/Changed\s+Fee: New aliases, review\./),
      expect.stringMatching(/Removed\s+Stage: 1 record has a value\. They can still be read/),
    ])
    await preview.getByLabel('Delete').check()
    await preview.getByText('They are deleted.').waitFor()
    await preview.getByLabel('Keep').check()
    await page.getByLabel('Reason (optional)').fill('Seats count')
    await page.getByRole('button', { name: 'Save' }).click()

    await page.getByText('Reads 2 memories, for at most 2 credits.').waitFor()
    const { properties, version } = (await owner.collections.get(id)).data
    expect(version).toBe(2)
    expect(properties).toMatchObject([
      { systemName: 'fee', aliases: ['Charge', 'Price'], review: 'always', unit: 'USD' },
      { name: 'Seats', type: 'number' },
    ])
    await page.getByRole('button', { name: 'Extract again' }).last().click()
    await page.getByText(/^Done: 2 values/).waitFor({ timeout: 30_000 })
    await page.getByText('2 of 2 memories read').waitFor()
    expect(new URL(page.url()).searchParams.get('event')).toMatch(/^job_/)
    const { data } = await owner.memory.properties({ email: 'lee@northwind.example', propertyNames: ['Seats'] })
    expect(data.properties).toMatchObject([{ value: 12 }])
    expect(app.faults).toEqual([])
  }, 60_000)

  it('stops reading again', async () => {
    const many = Array.from({ length: 400 }, (_, n) => ({ ...dana, content: `Note ${n} of many.` }))
    const { eventId } = await owner.memory.memorizeBatch({ records: many, defaults: { extract: false } })
    await expect.poll(async () => (await owner.events.get(eventId)).data.finishedAt, { timeout: 30_000 }).toBeTruthy()
    const page = await app.open(`/collections/${id}?view=again`)
    await page.getByText('Reads 402 memories').waitFor()
    await page.getByRole('button', { name: 'Extract again' }).last().click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('Stopped. What was read until then is stored.').waitFor()
    const event = new URL(page.url()).searchParams.get('event') ?? ''
    const { status, progress } = (await owner.events.get(event)).data
    expect(status).toBe('cancelled')
    expect(progress.done).toBeLessThan(402)
    expect(app.faults).toEqual([])
  }, 60_000)

  it('adds a collection, and is asked before what was typed is lost', async () => {
    const page = await app.open('/collections')
    await page.getByRole('button', { name: 'Add a collection' }).click()
    await page.getByLabel('Name').fill('Travel')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { name: 'Travel', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Add a property' }).click()
    await page.getByRole('button', { name: 'Properties', exact: true }).click()
    await page.getByRole('dialog').getByText('What you changed is lost.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByLabel('Name').fill('Seat')
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('cell', { name: 'Seat' })
      .or(page.getByText(/^Reads/))
      .first()
      .waitFor()
    expect(app.faults).toEqual([])
  }, 60_000)
})

it('a key that may only read gets no button that writes', async () => {
  const page = await app.open(`/collections/${id}?view=edit`, 'viewer')
  await page.getByRole('heading', { name: 'Deals', level: 1 }).waitFor()
  for (const name of ['Edit', 'Extract again', 'Save'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
})
