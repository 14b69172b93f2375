/** The settings in a browser: the organization, its members and invitations, its keys, and who changed what. */
import { readFile } from 'node:fs/promises'
import { Keepsake } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settled } from '../support/console-page.ts'
import { type ConsoleServer, startConsole, testThatScreensFit } from '../support/console-server.ts'

let app: ConsoleServer<'reader'>
beforeAll(async () => {
  app = await startConsole({ reader: { scopes: ['organizations:read', 'members:read', 'keys:read', 'audit:read'] } })
  await app.client.organizations.update({ name: 'Northwind Trading' })
}, 120_000)
afterAll(() => app?.stop())

testThatScreensFit(
  () => app,
  () => ['/settings', '/settings/members', '/settings/keys', '/settings/audit'],
)

describe('an owner', () => {
  it('renames the organization', async () => {
    const page = await app.open('/settings')
    await page.getByLabel('Name of the organization').fill('Northwind Traders')
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByText('Renamed.').waitFor()
    expect((await app.client.organizations.get()).data.name).toBe('Northwind Traders')
  })

  it('chooses how the portal of its customers looks, and takes it back', async () => {
    const page = await app.open('/settings')
    const save = page.getByRole('button', { name: 'Save the look' })
    await page.getByLabel('Whose portal it is').fill('Northwind')
    await page.getByLabel('Accent', { exact: true }).fill('#eeeeee')
    await save.click()
    await page
      .getByRole('alert')
      .getByText(/contrast/)
      .waitFor()
    await page.getByLabel('Accent', { exact: true }).fill('#7c2d12')
    await save.click()
    await page.getByText(/^Saved\. A customer/).waitFor()
    const look = async () => (await app.client.organizations.get()).data.portal
    expect(await look()).toEqual({ name: 'Northwind', colors: { light: { accent: '#7c2d12' } } })
    for (const label of ['Whose portal it is', 'Accent']) await page.getByLabel(label, { exact: true }).fill('')
    await save.click()
    await expect.poll(look).toBeNull()
  })

  it('invites people with a link, changes a role, and revokes the invitation', async () => {
    const page = await app.open('/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'A screen, or a record' }).waitFor()
    await page.keyboard.type('members')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Invite people' }).click()
    await page.getByLabel(/Email addresses/).fill('dana@northwind.example\nkim@northwind.example')
    await page.getByLabel('Role', { exact: true }).selectOption('viewer')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page
      .getByText(/invitation#inv_/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Role of dana@northwind.example' }).click()
    await page.getByRole('dialog').getByLabel('Role').selectOption('admin')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Remove kim@northwind.example' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const { data } = await app.client.members.list({ status: 'invited' })
    expect(data.map(({ email, role }) => [email, role])).toEqual([['dana@northwind.example', 'admin']])
    expect(app.faults).toEqual([])
  })

  it('creates a key that is shown once, rotates it, and revokes it', async () => {
    const page = await app.open('/settings/keys')
    await page.getByRole('button', { name: 'Create a key' }).click()
    await page.getByLabel('Name of the program').fill('ci')
    await page.getByText('Limit it to some permissions').click()
    await page.getByLabel('memory:read', { exact: true }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
    const shown = page.getByRole('region', { name: 'The new key' }).locator('code')
    await shown.waitFor()
    const first = String(await shown.textContent())
    const { data: me } = await new Keepsake({ baseUrl: app.url, secretKey: first }).me()
    expect(me.permissions).toEqual(['memory:read'])

    await page.getByRole('button', { name: 'Rotate ci' }).click()
    await page.getByLabel('The old key ends').selectOption('Now')
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const second = String(await shown.textContent())
    expect(second).not.toBe(first)
    await expect(new Keepsake({ baseUrl: app.url, secretKey: first }).me()).rejects.toThrow()
    await page.reload()
    await settled(page)
    expect(await shown.count()).toBe(0)

    await page.getByRole('button', { name: 'Revoke ci' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('Revoked').waitFor()
    await expect(new Keepsake({ baseUrl: app.url, secretKey: second }).me()).rejects.toThrow()
    expect(app.faults).toEqual([])
  })

  it('is told why the last key of the owner stays', async () => {
    const page = await app.open('/settings/keys')
    await page.getByRole('button', { name: 'Revoke registration' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('alert').getByText(/req_/).waitFor()
  })

  it('reads who changed what, limits it by a click, and saves it', async () => {
    const page = await app.open('/settings/audit')
    await page.getByRole('searchbox').fill('organization.*')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('organization.renamed').first().waitFor()
    await page.getByText('key.created', { exact: true }).waitFor({ state: 'detached' })
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'JSON lines' }).click()
    const lines = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\n')
    expect(lines.at(-1)).toBe(`{"end":{"entries":${lines.length - 1}}}`)
    await page.getByRole('button', { name: /Remove/ }).click()
    await page.getByRole('link', { name: 'reader', exact: true }).first().click()
    await page.getByText('organization.renamed').first().waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('target')).toMatch(/^key_/)
    expect(app.faults).toEqual([])
  })
})

it('a key that may only read gets no button that writes', async () => {
  const page = await app.open('/settings', 'reader')
  for (const place of ['Organization', 'Members', 'API keys', 'Audit log']) {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: place }).click()
    await page.getByRole('heading', { name: place, level: 1 }).waitFor()
    await settled(page)
    for (const name of ['Rename', 'Invite people', 'Create a key', /^Role of/, /^Rotate/, /^Revoke/, /^Remove/])
      expect(await page.getByRole('button', { name }).count()).toBe(0)
  }
  expect(app.faults).toEqual([])
})
