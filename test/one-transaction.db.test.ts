import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SENT_SQL, type SentSql } from '../server/src/platform/database/tracing/sent-sql.ts'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'
import { callExample, OPERATIONS, sharedWorld } from './support/requests.ts'

const WRITES = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+["a-z]/
// credits are held before a model is asked and settled after it, so these cannot be one transaction
const HOLDS = /\bcredit_holds\b/

/** The statements of a call that write, and that no transaction joins with others. */
const alone = new AsyncLocalStorage<string[]>()
const note = (message: unknown): void => {
  // only this type is published on the channel
  const { text, isInTransaction } = message as SentSql
  if (!isInTransaction && WRITES.test(text) && !HOLDS.test(text)) alone.getStore()?.push(text)
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off' } })
  subscribe(SENT_SQL, note)
})
afterAll(async () => {
  unsubscribe(SENT_SQL, note)
  await app.stop()
})

test('an operation writes in one transaction or one statement, also without an idempotency key', async () => {
  const inWorld = sharedWorld(app)
  const apart: Record<string, string[]> = {}
  let writers = 0
  for (const operation of OPERATIONS.filter(({ method }) => method !== 'GET')) {
    await inWorld(async world => {
      const statements: string[] = []
      const { status } = await alone.run(statements, () => callExample(world, operation))
      expect(status, operation.id).toBeLessThan(300)
      if (statements.length > 0) writers++
      if (statements.length > 1) apart[operation.id] = statements
    })
  }
  expect(apart).toEqual({})
  expect(writers).toBeGreaterThan(40)
}, 120_000)
