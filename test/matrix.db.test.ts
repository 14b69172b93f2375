import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { PERMISSION_NAMES, type Permission, rolesWith } from '../server/src/platform/access/permissions.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../server/test/support/test-app.ts'
import { useApp } from '../server/test/support/use-app.ts'

import {
  bodySchemaOf,
  callExample,
  codeOf,
  credentials,
  exampleBody,
  inOwnForm,
  makeWorld,
  OPERATIONS,
  type Operation,
  operation,
  otherBody,
  pathOf,
  sharedWorld,
  UNKNOWN,
  UNKNOWN_IDS,
  type World,
} from './support/requests.ts'
import { countRows } from './support/rows.ts'

const app = useApp()
/** For what leaves it as it is; `inWorld` for what changes it. */
let world: World
const inWorld = sharedWorld(app)

beforeAll(async () => {
  world = await makeWorld(app)
})

const answering = (status: number): Operation[] => OPERATIONS.filter(({ statuses }) => statuses.includes(status))
const named = (operations: readonly Operation[]): [string, Operation][] =>
  operations.map(operation => [operation.id, operation])
const memorize = operation('memorize')
const tenantOperations = OPERATIONS.filter(({ caller }) => caller === 'tenant')

function expectSuccess(operation: Operation, { status, headers, body }: TestAnswer): void {
  expect(status).toBe(operation.statuses.find(each => each < 300))
  if (operation.errorFormat !== 'openai-only') expect(body.success).toBe(true)
  expect(headers.get('x-request-id')).toMatch(/^req_/)
  expect(headers.get('cache-control')).toMatch(/^(no-store|private, no-cache)/)
}

// those that accept an idempotency key are below, with it
describe('every other operation accepts its example', () => {
  // some change the plan, or delete what others need
  test.each(named(OPERATIONS.filter(({ writes }) => !writes)))('%s', (_id, operation) =>
    inWorld(async own => expectSuccess(operation, await callExample(own, operation))),
  )
})

describe('returns 401 before anything in the request is validated', () => {
  const guarded = OPERATIONS.filter(({ caller }) => caller !== 'anyone')
  test.each(named(guarded))('%s', async (_id, operation) => {
    const path = `${pathOf(operation, world.ids)}?no=such`
    const raw = operation.hasBody ? { raw: '{broken' } : {}
    const wrongKey = `sk_live_00000000_${'0'.repeat(43)}`
    const callers = [
      {},
      { key: wrongKey },
      { headers: { Authorization: 'Basic abc' } },
      { headers: { 'X-Internal-API-Key': 'not the internal key' } },
      ...(operation.caller === 'operator' ? [{ key: world.organization.key }] : []),
    ]
    for (const caller of callers) {
      const { status, body } = await app.call(operation.method, path, { ...raw, ...caller })
      expect(status).toBe(401)
      expect(codeOf(inOwnForm(operation, body))).toBe('authentication_error')
    }
  })
})

describe('returns 403 and names what is missing', () => {
  const restricted = tenantOperations.filter(({ permission }) => permission !== undefined)

  test('every operation needs a permission, except those that describe the key itself', () => {
    const others = tenantOperations.filter(operation => !restricted.includes(operation))
    expect(others.map(({ id }) => id)).toEqual(['getAgent', 'getMe'])
  })

  test.each(named(restricted))('%s, by role', async (_id, operation) => {
    const permission = operation.permission ?? 'account:read'
    const roles = rolesWith(permission)
    for (const role of ['owner', 'admin', 'member', 'viewer'] as const) {
      const key = await world.organization.keyFor({ role })
      const { status, body: sent } = await callExample(world, operation, { key })
      const body = inOwnForm(operation, sent)
      if (roles.includes(role)) expect(status).not.toBe(403)
      else {
        expect(status).toBe(403)
        expect(body.message).toContain(permission)
        expect(body.message).toContain(role)
      }
    }
  })

  test.each(named(restricted))('%s, by scope', async (_id, operation) => {
    const all = PERMISSION_NAMES
    const scope: Permission = all.find(each => each !== operation.permission) ?? 'memory:read'
    const { status, body: sent } = await callExample(world, operation, {
      key: await world.organization.keyFor({ scopes: [scope] }),
    })
    const body = inOwnForm(operation, sent)
    expect(status).toBe(403)
    expect([body.success, codeOf(body)]).toEqual([false, 'permission_error'])
    expect(body.message).toContain(operation.permission)
  })
})

