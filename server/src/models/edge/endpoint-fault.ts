/** What is wrong with what an endpoint answered, in place of an error of the library that reads answers. */
export class EndpointFault extends Error {
  override readonly name = 'EndpointFault'
  /** The HTTP status, if the endpoint named one in its body. */
  readonly statusCode?: number
  readonly isRetryable: boolean

  /** What the endpoint did, as the predicate of a sentence. */
  readonly did: string

  constructor(
    did: string,
    { statusCode, isRetryable = false }: { statusCode?: number | undefined; isRetryable?: boolean } = {},
  ) {
    super(did)
    this.did = did
    if (statusCode !== undefined) this.statusCode = statusCode
    this.isRetryable = isRetryable
  }
}

/** What happened to a connection, by the code of its error. */
const CONNECTION: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, 'nothing listens at its address'],
  [/^(?:ENOTFOUND|EAI_\w+)$/, 'its host name was not found'],
  [/^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH)$/, 'it could not be reached'],
  [/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'it closed the connection without an answer'],
  [/CERT|SIGNATURE|SELF_SIGNED|^ERR_TLS|^EPROTO$|^ERR_SSL/, 'its TLS connection was not accepted'],
  [/^HPE_|^UND_ERR_HEADERS_OVERFLOW$/, 'it does not answer in HTTP'],
]

/** Says why a connection failed. Undefined if the error is not one of a connection. */
export function connectionProblem(error: unknown): string | undefined {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : undefined
    const known = code === undefined ? undefined : CONNECTION.find(([pattern]) => pattern.test(code))
    if (known) return known[1]
    at = 'lastError' in at ? at.lastError : 'cause' in at ? at.cause : undefined
  }
  return undefined
}

/** Reasons in the body of an error, which itself is not passed on: it can repeat the prompt or the key. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /context.{0,20}(?:length|window|size)|maximum context|too many tokens|prompt is too long|exceeds? .{0,30}tokens/i,
    'the prompt is longer than the model reads',
  ],
  [/content.?filter|content.?policy|content management|safety|moderation/i, 'its content filter refused the prompt'],
  [
    /model\W.{0,60}(?:not found|does not exist|not exist|unknown)|model_not_found|unknown model/i,
    'it has no such model',
  ],
  [/insufficient.?(?:quota|balance|funds|credits)|billing/i, 'its account has no balance left'],
  [/no models? (?:is |are )?loaded|loading model|model is (?:still )?loading/i, 'its model is not loaded'],
  [
    /does not support (?:tools|function)|tool.?(?:choice|calling).{0,60}(?:not supported|requires|unsupported)/i,
    'its model takes no tools',
  ],
  [
    /image.{0,40}(?:not supported|unsupported)|does not support image|not a (?:vision|multimodal) model/i,
    'its model reads no images',
  ],
]

/** Says in our words why an endpoint refused, if its answer has a reason that is known. */
export const statedReason = (body: string): string | undefined => REASONS.find(([pattern]) => pattern.test(body))?.[1]
