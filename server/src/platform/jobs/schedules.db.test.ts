import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENDLESS_TURN } from '../../../test/support/endless-turn.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import { claim, enqueue, LeaseLostError } from './jobs.ts'
import { queueSchedules, type Schedule, scheduledJobs } from './schedules.ts'

const log = pino({ level: 'silent' })

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
beforeEach(() => test.database.query('DELETE FROM runtime.jobs'))
afterAll(() => test.close())

const queued = async (): Promise<string[]> =>
  (await test.database.query<{ id: string }>('SELECT id FROM runtime.jobs ORDER BY id')).map(({ id }) => id)

async function run(schedule: Schedule, signal = new AbortController().signal): Promise<unknown> {
  await queueSchedules(test.database, ['tidy'])
  const [job] = await claim(test.database, [{ kinds: ['tidy'], after: 0, busy: [] }])
  if (!job) throw new Error('The schedule is not due.')
  return scheduledJobs(test.database, { tidy: schedule }, log).tidy?.handle(job, signal, ENDLESS_TURN)
}

describe('schedules', () => {
  it('are queued once, even if several processes start', async () => {
    await queueSchedules(test.database, ['one', 'two'])
    await queueSchedules(test.database, ['one', 'two'])
    expect(await queued()).toEqual(['one', 'two'])
  })

  it('are deleted from the queue if no code declares them, and other jobs stay', async () => {
    await queueSchedules(test.database, ['old', 'kept'])
    await enqueue(test.database, { id: 'job', kind: 'batch', payload: {} })
    await queueSchedules(test.database, ['kept', 'new'])
    expect(await queued()).toEqual(['job', 'kept', 'new'])
  })

  it('run again after their interval, or after the time that a run sets', async () => {
    expect(await run({ everySeconds: 60, run: async () => {} })).toEqual({ again: 60 })
    await test.database.query('DELETE FROM runtime.jobs')
    expect(await run({ everySeconds: 60, run: async ({ runAgainIn }) => runAgainIn(5) })).toEqual({ again: 5 })
  })

  it('run again after a failure', async () => {
    const failing = { everySeconds: 60, run: () => Promise.reject(new Error('broken')) }
    expect(await run(failing)).toEqual({ again: 60 })
  })

  it('stop if another process has taken them over', async () => {
    const overtaken: Schedule = {
      everySeconds: 60,
      async run({ renewLease }) {
        await test.database.query(`UPDATE runtime.jobs SET lease = gen_random_uuid()::text`)
        await renewLease()
      },
    }
    await expect(run(overtaken)).rejects.toThrow(LeaseLostError)
  })
})
