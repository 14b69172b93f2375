/**
 * Every screen with keys that may do less: a viewer gets no button that its role may not use, and a key of another
 * organization sees nothing of the first. The screens are those of the router, so that a new one is covered.
 */
import { Keepsake } from '@keepsake/sdk'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createConsoleRouter } from '../../packages/console/src/router.tsx'
import { createSession } from '../../packages/console/src/session/session.ts'
import { type ScriptedMcpServer, scriptedMcpServer } from '../../server/test/support/mcp-server.ts'
import { settled } from '../support/console-page.ts'
import { type ConsoleServer, startConsole } from '../support/console-server.ts'

/** Occurs in everything that the first organization has. */
const MARK = 'zephyr'

const never = (): never => {
  throw new Error('Nobody signs in.')
}
const session = createSession({ code: undefined, enter: never, restore: never, leave: () => undefined })
type Path = Exclude<keyof ReturnType<typeof createConsoleRouter>['routesByPath'], '/$'>
const PATHS = (Object.keys(createConsoleRouter(session).routesByPath) as Path[]).filter(
  path => path !== '/sign-in' && String(path) !== '/$',
)

/** What the parameters of a screen are in the first organization; the type asks for those of a new screen. */
type Parameters = Record<Extract<Path, `${string}$${string}`>, readonly string[]>
/** Other views of screens, by what is added to their addresses. */
const VIEWS: Partial<Record<Path, readonly string[]>> = {
  '/records': ['?q=tea'],
  '/recall': ['?q=tea'],
  '/collections/$id': ['?view=edit', '?view=again'],
  '/guidelines/$id': ['?view=edit', '?view=versions'],
  '/guidelines/select': ['?message=refund'],
  '/documents': ['?q=leave'],
  '/agents/$id': ['?view=edit', '?view=runs'],
}

/** What screens say that find theirs in a list, where no request fails. */
const ABSENT: Partial<Record<Path, RegExp>> = {
  '/tool-servers/$id': /There is no such tool server/,
  '/event-types/$type': /This event type is not declared/,
}

/** The buttons of a screen that only read. */
const READING = [
  /^(Search|Ask|Compare|Filter|Add a condition|Try|CSV|JSON lines|Try again|Which setting|Copy)/,
  /^(All|Pending|Succeeded|Failed|Open|Dismissed|Unread|Read|Inbox|Memories|Values)$/,
  /^(Properties|Text|Versions|Runs|What changed|Outline|Preview)/,
  // what a list and a table show
  /^(With an answer|Unread and read|Operation|Key|Collection|Model|Day)$/,
  // the first steps go from this browser, and versions are compared
  /^(Hide|More for version \d+)$/,
  // what a list shows, and in which order
  /^(Columns|Sort by)/,
  // a property, which opens
  / \d+ %$/,
]

let app: ConsoleServer<'viewer'>
let tools: ScriptedMcpServer
let parameters: Parameters
/** With the key of another organization. */
let foreign = ''

