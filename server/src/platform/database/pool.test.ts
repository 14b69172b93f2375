import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { Pool } from './pool.ts'

const TIMEOUT_MS = 50
const crashes: unknown[] = []
const note = (error: unknown): void => void crashes.push(error)
process.on('uncaughtException', note)
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
