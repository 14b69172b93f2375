import { newSecret, sign, signingKey } from '@keepsake/webhooks'
import { Pool } from 'undici'
import { envelope } from '../../server/src/areas/webhooks/attempt/envelope.ts'
import { API_VERSION } from '../../server/src/areas/webhooks/limits.ts'
import { newId } from '../../server/src/platform/values/ids.ts'
import { onEnd } from '../lib/cleanup.ts'
import type { Target } from '../lib/figure.ts'
import { inTurn, throughput } from '../lib/load.ts'
import type { DatabaseName } from '../lib/store.ts'
import type { SuiteOptions } from '../lib/suite.ts'
import { type Account, BATCH, dataOf } from './account.ts'
import { type Receiver, typesOf } from './receiver.ts'

/** Concurrent posts of the bare loop: as many as the server sends to one receiver at a time. */
export const AT_ONCE = 100

/** Events per measurement. */
export const MANY = { warm: 4 * BATCH, quick: 2 * BATCH, measured: 30 * BATCH } as const

const TARGETS: Record<DatabaseName, Target> = {
  PGlite: { of: 'value', is: 'at least', than: 2_000 },
  PostgreSQL: { of: 'value', is: 'at least', than: 4_000 },
}

/** Deliveries per second, compared with a bare loop of the same posts to the same receiver. */
export async function measureThroughput(
  account: Account,
  receiver: Receiver,
  { quick, note }: SuiteOptions,
): Promise<void> {
  await deliver(account, receiver, MANY.warm)
  const { delivered, posted } = await inTurn(quick ? 1 : 3, {
    delivered: () => deliver(account, receiver, quick ? MANY.quick : MANY.measured),
    posted: () => post(receiver, quick ? 0.5 : 3),
  })
  note({
    name: `deliveries, ${account.store.name}`,
    value: delivered,
    unit: '/s',
    floor: { name: 'bare posts', value: posted },
    target: TARGETS[account.store.name],
  })
}

/** @returns deliveries per second, from the first call of `publish` to the last arrival */
export async function deliver(account: Account, receiver: Receiver, count: number): Promise<number> {
  await receiver.reset()
  const started = performance.now()
  await account.publish(typesOf(count))
  await receiver.until(count)
  return count / ((performance.now() - started) / 1000)
}

/** Sends the same body, signed for each post. @returns posts per second */
export async function post({ url }: Receiver, seconds: number): Promise<number> {
  const pool = new Pool(url, { connections: AT_ONCE })
  const close = onEnd(() => pool.destroy())
  const key = signingKey(newSecret())
  const rate = await throughput({ concurrency: AT_ONCE, seconds }, async n => {
    const id = newId('evt')
    const data = JSON.stringify({ object: dataOf(n) })
    const body = envelope({ id, type: 'order.paid', data, createdAt: new Date() }, API_VERSION, false)
    const headers = {
      'content-type': 'application/json',
      ...(await sign({ id, body }, key)),
    }
    const answer = await pool.request({ method: 'POST', path: '/ok', headers, body })
    await answer.body.dump()
  })
  await close()
  return rate
}
