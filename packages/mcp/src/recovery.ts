import { RECOVERY, RECOVERY_OF_REASON } from './generated/errors.gen.ts'
import { isRecord } from './is-record.ts'

const OTHERWISE = 'Tell the user what happened.'

/** Explains to a model why an operation failed, field by field, and what to do next. */
export function explainFailure(status: number, body: unknown): string {
  const failure = isRecord(body) ? body : {}
  const code = typeof failure.error === 'string' ? failure.error : status >= 500 ? 'server_error' : `HTTP ${status}`
  const message = typeof failure.message === 'string' ? failure.message : 'The server did not say why.'
  const details = Array.isArray(failure.details) ? failure.details.filter(isRecord) : []
  const places = details.map(({ path, message: what }) => `- ${asArgument(String(path))}: ${asArgument(String(what))}`)
  return [`${code}: ${asArgument(message)}`, ...places, advice(code, String(failure.reason))].join('\n')
}

/** The server names a field by its place in the request, as `body.query`. A tool has only arguments. */
const asArgument = (text: string): string => text.replaceAll(/\b(?:body|query|path)\.(?=[A-Za-z_])/g, '')

/** The same if there was no response: the server is unreachable, or the connection broke. */
export function explainSilence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return [`connection_error: ${message}${cause}`, advice('connection_error')].join('\n')
}

const advice = (code: string, reason = ''): string =>
  `What to do: ${RECOVERY_OF_REASON[reason] ?? RECOVERY[code] ?? OTHERWISE}`