beforeAll(async () => {
  tools = await scriptedMcpServer()
  app = await startConsole({ viewer: { role: 'viewer' } }, { OUTBOUND_ALLOW: '127.0.0.1' })
  const { client } = app
  const email = `${MARK}@northwind.example`
  const { recordId } = (await client.memory.memorize({ email, content: `${MARK} likes tea. Budget: $120k.` })).data
  const collection = await client.collections.create({ name: MARK, properties: [{ name: 'Fee', type: 'number' }] })
  const guideline = await client.guidelines.create({ name: MARK, value: '# Refunds\n\nRefund within 30 days.' })
  await client.guidelines.update(guideline.data.id, { value: '# Refunds\n\nRefund within 14 days.' })
  const agent = await client.agents.create({ name: MARK, instructions: 'Triage requests.' })
  const server = await client.mcps.create({ name: MARK, url: tools.url })
  const type = `${MARK}.paid`
  await client.webhooks.createEventType({ type, schema: { type: 'object' }, example: { id: 'ord_1' } })
  const webhook = await client.webhooks.create({ url: `https://${MARK}.invalid/`, events: ['*'] })
  await client.webhooks.publish({ events: [{ type, data: { id: 'ord_1' } }] })
  const deliveries = async () => (await client.webhooks.deliveries(webhook.data.id, { event_type: type })).data
  await vi.waitFor(async () => expect(await deliveries()).toHaveLength(1), { timeout: 30_000, interval: 500 })
  const source = await client.webhooks.sources.create({
    name: MARK,
    scheme: 'standard_webhooks',
    mapping: { record: { email: 'data.email' }, content: '{{data.subject}}' },
  })
  await client.destinations.create({ name: MARK, url: `https://${MARK}.example/`, events: ['record.*'] })
  const documents = [{ id: 'leave', title: MARK, mimeType: 'text' as const, content: 'Everyone has 25 days of leave.' }]
  const { eventId } = await client.rag.ingest({ project: MARK, documents })
  await client.events.wait(eventId)
  await client.notifications.send({
    recipients: [(await client.me()).data.member.id],
    title: MARK,
    body: 'All is well.',
  })
  await client.members.invite({ emails: [`invited-${email}`] })
  const [delivery] = await deliveries()
  parameters = {
    '/records/$recordId': [recordId],
    '/collections/$id': [collection.data.id],
    '/guidelines/$id': [guideline.data.id],
    '/agents/$id': [agent.data.id],
    '/tool-servers/$id': [server.data.id],
    '/webhooks/$id': [webhook.data.id],
    '/webhooks/$id/deliveries/$deliveryId': [webhook.data.id, delivery?.id ?? ''],
    '/event-types/$type': [type],
    '/sources/$id': [source.data.id],
    '/events/$id': [eventId],
  }
  foreign = (await new Keepsake({ baseUrl: app.url }).auth.register({ name: 'Contoso' })).data.agent.api_key
}, 240_000)
afterAll(async () => {
  await app?.stop()
  await tools?.[Symbol.asyncDispose]()
})

const valuesOf = (path: Path): readonly string[] =>
  Object.entries(parameters).find(([each]) => each === path)?.[1] ?? []
const addressesOf = (path: Path): string[] => {
  const values = [...valuesOf(path)]
  const address = path.replaceAll(/\$\w+/g, () => values.shift() ?? '')
  return [address, ...(VIEWS[path] ?? []).map(view => address + view)]
}

/** The names of what can be pressed on a screen. */
async function buttonsOn(page: Page, address: string): Promise<string[]> {
  await page.goto(`${app.url}/console${address}`)
  await settled(page)
  const tree = await page.locator('#content').ariaSnapshot()
  return [...tree.matchAll(/- (?:button|checkbox|switch|menuitem) "((?:[^"\\]|\\.)+)"/g)].map(([, name = '']) => name)
}

it('a viewer gets no button that its role may not use, on no screen', async () => {
  const [owner, viewer] = [await app.open('/'), await app.open('/', 'viewer')]
  const refused: string[] = []
  viewer.on('response', response => {
    if (response.status() === 403) refused.push(`${viewer.url()}: ${response.url()}`)
  })
  const writingOn = async (page: Page, address: string): Promise<string[]> =>
    (await buttonsOn(page, address)).filter(name => !READING.some(pattern => pattern.test(name)))
  const ofOwner: string[] = []
  const ofViewer: string[] = []
  for (const address of PATHS.flatMap(addressesOf)) {
    ofOwner.push(...(await writingOn(owner, address)))
    ofViewer.push(...(await writingOn(viewer, address)).map(name => `${address}: ${name}`))
  }
  expect(ofViewer).toEqual([])
  // what a viewer does not have is there
  expect(new Set(ofOwner).size, ofOwner.join()).toBeGreaterThan(40)
  expect(refused).toEqual([])
  expect(app.faults).toEqual([])
}, 600_000)

it('a key of another organization sees nothing of the first on any screen, and why', async () => {
  const page = await app.open('/', foreign)
  const wrong: { address: string; text: string }[] = []
  for (const path of PATHS) {
    const absent = ABSENT[path] ?? (path.includes('$') ? /in this organization.*req_/s : /./)
    for (const address of addressesOf(path)) {
      await page.goto(`${app.url}/console${address}`)
      await settled(page)
      const text = String(await page.locator('#content').textContent())
      // but for what is in the address
      const others = valuesOf(path).reduce((left, value) => left.replaceAll(value, ''), text)
      if (others.includes(MARK) || !absent.test(text)) wrong.push({ address, text })
    }
  }
  expect(wrong).toEqual([])
  expect(app.faults).toEqual([])
}, 600_000)
