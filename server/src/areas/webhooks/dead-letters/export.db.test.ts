import { expect, it } from 'vitest'
import { useApp } from '../../../../test/support/use-app.ts'
import { newId } from '../../../platform/values/ids.ts'
import { API_VERSION } from '../limits.ts'

const app = useApp()

interface Account {
  key: string
  tenant: number
  webhook: string
}

async function account(): Promise<Account> {
  const { key, tenants } = await app.organization()
  const body = { url: 'https://hooks.northwind.example/', events: ['*'] }
  const { data } = (await app.call('POST', '/api/v1/webhooks', { key, body })).body
  return { key, tenant: tenants.live, webhook: data.id }
}

/** Publishes events and marks their deliveries as rejected with a 400, as the engine would. */
async function bury({ key, tenant }: Account, events: object[]): Promise<void> {
  await app.call('POST', '/api/v1/webhooks/events', { key, body: { events } })
  const ids = Array.from(events, () => newId('dlq'))
  await app.database.query(
    `WITH buried AS (
       UPDATE runtime.webhook_deliveries SET due_at = NULL, status = 'dead_lettered', attempts = 1, response_code = 400
       WHERE tenant_id = $1 AND due_at IS NOT NULL RETURNING id, tenant_id, subscription_id
     )
     INSERT INTO runtime.webhook_dead_letters (id, tenant_id, subscription_id, delivery_id, reason)
     SELECT ($2::text[])[row_number() OVER ()], tenant_id, subscription_id, id, 'rejected' FROM buried`,
    [tenant, ids],
  )
}

interface Line {
  dead_letter?: { id: string; event_id: string; reason: string }
  event?: { id: string; data: { object: Record<string, unknown> } }
  end?: { dead_letters: number }
}

const exported = async ({ key }: Account, query = ''): Promise<Line[]> => {
  const { status, headers, body } = await app.call('GET', `/api/v1/webhooks/dead-letters/export${query}`, { key })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  expect(body.success).toBe(true)
  return body.lines
}

it('returns each dead letter with its complete event, oldest first, and the total at the end', async () => {
  const [own, other] = [await account(), await account()]
  const large = 'x'.repeat(100_000)
  await bury(other, [{ type: 'order.paid', data: {} }])
  await bury(own, [{ type: 'order.paid', data: { id: 'ord_1' }, previous_attributes: { status: 'open' } }])
  await bury(own, [{ type: 'order.refunded', data: { id: 'ord_2', large } }])
  const lines = await exported(own)
  expect(lines).toMatchObject([
    {
      dead_letter: { subscription_id: own.webhook, event_type: 'order.paid', reason: 'rejected', response_code: 400 },
      event: {
        type: 'order.paid',
        api_version: API_VERSION,
        data: { object: { id: 'ord_1' }, previous_attributes: { status: 'open' } },
        livemode: true,
      },
    },
    { dead_letter: { event_type: 'order.refunded' }, event: { data: { object: { id: 'ord_2', large } } } },
    { end: { dead_letters: 2 } },
  ])
  for (const { dead_letter, event } of lines.slice(0, 2)) expect(event?.id).toBe(dead_letter?.event_id)
})

it('accepts the filters of the list', async () => {
  const own = await account()
  await bury(own, [{ type: 'order.paid', data: {} }])
  await bury(own, [{ type: 'order.refunded', data: {} }])
  for (const [query, count] of [
    ['?event_type=order.paid', 1],
    ['?reason=gone', 0],
    ['?replayed=false', 2],
    ['?replayed=true', 0],
    ['?until=2020-01-01T00:00:00Z', 0],
    [`?subscription_id=${own.webhook}&since=2020-01-01T00:00:00Z`, 2],
  ] as const)
    expect((await exported(own, query)).at(-1), query).toEqual({ end: { dead_letters: count } })
  const refused = await app.call('GET', '/api/v1/webhooks/dead-letters/export?reason=nonsense', { key: own.key })
  expect(refused.status).toBe(400)
})

it('returns each dead letter once, regardless of their number and size', async () => {
  const own = await account()
  const events = (count: number, size: number) =>
    Array.from({ length: count }, (_, n) => ({ type: 'order.paid', data: { n, filler: 'x'.repeat(size) } }))
  await bury(own, events(210, 10))
  for (let n = 0; n < 3; n++) await bury(own, events(1, 2_000_000))
  const lines = await exported(own)
  expect(lines.at(-1)).toEqual({ end: { dead_letters: 213 } })
  expect(new Set(lines.map(({ dead_letter }) => dead_letter?.id)).size).toBe(214)
  const ids = lines.flatMap(({ dead_letter }) => dead_letter?.id ?? [])
  expect(ids).toEqual([...ids].sort())
})
