import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { inBackground } from '../../concurrency/background.ts'
import { CallsFirst } from './calls-first.ts'
import { Pool } from './pool.ts'

const TIMEOUT_MS = 50
const crashes: unknown[] = []
const note = (error: unknown): void => void crashes.push(error)
beforeEach(() => {
  crashes.length = 0
  process.on('uncaughtException', note)
})
afterEach(() => void process.off('uncaughtException', note))

it('refuses callers that wait for a connection when it closes, once, whatever becomes of their connections', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  const pool = new Pool({ host: '127.0.0.1', port, user: 'test', max: 1, connectionTimeoutMillis: TIMEOUT_MS })
  const waiting = Promise.allSettled([pool.connect(), pool.connect()])
  await pool.close(0)
  const refused = { status: 'rejected', reason: { message: 'The database is closed: the server is stopping.' } }
  expect(await waiting).toMatchObject([refused, refused])
  await sleep(4 * TIMEOUT_MS)
  expect(crashes).toEqual([])
})

it('outlives a connection that the database ends while nobody uses it', async () => {
  const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
  const fields = Buffer.from('SFATAL\0C57P01\0Mthe database is stopping\0\0')
  const farewell = Buffer.concat([Buffer.from([0x45, 0, 0, 0, fields.length + 4]), fields])
  const stopping = createServer(socket => socket.once('data', () => socket.write(greeting))).listen(0, '127.0.0.1')
  await once(stopping, 'listening')
  onTestFinished(() => void stopping.close())
  const { port } = stopping.address() as AddressInfo
  const accepted = once(stopping, 'connection')
  const pool = new Pool({ host: '127.0.0.1', port, user: 'test', max: 1 })
  const client = await pool.connect()
  client.release()
  const ended = new Promise(resolve => pool.once('remove', resolve))
  const [socket] = await accepted
  socket.end(farewell)
  await ended
  expect(crashes).toEqual([])
  expect(pool.totalCount).toBe(0)
})

it('refuses background work too that waits for its turn behind work without an answer', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  const pool = new Pool({ host: '127.0.0.1', port, user: 'test', max: 1 }, new CallsFirst())
  const waiting = Promise.allSettled([1, 2, 3].map(() => inBackground(() => pool.connect())))
  // the first has its turn
  await sleep(TIMEOUT_MS)
  await pool.close(0)
  const refused = { status: 'rejected', reason: { message: 'The database is closed: the server is stopping.' } }
  expect(await waiting).toMatchObject([refused, refused, refused])
})
