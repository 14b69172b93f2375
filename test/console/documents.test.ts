/** The screen of documents in a browser: files are added with progress, searched with the words marked, and deleted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingsOf, settled } from '../support/console-page.ts'
import { type ConsoleServer, startConsole } from '../support/console-server.ts'

const LEAVE = '# Leave\n\nEveryone has 25 days of paid leave a year. <script>alert(1)</script>'

// an answer needs something to compare with
const EXPENSES = [
  '# Expenses\n\nKeep receipts of more than 20 euros.',
  '## Travel\n\nTrains are booked in second class. Flights need approval by your manager.',
].join('\n\n')

let app: ConsoleServer<'reader'>
beforeAll(async () => {
  app = await startConsole({ reader: { scopes: ['retrieval:read'] } })
  const documents = [
    { id: 'leave', title: 'Leave policy', mimeType: 'markdown' as const, content: LEAVE },
    { id: 'expenses', title: 'Expenses', mimeType: 'markdown' as const, content: EXPENSES },
  ]
  const { eventId } = await app.client.rag.ingest({ project: 'Handbook', documents })
  await app.client.events.wait(eventId)
}, 120_000)
afterAll(() => app?.stop())

it.each([
  [1440, false],
  [390, true],
])(
  'is accessible and fits at %i pixels, dark %s',
  async (width, dark) => {
    const page = await app.open('/documents', 'owner', { width, dark })
    await settled(page)
    await page.getByRole('button', { name: 'Add documents' }).click()
    expect(await findingsOf(page)).toEqual([])
    await page.goto(`${app.url}/console/documents?q=How+much+paid+leave%3F&answer=true`)
    await settled(page)
    await page.locator('mark').first().waitFor()
    expect(await findingsOf(page)).toEqual([])
    expect(app.faults).toEqual([])
  },
  60_000,
)

describe('a person', () => {
  it('goes to the documents by keyboard, and asks with an answer that cites its sentence', async () => {
    const page = await app.open('/')
    await page.keyboard.press('Control+k')
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

it('a key that may only read gets no button that writes', async () => {
  const page = await app.open('/documents?q=paid+leave', 'reader')
  await page.locator('mark').first().waitFor()
  for (const name of [/^Add/, /^Delete/]) expect(await page.getByRole('button', { name }).count()).toBe(0)
  expect(app.faults).toEqual([])
})
