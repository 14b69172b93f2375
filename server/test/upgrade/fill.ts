/**
 * Creates some of everything that a running server stores, over HTTP, and writes what the server then answers:
 * `node fill.ts <url> <internal key> <answers.json.gz>`. It was used to create the fixtures of the upgrade test. README.md
 * describes how.
 */
import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

const [, , url = '', internalKey = '', answersFile = ''] = process.argv
const DELIVERY_SECONDS = 30

// biome-ignore lint/suspicious/noExplicitAny: responses of a server with another version
type Answer = any

async function call(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}

/** What the server answered to an organization, and the secrets that it showed once. */
interface Answers {
  apiKey: string
  sourceId: string
  sourceSecret: string
  reads: { method: string; path: string; body?: unknown; answer: Answer }[]
}

/** The lists, and what is read of each entry. */
const LISTS = [
  ['collections', '', '/history'],
  ['entities'],
  ['guidelines', '', '/versions', '/attachments', '/structure'],
  ['webhooks', '', '/deliveries'],
  ['webhooks/dead-letters'],
  ['webhooks/sources', '', '/events'],
  ['destinations', '/logs'],
  ['notifications'],
  ['agents', ''],
  ['mcps'],
  ['external-rag/sources'],
  ['rag/projects'],
  ['gateway/suppressions'],
  ['memory/deletions'],
  ['events', '', '/details'],
] as const
/** What live and test data share is read with a live key. */
const LIVE_LISTS = [['members'], ['keys']] as const

