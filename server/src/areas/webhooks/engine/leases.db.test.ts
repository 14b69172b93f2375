import { expect, it } from 'vitest'
import { useEngine } from '../../../../test/support/webhook-engine.ts'
import { claimDeliveries, finishDeliveries, LEASE_SECONDS, loadDeliveries, type Outcome } from './sql/deliveries.ts'

const engine = useEngine({ WORKERS: 'off' })

it('a delivery belongs to its latest claim: a process with an expired lease writes nothing', async () => {
  const { database } = engine.app
  await engine.publish(await engine.subscribe('/ok'))
  const claim = async (lease: string) => {
    const all = { lease, after: '', busy: new Map(), endpointLimit: 10, limit: 10 }
    return (await claimDeliveries(database, all)).filter(({ type }) => type === 'order.paid')
  }
  const stored = (): Promise<object[]> =>
    database.query(
      `SELECT status, attempts, history, lease FROM runtime.webhook_deliveries WHERE event_type = 'order.paid'`,
    )

  const [late, ...more] = await claim('late')
  expect(more).toEqual([])
  expect(await claim('too early')).toEqual([])
  await engine.app.advance(`${LEASE_SECONDS} seconds`)
  const [own] = await claim('own')
  expect(own?.id).toBe(late?.id)
  if (!own || !late) return expect.unreachable()

  const before = await stored()
  expect(await finishDeliveries(database, [outcome(late.id, 'late', 'dead_lettered')])).toEqual([])
  expect(await stored()).toEqual(before)
  expect(await database.query('SELECT id FROM runtime.webhook_dead_letters')).toEqual([])
  // a delivery handed over by a queue is not sent either
  expect(await loadDeliveries(database, [late])).toEqual([])
  expect(await loadDeliveries(database, [own])).toEqual([own])

  expect(await finishDeliveries(database, [outcome(own.id, 'own', 'succeeded')])).toEqual([own.id])
  expect(await stored()).toMatchObject([{ status: 'succeeded', attempts: 1, lease: null, history: [{ number: 1 }] }])
  expect(await finishDeliveries(database, [outcome(own.id, 'own', 'succeeded')])).toEqual([])
})

const outcome = (id: string, lease: string, status: Outcome['status']): Outcome => ({
  id,
  lease,
  status,
  code: 200,
  preview: null,
  error: null,
  ms: 1,
  delay: null,
  dead: status === 'dead_lettered' ? 'dlq_late' : null,
  reason: status === 'dead_lettered' ? 'rejected' : null,
})
