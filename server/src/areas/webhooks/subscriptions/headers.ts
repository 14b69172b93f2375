import { invalid } from '../../../platform/values/errors.ts'

/** Headers that frame the message, name the host, or have a field of their own. */
const RESERVED = new Set(
  'accept-encoding baggage connection expect host http2-settings keep-alive proxy-authenticate proxy-authorization proxy-connection te traceparent tracestate trailer transfer-encoding upgrade via'.split(
    ' ',
  ),
)
const RESERVED_PREFIXES = ['content-', 'keepsake-', 'webhook-', 'sec-', ':']

/** Headers to send with every delivery, lowercase. @throws ApiError `validation_error` naming one that cannot be set */
export function readHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const read = new Map<string, string>()
  for (const [given, value] of Object.entries(headers)) {
    const name = given.toLowerCase()
    const problem = problemOf(name) ?? (read.has(name) ? 'is given twice, in different case' : undefined)
    if (problem) throw invalid(`body.headers.${given}`, `body.headers.${given} ${problem}.`)
    read.set(name, value)
  }
  return Object.fromEntries(read)
}

/** Whether the service sets a header, or it changes how the request is read. @param name in lower case */
export const isReserved = (name: string): boolean =>
  RESERVED.has(name) || RESERVED_PREFIXES.some(prefix => name.startsWith(prefix))

function problemOf(name: string): string | undefined {
  if (isReserved(name)) return 'cannot be set, because the service sets it or it changes how the request is read'
  return undefined
}