const withBody = OPERATIONS.filter(({ hasBody }) => hasBody)

describe('returns 413 for a body above the limit, declared or not', () => {
  test.each(named(withBody))('%s', async (_id, operation) => {
    const raw = new Uint8Array(operation.bodyLimit + 1).fill(0x20)
    for (const headers of [{}, { 'Content-Length': String(raw.byteLength) }]) {
      const { status, body } = await callExample(world, operation, { raw, headers })
      expect(status).toBe(413)
      expect(inOwnForm(operation, body).message).toContain(String(operation.bodyLimit))
    }
  })
})

describe('returns 415 for a body that is not plain JSON', () => {
  test.each(named(withBody))('%s', async (_id, operation) => {
    const raw = JSON.stringify(exampleBody(operation))
    for (const headers of [
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    ])
      expect((await callExample(world, operation, { raw, headers })).status).toBe(415)
  })
})

describe('returns 400 and names the place', () => {
  // who sends to a source chooses the query
  const ofOwnQuery = OPERATIONS.filter(({ id }) => id !== 'receiveWebhook')
  test.each(named(ofOwnQuery))('%s: an unknown query parameter', async (_id, operation) => {
    const body = operation.hasBody ? { body: exampleBody(operation) } : {}
    const path = `${pathOf(operation, world.ids)}?no_such=1`
    const answer = await app.call(operation.method, path, { ...credentials(world, operation), ...body })
    expect(answer.status).toBe(400)
    expect(inOwnForm(operation, answer.body).details[0].path).toBe('query.no_such')
  })

  // OpenAI clients send fields that we do not know
  const strict = withBody.filter(operation => Object(bodySchemaOf(operation)).additionalProperties === false)
  test.each(named(strict))('%s: an unknown field', async (_id, operation) => {
    const { status, body } = await callExample(world, operation, { body: { ...exampleBody(operation), noSuch: 1 } })
    expect(status).toBe(400)
    expect(body.details).toContainEqual({ path: 'body.noSuch', message: 'is not a field of this operation' })
  })

  // providers, models and customers have names, so any text may be one
  const withPathIds = OPERATIONS.filter(
    ({ id, path }) => !id.endsWith('Model') && path.replace(/\{(provider|customer)\}/, '').includes('{'),
  )
  test.each(named(withPathIds))('%s: a malformed id', async (_id, operation) => {
    const path = operation.path.replace('{provider}', world.ids.provider ?? '').replaceAll(/\{\w+\}/g, 'not-an-id!')
    const body = operation.hasBody ? { body: exampleBody(operation) } : {}
    const answer = await app.call(operation.method, path, { ...credentials(world, operation), ...body })
    expect(answer.status).toBe(400)
    expect(answer.body.details[0].path).toMatch(/^path\./)
  })

  const paged = OPERATIONS.filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'))
  test.each(named(paged))('%s: an invalid cursor, a limit out of bounds', async (_id, operation) => {
    for (const query of ['cursor=made-up', 'limit=0', 'limit=201', 'limit=ten']) {
      const path = `${pathOf(operation, world.ids)}?${query}`
      expect((await app.call(operation.method, path, credentials(world, operation))).status).toBe(400)
    }
  })
})

