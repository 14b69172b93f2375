import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Receiver, startReceiver } from '../../server/test/support/receiver.ts'
import { postgresqlBinaries } from '../support/postgresql-cluster.ts'
import { missingPrograms } from '../support/programs.ts'
import { type ReplicatedPostgresql, startReplicatedPostgresql } from '../support/replicated-postgresql.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'

const FAILOVERS = Number(process.env.KEEPSAKE_FAILOVERS ?? 2)
const OPERATOR = 'internal-key-of-the-failover'
const CREDITS = 1_000_000
const CALLERS = 4
const BACK_WITHIN_MS = 30_000
const LOAD_MS = 2_000

const reason = 'reason' in postgresqlBinaries ? postgresqlBinaries.reason : missingPrograms({ haproxy: 'haproxy' })

describe.skipIf(reason)(`a primary that is killed${reason ? ` (${reason})` : ''}`, () => {
  let directory: string
  let databases: ReplicatedPostgresql
  let server: ServerProcess
  let receiver: Receiver
  let key: string

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'keepsake-failover-'))
    databases = await startReplicatedPostgresql()
    receiver = await startReceiver()
    server = await startServer({
      DATABASE_URL: databases.url,
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      KEEPSAKE_DATA_DIR: directory,
      SIGNUP: 'open',
      DEFAULT_PLAN: 'unlimited',
      INITIAL_CREDITS: String(CREDITS),
      INTERNAL_API_KEY: OPERATOR,
      OUTBOUND_ALLOW: '127.0.0.1',
    })
    const { data } = await send('/auth/agent', { name: 'agent' }, { 'X-Internal-API-Key': OPERATOR })
    const path = `/api/v1/admin/organizations/${data.agent.organization_id}/keys`
    const made = await send(path, { name: 'load', role: 'owner', livemode: false }, { 'X-Internal-API-Key': OPERATOR })
    key = made.data.apiKey
    await send('/api/v1/webhooks', { url: `${receiver.url}/ok`, events: ['order.paid'] }, bearer())
  }, 180_000)

  afterAll(async () => {
    await server?.kill()
    await receiver?.close()
    await databases?.remove()
    await rm(directory, { recursive: true, force: true })
  })

  const bearer = () => ({ Authorization: `Bearer ${key}` })

  /** @throws Error unless it is answered with success */
  async function send(path: string, body: object, headers: Record<string, string>) {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw Object.assign(new Error(`${response.status} ${text}`), { status: response.status })
    return JSON.parse(text)
  }

  /** Repeats a call with its Idempotency-Key until it is acknowledged. Only an outage is a reason to repeat it. */
  async function acknowledged(path: string, body: object, idempotencyKey: string): Promise<void> {
    for (;;) {
      try {
        await send(path, body, { ...bearer(), 'Idempotency-Key': idempotencyKey })
        return
      } catch (error) {
        const status: unknown = Reflect.get(Object(error), 'status')
        // 409: the call before it has not ended yet
        if (status !== undefined && status !== 503 && status !== 409) throw error
        await sleep(200)
      }
    }
  }

  async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: databases.url })
    await client.connect()
    try {
      return (await client.query<Row>(sql, values)).rows
    } finally {
      await client.end()
    }
  }

  it('stores, charges and publishes once what was acknowledged, and is back within 30 seconds', {
    timeout: FAILOVERS * 60_000 + 120_000,
  }, async () => {
    const stored: string[] = []
    let isOver = false
    let lastAnswer = 0
    const callers = Array.from({ length: CALLERS }, async (_, caller) => {
      for (let n = 0; !isOver; n++) {
        const content = `Note ${n} of caller ${caller}.`
        const memory = { email: `dana${caller}@northwind.example`, content, extract: false }
        await acknowledged('/api/v1/memorize', memory, `memory-${caller}-${n}`)
        stored.push(content)
        const number = caller * 1_000_000 + n
        const events = [{ type: 'order.paid', data: { number } }]
        await acknowledged('/api/v1/webhooks/events', { events }, `event-${caller}-${n}`)
        lastAnswer = performance.now()
      }
    })
    const backAfter: number[] = []
    for (let round = 0; round < FAILOVERS; round++) {
      await sleep(LOAD_MS)
      const promoted = await databases.failOver()
      await vi.waitFor(() => expect(lastAnswer).toBeGreaterThan(promoted), { timeout: BACK_WITHIN_MS, interval: 20 })
      backAfter.push(lastAnswer - promoted)
      await databases.rebuildStandby()
    }
    isOver = true
    await Promise.all(callers)
    process.stdout.write(`${stored.length} memories, back after ${backAfter.map(ms => Math.round(ms)).join(', ')} ms\n`)
    expect(stored.length).toBeGreaterThan(FAILOVERS * CALLERS)

    const memories = await query<{ content: string }>('SELECT content FROM memories ORDER BY content COLLATE "C"')
    expect(memories.map(({ content }) => content)).toEqual(stored.toSorted())
    const [charges] = await query<{ n: number; credits: number; left: number }>(
      `SELECT count(*)::int AS n, sum(credits)::int AS credits,
         (SELECT sum(credits + credits_held)::int FROM tenants WHERE id = min(e.tenant_id)) AS left
       FROM usage_entries e WHERE operation = 'memorize'`,
    )
    expect(charges).toMatchObject({ n: stored.length, credits: stored.length })
    const deliveries = await query<{ deliveries: number; events: number }>(
      `SELECT count(*)::int AS deliveries, count(DISTINCT e.data)::int AS events FROM runtime.webhook_deliveries d
       JOIN runtime.webhook_events e ON e.id = d.event_id WHERE e.type = 'order.paid'`,
    )
    expect(deliveries).toEqual([{ deliveries: stored.length, events: stored.length }])
  })
})
