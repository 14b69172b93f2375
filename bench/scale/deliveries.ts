import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { claimDeliveries } from '../../server/src/areas/webhooks/engine/sql/deliveries.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { createdCursor, createdPosition } from '../../server/src/platform/lists/list.ts'
import { inBulk } from '../lib/bulk.ts'
import { insertDeliveries, requireAlikeDelivery } from '../lib/fill-deliveries.ts'
import { latencies } from '../lib/load.ts'
import { say } from '../lib/progress.ts'
import { BATCH, openAccount } from '../webhooks/account.ts'
import { startReceiver, subscribeAll, typesOf } from '../webhooks/receiver.ts'
import { growthSuite } from './growth.ts'
import { measureSweep } from './sweep.ts'

const AT_ONCE = 250_000
const DELIVERED = 20 * BATCH
const CLAIMED = 100
const CLAIMS = 60
const WARM_CLAIMS = 10
const WAITING = 10_000

const WAIT = `
  INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, due_at)
  SELECT 'dlv_' || n, s.tenant_id, s.id, e.id, e.type, app_now()
  FROM generate_series(1, ${WAITING}) AS n
  JOIN (SELECT id, tenant_id, row_number() OVER (ORDER BY id) AS nth FROM webhook_subscriptions WHERE kind = 'webhook') AS s
    ON s.nth = 1 + n % 10
  CROSS JOIN (SELECT id, type FROM runtime.webhook_events ORDER BY created_at DESC LIMIT 1) AS e`

const MIDDLE = `
  SELECT created_at AS "createdAt", id FROM runtime.webhook_deliveries WHERE subscription_id = $1
  ORDER BY created_at DESC, id DESC OFFSET (SELECT count(*) / 2 FROM runtime.webhook_deliveries WHERE subscription_id = $1) LIMIT 1`

/** Milliseconds of claims in a transaction that is rolled back, so that the server does not see what waits. */
async function claims(database: Database): Promise<number[]> {
  const enough = new Error('rolled back')
  const taken: number[] = []
  const claim = { after: '', busy: new Map<string, number>(), endpointLimit: 10, limit: CLAIMED }
  await database
    .transaction(async () => {
      await database.query(WAIT)
      const next = () => claimDeliveries(database, { ...claim, lease: randomUUID() })
      taken.push(...(await latencies(WARM_CLAIMS + CLAIMS, next)))
      throw enough
    })
    .catch(error => {
      if (error !== enough) throw error
    })
  return taken.slice(WARM_CLAIMS)
}

async function cursorInTheMiddle(database: Database, subscription: string): Promise<string> {
  const [row] = await database.query<{ createdAt: Date; id: string }>(MIDDLE, [subscription])
  if (!row) throw new Error(`${subscription} has no deliveries.`)
  return createdCursor('webhook-deliveries').encode(createdPosition(row))
}

const Published = z.object({ data: z.array(z.object({ id: z.string() })) })
const Destination = z.object({ data: z.object({ id: z.string() }) })

/** A million events, each delivered to one of ten subscriptions, inserted in SQL as delivered within 70 days. */
export const deliveries = growthSuite({
  name: 'deliveries',
  rows: 'deliveries',
  size: 1_000_000,
  perMillion: { minutes: 5, gigabytes: 3 },
  async open() {
    const account = await openAccount('PostgreSQL')
    const { client } = account
    const receiver = await startReceiver()
    const subscriptions = await subscribeAll(account, `${receiver.url}/ok`)
    const [first = ''] = subscriptions
    const body = { name: 'Orders', url: `${receiver.url}/ok`, events: ['invoice.*'] }
    const destination = Destination.parse(await client.post('/api/v1/destinations', body)).data.id
    const list = (query: string) => () => client.get(`/api/v1/webhooks/${first}/deliveries?limit=50${query}`)
    const publish = () => client.post('/api/v1/webhooks/events', { events: [{ type: 'order1.paid', data: {} }] })
    let deep = ''
    return {
      keepsake: {
        ...account,
        async end() {
          await account.end()
          await receiver.stop()
        },
      },
      async load(from, to, database) {
        if (from === 0) await requireAlikeOne(database)
        for (let start = from + 1; start <= to; start += AT_ONCE) {
          const last = Math.min(start + AT_ONCE - 1, to)
          await inBulk(database, () => insertDeliveries(database, start, last, to))
          say(`  ${last.toLocaleString('en-US')} deliveries stored`)
        }
        deep = await cursorInTheMiddle(database, first)
      },
      paths: {
        'GET /me': () => client.get('/api/v1/me'),
        'publishing an event': publish,
        'the newest 50 deliveries of a webhook': list(''),
        'a page in the middle of them': () => list(`&cursor=${deep}`)(),
        'those that failed, of which there are none': list('&status=failed'),
        'those of one type': list('&event_type=order0.paid'),
        'the changes of a destination': () => client.get(`/api/v1/destinations/${destination}/logs`),
        'dead letters': () => client.get('/api/v1/webhooks/dead-letters'),
        'webhook metrics': () => client.get('/api/v1/webhooks/metrics'),
      },
      rates: {
        'publishing and delivering': async () => {
          await receiver.reset()
          await account.publish(typesOf(DELIVERED))
          await receiver.until(DELIVERED)
          return DELIVERED
        },
      },
      timed: { [`a claim of ${CLAIMED}, ${WAITING.toLocaleString('en-US')} wait`]: claims },
      finish: (database, options) =>
        measureSweep(database, options, {
          call: publish,
          refill: count => inBulk(database, () => insertDeliveries(database, 1, count, count)),
        }),
    }

    async function requireAlikeOne(database: Database): Promise<void> {
      const { data } = Published.parse(
        await client.post('/api/v1/webhooks/events', {
          events: [
            {
              type: 'order1.paid',
              data: { id: 'ord_1', amount_cents: 1250, currency: 'EUR', sent_at: new Date().toISOString() },
            },
          ],
        }),
      )
      await receiver.until(1)
      // the outcome is stored after the answer
      await new Promise(resolve => setTimeout(resolve, 1_000))
      await inBulk(database, () => insertDeliveries(database, 1, 1, 1))
      await requireAlikeDelivery(database, data[0]?.id ?? '')
    }
  },
})
