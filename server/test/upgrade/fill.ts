/**
 * Creates some of everything that a running server stores, over HTTP: `node fill.ts <url> <internal key>`. It was used
 * to create the fixtures of the upgrade test. README.md describes how.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const [, , url = '', internalKey = ''] = process.argv
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

const receiver = createServer((request, response) => {
  response.writeHead(request.url === '/refusing' ? 400 : 200).end()
})
await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
// the address of a server on a TCP port is an AddressInfo
const hooks = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`

await fill('Northwind', true)
// webhooks of live data require https, which this machine does not have
await fill('Southwind', false)
receiver.close()

async function fill(name: string, livemode: boolean): Promise<void> {
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

  for (let waited = 0; ; waited++) {
    const letters = await call('GET', '/api/v1/webhooks/dead-letters', { Authorization: `Bearer ${api_key}` })
    const events = await call('GET', '/api/v1/events', { Authorization: `Bearer ${api_key}` })
    const isOver = events.data.every(({ status }: { status: string }) => status === 'completed')
    if (isOver && (livemode || letters.data.length > 3)) break
    if (waited > DELIVERY_SECONDS) throw new Error('No dead letters, or work that does not end.')
    await sleep(1_000)
  }
}
