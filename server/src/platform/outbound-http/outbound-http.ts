import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { buildConnector, type Dispatcher, Pool } from 'undici'
import { sha256 } from '../crypto.ts'
import { parseAllowList } from './allow-list.ts'
import { type Destination, type Resolve, vet } from './destination.ts'
import { type FailureKind, failureOf } from './failure.ts'

export interface TlsIdentity {
  /** PEM. */
  cert: string
  key: string
  /** Trusted besides the machine's authorities, in their place when given. */
  ca?: string
}

export interface OutboundRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array
  livemode: boolean
  /** From the start, name resolution included, to the last byte [10 s]. */
  timeoutMs?: number
  /** Longest silence before the status and between two parts of the body [timeoutMs]. Kept to about half a second. */
  idleTimeoutMs?: number
  /** What is read of the body; the rest is left unread [1 MiB]. */
  maxResponseBytes?: number
  /** Ends the request; the promise then rejects with the signal's reason. */
  signal?: AbortSignal
  tls?: Partial<TlsIdentity>
}

export interface Answer {
  outcome: 'answered'
  /** 3xx included: a redirect is never followed. */
  status: number
  /** Names in lower case; repeated ones joined by `, `. */
  headers: Record<string, string>
  /** As sent: never decompressed. */
  body: Uint8Array
  /** Why `body` is not the whole body. */
  truncated: false | 'size' | 'timeout' | 'connection'
  durationMs: number
}

export type OutboundResult =
  | Answer
  /** Not called, and it will not be on another attempt. */
  | { outcome: 'blocked'; reason: string; durationMs: number }
  /** No answer came. Another attempt may get one. */
  | { outcome: 'failed'; kind: FailureKind; message: string; durationMs: number }

export interface Checked {
  allowed: boolean
  /** A name that does not resolve may do so later; what is blocked stays blocked. */
  outcome: 'allowed' | 'blocked' | 'unresolved'
  reason?: string
  /** Addresses of the host. Those that are blocked are left out: they would map the operator's network for anyone who asks. */
  resolved: string[]
}

export interface OutboundFetch {
  /** Calls a URL that somebody else chose. Only a caller's own `signal` makes it reject. */
  fetch(url: string, request: OutboundRequest): Promise<OutboundResult>
  /** Whether `fetch` would call this URL now. Nothing is connected to. */
  check(url: string, options: { livemode: boolean }): Promise<Checked>
  /** Closes idle connections and waits for those in use. */
  close(): Promise<void>
}

const DEFAULT_TIMEOUT_MS = 10_000
const DEFAULT_RESPONSE_BYTES = 1024 * 1024
const MAX_POOLS = 1_000

// These frame the message or name the host: set by a caller they could make the receiver see another request than was vetted.
const OWN_HEADERS = new Set(
  'accept-encoding connection content-length expect host keep-alive proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
)

const resolveBySystem: Resolve = async hostname =>
  (await lookup(hostname, { all: true, order: 'verbatim' })).map(({ address }) => address)

/** Connects to the vetted addresses and nowhere else; the name is not resolved a second time. */
const pinned = (addresses: readonly string[], tls: Partial<TlsIdentity>, timeout: number): buildConnector.connector => {
  const answer: LookupFunction = (_hostname, options, callback) => {
    const list = addresses.map(address => ({ address, family: isIP(address) }))
    const [first] = list
    if (options.all) callback(null, list)
    else callback(null, first?.address ?? '', first?.family)
  }
  const connect = buildConnector({ ...tls, allowH2: false, timeout, lookup: answer })
  return (options, callback) => {
    // A socket never asks `lookup` about an address, so an address is held against the vetted ones here.
    if (isIP(options.hostname) !== 0 && !addresses.includes(options.hostname))
      callback(new Error('The address to connect to is not the one that was vetted.'), null)
    else connect(options, callback)
  }
}

const flatten = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )

const read = async (
  body: AsyncIterable<Uint8Array>,
  limit: number,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; truncated: Answer['truncated'] }> => {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body) {
      parts.push(part.subarray(0, limit - size))
      size += part.length
      if (size > limit) return { bytes: Buffer.concat(parts), truncated: 'size' }
    }
  } catch (error) {
    const late = signal.aborted || failureOf(error).kind === 'timeout'
    return { bytes: Buffer.concat(parts), truncated: late ? 'timeout' : 'connection' }
  }
  return { bytes: Buffer.concat(parts), truncated: false }
}

const rejectOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/**
 * The one way out to a URL that a user of the service chose: public addresses only, https only in live mode, no redirects,
 * bounded in time and size. Connections are kept open per host, vetted addresses and client certificate, and every call is vetted anew.
 * @param allow what the operator opens besides: exact hosts, addresses and CIDRs; cloud metadata stays closed
 * @throws Error naming an entry of `allow` that cannot be read
 */
export const createOutboundFetch = (options: { allow: readonly string[]; resolve?: Resolve }): OutboundFetch => {
  const allow = parseAllowList(options.allow)
  const resolve = options.resolve ?? resolveBySystem
  const pools = new Map<string, Pool>()

  const poolFor = ({ url, addresses }: Destination, tls: Partial<TlsIdentity> | undefined): Pool => {
    const key = `${url.origin} ${addresses.toSorted().join(' ')} ${tls ? sha256(JSON.stringify(tls)) : ''}`
    const pool = pools.get(key) ?? new Pool(url.origin, { connect: pinned(addresses, tls ?? {}, DEFAULT_TIMEOUT_MS) })
    // Set anew, it moves to the end of the map: the front is what was unused for longest.
    pools.delete(key)
    pools.set(key, pool)
    for (const [oldest, unused] of pools) {
      if (pools.size <= MAX_POOLS) break
      pools.delete(oldest)
      void unused.close()
    }
    return pool
  }

  const run = async (text: string, request: OutboundRequest, timeoutMs: number, signal: AbortSignal) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
    )
    const own = Object.keys(headers).find(name => OWN_HEADERS.has(name))
    if (own) return { outcome: 'blocked', reason: `The header ${own} cannot be set.` } as const

    // A resolver cannot be aborted, so it races the end of the time.
    const vetted = await Promise.race([vet(text, request.livemode, allow, resolve), rejectOn(signal)])
    if (vetted.outcome === 'blocked') return { outcome: 'blocked', reason: vetted.reason } as const
    if (vetted.outcome === 'unresolved') return { outcome: 'failed', kind: 'dns', message: vetted.reason } as const

    const { url } = vetted.destination
    const idle = request.idleTimeoutMs ?? timeoutMs
    const answer = await poolFor(vetted.destination, request.tls).request({
      path: url.pathname + url.search,
      method: request.method ?? 'GET',
      // Without compression there is nothing to inflate: what is read is what was sent.
      headers: { 'user-agent': 'keepsake', ...headers, 'accept-encoding': 'identity' },
      body: request.body ?? null,
      headersTimeout: idle,
      bodyTimeout: idle,
      signal,
    })
    const { bytes, truncated } = await read(answer.body, request.maxResponseBytes ?? DEFAULT_RESPONSE_BYTES, signal)
    return {
      outcome: 'answered',
      status: answer.statusCode,
      headers: flatten(answer.headers),
      body: bytes,
      truncated,
    } as const
  }

  return {
    async fetch(url, request) {
      const { signal, timeoutMs = DEFAULT_TIMEOUT_MS } = request
      signal?.throwIfAborted()
      const started = performance.now()
      const controller = new AbortController()
      const end = (): void => controller.abort()
      const timer = setTimeout(end, timeoutMs)
      signal?.addEventListener('abort', end)
      const durationMs = (): number => Math.round(performance.now() - started)
      try {
        const result = await run(url, request, timeoutMs, controller.signal)
        signal?.throwIfAborted()
        return { ...result, durationMs: durationMs() }
      } catch (error) {
        signal?.throwIfAborted()
        const failure = controller.signal.aborted
          ? ({ kind: 'timeout', message: `No answer within ${timeoutMs} ms.` } as const)
          : failureOf(error)
        return { outcome: 'failed', ...failure, durationMs: durationMs() }
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', end)
      }
    },

    async check(url, { livemode }) {
      const vetted = await vet(url, livemode, allow, resolve)
      if (vetted.outcome === 'allowed')
        return { allowed: true, outcome: vetted.outcome, resolved: vetted.destination.addresses }
      return {
        allowed: false,
        outcome: vetted.outcome,
        reason: vetted.reason,
        resolved: vetted.outcome === 'blocked' ? vetted.publicAddresses : [],
      }
    },

    async close() {
      const closing = [...pools.values()].map(pool => pool.close())
      pools.clear()
      await Promise.all(closing)
    },
  }
}
