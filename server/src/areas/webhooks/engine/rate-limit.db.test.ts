import { expect, it } from 'vitest'
import { useEngine } from '../../../../test/support/webhook-engine.ts'
import { claimDeliveries } from './sql/deliveries.ts'

const engine = useEngine({ WORKERS: 'off' })
const LIMIT = 3

it('sends no more than the rate limit in any second, over two replicas', async () => {
  const { database } = engine.app
  const own = await engine.subscribe('/ok', { rate_limit: LIMIT })
  const now = async () => (await database.now()).getTime()
  const claim = async (lease: string) => {
    const from = await now()
    const all = { lease, after: '', busy: new Map(), endpointLimit: 10, limit: 10 }
    const count = (await claimDeliveries(database, all)).filter(({ type }) => type === 'order.paid').length
    return { from, until: await now(), count }
  }
  const claims: Awaited<ReturnType<typeof claim>>[] = []
  // few events at first, so that the seconds of the limit begin at different times
  for (let step = 0; step < 40; step++) {
    await engine.publish(own, step < 8 ? 1 : 2)
    claims.push(...(await Promise.all([claim('one'), claim('other')])))
    await engine.app.advance(`${60 + ((step * 37) % 140)} milliseconds`)
  }
  const sent = claims.filter(({ count }) => count > 0)
  for (const first of sent) {
    const within = sent.filter(({ from, until }) => from >= first.from && until < first.from + 1_000)
    expect(within.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(LIMIT)
  }
  // and no fewer, as far as whole windows go
  const seconds = ((sent.at(-1)?.from ?? 0) - (sent[0]?.from ?? 0)) / 1_000
  expect(sent.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(Math.floor(seconds / 1.4) * LIMIT)
})
