import { readFile } from 'node:fs/promises'
import { jetstreamManager } from '@nats-io/jetstream'
import {
  type ConnectionOptions,
  connect,
  credsAuthenticator,
  errors,
  type NatsConnection,
} from '@nats-io/transport-node'
import type { Logger } from '../../../platform/log/log.ts'
import { errorCode } from '../../../platform/values/files.ts'

export interface NatsOptions {
  /** URLs, separated by commas, with a user and password or a token unless there is a credentials file. */
  url: string
  /** Path of a credentials file. */
  credentials?: string | undefined
  log: Logger
}

/** A connection to NATS with JetStream. It always reconnects. */
export interface Nats {
  connection: NatsConnection
  isConnected(): boolean
  /** Calls `tell` after each reconnect. */
  onReconnected(tell: () => void): void
}

const CONNECT_TIMEOUT_MS = 5_000
const RECONNECT_MS = 500

/** @throws Error with the fix: the server does not respond, rejects the credentials, or has no JetStream */
export async function connectNats({ url, credentials, log }: NatsOptions): Promise<Nats> {
  const { servers, ...authentication } = parseUrl(url)
  let connection: NatsConnection | undefined
  try {
    connection = await connect({
      name: 'keepsake',
      servers,
      timeout: CONNECT_TIMEOUT_MS,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_MS,
      // after the permissions of a running NATS are corrected, this server need not be restarted
      ignoreAuthErrorAbort: true,
      ...(credentials ? { authenticator: credsAuthenticator(await readFile(credentials)) } : authentication),
    })
    await jetstreamManager(connection)
    return follow(connection, log)
  } catch (error) {
    await connection?.close()
    throw new Error(`NATS at ${servers.join(', ')} cannot be used: ${reasonOf(error, connection !== undefined)}`, {
      cause: error,
    })
  }
}

/** Parses the URLs. The client requires the user separately from the addresses. */
function parseUrl(url: string): ConnectionOptions & { servers: string[] } {
  const parsed = url.split(',').map((part, n) => {
    const address = URL.parse(part.includes('://') ? part.trim() : `nats://${part.trim()}`)
    // without the text of the address, which can contain a password
    if (!address?.host) throw new Error(`NATS_URL cannot be used: its address ${n + 1} is not nats://host:port.`)
    return address
  })
  const known = parsed.find(({ username }) => username !== '')
  const user = decodeURIComponent(known?.username ?? '')
  const pass = decodeURIComponent(known?.password ?? '')
  return {
    servers: parsed.map(({ host }) => host),
    ...(parsed.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
    ...(user && (pass ? { user, pass } : { token: user })),
  }
}

function reasonOf(error: unknown, connected: boolean): string {
  if (connected) return 'it has no JetStream for us. Start it with -js, or let this account use JetStream.'
  const code = errorCode(error) ?? errorCode(error instanceof Error ? error.cause : undefined)
  if (code === 'ECONNREFUSED') return 'nothing answers at that address. Start it, or correct NATS_URL.'
  if (code === 'ENOTFOUND') return 'its host is not known. Correct NATS_URL.'
  if (code === 'ENOENT') return 'there is no file at NATS_CREDENTIALS. Correct its path.'
  if (error instanceof errors.AuthorizationError || error instanceof errors.UserAuthenticationExpiredError)
    return 'it refuses us. Correct the user in NATS_URL, or NATS_CREDENTIALS.'
  if (error instanceof errors.TimeoutError) return 'it does not answer. Look at NATS_URL and at the network.'
  return `${error instanceof Error ? error.message : error}. Look at NATS_URL and NATS_CREDENTIALS.`
}

function follow(connection: NatsConnection, log: Logger): Nats {
  let connected = true
  const tellers: (() => void)[] = []
  const watch = async (): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') {
        connected = false
        log.error('The connection to NATS broke and is being restored')
      }
      if (type === 'reconnect') {
        connected = true
        log.info('Connected to NATS again')
        for (const tell of tellers) tell()
      }
    }
  }
  void watch()
  return { connection, isConnected: () => connected, onReconnected: tell => void tellers.push(tell) }
}
