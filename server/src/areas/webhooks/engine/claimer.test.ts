import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import type { Logger } from '../../../platform/log/log.ts'
import { type Claimer, startClaimer, type Taken } from './claimer.ts'

/** Shorter than a claimer's longest sleep, after which it polls on its own. */
const SOON = { timeout: 10_000, interval: 5 }
const claimers: Claimer[] = []
afterEach(async () => {
  for (const claimer of claimers.splice(0)) await claimer.stop()
})

let rows = 0
const rowsOf = (subscriptionId: string, count: number): Taken[] =>
  Array.from({ length: count }, () => ({
    id: `dlv_${rows++}`,
    lease: 'lease',
    subscriptionId,
    rateLimit: null,
    orderingKey: null,
  }))

/** A claimer whose claims return these rows, one list per claim, and nothing after them. */
function start(answers: (Taken[] | Promise<Taken[]>)[], concurrency = 400) {
  const claim = vi.fn(async () => answers.shift() ?? [])
  const taken: Taken[] = []
  const claimer = startClaimer({
    // not used: the claims are stubbed
    database: {} as Database,
    log: { error() {} } as unknown as Logger,
    claim,
    take: more => void taken.push(...more),
    concurrency,
  })
  claimers.push(claimer)
  const settle = (own: readonly Taken[]): void => {
    for (const row of own) claimer.sent(row, false)
    claimer.settled(own)
  }
  const claimed = (times: number): Promise<void> =>
    vi.waitFor(() => expect(claim.mock.calls.length).toBeGreaterThanOrEqual(times), SOON)
  return { claim, claimer, claimed, settle, taken }
}

describe('a claimer', () => {
  it('does not claim again if the wake-up came when nothing else was left', async () => {
    const { claim, claimed, settle, taken } = start([rowsOf('whk_1', 3)])
    await claimed(1)
    settle(taken)
    await sleep(100)
    expect(claim).toHaveBeenCalledTimes(1)
  })

  it('claims again when capacity becomes available', async () => {
    const { claimed, settle, taken } = start([rowsOf('whk_1', 2)], 2)
    await vi.waitFor(() => expect(taken).toHaveLength(2), SOON)
    settle(taken.slice(0, 1))
    await claimed(2)
  })

  it('claims again when a subscription at its limit has fewer deliveries in flight', async () => {
    const { claimed, settle, taken } = start([rowsOf('whk_1', 10)])
    await claimed(1)
    await vi.waitFor(() => expect(taken).toHaveLength(10), SOON)
    settle(taken.slice(0, 1))
    await claimed(2)
  })

  it('claims again when capacity became available during a claim', async () => {
    const late = Promise.withResolvers<Taken[]>()
    const { claimer, claimed, settle, taken } = start([rowsOf('whk_1', 9), late.promise])
    await claimed(1)
    await vi.waitFor(() => expect(taken).toHaveLength(9), SOON)
    claimer.wake()
    await claimed(2)
    settle(taken)
    late.resolve(rowsOf('whk_1', 1))
    await claimed(3)
  })
})
