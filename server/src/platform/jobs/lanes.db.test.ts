import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { useApp } from '../../../test/support/use-app.ts'
import { claim, enqueue } from './jobs.ts'
import type { Lane } from './lanes.ts'
import { type JobKind, type Runner, startRunner, type Turn, type Unfinished, YIELD } from './runner.ts'

const app = useApp()
const log = pino({ level: 'silent' })
const runners: Runner[] = []
afterEach(async () => {
  for (const stop of hanging.splice(0)) stop()
  await Promise.all(runners.splice(0).map(runner => runner.stop()))
  await app.database.query('DELETE FROM runtime.jobs')
})

interface Started {
  tenant: number | null
  kind: string
}
const started: Started[] = []
const hanging: (() => void)[] = []

/** Starts a process whose jobs run until they are let go, or do what `work` does. */
function start(work: (turn: Turn) => Promise<Unfinished | undefined> = hang): Runner {
  started.length = 0
  const handle = async (job: { tenantId: number | null; kind: string }, turn: Turn) => {
    started.push({ tenant: job.tenantId, kind: job.kind })
    return work(turn)
  }
  const kind = (lane: Lane): JobKind => ({ lane, handle: (job, _, turn) => handle(job, turn) })
  const kinds = {
    mail: kind('upkeep'),
    purge: kind('upkeep'),
    batch: kind('bulk'),
    ingest: kind('bulk'),
    run: kind('agents'),
  }
  const runner = startRunner({ database: app.database, kinds, log })
  runners.push(runner)
  return runner
}

const hang = (): Promise<undefined> => new Promise(resolve => hanging.push(() => resolve(undefined)))
const done = async (): Promise<undefined> => undefined

async function tenants(count: number): Promise<number[]> {
  const made = await Promise.all(Array.from({ length: count }, () => app.organization()))
  return made.map(each => each.tenants.live).sort((a, b) => a - b)
}

/** Queues jobs as every version of the server writes them. */
const queue = (kind: string, tenantId: number, count: number): Promise<unknown> =>
  app.database.query(
    `INSERT INTO runtime.jobs (id, kind, tenant_id, payload, run_at, priority, max_attempts)
     SELECT $1::text || $2::int || '-' || n, $1, $2, '{}', app_now() + n * interval '1 us' - interval '1 h', 0, 10 FROM generate_series(1, $3::int) AS n`,
    [kind, tenantId, count],
  )

const count = (tenant: number): number => started.filter(each => each.tenant === tenant).length

it('an organization has at most half of the places of a lane, and others get theirs', async () => {
  const [flood = 0, other = 0] = await tenants(2)
  await queue('batch', flood, 300)
  await queue('ingest', flood, 300)
  start()
  await vi.waitFor(() => expect(count(flood)).toBeGreaterThan(0))
  await queue('ingest', other, 1)
  runners[0]?.wake()
  await vi.waitFor(() => expect(count(other)).toBe(1))
  expect(count(flood)).toBe(app.database.kind === 'embedded' ? 1 : 2)
})

it('live and test data of an organization share its places', async () => {
  const { tenants: own } = await app.organization()
  await queue('batch', own.live, 30)
  await queue('batch', own.test, 30)
  start()
  await vi.waitFor(() => expect(started).not.toEqual([]))
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(started).toHaveLength(app.database.kind === 'embedded' ? 1 : 2)
})

it('full lanes do not hold up the others', async () => {
  const floods = await tenants(12)
  for (const tenant of floods) for (const kind of ['batch', 'run']) await queue(kind, tenant, 20)
  await enqueue(app.database, { kind: 'purge', payload: {} })
  await queue('mail', floods[0] ?? 0, 1)
  start()
  await vi.waitFor(() => expect(new Set(started.map(({ kind }) => kind)).size).toBe(4))
})