describe('returns 404 for what this organization does not have', () => {
  // an unknown model has the code of OpenAI; its own tests have the 404
  const byId = answering(404).filter(({ path, id }) => path.includes('{') && !id.endsWith('Model'))
  test.each(named(byId))('%s', async (_id, operation) => {
    const body = operation.hasBody ? { body: exampleBody(operation) } : {}
    const path = pathOf(operation, UNKNOWN_IDS)
    const answer = await app.call(operation.method, path, { ...credentials(world, operation), ...body })
    expect(answer.status).toBe(404)
    expect(codeOf(answer.body)).toBe('not_found_error')
  })

  // an agent names guidelines, not a record; its own tests have the 404
  const byRecord = answering(404).filter(({ path, id }) => !path.includes('{') && id !== 'createAgent')
  const ofProject = { projectId: `prj_${UNKNOWN}` }
  // operations that name a record in a nested field of their body, or something else
  const BY_RECORD: Record<string, (recordId: string) => object> = {
    upsert: recordId => ({ records: [{ key: { recordId }, properties: { a: 1 } }] }),
    bulkUpdate: recordId => ({ updates: [{ recordId, propertyName: 'a', value: 1 }] }),
    updateKeysBatch: recordId => ({ updates: [{ recordId, keys: [{ name: 'a', value: '1' }] }] }),
    cancelDeletion: recordId => ({ recordId }),
    reextractCollections: recordId => ({ recordIds: [recordId] }),
    tryExtraction: () => ({ content: 'A', collectionIds: [`col_${UNKNOWN}`] }),
    replayWebhookEvents: () => ({ filter: { subscriptionId: `whk_${UNKNOWN}` } }),
    ingestDocuments: () => ({ ...ofProject, documents: [{ title: 'A', mimeType: 'text', content: 'A' }] }),
    searchDocuments: () => ({ ...ofProject, query: 'leave' }),
    deleteDocuments: () => ({ ...ofProject, documentIds: ['leave'] }),
    restoreDocuments: () => ({ ...ofProject, documentIds: ['leave'] }),
    deleteRagProject: () => ofProject,
    searchExternalRag: () => ({ ...ofProject, query: 'leave' }),
    testExternalRag: () => ({ name: UNKNOWN }),
    smartUpdate: () => ({ instruction: 'Merge.', material: 'Text.', targetIds: [`gdl_${UNKNOWN}`] }),
    createResponse: recordId => ({ steps: [{ prompt: 'Hi' }], memory: { recordId } }),
    createOpenAiChatCompletion: recordId => ({ messages: [{ role: 'user', content: 'Hi' }], user: recordId }),
    createOpenAiResponse: recordId => ({ input: 'Hi', user: recordId }),
    createChatCompletion: recordId => ({ messages: [{ role: 'user', content: 'Hi' }], keepsake: { recordId } }),
  }
  // those that name it in the query
  const BY_QUERY: Record<string, string> = { listRagProjects: `project=prj_${UNKNOWN}` }
  test.each(named(byRecord))('%s', async (_id, operation) => {
    const recordId = `rec_${UNKNOWN}`
    const { email: _email, ...rest } = operation.hasBody ? exampleBody(operation) : {}
    const body = BY_RECORD[operation.id]?.(recordId) ?? { ...rest, recordId }
    const answer = operation.hasBody
      ? await callExample(world, operation, { body })
      : await app.call(operation.method, `${operation.path}?${BY_QUERY[operation.id]}`, credentials(world, operation))
    expect(answer.status).toBe(404)
    expect(inOwnForm(operation, answer.body).message).toContain(UNKNOWN)
  })
})

describe('returns 409 for keys that name two records', () => {
  const byKeys = answering(409).filter(({ hasBody, id }) => hasBody && 'email' in exampleBody(operation(id)))
  test.each(named(byKeys))('%s', async (_id, operation) => {
    const [email, websiteUrl] = ['one@northwind.example', 'https://two.example']
    for (const key of [{ email }, { websiteUrl, type: 'Contact' }])
      await callExample(world, memorize, { body: { ...key, content: 'A note.', extract: false } })
    const { email: _email, ...rest } = exampleBody(operation)
    const { status, body } = await callExample(world, operation, { body: { ...rest, email, websiteUrl } })
    expect(status).toBe(409)
    expect(codeOf(body)).toBe('conflict_error')
  })
})

