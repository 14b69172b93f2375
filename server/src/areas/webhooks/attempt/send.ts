import { type SigningKey, sign } from '@keepsake/webhooks'
import { withoutUrl } from '../../../platform/encryption/stored-url.ts'
import { withoutSecrets } from '../../../platform/encryption/without-secrets.ts'
import { hopsHeader } from '../../../platform/events/hops.ts'
import type { OutboundFetch, OutboundResult, TlsIdentity } from '../../../platform/outbound-http/outbound-http.ts'
import { type StatusVerdict, verdictOn } from '../../../platform/outbound-http/status-verdict.ts'
import { type OnStep, startSteps } from '../../../platform/outbound-http/steps.ts'
import { given } from '../../../platform/values/given.ts'
import { PREVIEW_BYTES, RESPONSE_BYTES } from '../limits.ts'
import type { Content } from './envelope.ts'
import { type ClientCredentials, createTokens } from './oauth.ts'
import { type OwnSignature, ownSignatureHeaders } from './own-signature.ts'

/** How a receiver authenticates us, in addition to the signature of every delivery. */
export type Authentication = (
  | { type: 'hmac' }
  | { type: 'bearer'; token: string }
  | { type: 'basic'; username: string; password: string }
  | { type: 'oauth2'; credentials: ClientCredentials }
  | { type: 'mtls'; identity: TlsIdentity }
) & {
  /** PEM. Trusted instead of the certificate authorities of the system. With `mtls`, it is in the identity. */
  ca?: string
}

/** The receiver of a message, with its decrypted secrets. */
export interface Target {
  url: string
  livemode: boolean
  timeoutMs: number
  /** Signing keys, the current one first. */
  keys: readonly SigningKey[]
  authentication: Authentication
  /** How deliveries are signed instead of with the keys. Null for the signature of Standard Webhooks. */
  own: { settings: OwnSignature; secrets: readonly string[] } | null
  /** Headers that the owner has set, with lowercase names. */
  headers: Readonly<Record<string, string>>
}

export interface Message extends Content {
  /** The event's id, which is the same for all attempts. */
  id: string
  type: string
  /** The headers `traceparent` and `tracestate` of this attempt. */
  trace: Readonly<Record<string, string>>
  /** How many deliveries led to the event. */
  hops?: number
  /** Secrets in the body that only the receiver may see. */
  secret?: string
}

/**
 * Only `retry` is retried. `gone` also disables the subscription. `expired`, `circular` and `unreadable` were not sent, so
 * they say nothing about the receiver.
 */
export type Verdict = StatusVerdict | 'expired' | 'circular' | 'unreadable'

export interface Attempt {
  verdict: Verdict
  responseCode: number | null
  preview: string | null
  error: string | null
  durationMs: number
  /** The `Retry-After` header of the response, unparsed. */
  retryAfter: string | null
}

export const isWithheld = ({ verdict }: Pick<Attempt, 'verdict'>): boolean =>
  ['expired', 'circular', 'unreadable'].includes(verdict)

/** @param onStep reports the steps of the call, which then uses a new connection */
export type Send = (
  target: Target,
  message: Message,
  options?: { signal?: AbortSignal; onStep?: OnStep },
) => Promise<Attempt>

/** A URL with another query after its own. */
function withQuery(url: string, query: string): string {
  const parsed = new URL(url)
  parsed.search = parsed.search === '' ? query : `${parsed.search}&${query}`
  return parsed.href
}

