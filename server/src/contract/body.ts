import { buffer } from 'node:stream/consumers'
import { ApiError, invalid } from '../platform/values/errors.ts'
import type { Json } from '../platform/values/json.ts'
import { parseJson } from '../platform/values/parse-json.ts'
import { findBadText } from '../platform/values/unicode.ts'

/**
 * How long the rest of a too large body is read. Clients that are cut off while sending seldom get to read the error.
 */
const PATIENCE_MS = 1_000

/** What a request without a body stands for: a caller without fields need not send `{}`. */
const NO_FIELDS = Buffer.from('{}')

/**
 * Reads a body of at most `limit` bytes. Bytes after the limit are discarded.
 * @throws ApiError 413 if it is larger, 415 if it is not JSON or is compressed
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  const type = mediaTypeOf(request)
  if (type === 'application/json' || type.endsWith('+json')) return buffer(chunksOf(request, limit))
  if (type === '' && (await buffer(chunksOf(request, limit))).byteLength === 0) return NO_FIELDS
  throw new ApiError(
    'validation_error',
    `Send the body as JSON, with the header Content-Type: application/json${type ? ` (it was ${type})` : ''}.`,
    { status: 415 },
  )
}

/** The media type of a body, in lower case. Empty if the header is missing. */
export const mediaTypeOf = (request: Request): string =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

/**
 * The chunks of a body of at most `limit` bytes. Bytes after the limit are discarded.
 * @throws ApiError 413 after the last chunk if it is larger, 415 if it is compressed
 */
export async function* chunksOf(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding !== 'identity')
    throw new ApiError(
      'validation_error',
      `Content-Encoding ${encoding} is not supported. Send the body uncompressed.`,
      {
        status: 415,
      },
    )
  const until = Date.now() + PATIENCE_MS
  let size = Number(request.headers.get('content-length') ?? 0) > limit ? limit : 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size <= limit) yield chunk
    else if (Date.now() > until) break
  }
  if (size > limit) throw tooLarge(`The body is larger than ${limit} bytes, the limit of this operation.`)
}

export const tooLarge = (message: string): ApiError =>
  new ApiError('validation_error', message, {
    status: 413,
    // the rest of the body is still being sent, so this connection cannot be reused
    headers: { Connection: 'close' },
  })

/** @throws ApiError `validation_error` if it is not valid JSON, or contains values that cannot be stored */
export async function parseBody(bytes: Uint8Array): Promise<Json> {
  if (bytes.byteLength === 0) throw invalid('body', 'The body is empty. Send a JSON object.')
  const parsed = await parseJson(bytes)
  if ('problem' in parsed) throw invalid('body', parsed.problem)
  requireStorable(parsed.value)
  return parsed.value
}

/** @throws ApiError `validation_error` if the body contains text that cannot be stored */
export function requireStorable(body: Json): void {
  const bad = findBadText(body)
  if (!bad) return
  const path = bad.path ? `body.${bad.path}` : 'body'
  throw new ApiError('validation_error', `${path} ${bad.problem}`, { details: [{ path, message: bad.problem }] })
}
