import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type NatsServer, natsServer, startNatsServer } from '../../../../test/support/nats-server.ts'
import { connectNats } from './nats.ts'

const reason = 'reason' in natsServer ? ` (skipped: ${natsServer.reason})` : ''

describe.skipIf(reason)(`connectNats with authentication${reason}`, () => {
  let nats: NatsServer
  let host: string
  beforeAll(async () => {
    nats = await startNatsServer({ more: ['--user', 'kay', '--pass', 'p@ss'] })
    host = new URL(nats.url).host
  })
  afterAll(() => nats.remove())
  const open = (url: string) => connectNats({ url, log: pino({ level: 'silent' }) })

  it.each([['nats://kay:p%40ss@HOST'], ['kay:p%40ss@HOST'], ['nats://127.0.0.1:1, nats://kay:p%40ss@HOST']])(
    'logs in with the user in %s',
    async url => {
      const { connection, isConnected } = await open(url.replace('HOST', host))
      expect(isConnected()).toBe(true)
      await connection.close()
    },
  )

  it.each([
    ['nats://kay:wrong@HOST', 'it refuses us. Correct the user in NATS_URL, or NATS_CREDENTIALS.'],
    ['HOST', 'it refuses us. Correct the user in NATS_URL, or NATS_CREDENTIALS.'],
    ['kay:p%40ss@HOST, not an address', 'NATS_URL cannot be used: its address 2 is not nats://host:port.'],
  ])('reports what is wrong with %s, without the password', async (url, message) => {
    const failure = await open(url.replace('HOST', host)).catch(error => error)
    expect(String(failure)).toContain(message)
    expect(String(failure)).not.toMatch(/wrong@|p%40ss|p@ss/)
  })
})
