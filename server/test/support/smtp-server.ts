import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A message as the server received it. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body. */
  raw: string
  /** Whether it arrived over TLS. */
  secure: boolean
  user: string | undefined
}

export interface TestSmtpServer {
  /** `host:port`. */
  host: string
  received: ReceivedMail[]
  close(): Promise<void>
}

/** Starts a real SMTP server on this machine. Without `options`, it takes every message, without TLS or a password. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope, secure, user }, done) {
      text(stream).then(raw => {
        const { mailFrom, rcptTo } = envelope
        const from = mailFrom === false ? '' : mailFrom.address
        received.push({ from, to: rcptTo.map(({ address }) => address), raw, secure, user: user?.toString() })
        done()
      }, done)
    },
    ...options,
  })
  // a client that rejects the certificate closes the connection
  server.on('error', () => {})
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  // the address of a server on a TCP port is an AddressInfo
  const { port } = server.server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    received,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