describe('returns 402 with the price and the balance', () => {
  // what an operation names in its path belongs to the organization with credits, and a trial is free without a model:
  // its own tests have the 402
  const charging = answering(402).filter(({ path, id }) => !path.includes('{') && id !== 'tryExtraction')
  test.each(named(charging))('%s', async (_id, operation) => {
    const poor = await app.organization({ credits: 0 })
    const { status, body } = await callExample(world, operation, { key: poor.key })
    expect(status).toBe(402)
    // credits are numbers, money is a decimal text
    expect([codeOf(body), Number(body.balance)]).toEqual(['payment_required', 0])
    expect(Number(body.required)).toBeGreaterThan(0)
  })
})

describe('returns 429 with the wait, which grows if the caller calls in a loop', () => {
  let limited: World
  beforeAll(async () => {
    limited = { ...world, organization: await app.organization({ plan: 'free' }) }
    // a new minute may start on the way
    for (let call = 0; call < 130; call++)
      if ((await app.call('GET', '/api/v1/me', { key: limited.organization.key })).status === 429) return
    throw new Error('The plan free let 130 calls through.')
  })

  test.each(named(tenantOperations))('%s', async (_id, operation) => {
    const { status, headers, body } = await callExample(limited, operation)
    expect(status).toBe(429)
    const retryAfterSeconds = Number(headers.get('retry-after'))
    expect(codeOf(inOwnForm(operation, body))).toBe('rate_limit_error')
    if (operation.errorFormat !== 'openai-only')
      expect(body).toMatchObject({ limit: 60, window: 'minute', retryAfterSeconds })
    expect(headers.get('ratelimit-policy')).toBe('"minute";q=60;w=60')
    expect(headers.get('ratelimit')).toBe(`"minute";r=0;t=${retryAfterSeconds}`)
  })

  test('once for each wait, by 60 seconds at most', async () => {
    const waits: number[] = []
    // more than the limit lets through in a window
    for (let call = 0; call < 70; call++)
      waits.push((await app.call('GET', '/api/v1/me', { key: limited.organization.key })).body.retryAfterSeconds)
    const longer = waits.filter((wait, index) => wait > (waits[index - 1] ?? wait))
    expect(longer.length).toBeLessThanOrEqual(1)
    expect(Math.max(...waits)).toBeLessThanOrEqual(120)
  })
})

test('registerAgent is limited by address', async () => {
  const from = (address: string) => app.call('POST', '/auth/agent', { body: { name: 'agent' }, address })
  let answer = await from('203.0.113.9')
  for (let call = 0; call < 250 && answer.status === 201; call++) answer = await from('203.0.113.9')
  expect(answer.status).toBe(429)
  expect(answer.body.window).toBe('address')
  expect(answer.headers.get('ratelimit-policy')).toBe(`"address";q=${answer.body.limit};w=3600`)
  expect((await from('203.0.113.10')).status).toBe(201)
})

test('registerAgent is refused if the operator has closed it', async () => {
  const closed = await createTestApp({ settings: { WORKERS: 'off', SIGNUP: 'closed' } })
  const { status, body } = await closed.call('POST', '/auth/agent', { body: { name: 'agent' } })
  expect(status).toBe(403)
  expect(body.message).toContain('SIGNUP')
  await closed.stop()
})

