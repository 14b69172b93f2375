import { Webhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { expect, it } from 'vitest'
import type { Arrival } from '../../../../test/support/receiver.ts'
import { type Account, eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'

const engine = useEngine()

/** Whether both libraries accept the message with this secret. */
function taken({ body, headers }: Arrival, secret: string): boolean {
  const verdicts = [Webhook, SvixWebhook].map(Verifier => {
    try {
      new Verifier(secret).verify(body, headers)
      return true
    } catch {
      return false
    }
  })
  expect(new Set(verdicts).size, 'one library takes it, the other does not').toBe(1)
  return verdicts[0] === true
}

const signatures = ({ headers }: Arrival): string[] => (headers['webhook-signature'] ?? '').split(' ')

async function arrival(path: string, n: number): Promise<Arrival> {
  return eventually(() => {
    const found = engine.arrived(path)[n]
    if (!found) throw new Error(`There is no arrival ${n} at ${path}.`)
    return found
  })
}

async function rotate({ key, webhook }: Account): Promise<string> {
  const { body } = await engine.app.call('POST', `/api/v1/webhooks/${webhook}/rotate`, { key, body: {} })
  return body.data.secret_current
}

it('signatures are accepted by both libraries: one secret, two during a rotation, one after it', async () => {
  const path = pathOf('ok')
  const own = await engine.subscribe(path)
  await engine.publish(own)
  const before = await arrival(path, 0)
  expect(signatures(before)).toHaveLength(1)
  expect(taken(before, own.secret)).toBe(true)

  const next = await rotate(own)
  await engine.publish(own)
  const during = await arrival(path, 1)
  expect(signatures(during)).toHaveLength(2)
  expect([taken(during, own.secret), taken(during, next)]).toEqual([true, true])

  await engine.app.advance('25 hours')
  await engine.publish(own)
  const after = await arrival(path, 2)
  expect(signatures(after)).toHaveLength(1)
  expect([taken(after, own.secret), taken(after, next)]).toEqual([false, true])
})

it('signatures cover the same bytes at every attempt, including when a dead letter is replayed', async () => {
  const path = pathOf('late')
  engine.receiver.on(path, (response, _arrival, attempt) => response.writeHead([500, 400][attempt - 1] ?? 200).end())
  const own = await engine.subscribe(path)
  // characters of one to four bytes, and characters that may be escaped differently
  const data = { id: 'ord_1', title: 'Zoë & <naïve> "q" \u2028 漢字 😀', amount_cents: 12_50 }
  const events = [{ type: 'order.paid', data }]
  await engine.app.call('POST', '/api/v1/webhooks/events', { key: own.key, body: { events } })
  await arrival(path, 0)
  await eventually(async () => expect(await engine.deliveries(own)).toMatchObject([{ status: 'retrying' }]))
  await engine.app.advance('1 minute')
  const [letter] = await eventually(async () => {
    const letters = await engine.deadLetters(own)
    expect(letters).toMatchObject([{ reason: 'rejected' }])
    return letters
  })
  await engine.app.call('POST', `/api/v1/webhooks/dead-letters/${letter.id}/replay`, { key: own.key })
  const all = [await arrival(path, 0), await arrival(path, 1), await arrival(path, 2)]
  expect(new Set(all.map(({ body }) => body)).size).toBe(1)
  expect(new Set(all.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(all.map(each => taken(each, own.secret))).toEqual([true, true, true])
  expect(JSON.parse(all[0]?.body ?? '').data.object).toEqual(data)
})
