import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFailed, test, vi } from 'vitest'
import { DELIVERIES_CHANNEL } from '../server/src/areas/webhooks/engine/sql/deliveries.ts'
import { JOBS_CHANNEL } from '../server/src/platform/jobs/jobs.ts'
import { newId } from '../server/src/platform/values/ids.ts'
import { type FaultyReceivers, isPoisoned, startFaultyReceivers } from './support/faulty-receivers.ts'
import { type Installation, missing, startInstallation } from './support/installation.ts'

/** `pnpm prove crashes` sends more events, and ends each process more often. */
const EVENTS = Number(process.env.KEEPSAKE_EVENTS ?? 800)
const ROUNDS = Number(process.env.KEEPSAKE_ROUNDS ?? 1)
const RECEIVERS = EVENTS >= 20_000 ? 50 : 12
/** Per account. */
const MAX_SUBSCRIPTIONS = 20
const AT_ONCE = 50
const HOUR = 3_600
const FIRST_STEP_SECONDS = 20
const MAX_STEP_SECONDS = 36 * HOUR

interface Endpoint {
  path: string
  type: string
  key: string
}

let receivers: FaultyReceivers
let here: Installation
beforeAll(async () => {
  if (missing) return
  receivers = await startFaultyReceivers()
  here = await startInstallation({ dispatch: 'nats', workers: 2 })
}, 120_000)
afterAll(async () => {
  await here?.remove()
  await receivers?.close()
})

const title = `each of ${EVENTS} events arrives or is a dead letter, whatever ${RECEIVERS} receivers do and whoever is ended, ${ROUNDS} times each`
test.skipIf(missing)(
  missing ? `${title} (skipped: ${missing})` : title,
  { timeout: 120_000 + EVENTS * 60 },
  async () => {
    onTestFailed(() => void process.stdout.write(`${here.lastWords()}\n`))
    const started = performance.now()
    const endpoints = await subscribeAll()
    const events = new Map(
      Array.from({ length: EVENTS }, (_, n): [string, Endpoint] => [newId('evt'), pick(endpoints, n)]),
    )
    const ends = Array.from({ length: ROUNDS }, (_, round) => endsOf(round)).flat()
    const ids = [...events.keys()]
    for (const [n, end] of ends.entries()) {
      const some = ids.slice((n * EVENTS) / ends.length, ((n + 1) * EVENTS) / ends.length)
      const before = receivers.arrivals
      const publishing = publishAll(some, events)
      // in the middle of sending: some have arrived, most have not
      await vi.waitFor(() => expect(receivers.arrivals).toBeGreaterThan(before + some.length / 5), {
        timeout: 60_000,
        interval: 1,
      })
      await end()
      await publishing
    }
    const [broken, gone] = [pick(endpoints, 0), pick(endpoints, 1)]
    receivers.fail(broken.path, 'status')
    receivers.fail(gone.path, 'gone')
    await letAllEnd()

    const rows = await here.query<{ id: string; status: string; attempts: number }>(
      `SELECT event_id AS id, status, attempts FROM runtime.webhook_deliveries WHERE event_type LIKE 'order%'`,
    )
    const dead = await deadLetters(endpoints)
    expect(receivers.problems).toEqual([])
    expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort())
    // the receiver has every delivery marked as succeeded, and each of the others is a dead letter with a reason
    const wrong = rows.filter(({ id, status }) =>
      status === 'succeeded'
        ? !receivers.taken.has(id)
        : !reasonsOf(id, events.get(id) === broken, events.get(id) === gone).includes(dead.get(id) ?? 'none'),
    )
    expect(wrong.map(row => ({ ...row, reason: dead.get(row.id), met: receivers.met.get(row.id) }))).toEqual([])
    const times = [...receivers.taken.values()]
    const duplicates = times.reduce((sum, count) => sum + count - 1, 0)
    // only what was in progress when something ended arrives twice
    expect(duplicates).toBeLessThan(EVENTS / 4)
    report({
      events: EVENTS,
      receivers: RECEIVERS,
      'ended: server, worker, PostgreSQL, NATS': ROUNDS,
      arrivals: receivers.arrivals,
      succeeded: rows.filter(({ status }) => status === 'succeeded').length,
      ...Object.fromEntries([...Map.groupBy(dead.values(), reason => reason)].map(([name, all]) => [name, all.length])),
      lost: ids.filter(id => !receivers.taken.has(id) && !dead.has(id)).length,
      duplicates,
      seconds: Math.round((performance.now() - started) / 1000),
    })
  },
)

