import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { median, quantile } from '../../bench/lib/statistics.ts'
import { type Receiver, startReceiver } from '../../server/test/support/receiver.ts'
import { type Crowd, idleCrowd, slowCrowd } from '../support/crowd.ts'
import { type PostgresqlCluster, postgresqlBinaries, startPostgresql } from '../support/postgresql-cluster.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { holdRate, maximumRate, type Sample } from '../support/steady-load.ts'

const LOAD_MS = Number(process.env.KEEPSAKE_LOAD_MINUTES ?? 2) * 60_000
const PART_OF_MAXIMUM = 0.7
const WARM_UP_MS = LOAD_MS / 5
/** Two windows are compared: the first after the warm-up and the last one. */
const WINDOW_MS = LOAD_MS / 4
const MAX_GROWTH = 1.1
const MAX_SLOWDOWN = 2
/** Below this a 99th percentile says more about the machine. */
const STEADY_MS = 100

const CALLERS = 8
const MEASURE_MS = 10_000
const IDLE = 5_000
const SLOW = 100
const WAIT_FOR_MODEL = 4
const PEOPLE = 200
const OPERATOR = 'internal-key-of-the-load'

const reason = 'reason' in postgresqlBinaries ? postgresqlBinaries.reason : undefined

describe.each([
  { name: 'the embedded database', isEmbedded: true },
  { name: 'PostgreSQL', isEmbedded: false },
])('70 % of the maximum on $name', ({ name, isEmbedded }) => {
  const directories: string[] = []
  const crowds: Crowd[] = []
  let cluster: PostgresqlCluster | undefined
  let model: Server | undefined
  let receiver: Receiver | undefined
  let server: ServerProcess | undefined

  afterEach(async () => {
    for (const crowd of crowds.splice(0)) crowd.close()
    await server?.kill()
    await receiver?.close()
    model?.closeAllConnections()
    model?.close()
    await cluster?.remove()
    await Promise.all(directories.splice(0).map(directory => rm(directory, { recursive: true, force: true })))
  }, 120_000)

  async function call(path: string, body: object, headers: Record<string, string>) {
    const response = await fetch(`${server?.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }

  async function residentBytes(): Promise<number> {
    const response = await fetch(`${server?.url}/metrics`, { headers: { Authorization: `Bearer ${OPERATOR}` } })
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(await response.text())?.[1])
  }

  it.skipIf(!isEmbedded && reason)(
    `is held beside idle connections, slow clients, a receiver and a model that hang${(!isEmbedded && reason) || ''}`,
    { timeout: LOAD_MS + 300_000 },
    async () => {
      const directory = await mkdtemp(join(tmpdir(), 'keepsake-load-'))
      directories.push(directory)
      cluster = isEmbedded ? undefined : await startPostgresql()
      receiver = await startReceiver()
      model = createServer(() => {}).listen(0, '127.0.0.1')
      await once(model, 'listening')
      const { port } = model.address() as AddressInfo
      server = await startServer({
        ...(cluster && { DATABASE_URL: cluster.url, ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') }),
        KEEPSAKE_DATA_DIR: directory,
        SIGNUP: 'open',
        DEFAULT_PLAN: 'unlimited',
        INITIAL_CREDITS: '100000000',
        INTERNAL_API_KEY: OPERATOR,
        OUTBOUND_ALLOW: '127.0.0.1',
        MODEL_PROVIDER: 'openai-compatible',
        MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
        MODEL_NAME: 'hanging',
      })
      const operator = { 'X-Internal-API-Key': OPERATOR }
      const { agent } = (await call('/auth/agent', { name: 'load' }, operator)).data
      const keys = `/api/v1/admin/organizations/${agent.organization_id}/keys`
      const made = await call(keys, { name: 'load', role: 'owner', livemode: false }, operator)
      const bearer = { Authorization: `Bearer ${made.data.apiKey}` }
      for (const path of ['ok', 'hanging'])
        await call('/api/v1/webhooks', { url: `${receiver.url}/${path}`, events: ['order.paid'] }, bearer)

      const mix = (n: number): Promise<unknown> => {
        const email = `contact${n % PEOPLE}@northwind.example`
        if (n % 10 === 0)
          return call('/api/v1/webhooks/events', { events: [{ type: 'order.paid', data: { n } }] }, bearer)
        if (n % 3 > 0) return call('/api/v1/smart-recall', { email, query: 'What did they order?' }, bearer)
        return call('/api/v1/memorize', { email, content: `They ordered box ${n}.`, extract: false }, bearer)
      }
      for (let n = 0; n < PEOPLE; n++)
        await call(
          '/api/v1/memorize',
          { email: `contact${n}@northwind.example`, content: `They ordered crate ${n}.`, extract: false },
          bearer,
        )
      const maximum = await maximumRate(n => mix(n + 1_000_000_000), CALLERS, MEASURE_MS)

      const idle = idleCrowd(server.url, IDLE)
      const slow = slowCrowd(server.url, SLOW)
      crowds.push(idle, slow)
      await expect.poll(idle.open, { timeout: 60_000 }).toBe(IDLE)
      let isOver = false
      const waiting = Array.from({ length: WAIT_FOR_MODEL }, async (_, caller) => {
        for (let n = 0; !isOver; n++)
          await call(
            '/api/v1/memorize',
            { email: `waits${caller}@northwind.example`, content: `They said ${n} things.` },
            bearer,
          ).catch(() => {})
      })
      const memory: Sample[] = []
      const open: number[] = []
      const started = performance.now()
      const watching = (async () => {
        while (!isOver) {
          memory.push({ at: performance.now() - started, ms: await residentBytes() })
          open.push(idle.open())
          await sleep(1_000)
        }
      })()
      const { samples, failures } = await holdRate(mix, maximum * PART_OF_MAXIMUM, LOAD_MS)
      isOver = true
      await watching

      const early = ({ at }: Sample) => at >= WARM_UP_MS && at < WARM_UP_MS + WINDOW_MS
      const late = ({ at }: Sample) => at >= LOAD_MS - WINDOW_MS
      const p99 = (part: (sample: Sample) => boolean) =>
        quantile(
          samples.filter(part).map(({ ms }) => ms),
          0.99,
        )
      const bytes = (part: (sample: Sample) => boolean) => median(memory.filter(part).map(({ ms }) => ms))
      const [before, after] = [p99(early), p99(late)]
      const growth = bytes(late) / bytes(early)
      const megabytes = Math.round(bytes(late) / 1_000_000)
      process.stdout.write(
        `${name}: ${Math.round(maximum * PART_OF_MAXIMUM)} of ${Math.round(maximum)} calls a second for ${LOAD_MS / 60_000} min, ` +
          `p99 ${Math.round(before)} ms, then ${Math.round(after)} ms, memory ${megabytes} MB, ${growth.toFixed(3)} times, ` +
          `${median(open)} idle connections\n`,
      )
      expect(failures).toEqual([])
      expect(median(open)).toBeGreaterThan(0.9 * IDLE)
      expect(growth).toBeLessThanOrEqual(MAX_GROWTH)
      expect(after).toBeLessThanOrEqual(Math.max(before * MAX_SLOWDOWN, STEADY_MS))
      expect(receiver.arrivals.some(({ path }) => path === '/ok')).toBe(true)
      await server.kill()
      await Promise.all(waiting)
    },
  )
})
