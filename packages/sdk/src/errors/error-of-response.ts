import { CLASS_OF_CODE, CLASS_OF_STATUS, CODE_OF_STATUS } from './error-table.gen.ts'
import { isRecord } from './is-record.ts'
import { type ErrorFacts, KeepsakeError } from './keepsake-error.ts'

type ErrorClass = new (message: string, facts: ErrorFacts) => KeepsakeError

const OF_CODE: Record<string, ErrorClass> = CLASS_OF_CODE
const OF_STATUS: Record<number, ErrorClass> = CLASS_OF_STATUS
const CODES: Record<number, string> = CODE_OF_STATUS

/**
 * Creates the error for an unsuccessful response.
 * @param where the request as text, such as `POST /api/v1/recall`
 * @param body the parsed body, or anything else if it was not JSON
 */
export function errorOfResponse(where: string, status: number, headers: Headers, body: unknown): KeepsakeError {
  const fields = isRecord(body) ? body : {}
  const code = codeIn(fields) ?? CODES[status] ?? (status >= 500 ? 'server_error' : 'unexpected_response')
  const sent = typeof fields.message === 'string' ? fields.message : undefined
  const message = sent ?? `${where} ${status < 400 ? redirected(headers) : unexplained(status)}`
  const ErrorClass = OF_STATUS[status] ?? OF_CODE[code] ?? OF_CODE[CODES[status] ?? ''] ?? KeepsakeError
  return new ErrorClass(message, {
    code,
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfterSeconds(headers, fields),
    headers,
    body: fields,
  })
}

const unexplained = (status: number): string =>
  `answered ${status} without saying why. Is something between you and the server?`

/** Browsers hide the target of a redirect. */
function redirected(headers: Headers): string {
  const location = headers.get('location')?.replace(/\?.*/, '')
  return `was answered with a redirect${location ? ` to ${location}` : ''}, which is not followed. Is the base URL right?`
}

/** OpenAI-compatible responses have an object under `error`; all others have the code there. */
function codeIn({ error }: Record<string, unknown>): string | undefined {
  const code = isRecord(error) ? (error.code ?? error.type) : error
  return typeof code === 'string' ? code : undefined
}

function retryAfterSeconds(headers: Headers, body: Record<string, unknown>): number | undefined {
  const header = headers.get('retry-after')
  if (header !== null) {
    const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
    if (Number.isFinite(seconds)) return Math.max(0, seconds)
  }
  return typeof body.retryAfterSeconds === 'number' ? body.retryAfterSeconds : undefined
}
