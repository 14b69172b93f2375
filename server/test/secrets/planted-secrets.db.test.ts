import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig, secretSettings, secretsOf } from '../../src/boot/config.ts'
import { OPERATIONS, type Operation } from '../../src/contract/operations.ts'
import { createLogger } from '../../src/platform/log/log.ts'
import { type ScriptedMcpServer, scriptedMcpServer } from '../support/mcp-server.ts'
import type { TestOrganization } from '../support/organization.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { type CallOptions, createTestApp, type TestAnswer, type TestApp } from '../support/test-app.ts'
import { createNeedles } from './needles.ts'
import { allPlaces, leavesOf } from './places.ts'
import { type Ground, plant } from './plant.ts'

/** Secret settings that are not planted, and why. */
const OTHER_SETTINGS: Record<string, string> = {
  DATABASE_URL: 'the database of the tests; platform/log/log.test.ts has its form',
  ENCRYPTION_KEY: 'the key of the tests, which the last test looks for',
  NATS_URL: 'it needs a NATS server; platform/log/log.test.ts has its form',
  OUTBOUND_PROXY: 'nothing else could be called; platform/outbound-http/proxy.test.ts has one with a password',
  ATTACHMENTS_S3_SECRET_ACCESS_KEY: 'it needs a bucket, and is only used to sign; platform/attachments/s3.test.ts',
}

const needles = createNeedles()
const lines: string[] = []
/** What reads again what was planted. */
const paths: string[] = []
/** What an answer or a store repeated, with where. */
const leaks: string[] = []
const planted = new Set<string>()
/** The bodies that were accepted, to be spoiled. */
const sent: { operation: Operation; method: string; path: string; body: object }[] = []

let app: TestApp
let receiver: Receiver
let toolServer: ScriptedMcpServer
let owner: string
let organization: TestOrganization
let settings: Record<string, string>

const look = (where: string, text: string): void => {
  for (const found of needles.in(text)) leaks.push(`${where}: ${found}`)
}
const operationOf = (method: string, path: string): Operation | undefined =>
  OPERATIONS.filter(each => each.method.toUpperCase() === method)
    .filter(each => new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0] ?? ''))
    .toSorted((a, b) => (a.path.includes('{') ? 1 : 0) - (b.path.includes('{') ? 1 : 0))[0]

/** What a caller may read: the URLs that it has set, and secrets where they are shown once. */
function shown(operation: Operation | undefined, body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  if (Array.isArray(body)) return body.map(each => shown(operation, each))
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (/^(?:url|forward_url|queryTemplate)$/.test(name)) return []
      if (operation?.secret && typeof value === 'string' && /secret|key$|^link$|token$/i.test(name)) {
        revealed.push(value)
        return []
      }
      return [[name, shown(operation, value)]]
    }),
  )
}
/** Secrets that answers have shown. */
const revealed: string[] = []

async function call(method: string, path: string, body?: object, options: CallOptions = {}): Promise<TestAnswer> {
  const full = path.startsWith('/') ? path : `/api/v1/${path}`
  const operation = operationOf(method, full)
  for (const { path: field, text } of leavesOf(body))
    if (needles.in(text).length > 0 && operation) planted.add(`${operation.id} ${field}`)
  for (const [name, text] of Object.entries(options.headers ?? {}))
    if (needles.in(text).length > 0 && operation) planted.add(`${operation.id} ${name}`)
  const key = options.headers?.Authorization ? {} : { key: options.key ?? owner }
  const answer = await app.call(method, full, { ...options, ...key, ...(body && { body }) })
  const isOwn = (options.key ?? owner) === owner && answer.status < 300
  look(`${method} ${full} ${answer.status}`, JSON.stringify(isOwn ? shown(operation, answer.body) : answer.body))
  for (const secret of revealed.splice(0)) if (secret.length > 20) needles.add(secret)
  if (operation && body && answer.status < 300) sent.push({ operation, method, path: full, body })
  return answer
}

beforeAll(async () => {
  receiver = await startReceiver()
  // repeats all that it was sent, as pages of errors do
  receiver.on('/echo', (response, { path, headers, body }) => {
    const client = Buffer.from(headers.authorization?.split(' ')[1] ?? '', 'base64').toString()
    const error = { message: `refused ${path} ${JSON.stringify(headers)} ${client} ${body}`, type: 'error', code: null }
    const status = path.includes('/models/') ? 401 : 500
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(path.includes('/token') ? { error: client.split(':')[1] } : { error }))
  })
  receiver.on('/found', (response, { path, headers }) =>
    response.end(JSON.stringify({ hits: [{ text: `Leave ${path} ${JSON.stringify(headers)}` }] })),
  )
  receiver.on('/otel', response => response.end('{}'))
  toolServer = await scriptedMcpServer()
  const service = (name: string): Record<string, string> => ({
    [`${name}_PROVIDER`]: 'openai-compatible',
    [`${name}_BASE_URL`]: `${receiver.url}/echo/models/v1`,
    [`${name}_API_KEY`]: needles.make(name.toLowerCase()),
    [`${name}_NAME`]: 'scripted',
  })
  settings = {
    ...service('MODEL'),
    ...service('EMBEDDING'),
    ...service('SPEECH'),
    MODELS_FILE: '',
    WORKERS: 'on',
    OUTBOUND_ALLOW: '127.0.0.1',
    SIGNUP: 'token',
    SIGNUP_TOKEN: needles.make('signup'),
    INTERNAL_API_KEY: needles.make('internal'),
    GATEWAY_PROVIDER: 'apollo',
    APOLLO_API_KEY: needles.make('apollo'),
    APOLLO_BASE_URL: `${receiver.url}/echo/apollo`,
    SMTP_URL: `smtp://keepsake:${needles.make('smtp')}@127.0.0.1:9`,
    SMTP_FROM: 'keepsake@northwind.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/otel`,
  }
  const log = createLogger({
    level: 'trace',
    pretty: false,
    secrets: secretsOf(readConfig(settings)),
    stream: { write: line => lines.push(line) },
  })
  app = await createTestApp({ settings, log })
})
afterAll(async () => {
  await app?.stop()
  await toolServer?.[Symbol.asyncDispose]()
  await receiver?.close()
})