/** @param now unix milliseconds; receivers compare the signed timestamp with their own clocks */
export function createSend(outbound: OutboundFetch, now: () => number = Date.now): Send {
  const tokens = createTokens(outbound, now)

  async function deliver(
    { url: base, livemode, timeoutMs, keys, own: signing, authentication, headers }: Target,
    { id, type, body, headers: own, query, trace, hops = 0, secret }: Message,
    authorization: string | undefined,
    options: Parameters<Send>[2] = {},
  ): Promise<Attempt> {
    const tls = authentication.type === 'mtls' ? authentication.identity : given({ ca: authentication.ca })
    const url = query ? withQuery(base, query) : base
    const result = await outbound.fetch(url, {
      method: 'POST',
      headers: {
        ...own,
        ...headers,
        ...trace,
        ...hopsHeader(hops),
        ...(signing
          ? ownSignatureHeaders(signing.settings, signing.secrets, { id, type, body, url }, now())
          : await sign({ id, timestamp: Math.floor(now() / 1000), body }, keys)),
        // replaces one of the owner's headers
        ...given({ authorization }),
      },
      body,
      livemode,
      timeoutMs,
      maxResponseBytes: RESPONSE_BYTES,
      ...(Object.keys(tls).length > 0 && { tls }),
      ...options,
    })
    const attempt = judge(result, timeoutMs)
    const sent = Object.values({ ...headers, ...given({ authorization }) })
    const secrets = [...sent, ...passwordOf(authentication), ...(secret === undefined ? [] : [secret])]
    return { ...attempt, preview: attempt.preview && withoutSecrets(withoutUrl(attempt.preview, url), secrets) }
  }

  /** With a token, which is fetched before and counts in the time that the receiver has. */
  async function deliverWithToken(
    target: Target,
    message: Message,
    credentials: ClientCredentials,
    options: NonNullable<Parameters<Send>[2]>,
  ): Promise<Attempt> {
    const started = performance.now()
    const spent = (): number => Math.round(performance.now() - started)
    const { livemode, timeoutMs } = target
    const attempt = async (): Promise<{ attempt: Attempt; usedToken?: string }> => {
      const left = Math.max(timeoutMs - spent(), 1)
      const found = await tokens.of(credentials, { livemode, timeoutMs: left, ...given({ signal: options.signal }) })
      if ('error' in found) {
        if (options.onStep) startSteps(options.onStep).failed(found.error)
        const nothing = { responseCode: null, preview: null, retryAfter: null, durationMs: spent() }
        return { attempt: { ...nothing, verdict: 'retry', error: found.error } }
      }
      const rest = { ...target, timeoutMs: Math.max(timeoutMs - spent(), 1) }
      const made = await deliver(rest, message, `Bearer ${found.token}`, options)
      if (made.responseCode !== 401) return { attempt: made }
      tokens.forget(credentials, found.token)
      return { attempt: made, ...(found.isCached && { usedToken: found.token }) }
    }
    const first = await attempt()
    // a cached token can have been revoked; the steps of a test are reported once
    const isRefused = first.usedToken !== undefined && options.onStep === undefined
    const { attempt: made } = isRefused ? await attempt() : first
    return { ...made, durationMs: spent() }
  }

  return (target, message, options = {}) =>
    target.authentication.type === 'oauth2'
      ? deliverWithToken(target, message, target.authentication.credentials, options)
      : deliver(target, message, authorizationOf(target.authentication), options)
}

function authorizationOf(authentication: Authentication): string | undefined {
  if (authentication.type === 'bearer') return `Bearer ${authentication.token}`
  if (authentication.type !== 'basic') return undefined
  const { username, password } = authentication
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}

const passwordOf = (authentication: Authentication): string[] =>
  authentication.type === 'basic' ? [authentication.password] : []

function judge(result: OutboundResult, timeoutMs: number): Attempt {
  const nothing = { responseCode: null, preview: null, retryAfter: null, durationMs: result.durationMs }
  if (result.outcome === 'blocked') return { ...nothing, verdict: 'final', error: result.reason }
  if (result.outcome === 'failed') return { ...nothing, verdict: 'retry', error: result.message }
  const { status, headers, body, durationMs, truncated } = result
  const judged = verdictOn(status)
  // a body that is larger than what is read is no failure
  const cut = judged === 'succeeded' && truncated !== 'size' ? truncated : false
  const verdict = cut ? 'retry' : judged
  const problem = cut ? explainCut(cut, timeoutMs) : explain(status)
  return {
    verdict,
    responseCode: status,
    preview: previewOf(body, headers['content-encoding']),
    error: verdict === 'succeeded' ? null : problem,
    durationMs,
    retryAfter: headers['retry-after'] ?? null,
  }
}

const explainCut = (cut: 'timeout' | 'connection', timeoutMs: number): string =>
  cut === 'timeout'
    ? `The response was not complete within ${timeoutMs} ms.`
    : 'The connection ended before the response was complete.'

function explain(status: number): string {
  if (status === 410) return 'The receiver answered 410: it is gone for good.'
  if (status >= 300 && status < 400) return `The receiver answered ${status}: a redirect is not followed.`
  return `The receiver answered ${status}.`
}

/**
 * The start of a response as text that can be stored. A response that is compressed although we do not accept
 * compression is not decompressed.
 */
function previewOf(body: Uint8Array, encoding: string | undefined): string | null {
  if (body.length === 0) return null
  if (encoding !== undefined && encoding !== 'identity') return `[${body.length} bytes of ${encoding.slice(0, 40)}]`
  // stream mode omits a character that the cut splits
  const text = new TextDecoder().decode(body.subarray(0, PREVIEW_BYTES), { stream: true }).replaceAll('\0', '\u{FFFD}')
  // each byte that is not valid text has become three
  return Buffer.byteLength(text) <= PREVIEW_BYTES ? text : text.slice(0, PREVIEW_BYTES / 3)
}
