import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import { createLogger } from '../log/log.ts'
import { enqueue } from './jobs.ts'
import { type JobHandler, type Runner, startRunner } from './runner.ts'

let test: TestDatabase
let runner: Runner
const lines: string[] = []
const handle = vi.fn<JobHandler>()
beforeEach(async () => {
  test = await openTestDatabase()
  lines.length = 0
  handle.mockReset()
})
afterEach(async () => {
  await runner.stop()
  await test.close()
})

/** Starts a job with so many attempts that it would wait for minutes after a failure. */
async function start(): Promise<void> {
  await enqueue(test.database, { id: 'often', kind: 'often', payload: {}, maxAttempts: 100 })
  await test.database.query('UPDATE runtime.jobs SET attempts = 20')
  const log = createLogger({ level: 'info', pretty: false, stream: { write: line => lines.push(line) } })
  runner = startRunner({ database: test.database, kinds: { often: { lane: 'upkeep', handle } }, log })
}

const remaining = async (): Promise<{ seconds: number }[]> =>
  test.database.query('SELECT extract(epoch FROM run_at - app_now())::int AS seconds FROM runtime.jobs')

it('retries a job at once after a database outage, without logging an error of its own', async () => {
  handle.mockRejectedValueOnce(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  await start()
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(2), 30_000)
  await vi.waitFor(async () => expect(await remaining()).toEqual([]), 30_000)
  expect(lines).toEqual([])
})

it('delays the retry of a job that failed, and logs why', async () => {
  handle.mockRejectedValueOnce(new Error('out of luck'))
  await start()
  await vi.waitFor(async () => {
    const [job] = await remaining()
    expect(job?.seconds).toBeGreaterThan(200)
  }, 30_000)
  expect(handle).toHaveBeenCalledTimes(1)
  expect(lines.map(line => JSON.parse(line).msg)).toEqual(['A background job failed'])
})
