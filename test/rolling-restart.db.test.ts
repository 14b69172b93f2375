import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type RollingReport, restartUnderLoad } from './support/rolling-restart.ts'

let store: Store
let report: RollingReport | undefined
beforeEach(async () => {
  store = await createStore()
})
afterEach(async () => {
  await report?.end()
  await store.remove()
})

const settings = (delay: number): Record<string, string> => ({
  KEEPSAKE_DATA_DIR: store.directory,
  DATABASE_URL: store.url ?? '',
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  SIGNUP: 'open',
  DEFAULT_PLAN: 'unlimited',
  INITIAL_CREDITS: '1000000',
  SHUTDOWN_DELAY_SECONDS: String(delay),
})

// an embedded database has one server
describe.runIf(inject('database').kind === 'postgresql')('servers and workers that are replaced under load', () => {
  test.each([
    { delay: 2, name: 'lose no request after SHUTDOWN_DELAY_SECONDS' },
    { delay: 0, name: 'fail no call of the SDK without a delay' },
  ])('$name, and store each memory once', { timeout: 120_000 }, async ({ delay }) => {
    report = await restartUnderLoad({ rounds: 1, callers: 4, settings: settings(delay) })
    expect(report.failures).toEqual([])
    if (delay > 0) expect(report.broken).toBe(0)
    expect(report.batches).toEqual(report.batches.map(() => 'completed'))
    expect(report.calls).toBeGreaterThan(50)
    const contents: string[] = []
    for await (const line of report.client.memory.export()) if (line.memory?.content) contents.push(line.memory.content)
    const written = contents.filter(content => content.startsWith('Caller')).toSorted()
    expect(written).toEqual(report.stored.toSorted())
    expect(contents.length - written.length).toBe(200 * report.batches.length)
  })
})
