import { connect as connectTcp, type LookupFunction } from 'node:net'
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

/**
 * A connector that reports the TCP connection and the TLS handshake separately.
 * @param connect connects and, for https, performs the handshake on the socket that it is given
 * @param lookup returns the checked addresses
 */
export function reportingConnector(
  connect: buildConnector.connector,
  { lookup, timeout, steps }: { lookup: LookupFunction; timeout: number; steps: Steps },
): buildConnector.connector {
  return (options, callback) => {
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
    const socket = connectTcp({ host: options.hostname, port, lookup })
    const fail = (error: Error): void => callback(error, null)
    socket.once('error', fail)
    socket.setTimeout(timeout, () => socket.destroy(new Error('The connection timed out.')))
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('error', fail)
      steps.passed('connect', `Connected to ${socket.remoteAddress} on port ${port}.`)
      if (options.protocol !== 'https:') {
        steps.skipped('tls', 'The URL uses http.')
        return callback(null, socket)
      }
      connect({ ...options, httpSocket: socket }, (...[error, secured]) => {
        if (error) return callback(error, null)
        // the connector returns a TLS socket for https
        steps.passed('tls', describe(secured as TLSSocket))
        callback(null, secured)
      })
    })
  }
}

function describe(socket: TLSSocket): string {
  const { subject, issuer, valid_to: until } = socket.getPeerCertificate()
  const issued = issuer?.O ?? issuer?.CN
  return `${socket.getProtocol() ?? 'TLS'} with the certificate of ${subject?.CN ?? 'the host'}${issued ? `, issued by ${issued}` : ''}, valid until ${until}.`
}
