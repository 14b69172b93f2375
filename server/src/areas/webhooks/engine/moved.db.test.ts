import { expect, it } from 'vitest'
import { eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'
import { CIRCUIT_FAILURES } from '../limits.ts'

const engine = useEngine()
const { subscribe, publish, deliveries, arrived, state } = engine

it("waiting deliveries go to a subscription's new URL, whose circuit starts closed", async () => {
  const [from, to] = [pathOf('status'), pathOf('ok')]
  const own = await subscribe(from)
  const ids = await publish(own, CIRCUIT_FAILURES + 2)
  await eventually(async () => expect((await state(own)).circuit_state).toBe('open'))
  const body = { url: engine.receiver.url + to }
  const { data } = (await engine.app.call('PATCH', `/api/v1/webhooks/${own.webhook}`, { key: own.key, body })).body
  expect(data).toMatchObject({ circuit_state: 'closed', failure_count: 0, last_failure: null })
  await engine.app.advance('1 minute')
  await eventually(async () =>
    expect(new Set((await deliveries(own)).map(({ status }: { status: string }) => status))).toEqual(
      new Set(['succeeded']),
    ),
  )
  expect(
    arrived(to)
      .map(({ headers }) => headers['webhook-id'])
      .sort(),
  ).toEqual([...ids].sort())
})

it('deleting a subscription deletes its deliveries in flight and does not affect others', async () => {
  const own = await subscribe(pathOf('hanging'), { timeout_ms: 1_000 })
  await publish(own, 50)
  await eventually(async () =>
    expect((await deliveries(own)).map(({ status }: { status: string }) => status)).toContain('sending'),
  )
  const { key, webhook } = own
  expect((await engine.app.call('DELETE', `/api/v1/webhooks/${webhook}`, { key })).status).toBe(200)
  const path = pathOf('ok')
  const body = { url: engine.receiver.url + path, events: ['order.*'] }
  await engine.app.call('POST', '/api/v1/webhooks', { key, body })
  await publish(own, 5)
  await eventually(() => expect(arrived(path)).toHaveLength(5))
  // longer than the response timeout, so deliveries in flight have ended
  await new Promise(resolve => setTimeout(resolve, 1_500))
  for (const table of ['webhook_deliveries', 'webhook_dead_letters'])
    expect(
      await engine.app.database.query(`SELECT id FROM runtime.${table} WHERE subscription_id = $1`, [webhook]),
    ).toEqual([])
})
