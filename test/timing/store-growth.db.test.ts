import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts'

const SINGLES = 100
const BATCH = 1_000
const BATCHES = 6
/** Share of the first rate that the last batch must keep. */
const MIN_KEPT = 0.7

const email = 'dana@northwind.example'
const text = (n: number): string => `Order ${n} was renewed by person ${n % 1009} for contract ${n % 17}.`

// another process may take the processor in the middle of a batch
test('storing into a record stays as fast as the record grows', { retry: 4, timeout: 120_000 }, async () => {
  const app = await createTestApp()
  try {
    const { key } = await app.organization({ credits: 1_000_000_000 })
    // single memories first, as in a new installation: the statement's plans are made on small tables
    for (let n = 0; n < SINGLES; n++)
      await app.call('POST', '/api/v1/memorize', {
        key,
        body: { email: 'first@northwind.example', content: text(n), extract: false },
      })
    const rates: number[] = []
    for (let from = 0; from < BATCH * BATCHES; from += BATCH) rates.push(await storeBatch(app, key, from))
    const [last = 0] = rates.slice(-1)
    expect(last / Math.max(...rates.slice(0, 2))).toBeGreaterThan(MIN_KEPT)
  } finally {
    await app.stop()
  }
})

/** @returns memories per second */
async function storeBatch(app: TestApp, key: string, from: number): Promise<number> {
  const records = Array.from({ length: BATCH }, (_, n) => ({ email, content: text(from + n) }))
  const started = performance.now()
  const { body } = await app.call('POST', '/api/v1/batch-memorize', {
    key,
    body: { defaults: { extract: false }, records },
  })
  await expect
    .poll(async () => (await app.call('GET', `/api/v1/events/${body.eventId}`, { key })).body.data.status, {
      timeout: 60_000,
      interval: 10,
    })
    .toBe('completed')
  return BATCH / ((performance.now() - started) / 1000)
}
