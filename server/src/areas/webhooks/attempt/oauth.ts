import { unlessAborted } from '../../../platform/concurrency/unless-aborted.ts'
import { sha256 } from '../../../platform/encryption/crypto.ts'
import { withoutSecrets } from '../../../platform/encryption/without-secrets.ts'
import type { OutboundFetch, OutboundResult } from '../../../platform/outbound-http/outbound-http.ts'
import { isObject } from '../../../platform/values/json.ts'

/** How to get a token from an authorization server (OAuth 2, RFC 6749 section 4.4). */
export interface ClientCredentials {
  tokenUrl: string
  clientId: string
  clientSecret: string
  scope?: string
  audience?: string
}

export type TokenResult = { token: string; isCached: boolean } | { error: string }

export interface Tokens {
  /** The token of credentials: the cached one until shortly before it expires, or a new one. */
  of(credentials: ClientCredentials, call: TokenCall): Promise<TokenResult>
  /** Forgets a token that a receiver refused. */
  forget(credentials: ClientCredentials, token: string): void
}

interface TokenCall {
  livemode: boolean
  timeoutMs: number
  signal?: AbortSignal
}

interface Cached {
  token: string
  /** Unix milliseconds. */
  until: number
}

const MAX_CACHED = 2_000
const MAX_RESPONSE_BYTES = 64 * 1024
/** If the response does not say how long a token lasts. */
const DEFAULT_SECONDS = 300
const MAX_SECONDS = 86_400
/** A token is replaced this long before it expires, or earlier if it lasts only minutes. */
const MARGIN_SECONDS = 30
const TOKEN = /^[!-~]{1,16000}$/

/** @param now unix milliseconds */
export function createTokens(outbound: OutboundFetch, now: () => number): Tokens {
  const cached = new Map<string, Cached>()
  /** Deliveries at the same time wait for one request. */
  const pending = new Map<string, Promise<TokenResult>>()
  const keyOf = (credentials: ClientCredentials, livemode: boolean): string =>
    sha256(JSON.stringify([livemode, credentials]))

  async function fetchToken(
    credentials: ClientCredentials,
    { livemode, timeoutMs }: TokenCall,
    key: string,
  ): Promise<TokenResult> {
    const { tokenUrl, clientId, clientSecret, scope, audience } = credentials
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      ...(scope !== undefined && { scope }),
      ...(audience !== undefined && { audience }),
    })
    const result = await outbound.fetch(tokenUrl, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${encoded(clientId)}:${encoded(clientSecret)}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: String(form),
      livemode,
      timeoutMs,
      maxResponseBytes: MAX_RESPONSE_BYTES,
    })
    const read = readToken(result)
    if ('problem' in read)
      return { error: withoutSecrets(`No OAuth 2 token for the receiver: ${read.problem}`, [clientSecret]) }
    const seconds = Math.min(read.seconds, MAX_SECONDS)
    if (cached.size >= MAX_CACHED) cached.clear()
    cached.set(key, {
      token: read.token,
      until: now() + (seconds - Math.min(MARGIN_SECONDS, seconds / 10)) * 1_000,
    })
    return { token: read.token, isCached: false }
  }

  return {
    async of(credentials, call) {
      const key = keyOf(credentials, call.livemode)
      const known = cached.get(key)
      if (known && known.until > now()) return { token: known.token, isCached: true }
      const running = pending.get(key) ?? fetchToken(credentials, call, key).finally(() => pending.delete(key))
      pending.set(key, running)
      return call.signal ? unlessAborted(running, call.signal) : running
    },
    forget(credentials, token) {
      for (const livemode of [true, false]) {
        const key = keyOf(credentials, livemode)
        if (cached.get(key)?.token === token) cached.delete(key)
      }
    },
  }
}

/** Credentials are encoded as in a form before they are joined. */
const encoded = (text: string): string => String(new URLSearchParams({ a: text })).slice('a='.length)

function readToken(result: OutboundResult): { token: string; seconds: number } | { problem: string } {
  if (result.outcome === 'blocked') return { problem: `the token endpoint cannot be called. ${result.reason}` }
  if (result.outcome === 'failed') return { problem: `the token endpoint did not answer. ${result.message}` }
  const body = parsed(result.body)
  if (result.status !== 200) {
    const code = typeof body.error === 'string' && /^[\w.-]{1,60}$/.test(body.error) ? ` (${body.error})` : ''
    const fix = result.status < 500 ? ' Check token_url, client_id, client_secret, scope and audience of auth.' : ''
    return { problem: `the token endpoint answered ${result.status}${code}.${fix}` }
  }
  const { access_token: token, token_type: type = 'bearer', expires_in: given } = body
  if (typeof token !== 'string' || !TOKEN.test(token) || String(type).toLowerCase() !== 'bearer')
    return { problem: 'the response of the token endpoint has no access_token of the type Bearer.' }
  const seconds = Number(given ?? DEFAULT_SECONDS)
  return { token, seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : DEFAULT_SECONDS }
}

function parsed(bytes: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
