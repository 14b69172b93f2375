/** Lists that can be read: columns are chosen and kept, an order is offered only where it is true, and rows are cards. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConsoleServer, check, startConsole } from '../support/console-server.ts'

const MANY = 1_050

let app: ConsoleServer<'many'>

beforeAll(async () => {
  app = await startConsole({ many: { livemode: false } })
  await app.keepsake(['demo'])
  for (let from = 0; from < MANY; from += 100) {
    const records = Array.from({ length: Math.min(100, MANY - from) }, (_, n) => ({
      key: { email: `p${from + n}@northwind.example` },
      properties: { Seats: from + n },
    }))
    await app.clientOf(app.keys.many).memory.upsert({ records })
  }
}, 300_000)
afterAll(() => app?.stop())

it('of records has units, dates as the browser writes them, an order, and the columns that were chosen', async () => {
  const page = await app.open('/records')
  const rows = page.getByRole('list', { name: 'Records' }).getByRole('listitem')
  await page.getByText('40 records', { exact: true }).waitFor()
  await rows
    .filter({ hasText: /\d\d,000 USD/ })
    .first()
    .waitFor()
  await rows.filter({ hasText: 'Mar 15, 2027' }).first().waitFor()
  await rows
    .filter({ hasText: /days? ago/ })
    .first()
    .waitFor()

  const amounts = async (): Promise<number[]> =>
    (await rows.allInnerTexts()).flatMap(text => Number(/([\d,]+) USD/.exec(text)?.[1]?.replace(',', '') ?? []))
  await page.getByRole('button', { name: 'Sort by Budget' }).click()
  await expect.poll(amounts).toEqual((await amounts()).toSorted((one, other) => one - other))
  await page.getByRole('button', { name: 'Sort by Budget, smallest first now' }).click()
  await page.getByRole('button', { name: 'Sort by Budget, largest first now' }).waitFor()
  expect(await amounts()).toEqual((await amounts()).toSorted((one, other) => other - one))

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Decision date' }).uncheck()
  await page.getByRole('checkbox', { name: 'Last memory' }).check()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Sort by Last memory' }).waitFor()
  await page.getByRole('button', { name: 'Sort by Budget, largest first now' }).waitFor()
  expect(await page.getByRole('button', { name: 'Sort by Decision date' }).count()).toBe(0)
  await check(page, 'chosen columns')
  expect(app.faults).toEqual([])
})

it('shows each row as a card on a narrow screen', async () => {
  const page = await app.open('/records', 'owner', { width: 390, dark: true })
  const first = page.getByRole('list', { name: 'Records' }).getByRole('listitem').first()
  for (const name of ['Type', 'Budget', 'Last seen']) await first.getByText(name, { exact: true }).waitFor()
  await page.getByLabel('Sort by', { exact: true }).selectOption('seen')
  await first.waitFor()
  await check(page, 'cards')
  expect(app.faults).toEqual([])
})

it.each([
  ['/settings/keys', 'Keys', 'State', '2 keys'],
  ['/settings/members', 'Members', 'Kind', 'members'],
  ['/settings/audit', 'Entries', 'By', 'entries'],
  ['/webhooks', 'Subscriptions', 'Events', '1 subscription'],
  ['/suggestions', 'Suggestions', 'Reason', 'suggestions'],
  ['/events', 'Events', 'Progress', 'event'],
  ['/guidelines', 'Guidelines', 'Tags', 'guidelines'],
])(
  'at %s has columns that are chosen and kept, an order and a count, and cards',
  async (path, list, column, count) => {
    const page = await app.open(path)
    const rows = page.getByRole('list', { name: list, exact: true }).getByRole('listitem')
    const sortBy = page.getByRole('button', { name: `Sort by ${column}` })
    await rows.first().waitFor()
    await page.getByRole('status').getByText(count).first().waitFor()
    await sortBy.click()
    await page.getByRole('button', { name: new RegExp(`^Sort by ${column}, (?:small|larg)est first now$`) }).waitFor()
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await page.getByRole('checkbox', { name: column, exact: true }).uncheck()
    await sortBy.waitFor({ state: 'detached' })
    await check(page, `chosen columns of ${list}`)
    await page.reload()
    await rows.first().waitFor()
    expect(await sortBy.count()).toBe(0)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.reload()
    await rows.first().waitFor()
    expect(await rows.first().getByText(column, { exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await page.getByRole('checkbox', { name: column, exact: true }).check()
    await page.keyboard.press('Escape')
    await rows.filter({ hasText: column }).first().waitFor()
    await check(page, `cards of ${list}`)
    expect(app.faults).toEqual([])
  },
  60_000,
)

it('that is too long to be sorted says so, and offers no order', async () => {
  const page = await app.open('/records', 'many')
  await page.getByText(/^1,050 records, in the order of the server\. At most 1,000 can be sorted/).waitFor()
  expect(await page.getByRole('button', { name: /^Sort by/ }).count()).toBe(0)
  // narrowed, it can be: all pages are read first
  await page.goto(
    `${app.url}/console/records?where=${encodeURIComponent('[{"property":"Seats","operator":"lt","value":"150"}]')}`,
  )
  await page.getByRole('button', { name: 'Sort by Seats' }).click()
  await page.getByRole('button', { name: 'Sort by Seats, smallest first now' }).click()
  const first = page.getByRole('list', { name: 'Records' }).getByRole('listitem').first()
  await first.getByText('149', { exact: true }).waitFor()
  expect(app.faults).toEqual([])
})
