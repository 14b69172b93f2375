/** The screens of guidelines in a browser: read, edit, compare, select and update. */
import type { Keepsake } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleServer, startConsole, testThatScreensFit } from '../support/console-server.ts'

const VALUE = [
  '# Refunds\n\nRefund within 30 days. <script>alert(1)</script>',
  '![a picture](https://elsewhere.example/a.png) and [a link](https://northwind.example/terms).',
  '## Exceptions\n\n- Gift cards\n- Postage\n\n| what | days |\n|---|---|\n| books | 14 |',
].join('\n\n')

let app: ConsoleServer<'viewer'>
let owner: Keepsake
let id = ''

beforeAll(async () => {
  app = await startConsole({ viewer: { scopes: ['guidelines:read'] } })
  owner = app.client
  const created = await owner.guidelines.create({ name: 'Refund policy', value: VALUE, tags: ['support'] })
  id = created.data.id
  await owner.guidelines.update(id, { description: 'When money goes back.', historyNote: 'Say what it is about' })
}, 120_000)
afterAll(() => app?.stop())

testThatScreensFit(
  () => app,
  () => [
    '/guidelines',
    `/guidelines/${id}`,
    `/guidelines/${id}?section=exceptions`,
    `/guidelines/${id}?view=edit`,
    `/guidelines/${id}?view=versions&from=1&to=2`,
    '/guidelines/select?message=Is+a+gift+card+refunded%3F',
    '/guidelines/update',
  ],
)

describe('a person', () => {
  it('goes to the guidelines by keyboard, and reads one section, with markup as text', async () => {
    const page = await app.open('/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'A screen, or a record' }).waitFor()
    await page.keyboard.type('guidelines')
    await page.getByRole('option', { name: 'Guidelines' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /Refund policy/ }).click()
    await page.getByText('<script>alert(1)</script>').waitFor()
    await page.getByText('[a picture]').waitFor()
    expect(await page.getByRole('link', { name: 'a link' }).getAttribute('href')).toBe(
      'https://northwind.example/terms',
    )
    await page.getByRole('link', { name: /Exceptions/ }).click()
    await page.getByRole('cell', { name: 'books' }).waitFor()
    expect(await page.getByText('Refund within 30 days').count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('section')).toBe('exceptions')
    expect(app.faults).toEqual([])
  })

  it('edits a guideline, compares the versions, and rolls back', async () => {
    const page = await app.open(`/guidelines/${id}`)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Text in Markdown').fill('# Refunds\n\nRefund within **14 days**.')
    await page.getByRole('region', { name: 'Preview' }).locator('strong', { hasText: '14 days' }).waitFor()
    await page.getByRole('button', { name: 'Versions' }).click()
    await page.getByRole('dialog').getByText('What you changed is lost.').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByLabel('Reason (optional)').fill('Shorter')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('region', { name: 'Text' }).locator('strong', { hasText: '14 days' }).waitFor()
    await page.getByRole('button', { name: 'Versions' }).click()
    await page.getByText('Shorter').waitFor()
    await page.getByRole('button', { name: 'What changed' }).first().click()
    await page.getByText('+Refund within **14 days**.').waitFor()
    await page.getByRole('button', { name: 'Roll back' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
    await page.getByText('Version 4', { exact: true }).waitFor()
    expect((await owner.guidelines.get(id)).data).toMatchObject({ version: 4, value: VALUE })
    expect(app.faults).toEqual([])
  })

  it('sees which sections a message selects, and the words that did it', async () => {
    const page = await app.open('/guidelines/select')
    await page.getByRole('searchbox').fill('Is a gift card refunded?')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.locator('mark', { hasText: 'gift' }).waitFor()
    await page.getByRole('link', { name: 'Exceptions' }).click()
    await page.getByRole('heading', { name: 'Refund policy', level: 1 }).waitFor()
    expect(app.faults).toEqual([])
  })

  it('applies one change of a smart update, and leaves the other', async () => {
    const page = await app.open('/guidelines/update')
    await page.getByLabel('What should change, and why').fill('Mention vouchers.')
    await page
      .getByLabel(/New text/)
      .fill('# Refunds\n\nAsk for the receipt.\n\n## Exceptions\n\nVouchers expire in May.')
    await page.getByRole('button', { name: 'Plan the update' }).click()
    const change = page.getByRole('listitem', { name: 'Refund policy, Exceptions' })
    await change.getByText('+Vouchers expire in May.').waitFor()
    await change.getByRole('button', { name: 'Apply' }).click()
    await change.getByText('Applied').waitFor()
    const { value } = (await owner.guidelines.get(id)).data
    expect(value).toContain('Vouchers expire in May.')
    expect(value).not.toContain('Ask for the receipt.')
    expect(app.faults).toEqual([])
  })
})

it('a key that may only read gets no button that writes', async () => {
  const page = await app.open('/guidelines', 'viewer')
  await page.getByRole('link', { name: /Refund policy/ }).click()
  await page.getByRole('region', { name: 'Text' }).waitFor()
  for (const name of ['Edit', 'Delete']) expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
  expect(await page.getByRole('navigation', { name: 'Screens' }).getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'Guidelines',
  ])
})