const pick = (endpoints: readonly Endpoint[], n: number): Endpoint => {
  const endpoint = endpoints[n % endpoints.length]
  if (!endpoint) throw new Error('There are no endpoints.')
  return endpoint
}

/** Ends each process once. PostgreSQL alternates between a clean shutdown and a crash. */
const endsOf = (round: number): (() => Promise<void>)[] => [
  here.killServer,
  () => here.killWorker(round % 2),
  async () => {
    await here.postgresql.stop(round % 2 ? 'fast' : 'immediate')
    await here.postgresql.start()
  },
  async () => {
    await here.nats.kill()
    await here.nats.start()
  },
]

async function subscribeAll(): Promise<Endpoint[]> {
  const endpoints: Endpoint[] = []
  for (let n = 0; n < RECEIVERS; n++) {
    const key = n % MAX_SUBSCRIPTIONS === 0 ? await here.testKey() : pick(endpoints, n - 1).key
    const [path, type] = [`/ok/${n}`, `order${n}.paid`]
    const body = { url: receivers.url + path, events: [type], timeout_ms: 1_000 }
    const { data } = await here.call('POST', '/api/v1/webhooks', body, key)
    receivers.add(path, data.secret_current)
    endpoints.push({ path, type, key })
  }
  return endpoints
}

/** Repeats each call until it is acknowledged: an interrupted call is made again with the same ids. */
async function publishAll(ids: readonly string[], events: ReadonlyMap<string, Endpoint>): Promise<void> {
  for (const [key, own] of Map.groupBy(ids, id => events.get(id)?.key))
    for (let n = 0; n < own.length; n += AT_ONCE) {
      const batch = own.slice(n, n + AT_ONCE).map(id => ({ id, type: events.get(id)?.type, data: { id: `ord_${id}` } }))
      while (!(await here.call('POST', '/api/v1/webhooks/events', { events: batch }, key).catch(() => undefined)))
        await sleep(100)
    }
}

const BUSY = `
  SELECT count(*) FILTER (WHERE d.due_at > app_now() AND d.lease IS NOT NULL
      OR d.due_at <= app_now() AND s.circuit_state = 'closed' AND s.disabled_at IS NULL)::int
    + (SELECT count(*)::int FROM runtime.jobs
       WHERE kind = 'webhooks.tend_circuits' AND (run_at <= app_now() OR lease IS NOT NULL))
    + (SELECT count(*)::int FROM webhook_subscriptions WHERE circuit_probe_at <= app_now() AND disabled_at IS NULL)
    AS busy, count(*)::int AS waiting
  FROM runtime.webhook_deliveries d JOIN webhook_subscriptions s ON s.id = d.subscription_id WHERE d.due_at IS NOT NULL`

const ADVANCE = `
  WITH moved AS (UPDATE runtime.clock SET ahead = ahead + make_interval(secs => $1) RETURNING 1)
  SELECT pg_notify('${DELIVERIES_CHANNEL}', ''), pg_notify('${JOBS_CHANNEL}', '') FROM moved`

/** Advances the clock whenever nothing is left to do at its time. */
async function letAllEnd(): Promise<void> {
  for (let step = FIRST_STEP_SECONDS; ; step = Math.min(step * 2, MAX_STEP_SECONDS)) {
    const waiting = await vi.waitFor(
      async () => {
        const [row] = await here.query<{ busy: number; waiting: number }>(BUSY)
        expect(row?.busy).toBe(0)
        return row?.waiting
      },
      { timeout: 120_000, interval: 100 },
    )
    if (waiting === 0) return
    await here.query(ADVANCE, [step])
  }
}

/** The reasons by event. */
async function deadLetters(endpoints: readonly Endpoint[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const key of new Set(endpoints.map(endpoint => endpoint.key)))
    for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
      const path = `/api/v1/webhooks/dead-letters?limit=200${cursor ? `&cursor=${cursor}` : ''}`
      const { data, nextCursor } = await here.call('GET', path, undefined, key)
      for (const { event_id, reason } of data) found.set(event_id, reason)
      cursor = nextCursor
    }
  return found
}

/** Why an event may be a dead letter: by the behaviours it has met, and its receiver. */
function reasonsOf(id: string, isBroken: boolean, isGone: boolean): string[] {
  const reasons = {
    rejected: receivers.met.get(id)?.has('redirecting'),
    gone: isGone,
    circuit_open: isBroken,
    attempts_exhausted: isPoisoned(id) || isBroken,
  }
  return Object.entries(reasons).flatMap(([reason, may]) => (may ? [reason] : []))
}

function report(figures: Record<string, number>): void {
  for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name.padEnd(45)}${value}\n`)
}
