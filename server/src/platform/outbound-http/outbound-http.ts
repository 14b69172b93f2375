import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import type { buildConnector, Dispatcher, Pool } from 'undici'
import { unlessAborted } from '../concurrency/unless-aborted.ts'
import { sha256 } from '../encryption/crypto.ts'
import { parseAllowList } from './allow-list.ts'
import { type CallMode, type Destination, hostOf, type Resolve, vet } from './destination.ts'
import { type FailureKind, failureOf } from './failure.ts'
import { withoutInterimResponses } from './interim-responses.ts'
import { type OutboundProxy, openTunnel } from './proxy.ts'
import { type OnStep, openDirectly, type Steps, separateConnector, startSteps } from './steps.ts'

export interface TlsIdentity {
  /** PEM. */
  cert: string
  key: string
  /** Trusted instead of the certificate authorities of the system. */
  ca?: string
}

export interface OutboundRequest extends CallMode {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** From the start, including name resolution, to the last byte [10 s]. */
  timeoutMs?: number
  /** Longest time without data, before the status and within the body [timeoutMs]. Accurate to about half a second. */
  idleTimeoutMs?: number
  /** Limit for the body. The rest is not read [1 MiB]. */
  maxResponseBytes?: number
  /** Aborts the request. The promise then rejects with the signal's reason. */
  signal?: AbortSignal
  tls?: Partial<TlsIdentity>
  /** Reports each step of the call, which then uses a new connection. */
  onStep?: OnStep
  /** Receives each part of the body as it arrives. If it returns true, the rest is not read, e.g. of an endless stream. */
  isEnough?(part: Uint8Array): boolean
}

export interface Answer {
  outcome: 'answered'
  /** Includes 3xx, since redirects are not followed. */
  status: number
  /** Names in lower case. Repeated headers are joined with `, `. */
  headers: Record<string, string>
  /** As sent, never decompressed. */
  body: Uint8Array
  /** Why `body` is incomplete. */
  truncated: false | 'size' | 'timeout' | 'connection'
  durationMs: number
}

export type OutboundResult =
  | Answer
  /** The URL was not called. A retry gives the same result. */
  | { outcome: 'blocked'; reason: string; durationMs: number }
  /** There was no response. A retry can succeed. */
  | { outcome: 'failed'; kind: FailureKind; message: string; durationMs: number }

export interface Checked {
  allowed: boolean
  /** A name that is unresolved may resolve later. A blocked URL stays blocked. */
  outcome: 'allowed' | 'blocked' | 'unresolved'
  reason?: string
  /** Addresses of the host without blocked ones, which would reveal the operator's network. */
  resolved: string[]
}

export interface OutboundFetch {
  /** Calls a URL that a user chose. Only rejects if the caller's `signal` aborts. */
  fetch(url: string, request: OutboundRequest): Promise<OutboundResult>
  /** Whether `fetch` would call this URL now. Opens no connection. */
  check(url: string, mode: CallMode): Promise<Checked>
  /** Whether calls with `plainHttp` use http at the host of this URL for live data. */
  allowsHttp(url: URL): boolean
  /** Closes idle connections and waits for those in use. */
  close(): Promise<void>
}

const DEFAULT_TIMEOUT_MS = 10_000
const DEFAULT_RESPONSE_BYTES = 1024 * 1024
const MAX_POOLS = 1_000

/** Headers that frame the message or name the host: a caller's would send another request than was checked. */
export const OWN_HEADERS: ReadonlySet<string> = new Set(
  'accept-encoding connection content-length expect host keep-alive proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
)

const resolveBySystem: Resolve = async hostname =>
  (await lookup(hostname, { all: true, order: 'verbatim' })).map(({ address }) => address)

/** Loaded by the first call: a hundred files, which no start waits for. */
type Undici = typeof import('undici')

interface PinnedOptions {
  tls: Partial<TlsIdentity> | undefined
  timeout: number
  proxy: OutboundProxy | undefined
  steps?: Steps | undefined
}

/**
 * Connects only to the checked addresses, directly or through the proxy. The name is not resolved a second time: a proxy
 * is told the address, and TLS verifies the name.
 */
const pinned = (
  { buildConnector: build }: Undici,
  addresses: readonly string[],
  { tls = {}, timeout, proxy, steps }: PinnedOptions,
): buildConnector.connector => {
  const answer: LookupFunction = (_hostname, options, callback) => {
    const list = addresses.map(address => ({ address, family: isIP(address) }))
    const [first] = list
    if (options.all) callback(null, list)
    else callback(null, first?.address ?? '', first?.family)
  }
  const direct = build({ ...tls, allowH2: false, timeout, lookup: answer })
  const connect = proxy
    ? separateConnector(direct, {
        open: (_, port) => openTunnel(proxy, { addresses, port, timeout }),
        place: () => `one of ${addresses.join(', ')} through the proxy`,
        steps,
      })
    : steps
      ? separateConnector(direct, {
          open: openDirectly({ lookup: answer, timeout }),
          place: ({ remoteAddress }) => String(remoteAddress),
          steps,
        })
      : direct
  return (options, callback) => {
    // A socket does not call `lookup` for an address, so addresses are compared with the checked ones here.
    if (isIP(options.hostname) !== 0 && !addresses.includes(options.hostname))
      callback(new Error('The address to connect to is not the one that was vetted.'), null)
    else
      connect(options, (...made) => {
        const [error, socket] = made
        if (error || !socket) callback(...made)
        else callback(null, withoutInterimResponses(socket))
      })
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
  isEnough: OutboundRequest['isEnough'],
): Promise<{ bytes: Uint8Array; truncated: Answer['truncated'] }> => {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body) {
      parts.push(part.subarray(0, limit - size))
      size += part.length
      if (size > limit) return { bytes: Buffer.concat(parts), truncated: 'size' }
      if (isEnough?.(part)) break
    }
  } catch (error) {
    const late = signal.aborted || failureOf(error).kind === 'timeout'
    return { bytes: Buffer.concat(parts), truncated: late ? 'timeout' : 'connection' }
  }
  return { bytes: Buffer.concat(parts), truncated: false }
}

