import type { Target } from '../lib/figure.ts'
import { quantile } from '../lib/statistics.ts'
import type { SuiteOptions } from '../lib/suite.ts'
import type { Account } from './account.ts'
import { type Receiver, typesOf } from './receiver.ts'

const EVERY_MS = 10
const PER_SECOND = 1_000

const P50_TARGET: Target = { of: 'value', is: 'at most', than: 100 }
const P99_TARGET: Target = { of: 'value', is: 'at most', than: 1_000 }

/** The latency of events published at a steady rate. */
export async function measureSteady(
  account: Account,
  receiver: Receiver,
  { quick, note }: SuiteOptions,
): Promise<void> {
  const seconds = quick ? 2 : 60
  const name = `from publishing to arrival, ${PER_SECOND.toLocaleString('en-US')} events a second for ${seconds} s, ${account.store.name}`
  const taken = await steadily(account, receiver, seconds, PER_SECOND)
  note({ name: `${name}, p50`, value: quantile(taken, 0.5), unit: 'ms', target: P50_TARGET })
  note({ name: `${name}, p99`, value: quantile(taken, 0.99), unit: 'ms', target: P99_TARGET })
}

/**
 * Publishes at a steady rate, whether the server keeps up or not: a late response does not delay the next call.
 * @returns milliseconds from publishing to arrival of each event
 */
export async function steadily(
  account: Account,
  receiver: Receiver,
  seconds: number,
  perSecond: number,
): Promise<number[]> {
  await receiver.reset()
  const events = (perSecond * EVERY_MS) / 1000
  const calls: Promise<unknown>[] = []
  const started = performance.now()
  for (let call = 0; call < (seconds * 1000) / EVERY_MS; call++) {
    const early = started + call * EVERY_MS - performance.now()
    if (early > 0) await new Promise(resolve => setTimeout(resolve, early))
    calls.push(account.publish(typesOf(events)))
  }
  await Promise.all(calls)
  await receiver.until(calls.length * events)
  return receiver.milliseconds()
}
