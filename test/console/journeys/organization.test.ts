/** Journeys 13 to 15: what people do with colleagues, guidelines and costs, each from the start page. */
import type { Keepsake } from '@keepsake/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../../../server/test/support/smtp-server.ts'
import { type ConsoleServer, startConsole, WINDOWS } from '../../support/console-server.ts'
import { countSteps, startPage } from '../../support/steps.ts'

let app: ConsoleServer<'agent'>
let client: Keepsake
let smtp: TestSmtpServer

beforeAll(async () => {
  smtp = await startSmtpServer()
  app = await startConsole({ agent: {} }, { SMTP_URL: `smtp://${smtp.host}`, SMTP_FROM: 'keepsake@northwind.example' })
  client = app.client
}, 120_000)
afterAll(async () => {
  await app?.stop()
  await smtp?.close()
})

const INVITATION = /https?:\/\/[^\s]+invitation#(inv_[\w-]{43})/
const mailed = (email: string): string | undefined =>
  smtp.received
    .filter(({ raw }) => raw.includes(email))
    .flatMap(({ raw }) => INVITATION.exec(raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1] ?? [])[0]

describe.each(WINDOWS)('at %i pixels, dark %s', (width, dark) => {
  const start = () => startPage(app, [width, dark])

  it('invite: 4 steps, and the colleague is in the console 2 clicks after the mail', async () => {
    const email = `kim-${width}@northwind.example`
    const { page, steps, open } = await start()
    await open('Settings')
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Members' }).click()
    await page.getByRole('button', { name: 'Invite people' }).click()
    await page.getByLabel(/Email addresses/).fill(email)
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect.poll(() => mailed(email), { timeout: 20_000 }).toBeDefined()
    expect(await steps()).toBe(4)
    const theirs = await app.browsing.open(`${app.url}/invitation#${mailed(email)}`, { width, dark })
    const theirSteps = await countSteps(theirs)
    await theirs.getByRole('heading', { name: 'Join Northwind' }).waitFor()
    // the first click was on the link in the mail
    await theirs.getByRole('button', { name: 'Accept the invitation' }).click()
    await theirs.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
    expect(1 + (await theirSteps())).toBe(2)
    expect(app.faults).toEqual([])
  })

  it('compare versions: 4 steps', async () => {
    const name = width === 1440 ? 'Refund policy' : 'Return policy'
    const { data } = await client.guidelines.create({ name, value: 'Refund within 30 days.' })
    await client.guidelines.update(data.id, { value: 'Refund within 14 days.', historyNote: 'Shorter' })
    const { page, steps, open } = await start()
    await open('Guidelines')
    await page.getByRole('link', { name: new RegExp(name) }).click()
    await page.getByRole('button', { name: 'Versions' }).click()
    await page.getByRole('button', { name: 'What changed' }).first().click()
    await page.getByText('+Refund within 14 days.').waitFor()
    await page.getByText('-Refund within 30 days.').waitFor()
    expect(await steps()).toBe(4)
    expect(app.faults).toEqual([])
  })

  it("last week's cost by whom: by the names of keys", async () => {
    const agent = app.clientOf(app.keys.agent)
    await agent.memory.memorize({ email: 'dana@northwind.example', content: 'Dana likes tea.' })
    const { id } = (await agent.me()).data.key
    const day = { from: new Date(Date.now() - 86_400_000).toISOString(), to: new Date().toISOString() }
    const callers = async () => {
      const { groups } = (await client.analytics.overview({ ...day, groupBy: 'key' })).data
      return groups.map(({ group }) => group)
    }
    await expect.poll(callers, { timeout: 60_000, interval: 1_000 }).toContain(id)
    const { page, steps, open } = await start()
    await open('Usage')
    await page.getByRole('heading', { name: 'Usage', level: 1 }).waitFor()
    await page.getByLabel('Time').selectOption('week')
    await page
      .getByRole('navigation', { name: /grouped by/ })
      .getByRole('button', { name: 'Key' })
      .click()
    await page.getByRole('row', { name: /^agent/ }).waitFor()
    expect(await steps()).toBe(2)
    expect(app.faults).toEqual([])
  }, 120_000)
})
