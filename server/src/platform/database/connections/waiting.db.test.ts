import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import '../../../../test/support/provided.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts'

const from = inject('database')
// behind a pooler the limit of the role holds, which is longer, and the driver gives up first
const TIMED_OUT =
  from.kind === 'postgresql' && from.pooler ? /Query read timeout/ : /longer than 2000 ms|statement timeout/
const STATEMENT_TIMEOUT_MS = 2_000
/** A stalled query stalls forever. This is far above the time for a new connection on a busy machine. */
const PROMPT_MS = 30_000

let test: TestDatabase
// one connection, as the embedded database has, so that a second query waits
const open = async (): Promise<void> => {
  test = await openTestDatabase({ poolSize: 1, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
}

const select = (n: number): Promise<{ n: number }[]> => test.database.query('SELECT $1::int AS n', [n])
const fail = (): Promise<unknown> => test.database.query('SELECT 1 / 0')
const endless = (): Promise<unknown> =>
  test.database.query('SELECT count(*) FROM generate_series(1, 1000000) AS a, generate_series(1, 1000000) AS b')
const caught = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error)

/** A transaction that has begun, and its outcome. */
async function begin(work: () => Promise<unknown>): Promise<{ outcome: Promise<unknown> }> {
  const begun = Promise.withResolvers<void>()
  const outcome = caught(
    test.database.transaction(async () => {
      await select(0)
      begun.resolve()
      return work()
    }),
  )
  await begun.promise
  return { outcome }
}

/** Queues queries behind the running one, and expects them to complete. */
async function expectWaitingToRun(): Promise<void> {
  const rows = await promptly(Promise.all([select(1), select(2), select(3)]))
  expect(rows.flat()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
}

async function promptly<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`still waiting after ${PROMPT_MS} ms`)), PROMPT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

describe('waiting queries run promptly', () => {
  beforeAll(open)
  afterAll(() => test.close())

  it('after a statement failed', async () => {
    const outcome = caught(fail())
    await expectWaitingToRun()
    expect(await outcome).toMatchObject({ message: 'division by zero' })
  })

  it('after a statement could not be sent', async () => {
    const unreadable = Object.assign(new Date(), {
      getFullYear() {
        throw new TypeError('no year')
      },
    })
    const outcome = caught(test.database.query('SELECT $1::timestamptz', [unreadable]))
    await expectWaitingToRun()
    expect(await outcome).toMatchObject({ message: 'no year' })
  })

  it('after a statement timed out', async () => {
    const outcome = caught(endless())
    await expectWaitingToRun()
    expect(await outcome).toMatchObject({ message: expect.stringMatching(TIMED_OUT) })
  })

  it.each([
    ['in which a statement failed', fail, /division by zero/],
    ['that went on after a failed statement', () => fail().catch(() => select(1)), /current transaction is aborted/],
    ['that threw', () => Promise.reject(new Error('changed my mind')), /changed my mind/],
    ['in which a statement took too long', endless, TIMED_OUT],
    ['that took too long', () => sleep(1.5 * STATEMENT_TIMEOUT_MS).then(() => select(1)), /Transaction/],
  ])('after a transaction %s', async (_, work, message) => {
    const { outcome } = await begin(work)
    await expectWaitingToRun()
    expect(await outcome).toMatchObject({ message: expect.stringMatching(message) })
  })

  it('after a transaction on the only connection', async () => {
    const { outcome } = await begin(() => sleep(500))
    await expectWaitingToRun()
    expect(await outcome).toBeUndefined()
  })

  it.runIf(inject('database').kind === 'postgresql')('after PostgreSQL closed the connection', async () => {
    const end = (): Promise<unknown> => test.database.query('SELECT pg_terminate_backend(pg_backend_pid())')
    const statement = caught(end())
    await expectWaitingToRun()
    expect(await statement).toMatchObject({ code: '57P01' })
    const { outcome } = await begin(end)
    await expectWaitingToRun()
    expect(await outcome).toBeInstanceOf(Error)
  })
})

describe('close', () => {
  beforeEach(open)
  afterEach(() => test.close())

  it('lets waiting queries run', async () => {
    const queries = [select(1), select(2), select(3)]
    await promptly(test.database.close())
    expect((await Promise.all(queries)).flat()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    await expect(select(4)).rejects.toThrow('The database is closed')
  })
})

describe('close does not wait forever', () => {
  beforeEach(async () => {
    test = await openTestDatabase({ poolSize: 1 })
  })
  afterEach(() => test.close())

  it('for a statement or the queries behind it', async () => {
    const running = caught(endless())
    const waiting = caught(select(1))
    await promptly(test.database.close())
    expect(await promptly(Promise.all([running, waiting]))).toEqual([expect.any(Error), expect.any(Error)])
  })

  it('for a transaction or the queries behind it', async () => {
    const never = Promise.withResolvers<void>()
    const { outcome } = await begin(() => never.promise.then(() => select(1)))
    const waiting = caught(select(2))
    await promptly(test.database.close())
    expect(await promptly(waiting)).toMatchObject({ message: expect.stringContaining('The database is closed') })
    never.resolve()
    expect(await promptly(outcome)).toBeInstanceOf(Error)
  })
})
