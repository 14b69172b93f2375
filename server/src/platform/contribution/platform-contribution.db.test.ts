import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ENDLESS_TURN } from '../../../test/support/endless-turn.ts'
import { advanceClock, openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { openDirectoryStore } from '../attachments/directory.ts'
import { createFiles, type Files } from '../attachments/files.ts'
import { createVault } from '../encryption/crypto.ts'
import { parseEncryptionKeys } from '../encryption/encryption-keys.ts'
import { type Consumer, emit, type StoredDomainEvent } from '../events/outbox.ts'
import { createIdempotency, type Idempotency } from '../idempotency/idempotency.ts'
import { scheduledJobs } from '../jobs/schedules.ts'
import { createOutboundFetch } from '../outbound-http/outbound-http.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import { createCallCounts } from '../usage/call-counts.ts'
import type { Platform } from './platform.ts'
import { createPlatformContribution, type Retentions } from './platform-contribution.ts'

const log = pino({ level: 'silent' })
const vault = createVault(parseEncryptionKeys(Buffer.alloc(32, 1).toString('base64')))
const tenant = 1

let test: TestDatabase
let seen: StoredDomainEvent[]
let idempotency: Idempotency
let store: AttachmentStore
let files: Files
let consumers: Consumer[]

beforeAll(async () => {
  test = await openTestDatabase()
  idempotency = createIdempotency(test.database, vault, log)
  store = await openDirectoryStore(join(test.store.directory, 'attachments'))
  files = createFiles(test.database, store)
  consumers = [async events => void seen.push(...events)]
})

beforeEach(async () => {
  seen = []
  await test.database.query("UPDATE runtime.clock SET ahead = '0'")
  await test.database.query('DELETE FROM organizations')
  await test.database.query("INSERT INTO organizations (id, name, plan) VALUES ('org_1', 'Acme', 'free')")
  await test.database.query(
    `INSERT INTO tenants (id, organization_id, livemode, credits, credits_held) VALUES (${tenant}, 'org_1', true, 90, 10)`,
  )
})

afterAll(() => test.close())

function run(name: string): Promise<{ again: number } | undefined> | undefined {
  const { database } = test
  const metrics = createMetrics({ withProcess: false })
  const outbound = createOutboundFetch({ allow: [] })
  const platform: Platform<Retentions> = {
    config: { USAGE_RETENTION_DAYS: 400, AUDIT_RETENTION_DAYS: 730 },
    database,
    vault,
    files,
    idempotency,
    outbound,
    mail: undefined,
    log,
    metrics,
    traces: undefined,
    isStopping: () => false,
  }
  const { schedules = {} } = createPlatformContribution(platform, { consumers, callCounts: createCallCounts(database) })
  const kind = `platform.${name}`
  return scheduledJobs(database, schedules, log)[kind]?.handle(
    {
      id: kind,
      kind,
      tenantId: null,
      payload: {},
      attempts: 1,
      maxAttempts: 9,
      hops: null,
      lease: randomUUID(),
      owner: '',
    },
    new AbortController().signal,
    ENDLESS_TURN,
  )
}

const count = async (table: string): Promise<number> =>
  (await test.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n ?? -1

describe('the platform schedules', () => {
  it('remove files whose row was never inserted, after an hour', async () => {
    const { key } = await files.put('gat_1', Buffer.from('a'))
    const kept = await files.put('gat_2', Buffer.from('b'))
    await files.keep(kept.key)
    await run('remove_files')
    await store.get(key)
    await advanceClock(test.database, '61 minutes')
    await run('remove_files')
    await expect(store.get(key)).rejects.toMatchObject({ problem: 'missing' })
    await expect(files.keep(key)).rejects.toMatchObject({ status: 503 })
    await store.get(kept.key)
    expect(await count('runtime.file_removals')).toBe(0)
  })

  it('try again to remove a file if the store was unavailable', async () => {
    const { key } = await files.put('gat_3', Buffer.from('a'))
    await advanceClock(test.database, '61 minutes')
    const away = vi.spyOn(store, 'delete').mockRejectedValueOnce(new Error('away'))
    await run('remove_files')
    away.mockRestore()
    await store.get(key)
    // until it is removed, the same upload cannot begin again
    await expect(files.put('gat_3', Buffer.from('a'))).rejects.toMatchObject({ status: 503 })
    await run('remove_files')
    await expect(store.get(key)).rejects.toMatchObject({ problem: 'missing' })
  })

  it('release expired credit reservations that a crash left', async () => {
    await test.database.query(
      `INSERT INTO credit_holds (id, tenant_id, operation, credits, expires_at)
       VALUES ('hld_1', ${tenant}, 'memorize', 10, app_now() + interval '15 min')`,
    )
    await run('sweep_credit_reservations')
    expect(await count('credit_holds')).toBe(1)
    await advanceClock(test.database, '16 minutes')
    expect(await run('sweep_credit_reservations')).toEqual({ again: 60 })
    expect(await count('credit_holds')).toBe(0)
    expect(await test.database.query('SELECT credits, credits_held FROM tenants')).toEqual([
      { credits: 100n, credits_held: 0n },
    ])
  })

  it('analyze tables that have grown, so that statements are planned for their size', async () => {
    const { database } = test
    const known = async () =>
      Object.fromEntries(
        (
          await database.query<{ relname: string; reltuples: number }>(
            "SELECT relname, reltuples FROM pg_class WHERE relname IN ('grown', 'small')",
          )
        ).map(({ relname, reltuples }) => [relname, reltuples]),
      )
    for (const [name, rows] of Object.entries({ grown: 20_000, small: 100 }))
      await database.query(
        `CREATE TABLE runtime.${name} WITH (autovacuum_enabled = off) AS SELECT n FROM generate_series(1, ${rows}) n`,
      )
    expect(await known()).toEqual({ grown: -1, small: -1 })
    expect(await run('refresh_statistics')).toEqual({ again: 5 })
    expect(await known()).toEqual({ grown: 20_000, small: -1 })
    await database.query('INSERT INTO runtime.grown SELECT n FROM generate_series(1, 1000) n')
    await run('refresh_statistics')
    expect(await known()).toMatchObject({ grown: 20_000 })
    await database.query('INSERT INTO runtime.grown SELECT n FROM generate_series(1, 19000) n')
    await run('refresh_statistics')
    expect(await known()).toMatchObject({ grown: 40_000 })
    await database.query('DROP TABLE runtime.grown, runtime.small')
  })

  it('delete idempotency keys after a day', async () => {
    const bodyHash = new Uint8Array(32)
    const key = { scope: `tenant:${tenant}`, operation: 'memorize', key: 'k', bodyHash, secret: false }
    await createIdempotency(test.database, vault, log).claim(key)
    await advanceClock(test.database, '23 hours')
    await run('purge_idempotency')
    expect(await count('idempotency_entries')).toBe(1)
    await advanceClock(test.database, '2 hours')
    await run('purge_idempotency')
    expect(await count('idempotency_entries')).toBe(0)
  })

  it('save the calls of the month, and never decrease them', async () => {
    const counted = (calls: number) =>
      test.database.query(
        `INSERT INTO runtime.rate_limits (tenant_id, minute, minute_calls, month, month_calls)
         VALUES (${tenant}, app_now(), 1, '2026-11-01', ${calls})
         ON CONFLICT (tenant_id) DO UPDATE SET month_calls = excluded.month_calls`,
      )
    const written = () => test.database.query('SELECT calls FROM monthly_calls')
    await counted(42)
    await run('write_down_calls')
    expect(await written()).toEqual([{ calls: 42n }])
    await counted(50)
    await run('write_down_calls')
    expect(await written()).toEqual([{ calls: 50n }])
    await counted(3)
    await run('write_down_calls')
    expect(await written()).toEqual([{ calls: 50n }])
  })

  it('pass domain events to their consumers, in order and once', async () => {
    await emit(test.database.scope({ tenantId: tenant, livemode: true }), {
      type: 'memory.created',
      data: { id: 'mem_1' },
    })
    await emit(test.database.scope({ tenantId: tenant, livemode: true }), {
      type: 'memory.created',
      data: { id: 'mem_2' },
    })
    await run('relay_events')
    await run('relay_events')
    expect(seen.map(({ data }) => data.id)).toEqual(['mem_1', 'mem_2'])
    expect(await count('runtime.outbox')).toBe(0)
  })

  it('run again after a failure', async () => {
    consumers = [
      async () => {
        throw new Error('a consumer broke')
      },
    ]
    const { database } = test
    await emit(database.scope({ tenantId: tenant, livemode: true }), { type: 'memory.created', data: {} })
    expect(await run('relay_events')).toEqual({ again: 5 })
    expect(await count('runtime.outbox')).toBe(1)
  })
})
