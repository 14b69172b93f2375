/** Why there was no response. A retry can succeed for each of these, unlike for a blocked URL. */
export type FailureKind = 'dns' | 'timeout' | 'tls' | 'connection' | 'protocol'

export interface Failure {
  kind: FailureKind
  /** For people. It contains no address, which could be in the operator's own network. */
  message: string
}

const codeOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

const CONNECTION: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was reset',
  EPIPE: 'The connection was closed while sending',
  EHOSTUNREACH: 'The host is unreachable',
  ENETUNREACH: 'The network is unreachable',
  EADDRNOTAVAIL: 'The network is unreachable',
  PROXY_UNREACHABLE: 'The proxy of this server (OUTBOUND_PROXY) cannot be reached',
  PROXY_REFUSED: 'The proxy of this server (OUTBOUND_PROXY) did not connect to the host',
  UND_ERR_SOCKET: 'The connection was closed before the answer was complete',
}

/** Classifies an error of undici, the socket or TLS. */
export const failureOf = (error: unknown): Failure => {
  const code = codeOf(error)
  const because = code === '' ? '' : ` (${code})`
  if (code === 'ETIMEDOUT' || (code.startsWith('UND_ERR_') && code.endsWith('_TIMEOUT')))
    return { kind: 'timeout', message: `No answer in time${because}.` }
  const connection = CONNECTION[code]
  if (connection) return { kind: 'connection', message: `${connection}${because}.` }
  if (/^(ERR_TLS_|ERR_SSL_|ERR_OSSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/.test(code))
    return { kind: 'tls', message: `TLS failed${because}. Check the certificate of the host, its chain and its name.` }
  return { kind: 'protocol', message: `The exchange failed${because}: the request or the answer is not valid HTTP.` }
}
