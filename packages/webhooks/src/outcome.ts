/** The answer to a delivery. */
export interface Outcome {
  status: number
  /** `processed`, `queued`, `duplicate` and `ignored` are answered with 200. */
  result: AcceptedResult | RefusedResult
  message?: string
  /** Seconds after which the sender should try again. */
  retryAfter?: number
}

export type AcceptedResult = 'processed' | 'queued' | 'duplicate' | 'ignored'
export type RefusedResult =
  | 'method_not_allowed'
  | 'body_too_large'
  | 'body_incomplete'
  | 'missing_header'
  | 'malformed_header'
  | 'invalid_signature'
  | 'too_old'
  | 'too_new'
  | 'unreadable'
  | 'in_progress'
  | 'too_slow'
  | 'not_fetched'
  | 'failed'

/** Neither a browser nor a proxy may keep an answer or guess its type. */
export const answerHeadersOf = ({ status, retryAfter }: Outcome): Record<string, string> => ({
  'content-type': 'application/json',
  'cache-control': 'no-store',
  ...(status === 405 && { allow: 'POST' }),
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
})

export const answerBodyOf = ({ status, result, message }: Outcome): string =>
  JSON.stringify(status === 200 ? { received: true, result } : { received: false, error: result, message })

export const responseOf = (outcome: Outcome): Response =>
  new Response(answerBodyOf(outcome), { status: outcome.status, headers: answerHeadersOf(outcome) })