it('organizations take turns, whatever each has queued', async () => {
  const all = await tenants(4)
  for (const [n, tenant] of all.entries()) await queue(n % 2 ? 'batch' : 'ingest', tenant, n === 0 ? 200 : 3)
  start(done)
  await vi.waitFor(() => expect(started.length).toBe(209), 30_000)
  const first = started.slice(0, 12)
  for (const tenant of all) expect(first.filter(each => each.tenant === tenant)).toHaveLength(3)
})

it('a job that waits for others has no place', async () => {
  const [one = 0, two = 0] = await tenants(2)
  await queue('run', one, 20)
  start(turn => {
    turn.leave()
    turn.leave()
    return hang()
  })
  await vi.waitFor(() => expect(count(one)).toBe(20))
  await queue('run', two, 1)
  runners[0]?.wake()
  await vi.waitFor(() => expect(count(two)).toBe(1))
})

it('a long job gives its turn to others, and goes on without using up its attempts', async () => {
  const [long = 0, other = 0, third = 0] = await tenants(3)
  for (const tenant of [long, other]) await queue('batch', tenant, 1)
  await queue('batch', third, 2)
  const turns: boolean[] = []
  start(async turn => {
    if (started.at(-1)?.tenant === third) return undefined
    while (!turn.isOver()) await new Promise(resolve => setTimeout(resolve, 20))
    turns.push(true)
    return turns.length < 4 ? YIELD : undefined
  })
  await vi.waitFor(() => expect(count(third)).toBe(2), 10_000)
  await vi.waitFor(async () => expect(await app.database.query('SELECT FROM runtime.jobs')).toEqual([]), 30_000)
  expect(turns.length).toBeGreaterThanOrEqual(4)
}, 40_000)

it('an owner that rests gets no turn, and its job counts no attempt', async () => {
  const [busy = 0, other = 0] = await tenants(2)
  await queue('run', busy, 50)
  await queue('run', other, 1)
  start(async () => (started.at(-1)?.tenant === busy ? { again: 0, attempted: false, rest: 60 } : undefined))
  await vi.waitFor(() => expect(count(other)).toBe(1))
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(count(busy)).toBe(1)
  const rows = await app.database.query('SELECT DISTINCT attempts, lease FROM runtime.jobs')
  expect(rows).toEqual([{ attempts: 0, lease: null }])
})

it('processes share the queue, and no job runs twice', async () => {
  const all = await tenants(5)
  for (const tenant of all) await queue('batch', tenant, 20)
  start(done)
  start(done)
  start(done)
  await vi.waitFor(() => expect(started.length).toBe(100), 30_000)
  await vi.waitFor(async () => expect(await app.database.query('SELECT FROM runtime.jobs')).toEqual([]), 30_000)
  expect(started).toHaveLength(100)
})

it('a claim reads a few pages, however much one organization has queued', async () => {
  const all = await tenants(3)
  const [flood = 0, , last = 0] = all
  await queue('batch', flood, 100_000)
  for (const tenant of all.slice(1)) await queue('batch', tenant, 2)
  await app.database.query('ANALYZE runtime.jobs')
  const lane = { kinds: ['batch', 'ingest', 'reextract'], after: flood, busy: [] }
  const claimed = await claim(app.database, [lane, { ...lane, kinds: ['mail'] }])
  expect(claimed.map(({ tenantId }) => tenantId)).toEqual([all[1]])
  const [{ owner = '' } = {}] = claimed
  // the one that comes after the flood again
  expect((await claim(app.database, [{ ...lane, after: last }])).map(({ tenantId }) => tenantId)).toEqual([flood])
  expect((await claim(app.database, [{ ...lane, busy: [owner] }])).map(({ tenantId }) => tenantId)).toEqual([last])
  const started = performance.now()
  for (let n = 0; n < 50; n++) await claim(app.database, [{ ...lane, busy: [owner] }])
  const each = (performance.now() - started) / 50
  expect(each).toBeLessThan(25)
}, 120_000)
