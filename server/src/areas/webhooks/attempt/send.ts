import { type SigningKey, sign } from '@keepsake/webhooks'
import { withoutUrl } from '../../../platform/encryption/stored-url.ts'
import { hopsHeader } from '../../../platform/events/hops.ts'
import type { OutboundFetch, OutboundResult, TlsIdentity } from '../../../platform/outbound-http/outbound-http.ts'
import type { OnStep } from '../../../platform/outbound-http/steps.ts'
import { PREVIEW_BYTES, RESPONSE_BYTES } from '../limits.ts'

/** How a receiver authenticates us, in addition to the signature of every delivery. */
export type Authentication =
  | { type: 'hmac' }
  | { type: 'bearer'; token: string }
  | { type: 'mtls'; identity: TlsIdentity }

/** The receiver of a message, with its decrypted secrets. */
export interface Target {
  url: string
  livemode: boolean
  timeoutMs: number
  /** Signing keys, the current one first. */
  keys: readonly SigningKey[]
  authentication: Authentication
  /** Headers that the owner has set, with lowercase names. */
  headers: Readonly<Record<string, string>>
}

export interface Message {
  /** The event's id, which is the same for all attempts. */
  id: string
  body: string
  /** The headers `traceparent` and `tracestate` of this attempt. */
  trace: Readonly<Record<string, string>>
  /** How many deliveries led to the event. */
  hops?: number
}

/**
 * Only `retry` is retried. `gone` also disables the subscription. `expired` and `circular` were not sent, so they say
 * nothing about the receiver.
 */
export type Verdict = 'succeeded' | 'retry' | 'final' | 'gone' | 'expired' | 'circular'

/** The result of one attempt. */
export interface Attempt {
  verdict: Verdict
  responseCode: number | null
  preview: string | null
  error: string | null
  durationMs: number
  /** The `Retry-After` header of the response, unparsed. */
  retryAfter: string | null
}

/** Whether the attempt was not made. */
export const isWithheld = ({ verdict }: Pick<Attempt, 'verdict'>): boolean =>
  verdict === 'expired' || verdict === 'circular'

/** @param onStep reports the steps of the call, which then uses a new connection */
export type Send = (
  target: Target,
  message: Message,
  options?: { signal?: AbortSignal; onStep?: OnStep },
) => Promise<Attempt>

const RETRIED = new Set([408, 429])

/** @param now unix milliseconds; receivers compare the signed timestamp with their own clocks */
export function createSend(outbound: OutboundFetch, now: () => number = Date.now): Send {
  return async (
    { url, livemode, timeoutMs, keys, authentication, headers },
    { id, body, trace, hops = 0 },
    options = {},
  ) => {
    const result = await outbound.fetch(url, {
      method: 'POST',
      headers: {
        ...headers,
        ...trace,
        ...hopsHeader(hops),
        'content-type': 'application/json',
        ...(await sign({ id, timestamp: Math.floor(now() / 1000), body }, keys)),
        ...(authentication.type === 'bearer' && { authorization: `Bearer ${authentication.token}` }),
      },
      body,
      livemode,
      timeoutMs,
      maxResponseBytes: RESPONSE_BYTES,
      ...(authentication.type === 'mtls' && { tls: authentication.identity }),
      ...options,
    })
    const attempt = judge(result, timeoutMs)
    return { ...attempt, preview: attempt.preview && withoutUrl(attempt.preview, url) }
  }
}

function judge(result: OutboundResult, timeoutMs: number): Attempt {
  const nothing = { responseCode: null, preview: null, retryAfter: null, durationMs: result.durationMs }
  if (result.outcome === 'blocked') return { ...nothing, verdict: 'final', error: result.reason }
  if (result.outcome === 'failed') return { ...nothing, verdict: 'retry', error: result.message }
  const { status, headers, body, durationMs, truncated } = result
  const judged = verdictOn(status)
  const late = judged === 'succeeded' && truncated === 'timeout'
  const verdict = late ? 'retry' : judged
  const problem = late ? `The response was not complete within ${timeoutMs} ms.` : explain(status)
  return {
    verdict,
    responseCode: status,
    preview: previewOf(body, headers['content-encoding']),
    error: verdict === 'succeeded' ? null : problem,
    durationMs,
    retryAfter: headers['retry-after'] ?? null,
  }
}

function verdictOn(status: number): Verdict {
  if (status >= 200 && status < 300) return 'succeeded'
  if (status === 410) return 'gone'
  return status >= 500 || RETRIED.has(status) ? 'retry' : 'final'
}

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
