/** What people do about a person: find them by name, forget a fact, delete and restore, decide, invite a colleague. */
import type { Keepsake } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleServer, check, startConsole, WINDOWS } from '../support/console-server.ts'

let app: ConsoleServer
let client: Keepsake

beforeAll(async () => {
  app = await startConsole({})
  client = app.client
}, 120_000)
afterAll(() => app?.stop())

describe.each(WINDOWS)('at %i pixels, dark %s, a person', (width, dark) => {
  const look = { width, dark }
  const email = `ada-${width}@northwind.example`
  const name = `Ada Lovelace ${width}`
  beforeAll(async () => {
    await client.memory.upsert({ records: [{ key: { email }, properties: { Name: name } }] })
    await client.memory.memorize({ email, content: 'Budget: $120k, decision by 15 March 2027.' })
    await client.memory.memorize({ email, content: 'Prefers tea.' })
  })

  it('finds somebody by the beginning of a name, forgets a fact, and takes it back', async () => {
    const page = await app.open(`/records?q=lov+${width}`, 'owner', look)
    await page.getByRole('link', { name: new RegExp(name) }).click()
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page.getByRole('button', { name: /^Budget/ }).click()
    await check(page, 'a person with a value')
    await page.getByRole('button', { name: 'Forget Budget' }).click()
    await page.getByRole('button', { name: /^Budget/ }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await page.getByRole('button', { name: /Budget.*120,000/ }).waitFor()
    expect(app.faults).toEqual([])
  })

  it('reads memories and values in one timeline, and only those of a kind', async () => {
    const { data } = await client.memory.listKeys({ email })
    await client.memory.update({ email, propertyName: 'Name', operation: 'set', value: `Lady ${name}` })
    const page = await app.open(`/records/${data.recordId}`, 'owner', look)
    const rows = page.getByRole('list', { name: 'Timeline' }).getByRole('article')
    const tea = rows.filter({ hasText: 'Prefers tea.' })
    const earlier = rows.filter({ hasText: /until/ }).filter({ hasText: name })
    await tea.waitFor()
    await earlier.waitFor()
    await check(page, 'a timeline')
    await page.getByRole('button', { name: 'Values', exact: true }).click()
    await tea.waitFor({ state: 'detached' })
    await earlier.waitFor()
    await page.getByRole('button', { name: 'Memories', exact: true }).click()
    await tea.waitFor()
    await earlier.waitFor({ state: 'detached' })
    await client.memory.update({ email, propertyName: 'Name', operation: 'set', value: name })
    expect(app.faults).toEqual([])
  })

  it('saves everything about somebody as a file', async () => {
    const { data } = await client.memory.listKeys({ email })
    const page = await app.open(`/records/${data.recordId}`, 'owner', look)
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Everything about this person' }).click()
    expect((await waiting).suggestedFilename()).toBe(`${data.recordId}.jsonl`)
    expect(app.faults).toEqual([])
  })

  it('deletes a record, takes it back, and restores it from the trash', async () => {
    const { data } = await client.memory.listKeys({ email })
    const page = await app.open(`/records/${data.recordId}`, 'owner', look)
    const remove = () => page.getByRole('button', { name: 'Delete', exact: true }).click()
    await remove()
    await page.getByText('This record was deleted').waitFor()
    await check(page, 'a deleted record')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Prefers tea.').waitFor()
    await remove()
    await page.getByText('This record was deleted').waitFor()
    await page.getByRole('link', { name: 'Trash' }).last().click()
    await page.getByRole('link', { name }).waitFor()
    await check(page, 'the trash')
    await page.getByRole('button', { name: `Restore ${name}` }).click()
    await page.getByRole('link', { name }).waitFor({ state: 'detached' })
    expect((await client.memory.listKeys({ email })).data).toMatchObject({ displayName: name })
    expect(app.faults).toEqual([])
  })

  it('sees a rank and why it matched, and no failure above results', async () => {
    const page = await app.open('/recall?q=tea', 'owner', look)
    const first = page.getByRole('listitem').filter({ hasText: 'Prefers tea.' }).first()
    await first.getByText(/^Found by/).click()
    await first.getByText(/^Relevance 0\./).waitFor()
    expect(await page.getByText('There is no answer in these memories.').count()).toBe(0)
    await check(page, 'results')
    expect(app.faults).toEqual([])
  })

  it('invites a colleague, who is in the console two clicks after the link', async () => {
    const page = await app.open('/settings/members', 'owner', look)
    await page.getByRole('button', { name: 'Invite people' }).click()
    await page.getByLabel(/Email addresses/).fill(`colleague-${width}@northwind.example`)
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    const link = (await page.getByText(/invitation#inv_/).textContent()) ?? ''
    const theirs = await app.browsing.open(`${app.url}/invitation#${link.split('#')[1]}`, look)
    await theirs.getByRole('heading', { name: 'Join Northwind' }).waitFor()
    await theirs.getByText(', by Northwind').waitFor()
    await theirs.getByText('memory:write').waitFor()
    await theirs.getByRole('button', { name: 'Accept the invitation' }).click()
    await theirs.getByText(/^sk_live_/).waitFor()
    await theirs.getByRole('link', { name: 'Open the console' }).click()
    await theirs.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
    expect(app.faults).toEqual([])
  })
})

it('an unknown address keeps the menu, and code that cannot be loaded is tried again', async () => {
  const page = await app.open('/no-such-screen')
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
  await page.getByRole('navigation', { name: 'Screens' }).waitFor()
  await page.route('**/assets/collections-*.js', route => route.abort())
  await page.getByRole('link', { name: 'Collections' }).click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByRole('navigation', { name: 'Screens' }).waitFor()
  await page.unroute('**/assets/collections-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Collections', level: 1 }).waitFor()
})
