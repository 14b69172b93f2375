/**
 * Long lists in a browser: 100,000 records and 10,000 deliveries are scrolled to their end, without a frame that somebody
 * would wait for. The figures are written to the output; docs/console.md has those of one machine.
 */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase, startRun } from '../../server/test/support/postgresql.ts'
import { settled } from '../support/console-page.ts'
import { type ConsoleServer, startConsole } from '../support/console-server.ts'

const RECORDS = 100_000
const DELIVERIES = 10_000
/** What a turn of the wheel may take of the processor: on a machine that is busy with something else, time says nothing. */
const MAX_TURN_MS = 200
const MAX_ROWS = 60

const ID = `lpad(n::text, 26, '0')`
/** `$1` is the tenant, `$2` a collection, `$3` a subscription. */
const FILL = [
  `INSERT INTO records (id, tenant_id, type)
    SELECT 'rec_' || ${ID}, $1::int, 'Contact' FROM generate_series(1, ${RECORDS}) AS n WHERE $2::text <> $3::text`,
  `INSERT INTO record_keys (tenant_id, type, name, value, record_id)
    SELECT $1::int, 'Contact', 'email', 'contact' || n || '@northwind.example', 'rec_' || ${ID}
    FROM generate_series(1, ${RECORDS}) AS n WHERE $2::text <> $3::text`,
  `INSERT INTO property_values (tenant_id, record_id, collection_id, system_name, name, type, value, number_value, confidence,
      source, as_of)
    SELECT $1::int, 'rec_' || ${ID}, $2, 'seats', 'Seats', 'number', to_jsonb(n), n, 1, 'caller', now()
    FROM generate_series(1, ${RECORDS}) AS n WHERE $2::text <> $3::text`,
  `INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, status, attempts, created_at,
      finished_at)
    SELECT 'dlv_' || ${ID}, $1::int, $3, 'evt_' || ${ID}, 'order.paid', 'succeeded', 1,
      now() - make_interval(secs => ${DELIVERIES} - n), now() FROM generate_series(1, ${DELIVERIES}) AS n WHERE $2::text <> $3::text`,
]

const postgresql = inject('postgresql')
let run: Awaited<ReturnType<typeof startRun>>
let app: ConsoleServer
let webhook = ''

describe.skipIf(postgresql === undefined)('a long list', () => {
  beforeAll(async () => {
    const server = String(postgresql)
    run = await startRun(server, randomBytes(6).toString('hex'))
    const url = await createDatabase(server, `${run.prefix}_console`)
    const ENCRYPTION_KEY = randomBytes(32).toString('base64')
    app = await startConsole({}, { DATABASE_URL: url, ENCRYPTION_KEY, SIGNUP: 'open', DEFAULT_PLAN: 'unlimited' })
    const seats = { name: 'Seats', type: 'number' as const }
    const collection = await app.client.collections.create({ name: 'Deals', properties: [seats] })
    const created = await app.client.webhooks.create({ url: 'https://hooks.northwind.example/', events: ['order.*'] })
    webhook = created.data.id
    const database = new pg.Client(url)
    await database.connect()
    const { rows } = await database.query('SELECT tenant_id FROM collections WHERE id = $1', [collection.data.id])
    const values = [rows[0].tenant_id, collection.data.id, webhook]
    for (const statement of FILL) await database.query(statement, values)
    await database.query('ANALYZE')
    await database.end()
  }, 300_000)
  afterAll(async () => {
    await app?.stop()
    await run?.end()
  })

  it.each([
    ['records', RECORDS, () => '/records', 'contact100000@northwind.example'],
    // and the test event of the subscription
    ['deliveries', DELIVERIES, () => `/webhooks/${webhook}`, 'order.paid'],
  ])(
    'of %s is scrolled to its end',
    async (name, count, path, last) => {
      const page = await app.open(path())
      await settled(page)
      const meter = await measure(page)
      const near = await scrolled(page, meter, 200)
      const reading = await readToTheEnd(page, meter, count)
      expect(await page.locator('[aria-posinset]').last().textContent()).toContain(last)
      const far = await scrolled(page, meter, -200)
      process.stdout.write(`${name}: ${JSON.stringify({ near, reading, far })}\n`)
      for (const { busiest, rows } of [near, reading, far]) {
        expect(busiest).toBeLessThan(MAX_TURN_MS)
        expect(rows).toBeLessThan(MAX_ROWS)
      }
      expect(app.faults).toEqual([])
    },
    900_000,
  )
})

/** Milliseconds between frames, milliseconds of the processor in the busiest turn, and the most rows that the page had. */
interface Figures {
  turns: number
  frame: { median: number; p99: number }
  busiest: number
  rows: number
}

interface Meter {
  /** Milliseconds of the processor that the page has used until now. */
  used(): Promise<number>
}

async function measure(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(`{
    globalThis.seen = { gaps: [], rows: 0 }
    let before = performance.now()
    const frame = now => {
      seen.gaps.push(now - before)
      before = now
      seen.rows = Math.max(seen.rows, document.querySelectorAll('[aria-posinset]').length)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }`)
  return {
    async used() {
      const { metrics } = await session.send('Performance.getMetrics')
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
    },
  }
}

/** Repeats a turn until it says that it was the last. */
async function turned(page: Page, { used }: Meter, turn: (n: number) => Promise<boolean>): Promise<Figures> {
  await page.evaluate('Object.assign(seen, { gaps: [], rows: 0 })')
  let [busiest, before] = [0, await used()]
  let turns = 0
  for (let isLast = false; !isLast; turns++) {
    isLast = await turn(turns)
    const now = await used()
    busiest = Math.max(busiest, now - before)
    before = now
  }
  const { gaps, rows } = await page.evaluate<{ gaps: number[]; rows: number }>('seen')
  const sorted = gaps.toSorted((one, other) => one - other)
  const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { turns, frame: { median: at(0.5), p99: at(0.99) }, busiest: Math.round(busiest), rows }
}

/** Turns the wheel a number of times, as fast as people do. */
async function scrolled(page: Page, meter: Meter, turns: number): Promise<Figures> {
  await page.mouse.move(700, 500)
  return turned(page, meter, async n => {
    await page.mouse.wheel(0, Math.sign(turns) * 400)
    await page.waitForTimeout(16)
    return n + 1 === Math.abs(turns)
  })
}

/** Goes to the end of what is there, until all is there. */
function readToTheEnd(page: Page, meter: Meter, count: number): Promise<Figures> {
  const last = `(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    return Math.max(...[...document.querySelectorAll('[aria-posinset]')].map(row => Number(row.ariaPosInSet)))
  })()`
  return turned(page, meter, async () => {
    const shown = Number(await page.evaluate(last))
    await page.waitForTimeout(5)
    return shown >= count
  })
}