/**
 * Calls URLs that a user chose: public addresses only, https only in live mode by default, no redirects, limited in time and
 * size. Connections are kept open per host, checked addresses and client certificate, and every call is checked again.
 * @param options.allow what the operator allows in addition: exact hosts, addresses and CIDRs. Cloud metadata stays
 * blocked.
 * @param options.proxy opens all connections. What may be called is the same as without it.
 * @throws Error that names an invalid entry of `allow`
 */
export const createOutboundFetch = (options: {
  allow: readonly string[]
  resolve?: Resolve
  proxy?: OutboundProxy
}): OutboundFetch => {
  const { proxy } = options
  const allow = parseAllowList(options.allow)
  const resolve = options.resolve ?? resolveBySystem
  const pools = new Map<string, Pool>()

  const poolFor = (undici: Undici, { url, addresses }: Destination, tls: Partial<TlsIdentity> | undefined): Pool => {
    const key = `${url.origin} ${addresses.toSorted().join(' ')} ${tls ? sha256(JSON.stringify(tls)) : ''}`
    const pool =
      pools.get(key) ??
      new undici.Pool(url.origin, { connect: pinned(undici, addresses, { tls, timeout: DEFAULT_TIMEOUT_MS, proxy }) })
    // Deleting and setting it again moves it to the end of the map, so the least recently used one is first.
    pools.delete(key)
    pools.set(key, pool)
    for (const [oldest, unused] of pools) {
      if (pools.size <= MAX_POOLS) break
      pools.delete(oldest)
      void unused.close()
    }
    return pool
  }

  const run = async (
    text: string,
    request: OutboundRequest,
    timeoutMs: number,
    signal: AbortSignal,
    steps: Steps | undefined,
  ) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
    )
    const refused = Object.keys(headers).find(name => OWN_HEADERS.has(name))
    if (refused) return { outcome: 'blocked', reason: `The header ${refused} cannot be set.` } as const

    // A resolver cannot be aborted, so it races with the timeout.
    const vetted = await unlessAborted(vet(text, request, allow, resolve), signal)
    if (vetted.outcome === 'blocked') {
      steps?.skipped('resolve', 'Addresses that may not be called are not shown.')
      return { outcome: 'blocked', reason: vetted.reason } as const
    }
    if (vetted.outcome === 'unresolved') return { outcome: 'failed', kind: 'dns', message: vetted.reason } as const

    const { url, addresses } = vetted.destination
    steps?.passed('resolve', `${url.hostname} is ${addresses.join(', ')}.`)
    steps?.passed('allow', 'The address may be called.')
    const idle = request.idleTimeoutMs ?? timeoutMs
    const undici = await import('undici')
    const options = { tls: request.tls, timeout: timeoutMs, proxy, steps }
    const own = steps && new undici.Pool(url.origin, { connect: pinned(undici, addresses, options) })
    try {
      const answer = await (own ?? poolFor(undici, vetted.destination, request.tls)).request({
        path: url.pathname + url.search,
        method: request.method ?? 'GET',
        // Without compression nothing has to be decompressed, so the bytes read are the bytes sent.
        headers: { 'user-agent': 'keepsake', ...headers, 'accept-encoding': 'identity' },
        body: request.body ?? null,
        headersTimeout: idle,
        bodyTimeout: idle,
        signal,
      })
      steps?.passed('respond', `The response has the status ${answer.statusCode}.`)
      const limit = request.maxResponseBytes ?? DEFAULT_RESPONSE_BYTES
      const { bytes, truncated } = await read(answer.body, limit, signal, request.isEnough)
      return {
        outcome: 'answered',
        status: answer.statusCode,
        headers: flatten(answer.headers),
        body: bytes,
        truncated,
      } as const
    } finally {
      void own?.destroy()
    }
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
      const steps = request.onStep && startSteps(request.onStep)
      try {
        const result = await run(url, request, timeoutMs, controller.signal, steps)
        signal?.throwIfAborted()
        if (result.outcome !== 'answered') steps?.failed(result.outcome === 'blocked' ? result.reason : result.message)
        return { ...result, durationMs: durationMs() }
      } catch (error) {
        signal?.throwIfAborted()
        const failure = controller.signal.aborted
          ? ({ kind: 'timeout', message: `No answer within ${timeoutMs} ms.` } as const)
          : failureOf(error)
        steps?.failed(failure.message)
        return { outcome: 'failed', ...failure, durationMs: durationMs() }
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', end)
      }
    },

    async check(url, mode) {
      const vetted = await vet(url, mode, allow, resolve)
      if (vetted.outcome === 'allowed')
        return { allowed: true, outcome: vetted.outcome, resolved: vetted.destination.addresses }
      return {
        allowed: false,
        outcome: vetted.outcome,
        reason: vetted.reason,
        resolved: vetted.outcome === 'blocked' ? vetted.publicAddresses : [],
      }
    },

    allowsHttp: url => allow.lists(hostOf(url)),

    async close() {
      const closing = [...pools.values()].map(pool => pool.close())
      pools.clear()
      await Promise.all(closing)
    },
  }
}
