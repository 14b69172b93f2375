import { connect as connectTcp, type LookupFunction, type Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { buildConnector } from 'undici'

export const STEPS = ['resolve', 'allow', 'connect', 'tls', 'respond'] as const

/** A step of an outbound call, in the order of `STEPS`. */
export interface Step {
  name: (typeof STEPS)[number]
  /** `skipped`: an earlier step failed, or the call does not need it. */
  status: 'passed' | 'failed' | 'skipped'
  /** For people. */
  detail: string
  durationMs: number
}

export type OnStep = (step: Step) => void

/** Notes the steps of one call, and reports those that were not reached at its end. */
export interface Steps {
  passed(name: Step['name'], detail: string): void
  skipped(name: Step['name'], detail: string): void
  /** Reports that the next step failed, and that all after it were skipped. */
  failed(reason: string, name?: Step['name']): void
}

export function startSteps(onStep: OnStep, now: () => number = () => performance.now()): Steps {
  let since = now()
  let reported = 0
  function report(name: Step['name'], status: Step['status'], detail: string): void {
    const at = now()
    onStep({ name, status, detail, durationMs: Math.round(at - since) })
    since = at
    reported = STEPS.indexOf(name) + 1
  }
  return {
    passed: (name, detail) => report(name, 'passed', detail),
    skipped: (name, detail) => report(name, 'skipped', detail),
    failed(reason, name = STEPS[reported]) {
      if (name) report(name, 'failed', reason)
      for (const later of STEPS.slice(reported)) report(later, 'skipped', 'An earlier step failed.')
    },
  }
}

/** Opens the connection to a port of the host. */
export type OpenSocket = (options: buildConnector.Options, port: number) => Promise<Socket>

/** Connects directly, to the addresses that `lookup` returns. */
export const openDirectly =
  ({ lookup, timeout }: { lookup: LookupFunction; timeout: number }): OpenSocket =>
  ({ hostname }, port) =>
    new Promise((resolve, reject) => {
      const socket = connectTcp({ host: hostname, port, lookup })
      socket.once('error', reject)
      socket.setTimeout(timeout, () => socket.destroy(new Error('The connection timed out.')))
      socket.once('connect', () => {
        socket.setTimeout(0)
        socket.off('error', reject)
        resolve(socket)
      })
    })

/**
 * A connector that opens the TCP connection on its own, and reports it and the TLS handshake separately.
 * @param connect performs the handshake for https on the socket that it is given
 */
export function separateConnector(
  connect: buildConnector.connector,
  { open, place, steps }: { open: OpenSocket; place(socket: Socket): string; steps: Steps | undefined },
): buildConnector.connector {
  return (options, callback) => {
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
    open(options, port).then(
      socket => {
        steps?.passed('connect', `Connected to ${place(socket)} on port ${port}.`)
        if (options.protocol !== 'https:') {
          steps?.skipped('tls', 'The URL uses http.')
          return callback(null, socket)
        }
        connect({ ...options, httpSocket: socket }, (...[error, secured]) => {
          if (error) return callback(error, null)
          // the connector returns a TLS socket for https
          steps?.passed('tls', describe(secured as TLSSocket))
          callback(null, secured)
        })
      },
      (error: Error) => callback(error, null),
    )
  }
}

function describe(socket: TLSSocket): string {
  const { subject, issuer, valid_to: until } = socket.getPeerCertificate()
  const issued = issuer?.O ?? issuer?.CN
  return `${socket.getProtocol() ?? 'TLS'} with the certificate of ${subject?.CN ?? 'the host'}${issued ? `, issued by ${issued}` : ''}, valid until ${until}.`
}
