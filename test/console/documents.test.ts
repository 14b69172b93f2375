/** The screen of documents in a browser: files are added with progress, searched with the words marked, and deleted. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleServer, check, startConsole, testThatScreensFit } from '../support/console-server.ts'

const LEAVE = '# Leave\n\nEveryone has 25 days of paid leave a year. <script>alert(1)</script>'

// an answer needs something to compare with
const EXPENSES = [
  '# Expenses\n\nKeep receipts of more than 20 euros.',
  '## Travel\n\nTrains are booked in second class. Flights need approval by your manager.',
].join('\n\n')

let app: ConsoleServer<'reader'>
/** A service with a search. */
const wiki = { url: '', authorization: '' }
const service = createServer(({ headers }, response) => {
  wiki.authorization = String(headers.authorization)
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ hits: [{ text: 'Everyone has 25 days of leave. <b>Ask.</b>' }] }))
})
beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening')
  wiki.url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/search`
  app = await startConsole({ reader: { scopes: ['retrieval:read'] } }, { OUTBOUND_ALLOW: '127.0.0.1' })
  const documents = [
    { id: 'leave', title: 'Leave policy', mimeType: 'markdown' as const, content: LEAVE },
    { id: 'expenses', title: 'Expenses', mimeType: 'markdown' as const, content: EXPENSES },
  ]
  const { eventId } = await app.client.rag.ingest({ project: 'Handbook', documents })
  await app.client.events.wait(eventId)
}, 120_000)
afterAll(async () => {
  await app?.stop()
  service.close()
})

testThatScreensFit(
  () => app,
  () => ['/documents?q=How+much+paid+leave%3F&answer=true', '/documents/sources', '/documents'],
  async page => {
    await page.getByRole('button', { name: 'Add documents' }).click()
    await check(page, 'with a form')
    await page.getByRole('link', { name: 'External sources' }).click()
    await page.getByRole('button', { name: 'Add a source' }).click()
    await check(page, 'a new source')
  },
)

describe('a person', () => {
  it('goes to the documents by keyboard, and asks with an answer that cites its sentence', async () => {
    const page = await app.open('/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'A screen, or a record' }).waitFor()
    await page.keyboard.type('documents')
    await page.keyboard.press('Enter')
    await page.getByRole('searchbox').fill('How much paid leave do I have a year?')
    await page.keyboard.press('Enter')
    const found = page.getByRole('region', { name: 'Found' })
    await found.locator('mark', { hasText: 'leave' }).first().waitFor()
    await found.getByText('<script>alert(1)</script>').waitFor()
    await page.getByLabel('With an answer').check()
    await found.locator('mark', { hasText: 'Everyone has 25 days of paid leave a year.' }).waitFor()
    expect(new URL(page.url()).searchParams.get('answer')).toBe('true')
    expect(app.faults).toEqual([])
  })

  it('adds files to a new project, sees them read, and finds them', async () => {
    const page = await app.open('/documents')
    await page.getByRole('button', { name: 'Add documents' }).click()
    await page.getByLabel(/^Project, which/).fill('Contracts')
    await page.getByLabel(/^Files/).setInputFiles([
      {
        name: 'terms.md',
        mimeType: 'text/markdown',
        buffer: Buffer.from('# Terms\n\nInvoices are due after 14 days.'),
      },
      { name: 'notes.xyz', mimeType: 'text/plain', buffer: Buffer.from('a') },
    ])
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText(/notes\.xyz has another format/).waitFor()
    await page.getByLabel(/^Files/).setInputFiles([
      {
        name: 'terms.md',
        mimeType: 'text/markdown',
        buffer: Buffer.from('# Terms\n\nInvoices are due after 14 days.'),
      },
    ])
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('region', { name: 'Reading' }).getByText('Completed').waitFor()
    await page.getByRole('region', { name: 'Projects' }).getByRole('link', { name: 'Contracts' }).click()
    await page.getByRole('searchbox').fill('When is an invoice due?')
    await page.keyboard.press('Enter')
    await page.getByText('Contracts › terms › Terms').waitFor()
    expect(app.faults).toEqual([])
  })

  it('deletes a document, restores it, and deletes a project', async () => {
    const documents = [{ title: 'Old', mimeType: 'text' as const, content: 'Nobody needs this.' }]
    await app.client.events.wait((await app.client.rag.ingest({ project: 'Archive', documents })).eventId)
    const found = async (): Promise<string[]> => {
      const { results } = await app.client.rag.searchProject({ query: 'paid leave', project: 'Handbook' })
      return results.map(({ documentId }) => documentId)
    }
    const page = await app.open('/documents?q=paid+leave')
    await page.getByRole('button', { name: 'Delete Leave policy' }).first().click()
    await page.getByText('Deleted.').first().waitFor()
    expect(await found()).not.toContain('leave')
    await page.getByRole('button', { name: 'Restore Leave policy' }).first().click()
    await page.getByText('Deleted.').waitFor({ state: 'detached' })
    expect(await found()).toContain('leave')
    await page.getByRole('button', { name: 'Delete Archive' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect((await app.client.rag.listProjects()).data.map(({ name }) => name)).not.toContain('Archive')
    expect(app.faults).toEqual([])
  })
})

describe('an admin', () => {
  it('adds an external source, sees which step of its test fails, and deletes it', async () => {
    const page = await app.open('/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'A screen, or a record' }).waitFor()
    await page.keyboard.type('external')
    await page.keyboard.press('Enter')
    await page.getByText('There are no external sources yet').waitFor()
    const add = async (name: string, contentPath: string): Promise<void> => {
      await page.getByRole('button', { name: 'Add a source' }).click()
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByLabel('URL').fill(wiki.url)
      await page.getByLabel('Its value', { exact: false }).fill('Bearer 4711')
      await page.getByLabel(/^Path to the results/).fill('hits')
      await page.getByLabel(/^Path to the text/).fill(contentPath)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
    }
    await add('Wiki', 'body')
    await page.getByRole('button', { name: 'Test Wiki' }).click()
    await page.getByRole('status').getByText('contentPath', { exact: true }).waitFor()
    // a source is not replaced by another one of its name
    await add('Wiki', 'text')
    await page.getByRole('alert').getByText(/req_/).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await add('Handbook', 'text')
    await page.getByRole('button', { name: 'Test Handbook' }).click()
    await page.getByText('Everyone has 25 days of leave. <b>Ask.</b>').waitFor()
    await check(page, 'a source that was tested')
    expect(await page.getByText('4711').count()).toBe(0)
    expect(wiki.authorization).toBe('Bearer 4711')
    await page.getByRole('button', { name: 'Delete Wiki' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Test Wiki' }).waitFor({ state: 'detached' })
    expect((await app.client.rag.listSources()).data.map(({ name }) => name)).toEqual(['Handbook'])
    expect(app.faults).toEqual([])
  }, 120_000)
})

it('a key that may only read gets no button that writes', async () => {
  const page = await app.open('/documents?q=paid+leave', 'reader')
  await page.locator('mark').first().waitFor()
  for (const name of [/^Add/, /^Delete/]) expect(await page.getByRole('button', { name }).count()).toBe(0)
  expect(app.faults).toEqual([])
})
