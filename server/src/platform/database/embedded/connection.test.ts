import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type ConnectionHook, createPool, type Pool } from '../connections/pool.ts'
import { EmbeddedConnection } from './connection.ts'
import { type EmbeddedThread, startThread } from './thread.ts'

let directory: string
let thread: EmbeddedThread
let pool: Pool
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keepsake-connection-'))
  thread = await startThread(directory)
})
afterAll(async () => {
  await thread.close()
  await rm(directory, { recursive: true })
})
afterEach(() => pool.close(0))

const replace = vi.fn()
const connection = (starting = Promise.resolve(thread)): EmbeddedConnection =>
  new EmbeddedConnection(starting, { statementTimeoutMs: 30_000, replace })

function openPool(
  connect: () => EmbeddedConnection = connection,
  connectionHooks: Iterable<ConnectionHook> = [],
): Pool {
  const options = { url: undefined, isPooled: false, size: 1, statementTimeoutMs: 30_000, onRoundTrip: undefined }
  pool = createPool(
    options,
    { connect: () => connect(), copy: async () => {}, close: async () => {} },
    new Set(connectionHooks),
  )
  pool.on('error', () => {})
  return pool
}

const select = (n: number): Promise<pg.QueryResult> => pool.query('SELECT $1::int AS n', [n])
const rows = async (queries: Promise<pg.QueryResult>[]): Promise<unknown[]> =>
  (await Promise.all(queries)).flatMap(result => result.rows)

it('closes like a socket, once everything that was sent has a response', async () => {
  openPool()
  const opened = connection()
  const client = new pg.Client({ user: 'postgres', database: 'postgres', stream: () => opened })
  await client.connect()
  const seen: string[] = []
  for (const event of ['finish', 'end', 'close']) opened.on(event, () => seen.push(event))
  const answer = client.query('SELECT 1 AS n')
  await answer
  await client.end()
  expect(seen).toEqual(['finish', 'end', 'close'])
  expect(replace).not.toHaveBeenCalled()
})

it('replaces the thread if its connection is destroyed while a statement runs', async () => {
  openPool()
  const opened = connection()
  opened.connect()
  await once(opened, 'connect')
  opened.write(Buffer.from('Q\0\0\0\x0dSELECT 1\0', 'latin1'))
  opened.destroy()
  await once(opened, 'close')
  expect(replace).toHaveBeenCalledExactlyOnceWith(thread, expect.any(Error))
  replace.mockClear()
})

it('serves waiting queries after a connection was released with an error', async () => {
  const client = await openPool().connect()
  const waiting = [select(1), select(2)]
  client.release(new Error('not to be trusted any more'))
  expect(await rows(waiting)).toEqual([{ n: 1 }, { n: 2 }])
})

it('serves waiting queries after a connection could not be prepared', async () => {
  const greet = vi.fn<ConnectionHook>(async () => {}).mockRejectedValueOnce(new Error('no hook'))
  openPool(connection, [greet])
  const [first, ...waiting] = [select(0), select(1), select(2)]
  await expect(first).rejects.toThrow('no hook')
  expect(await rows(waiting)).toEqual([{ n: 1 }, { n: 2 }])
})

it('serves waiting queries after a response that violates the protocol', async () => {
  const opened: EmbeddedConnection[] = []
  openPool(() => {
    const next = connection()
    opened.push(next)
    return next
  })
  await select(0)
  const first = pool.query('SELECT pg_sleep(2)')
  const waiting = [select(2), select(3)]
  await sleep(200)
  opened[0]?.push(Buffer.from([0xff, 0, 0, 0, 4]))
  await expect(first).rejects.toThrow('received invalid response')
  expect(await rows(waiting)).toEqual([{ n: 2 }, { n: 3 }])
})

it('waits for a thread that starts slowly', async () => {
  openPool(() => connection(sleep(1_000).then(() => thread)))
  expect(await rows([select(1), select(2)])).toEqual([{ n: 1 }, { n: 2 }])
})

it('fails if the thread does not start in time', async () => {
  const never = new Promise<EmbeddedThread>(() => {})
  openPool(() => connection(never))
  pool.options.connectionTimeoutMillis = 500
  const outcomes = await Promise.allSettled([select(1), select(2)])
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ reason: { message: expect.stringMatching(/timeout/) } })
})