it('secrets that are given in every place of the spec are repeated by no answer', async () => {
  organization = await app.organization()
  await app.call('POST', `/api/v1/admin/organizations/${organization.id}/credits`, {
    headers: { 'X-Internal-API-Key': settings.INTERNAL_API_KEY ?? '' },
    body: { usd: '100', livemode: false },
  })
  owner = await organization.keyFor({ livemode: false })
  const ground: Ground = { app, call, needles, echo: `${receiver.url}/echo`, toolServer }
  paths.push(...(await plant(ground)))
  expect(allPlaces().length).toBeGreaterThan(45)
  expect(allPlaces().filter(place => !planted.has(place))).toEqual([])
  expect(leaks).toEqual([])
}, 300_000)

it('every secret setting is planted, or known to be tested elsewhere', () => {
  const missing = secretSettings().filter(name => needles.in(settings[name] ?? '').length === 0)
  expect(missing.toSorted()).toEqual(Object.keys(OTHER_SETTINGS).toSorted())
})

it('invalid input is refused without a secret in it', async () => {
  const long = 'x'.repeat(200_000)
  const spoilers: ((text: string) => unknown)[] = [
    text => [text],
    text => ({ [text]: text }),
    text => `${text}\u0001 ${text}`,
    text => `${text}${long}`,
  ]
  const statuses = new Set<number>()
  for (const { method, path, body } of sent) {
    for (const spoil of spoilers) statuses.add((await refuse(method, path, { body: spoiled(body, spoil) })).status)
    const broken = JSON.stringify(body).slice(0, -1)
    statuses.add((await refuse(method, path, { raw: broken })).status)
    statuses.add((await refuse(method, path, { body: { ...body, unknownField: needles.make('Unknown') } })).status)
  }
  expect(statuses).toContain(400)
  expect(leaks).toEqual([])
}, 300_000)

async function refuse(method: string, path: string, options: CallOptions): Promise<TestAnswer> {
  const answer = await app.call(method, path, { key: owner, ...options })
  if (answer.status >= 300) look(`${method} ${path} ${answer.status}`, JSON.stringify(answer.body))
  return answer
}

/** The value with each text that has a secret replaced. */
function spoiled(value: unknown, spoil: (text: string) => unknown): unknown {
  if (typeof value === 'string') return needles.in(value).length > 0 ? spoil(value) : value
  if (Array.isArray(value)) return value.map(each => spoiled(each, spoil))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoiled(each, spoil)]))
}

it('what the console reads, exports, the audit log and notifications have no secret', async () => {
  // what the receivers repeated is stored without the secrets
  await expect.poll(() => redacted(), { timeout: 60_000 }).toBeGreaterThan(8)
  const [viewer, live] = await Promise.all([
    organization.keyFor({ livemode: false, role: 'viewer' }),
    organization.keyFor({}),
  ])
  const lists = OPERATIONS.filter(
    ({ method, path, id }) => method === 'GET' && !path.includes('{') && id !== 'streamWebhookEvents',
  )
  for (const key of [owner, viewer, live]) {
    for (const { path } of lists) await call('GET', path, undefined, { key })
    for (const path of paths) await call('GET', path, undefined, { key })
    for (const path of ['audit', 'webhooks/dead-letters/export'])
      await call('GET', path, undefined, { key, headers: { Accept: 'application/x-ndjson' } })
    await call('POST', 'export', {}, { key })
    await call('POST', 'records/export-person', { email: 'dana.reyes@northwind.example' }, { key })
    await call('POST', 'analytics/history', {}, { key })
  }
  const audit = await call('GET', 'audit', undefined, { key: live })
  expect(audit.body.data.length).toBeGreaterThan(10)
  expect(leaks).toEqual([])
}, 300_000)

async function redacted(): Promise<number> {
  const where = { responseBodyPreview: { contains: '[redacted]' } }
  return app.database.prisma(models => models.webhookDelivery.count({ where }))
}

it('metrics, spans and the bodies of events have no secret', async () => {
  const headers = { Authorization: `Bearer ${settings.INTERNAL_API_KEY}` }
  const metrics = await app.call('GET', '/metrics', { headers })
  expect(metrics.status).toBe(200)
  look('/metrics', String(metrics.body))
  await expect.poll(() => spans().length, { timeout: 30_000 }).toBeGreaterThan(0)
  for (const body of spans()) look('spans', body)
  const events = receiver.arrivals.filter(({ headers }) => headers['webhook-id'] !== undefined)
  expect(events.length).toBeGreaterThan(10)
  for (const { body } of events) look('events', body)
  expect(leaks).toEqual([])
})

const spans = (): string[] => receiver.arrivals.filter(({ path }) => path.startsWith('/otel')).map(({ body }) => body)

it('no line of the log has one, at any level', () => {
  const levels = new Set(lines.map(line => JSON.parse(line).level))
  expect([...levels]).toEqual(expect.arrayContaining(['debug', 'info', 'warn']))
  for (const line of lines) look('log', line)
  expect(leaks).toEqual([])
})

it('no row of any table has one in plain text', async () => {
  const tables = await app.database.query<{ name: string }>(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(50)
  for (const { name } of tables) {
    const rows = await app.database.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)
    for (const { row } of rows) look(name, row)
  }
  expect(leaks).toEqual([])
})
