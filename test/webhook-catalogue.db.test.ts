import { beforeAll, expect, it, test } from 'vitest'
import { EVENT_TYPES } from '../server/src/area-facts.ts'
import { createRowReader } from '../server/src/areas/memory/memories/extraction/attempt.ts'
import { createReader } from '../server/src/areas/memory/memories/extraction/extract.ts'
import { retryExtractions } from '../server/src/areas/memory/memories/extraction/retry-schedule.ts'
import { rowOf } from '../server/src/areas/memory/memories/extraction/rows.ts'
import { queueRows } from '../server/src/areas/memory/memories/sql/extractions.ts'
import { payloadProblem } from '../server/src/areas/webhooks/event-types/payload-rules.ts'
import { createModelBudget } from '../server/src/models/budget/budget.ts'
import { createLanguageModels } from '../server/src/models/create-language-models.ts'
import { createModels } from '../server/src/models/create-models.ts'
import { beginItemizedJob, failItemizedJob } from '../server/src/platform/jobs/itemized-job.ts'
import { createLogger } from '../server/src/platform/log/log.ts'
import { createMetrics } from '../server/src/platform/telemetry/metrics.ts'
import { FREE_BUDGET, noMonitoring } from '../server/test/support/free-budget.ts'
import { SEARCH_ORDERS, scriptedMcpServer } from '../server/test/support/mcp-server.ts'
import { useApp } from '../server/test/support/use-app.ts'
import { callExample, makeWorld, OPERATIONS } from './support/requests.ts'

/** Events covered by the tests of the engine and of the alerts, which control time and receivers. */
const OF_DELIVERY = 'webhook.'

interface Happened {
  type: string
  data: Record<string, unknown>
}

const app = useApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
let happened: Happened[]
beforeAll(async () => {
  const world = await makeWorld(app)
  const key = world.organization.key
  for (const operation of OPERATIONS.filter(({ caller }) => caller === 'tenant')) await callExample(world, operation)
  const post = (path: string, body: object = {}) => app.call('POST', `/api/v1/${path}`, { key, body })
  // what no example does
  const [dana, bob] = [{ email: 'd@northwind.example' }, { email: 'b@northwind.example' }]
  const records = [dana, bob].map(key => ({ key, properties: { Budget: 1 } }))
  await post('upsert', { records })
  const { body: stored } = await post('memorize', { ...dana, content: 'Prefers calls before noon.', tags: ['call'] })
  await post('memory/update', { memoryId: stored.data.memories[0].id, content: 'Prefers calls after noon.' })
  const decision = { name: 'Decision Date', type: 'date', description: 'The day by which the customer decides.' }
  await post('collections', { name: 'Decisions', properties: [decision] })
  await post('memorize', {
    ...bob,
    content: 'They probably decide on Thursday the 29th.',
    timestamp: '2026-10-06T09:00:00Z',
  })
  await extractLater(world.organization.tenants.live, stored.data.memories[0].id)
  const memories = await post('memory/delete', { ...dana, tags: ['call'] })
  await post('memory/cancel-deletion', { deletionId: memories.body.data?.deletionId })
  const record = await post('memory/delete-record', bob)
  await post('memory/cancel-deletion', { deletionId: record.body.data?.deletionId })
  const crm = [{ name: 'crmId', value: 'moving' }]
  await post('memory/update-keys', { ...dana, keys: crm })
  await post('memory/update-keys', { ...bob, keys: crm, move: true })
  await useBudget(world.organization.tenants.live)
  await joinAndSpend(world.organization)
  await changeTools(await world.organization.keyFor({ livemode: false }))
  happened = await app.database.query<Happened>('SELECT type, data FROM runtime.outbox')
})

/** Ends an extraction that a failure of the model left pending. */
async function extractLater(tenantId: number, memoryId: string): Promise<void> {
  const scope = app.database.scope({ tenantId, livemode: true })
  const billing = { scope, principal: { credits: 0n, definitionsVersion: 0 }, requestId: 'req_1' }
  await queueRows(scope, [{ ...rowOf(billing, memoryId, { minConfidence: 1 }), runInSeconds: 0 }])
  const rows = createRowReader({
    definitionsOf: async () => [],
    reader: createReader(createModels(createLanguageModels([], { budget: FREE_BUDGET }), noMonitoring())),
  })
  await retryExtractions(app.database, rows, async () => {}).run({
    signal: new AbortController().signal,
    renewLease: async () => {},
    runAgainIn() {},
  })
}

/** A member joins, a job fails, and nearly all credits are spent. */
async function joinAndSpend({ key, tenants }: Awaited<ReturnType<typeof makeWorld>>['organization']): Promise<void> {
  const body = { emails: ['joins@northwind.example'], role: 'member' }
  const invited = await app.call('POST', '/api/v1/members/invite', { key, body })
  const [, token] = String(invited.body.data.invited[0].link).split('#')
  await app.call('POST', '/api/v1/members/accept', { body: { token } })
  const scope = app.database.scope({ tenantId: tenants.live, livemode: true })
  const caller = { keyId: null, requestId: 'req_1' }
  const jobId = await beginItemizedJob(scope, { type: 'batch-memorize', items: ['a'], caller })
  await failItemizedJob(app.database, jobId, 'It was given up.')
  await app.database.query('UPDATE tenants SET credits = credits / 10 WHERE id = $1', [tenants.live])
}

/** Uses the budget of the day, which is one call. */
async function useBudget(tenantId: number): Promise<void> {
  const log = createLogger({ level: 'silent', pretty: false })
  const metrics = createMetrics({ withProcess: false })
  const budget = createModelBudget({ database: app.database, log, metrics, ceiling: { calls: 1 } })
  // it may be used up by the examples
  await budget.begin({ tenantId }, 'main').catch(() => {})
  // a second call begins after what the first one had to tell is written
  await expect(budget.begin({ tenantId }, 'main')).rejects.toThrow('for today')
}

/** Adds an MCP server that then has other tools. With test data, since it is called by http. */
async function changeTools(key: string): Promise<void> {
  await using server = await scriptedMcpServer()
  const body = { name: 'Orders', url: server.url }
  const { body: added } = await app.call('POST', '/api/v1/mcps', { key, body })
  server.pages = [[{ ...SEARCH_ORDERS, description: 'Another.' }]]
  await app.call('POST', `/api/v1/mcps/${added.data.id}/refresh-tools`, { key })
}

it.each(EVENT_TYPES.map(({ type }) => type).filter(type => !type.startsWith(OF_DELIVERY)))('%s is emitted', type => {
  expect(happened.map(event => event.type)).toContain(type)
})

const typeOf = (value: unknown): string => (Number.isInteger(value) ? 'integer' : typeof value)

test('every emitted event matches the catalogue, and may be sent', () => {
  expect(happened.length).toBeGreaterThan(20)
  for (const { type, data } of happened) {
    const { previous_attributes: _, ...object } = data
    const schema = EVENT_TYPES.find(each => each.type === type)?.schema
    const wrong = Object.entries(object).filter(([name, value]) => schema?.properties[name]?.type !== typeOf(value))
    const absent = schema?.required.filter(name => !Object.hasOwn(object, name))
    expect({ type, wrong, absent, problem: payloadProblem(data) }).toEqual({
      type,
      wrong: [],
      absent: [],
      problem: undefined,
    })
  }
})