const receiver = createServer((request, response) => {
  response.writeHead(request.url === '/refusing' ? 400 : 200).end()
})
await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
// the address of a server on a TCP port is an AddressInfo
const hooks = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`

const organizations = [
  await fill('Northwind', true),
  // webhooks of live data require https, which this machine does not have
  await fill('Southwind', false),
]
writeFileSync(answersFile, gzipSync(JSON.stringify(organizations), { level: 9 }))
receiver.close()

async function fill(name: string, livemode: boolean): Promise<Answers> {
  const { api_key: first, organization_id } = (await call('POST', '/auth/agent', {}, { name })).data.agent
  const keys = `/api/v1/admin/organizations/${organization_id}/keys`
  const mint = (body: object) => call('POST', keys, { 'X-Internal-API-Key': internalKey }, body)
  await mint({ name: 'Reader', role: 'viewer' })
  const api_key = livemode ? first : (await mint({ name: 'Tests', role: 'owner', livemode })).data.apiKey
  const post = (path: string, body: object) =>
    call('POST', `/api/v1/${path}`, { Authorization: `Bearer ${api_key}` }, body)
  const put = (path: string, body: object) =>
    call('PATCH', `/api/v1/${path}`, { Authorization: `Bearer ${api_key}` }, body)
  const dana = { email: `dana@${name.toLowerCase()}.example` }
  const max = { email: `max@${name.toLowerCase()}.example` }

  for (const path of livemode ? [] : ['accepting', 'refusing'])
    await post('webhooks', { url: `${hooks}/${path}`, events: ['*'], description: path })
  await post('entity-types', { name: 'Deal', description: 'A sale.' })
  const properties = [
    { name: 'Budget', type: 'number' },
    { name: 'Stage', type: 'text' },
    { name: 'Tools', type: 'array' },
  ]
  const deals = (await post('collections', { name: 'Deals', entityType: 'Contact', properties })).data
  await put(`collections/${deals.id}`, { description: 'Open deals.', expectedVersion: deals.version })
  const spare = (await post('collections', { name: 'Spare', properties: [] })).data
  await call('DELETE', `/api/v1/collections/${spare.id}`, { Authorization: `Bearer ${api_key}` })

  for (let n = 0; n < 8; n++)
    await post('memorize', {
      ...dana,
      content: `Note ${n}: the budget is $${n + 1}20k, said Dana.`,
      sessionId: `s${n % 2}`,
      tags: n % 2 ? ['sales'] : [],
    })
  await post('memorize', { ...max, content: 'Max prefers calls before noon.' })
  await post('batch-memorize', {
    records: [{ email: `lee@${name.toLowerCase()}.example`, content: 'Lee leads procurement.' }],
  })
  await post('upsert', {
    records: [
      { key: dana, properties: { Stage: 'Open', Tools: ['Slack', 'Jira'], Budget: 10 } },
      { key: max, properties: { Stage: 'Lost' } },
      { key: { email: `old@${name.toLowerCase()}.example` }, properties: { Stage: 'Won' } },
      { key: { email: `gone@${name.toLowerCase()}.example` }, properties: { Stage: 'Won' } },
    ],
  })
  for (const stage of ['Closing', 'Closed'])
    await post('upsert', { records: [{ key: dana, properties: { Stage: stage } }] })
  await post('memory/merge-records', { ...dana, from: { email: `old@${name.toLowerCase()}.example` } })
  await post('memory/delete', { ...dana, tags: ['sales'] })
  await post('memory/delete-record', { email: `gone@${name.toLowerCase()}.example` })
  await post('webhooks/events', { events: [{ type: 'order.paid', data: { id: 'ord_1' } }] })

  const source = await more(post, put, name, livemode)

  for (let waited = 0; ; waited++) {
    const letters = await call('GET', '/api/v1/webhooks/dead-letters', { Authorization: `Bearer ${api_key}` })
    const events = await call('GET', '/api/v1/events', { Authorization: `Bearer ${api_key}` })
    const isOver = events.data.every(({ status }: { status: string }) => status === 'completed')
    if (isOver && (livemode || letters.data.length > 3)) break
    if (waited > DELIVERY_SECONDS) throw new Error('No dead letters, or work that does not end.')
    await sleep(1_000)
  }

  const reads: Answers['reads'] = []
  const read = async (path: string, body?: unknown): Promise<Answer> => {
    const method = body === undefined ? 'GET' : 'POST'
    const answer = await call(method, `/api/v1/${path}`, { Authorization: `Bearer ${api_key}` }, body)
    reads.push({ method, path: `/api/v1/${path}`, ...(body !== undefined && { body }), answer })
    return answer
  }
  for (const [path, ...parts] of livemode ? [...LISTS, ...LIVE_LISTS] : LISTS)
    for (const { id, type } of (await read(path)).data)
      for (const part of parts) await read(`${path}/${id ?? type}${part}`)
  for (const record of [dana, max, { email: `lee@${name.toLowerCase()}.example` }])
    for (const path of ['properties', 'recall', 'memory/list-keys', 'smart-memory-digest']) await read(path, record)
  await read('memory/property-history', { ...dana, propertyName: 'Stage' })
  for (const path of ['notifications/signing-secret', 'gateway/signing-secret']) await read(path)
  return { apiKey: api_key, ...source, reads }
}

type Send = (path: string, body: object) => Promise<Answer>

/** What the versions after the first of the fixtures store as well. */
async function more(
  post: Send,
  put: Send,
  name: string,
  livemode: boolean,
): Promise<Pick<Answers, 'sourceId' | 'sourceSecret'>> {
  const value = '# Refunds\n\nRefund within 30 days.\n\n## Exceptions\n\nGift cards.\n'
  const guideline = (await post('guidelines', { name: 'Refunds', value })).data
  await put(`guidelines/${guideline.id}`, {
    updateMode: 'section',
    sectionHeader: 'Exceptions',
    value: 'Gift cards and event tickets.',
    historyNote: 'Tickets are an exception too.',
  })
  await post(`guidelines/${guideline.id}/attachments`, { name: 'a.txt', contentBase64: 'YQ==' })
  if (livemode) await post('keys', { name: 'Reports', role: 'member', scopes: ['memory:read'] })
  if (livemode) await post('members/invite', { emails: [`max@${name.toLowerCase()}.example`], role: 'member' })
  await post('notifications/broadcast', {
    recipientGroup: 'owners',
    title: 'Deploy version 42?',
    body: 'All checks passed.',
    actions: [{ id: 'later', type: 'dismiss', label: 'Not now' }],
  })
  await post('agents', { name: 'Triage', description: 'Who answers a request.', instructions: 'Answer with the team.' })
  await post('gateway/suppressions', { emails: ['lee.chen@suppressed.example'], reason: 'Asked by email' })
  await post('rag/ingest', {
    project: 'Handbook',
    documents: [{ id: 'leave', title: 'Leave', mimeType: 'markdown', content: '# Leave\n\n25 days of paid leave.' }],
  })
  await post('webhooks/event-types', {
    type: 'invoice.paid',
    description: 'A customer paid an invoice.',
    schema: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
    example: { id: 'inv_4711' },
  })
  if (!livemode) {
    const hook = (await post('destinations', { name: 'Warehouse', url: `${hooks}/accepting`, events: ['order.*'] }))
      .data
    await put(`destinations/${hook.id}`, { name: 'Data warehouse' })
  }
  const source = (
    await post('webhooks/sources', {
      name: 'Support desk',
      scheme: 'standard_webhooks',
      types: ['ticket.*'],
      mapping: { record: { email: 'data.email' }, content: 'Ticket: {{data.subject}}', tags: ['support'] },
    })
  ).data
  const body = { type: 'ticket.opened', data: { email: `lee@${name.toLowerCase()}.example`, subject: 'No invoice' } }
  await call('POST', `/api/v1/webhooks/inbound/${source.id}`, signed(source.secret_current, body), body)
  return { sourceId: source.id, sourceSecret: source.secret_current }
}

/** The headers of Standard Webhooks. */
function signed(secret: string, body: object): Record<string, string> {
  const id = `ticket_${Date.now()}`
  const time = String(Math.floor(Date.now() / 1_000))
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key)
    .update(`${id}.${time}.${JSON.stringify(body)}`)
    .digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` }
}
