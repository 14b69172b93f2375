import { sign } from '@keepsake/webhooks'
import type { OutboundFetch, OutboundResult } from '../outbound-http/outbound-http.ts'
import { type StatusVerdict, verdictOn } from '../outbound-http/status-verdict.ts'
import { POST_RETRY_SECONDS } from './retry-schedule.ts'

/** Shorter than the lease of a job. */
const RESPONSE_MS = 10_000
/** The response is not used. */
const RESPONSE_BYTES = 1_024

export interface SignedPost {
  url: string
  /** `whsec_` and base64. */
  secret: string
  /** Identifies the message, the same in each attempt. Without a full stop. */
  id: string
  body: string
  /** Unix seconds of this attempt. */
  timestamp: number
  headers?: Record<string, string>
  livemode: boolean
  /** Whether an allowed host may be called without TLS. */
  plainHttp?: boolean
  signal: AbortSignal
  /** Attempts of the job, this one included. */
  attempts: number
}

/** What became of an attempt, in the words of those who keep it. */
export interface PostOutcome {
  status: 'succeeded' | 'retrying' | 'failed'
  responseCode: number | null
  /** Why it failed. Null if it did not. */
  error: string | null
  /** Seconds until the next attempt. Absent if there is none. */
  again?: number
}

/** Posts a signed message in the name of a job, and says whether the job tries again. */
export async function postSigned(
  outbound: OutboundFetch,
  { secret, id, body, timestamp, url, headers = {}, attempts, ...call }: SignedPost,
): Promise<PostOutcome> {
  const result = await outbound.fetch(url, {
    ...call,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...(await sign({ id, timestamp, body }, secret)) },
    body,
    timeoutMs: RESPONSE_MS,
    maxResponseBytes: RESPONSE_BYTES,
  })
  const { verdict, error } = judge(result)
  const responseCode = result.outcome === 'answered' ? result.status : null
  if (verdict === 'succeeded') return { status: 'succeeded', responseCode, error: null }
  const again = verdict === 'retry' ? POST_RETRY_SECONDS[attempts - 1] : undefined
  return again === undefined
    ? { status: 'failed', responseCode, error }
    : { status: 'retrying', responseCode, error, again }
}

function judge(result: OutboundResult): { verdict: StatusVerdict; error: string | null } {
  if (result.outcome === 'blocked') return { verdict: 'final', error: result.reason }
  if (result.outcome === 'failed') return { verdict: 'retry', error: result.message }
  return { verdict: verdictOn(result.status), error: `The receiver answered ${result.status}.` }
}
