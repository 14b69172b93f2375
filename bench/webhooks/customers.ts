import { inBulk, openBeside } from '../lib/bulk.ts'
import { latencies } from '../lib/load.ts'
import { say } from '../lib/progress.ts'
import { median } from '../lib/statistics.ts'
import type { SuiteOptions } from '../lib/suite.ts'
import { type Account, dataOf, openAccount } from './account.ts'
import type { Receiver } from './receiver.ts'

const FEW = 10_000
const MANY = 1_000_000
const INSERTED_AT_ONCE = 25_000
/** Calls in one turn, and turns of each account. */
const CALLS = 50
const TURNS = 8
/** The first ones plan the statements. */
const WARM_CALLS = 50

// the one that the service has created, with its encrypted secret, for each customer
const SUBSCRIBE = `
  INSERT INTO webhook_subscriptions
  SELECT each.* FROM webhook_subscriptions s
  CROSS JOIN generate_series($1::int, $2::int) AS n
  CROSS JOIN LATERAL jsonb_populate_record(s, jsonb_build_object('id', 'whk_' || lpad(n::text, 26, '0'), 'customer', 'customer_' || n)) AS each
  WHERE s.customer = 'first'`

const ADD = `
  INSERT INTO webhook_customers (tenant_id, uid)
  SELECT s.tenant_id, 'customer_' || n FROM webhook_subscriptions s CROSS JOIN generate_series($1::int, $2::int) AS n
  WHERE s.customer = 'first'`

/** How long it takes to publish an event for one of very many customers, each with a subscription. */
export async function measureCustomers(receiver: Receiver, { quick, note }: SuiteOptions): Promise<void> {
  const many = quick ? 2 * FEW : MANY
  const ofFew = await accountWith(FEW, receiver)
  const ofMany = await accountWith(many, receiver)
  const turns = { few: [] as number[], many: [] as number[] }
  await publishing(ofFew, FEW, WARM_CALLS)
  await publishing(ofMany, many, WARM_CALLS)
  for (let turn = 0; turn < (quick ? 1 : TURNS); turn++) {
    turns.few.push(...(await publishing(ofFew, FEW, CALLS)))
    turns.many.push(...(await publishing(ofMany, many, CALLS)))
  }
  note({
    name: `publish to one of ${many.toLocaleString('en-US')} customers, p50, PostgreSQL`,
    value: median(turns.many),
    unit: 'ms',
    floor: { name: `to one of ${FEW.toLocaleString('en-US')}`, value: median(turns.few) },
    target: { of: 'ratio', is: 'at most', than: 2 },
  })
  await ofFew.end()
  await ofMany.end()
}

async function accountWith(count: number, { url }: Receiver): Promise<Account> {
  const account = await openAccount('PostgreSQL')
  await account.client.post('/api/v1/webhooks', { url: `${url}/ok`, events: ['order.paid'], customer: 'first' })
  say(`  adding ${count.toLocaleString('en-US')} customers …`)
  const database = await openBeside(account.store)
  for (let from = 1; from <= count; from += INSERTED_AT_ONCE) {
    const range = [from, Math.min(from + INSERTED_AT_ONCE - 1, count)]
    await inBulk(database, async () => {
      await database.query(ADD, range)
      await database.query(SUBSCRIBE, range)
    })
  }
  await database.query('ANALYZE webhook_customers, webhook_subscriptions')
  await database.close()
  return account
}

/** Milliseconds of each call, for another customer each time. */
const publishing = ({ client }: Account, customers: number, times: number): Promise<number[]> =>
  latencies(times, async () => {
    const customer = `customer_${1 + Math.floor(Math.random() * customers)}`
    await client.post('/api/v1/webhooks/events', { events: [{ type: 'order.paid', data: dataOf(0), customer }] })
  })
