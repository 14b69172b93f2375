/** The screens of events and notifications in a browser: progress, outcomes, and what a person can do about them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleServer, startConsole, testThatScreensFit } from '../support/console-server.ts'

let app: ConsoleServer<'reader'>
let event = ''
beforeAll(async () => {
  app = await startConsole({ reader: { scopes: ['events:read', 'notifications:read'] } })
  const { client } = app
  const batch = await client.memory.memorizeBatch({
    records: [
      { email: 'dana@northwind.example', content: 'Dana likes tea.' },
      { recordId: 'rec_01KAK7F3V6AAAAAAAAAAAAAAAA', content: 'Nobody has this.' },
    ],
  })
  event = batch.eventId
  await client.events.wait(event)
  const { data: me } = await client.me()
  await client.notifications.send({
    recipients: [me.member.id],
    title: 'Deploy version 42?',
    body: 'All checks passed. <img src=x onerror=alert(1)>',
    priority: 'urgent',
    actions: [
      { id: 'open', type: 'link', label: 'Open the build', url: 'https://ci.northwind.example/42' },
      { id: 'later', type: 'dismiss', label: 'Not now' },
    ],
  })
}, 120_000)
afterAll(() => app?.stop())

testThatScreensFit(
  () => app,
  () => ['/events', `/events/${event}`, '/notifications'],
)

describe('a person', () => {
  it('goes to the events by keyboard, and sees which item failed and why', async () => {
    const page = await app.open('/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'A screen, or a record' }).waitFor()
    await page.keyboard.type('events')
    await page.keyboard.press('Enter')
    await page.getByLabel('Status').selectOption('Partly failed')
    await page.getByRole('link', { name: /batch memorize/i }).click()
    await page.getByRole('heading', { name: 'Batch memorize', level: 1 }).waitFor()
    await page.getByRole('region', { name: 'Progress' }).getByText('2 of 2, 1 failed').waitFor()
    await page.getByRole('link', { name: 'Record', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Failed' }).click()
    await page
      .getByText(/rec_01KAK7F3V6AAAAAAAAAAAAAAAA/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Record', exact: true }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('outcome')).toBe('failed')
    expect(app.faults).toEqual([])
  })

  it('reads a notification as text, marks it as read, and runs an action', async () => {
    const page = await app.open('/notifications')
    const notification = page.getByRole('article', { name: 'Deploy version 42?' })
    await notification.getByText('<img src=x onerror=alert(1)>').waitFor()
    expect(await notification.getByRole('link', { name: 'Open the build' }).getAttribute('href')).toBe(
      'https://ci.northwind.example/42',
    )
    await notification.getByRole('button', { name: 'Mark as read' }).click()
    await notification.getByText('Unread').waitFor({ state: 'detached' })
    await notification.getByRole('button', { name: 'Not now' }).click()
    await notification.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Dismissed' }).click()
    await notification.waitFor()
    expect(app.faults).toEqual([])
  })

  it('sends a notification to all members', async () => {
    const page = await app.open('/notifications')
    await page.getByRole('button', { name: 'Send a notification' }).click()
    await page.getByLabel('To', { exact: true }).selectOption('All members')
    await page.getByLabel('Title').fill('The office is closed')
    await page.getByLabel('Text').fill('On Friday.')
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await page.getByRole('article', { name: 'The office is closed' }).waitFor()
    expect(app.faults).toEqual([])
  })
})

it('a key that may only read gets no button that writes', async () => {
  const page = await app.open('/notifications', 'reader')
  await page.getByRole('article', { name: 'The office is closed' }).waitFor()
  for (const name of ['Send a notification', 'Mark as read', 'Dismiss', 'Not now'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
  expect(app.faults).toEqual([])
})