describe('an idempotency key', () => {
  const writes = OPERATIONS.filter(({ writes }) => writes)
  const scopeOf = (own: World): Record<Operation['caller'], string> => ({
    tenant: `tenant:${own.organization.tenants.live}`,
    operator: 'operator',
    anyone: 'address:127.0.0.1',
  })

  test.each(named(writes))('%s: is refused while in flight or too long, then replayed, then bound', (id, operation) =>
    inWorld(async own => {
      const mark = `${id} ${own.organization.id}`
      const tooLong = await callExample(own, operation, { headers: { 'Idempotency-Key': 'k'.repeat(256) } })
      expect(tooLong.status).toBe(400)

      // what a call writes before it has responded
      await app.database.query(
        `INSERT INTO idempotency_entries (scope, operation, key, expires_at) VALUES ($1, $2, $3, app_now() + interval '1 h')`,
        [scopeOf(own)[operation.caller], id, `in flight ${mark}`],
      )
      const early = await callExample(own, operation, { headers: { 'Idempotency-Key': `in flight ${mark}` } })
      expect([early.status, early.body.reason]).toEqual([409, 'idempotency_in_flight'])

      // a caller without a key shows with a secret that it is the same one
      const secret = operation.caller === 'anyone' && { 'X-Registration-Secret': 'a-secret-of-at-least-32-characters' }
      const headers = { 'Idempotency-Key': `replay ${mark}`, ...secret }
      const first = await callExample(own, operation, { headers })
      expectSuccess(operation, first)
      expect(first.headers.has('idempotent-replayed')).toBe(false)
      const stored = await countRows(app.database)
      const second = await callExample(own, operation, { headers })
      expect(second.headers.get('idempotent-replayed')).toBe('true')
      expect(second.status).toBe(first.status)
      expect(second.body).toEqual(first.body)
      expect(await countRows(app.database)).toEqual(stored)

      // without a body or a parameter, every call is the same
      const isVaried = operation.hasBody || operation.parameters.some(({ in: place }) => place !== 'header')
      if (!isVaried) return
      // another body; without a body, another path or query
      const body = operation.hasBody && { body: otherBody(operation) }
      const { organization = '', provider = '' } = own.ids
      const ids = { ...own.ids, ...(!operation.hasBody && { ...UNKNOWN_IDS, organization, provider }) }
      const query = operation.hasBody || operation.path.includes('{') ? '' : '?until=2026-01-01T00:00:00Z'
      const other = await callExample({ ...own, ids }, operation, { headers, ...body }, query)
      expect([other.status, codeOf(other.body)]).toEqual([422, 'conflict_error'])
      expect(await countRows(app.database)).toEqual(stored)
    }),
  )
})

describe('a database failure is not exposed to the caller', () => {
  let broken: TestApp
  const fail = (fault: Error): void => {
    vi.spyOn(broken.database, 'query').mockRejectedValue(fault)
    vi.spyOn(broken.database, 'ping').mockRejectedValue(fault)
    vi.spyOn(broken.database, 'prisma').mockRejectedValue(fault)
  }
  beforeAll(async () => {
    broken = await createTestApp({ settings: { WORKERS: 'off', LOG_LEVEL: 'silent' } })
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await broken.stop()
  })

  test.each(named(answering(500)))('%s: returns 500 with the request id', async (_id, operation) => {
    fail(new Error('inner workings'))
    const { status, headers, body: sent } = await callExample({ ...world, app: broken }, operation)
    const body = inOwnForm(operation, sent)
    expect(status).toBe(500)
    expect(codeOf(body)).toBe('server_error')
    expect(body.message).toContain(headers.get('x-request-id'))
    expect(JSON.stringify(body)).not.toContain('inner workings')
  })

  test.each(named(answering(503)))('%s: returns 503 and asks to retry', async (_id, operation) => {
    fail(Object.assign(new Error('inner workings'), { code: '57P03' }))
    const { status, headers, body: sent } = await callExample({ ...world, app: broken }, operation)
    const body = inOwnForm(operation, sent)
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(codeOf(body)).toBe('server_error')
    expect(body.message).toMatch(/^The database does not answer/)
    expect(JSON.stringify(body)).not.toContain('inner workings')
  })

  test('health keeps working without the database', async () => {
    expect((await broken.call('GET', '/healthz')).status).toBe(200)
  })
})
