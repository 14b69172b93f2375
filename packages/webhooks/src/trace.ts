import { type DeliveryHeaders, valuesOf } from './headers.ts'

/** Where a request belongs in a trace, as its W3C Trace Context headers say. They are not signed. */
export interface TraceContext {
  /** 32 lowercase hex digits, the same in all parts of a trace. */
  traceId: string
  /** The span of the sender: 16 lowercase hex digits. */
  parentId: string
  /** Whether the sender records its part of the trace. */
  sampled: boolean
  /** Data of tracing systems, to pass on unchanged: `tracestate`. */
  state?: string
}

/** Later versions may append fields. `ff` is no version. */
const PARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-[!-+\--~]*)?$/

/**
 * Reads `traceparent` and `tracestate`. A `traceparent` that is absent, invalid or sent twice is ignored together with
 * `tracestate`, as the W3C requires, and so is an invalid `tracestate` alone.
 *
 * @example
 * const trace = readTrace(request.headers)
 * if (trace) logger.info({ traceId: trace.traceId }, 'received')
 */
export function readTrace(headers: DeliveryHeaders): TraceContext | undefined {
  const [parent, ...more] = valuesOf(headers, 'traceparent')
  if (parent === undefined || more.length > 0) return undefined
  const [, version, traceId, parentId, flags = '', later] = PARENT.exec(parent.trim()) ?? []
  if (traceId === undefined || parentId === undefined || (version === '00' && later !== undefined)) return undefined
  const state = readState(valuesOf(headers, 'tracestate').join(','))
  const sampled = (Number.parseInt(flags, 16) & 1) === 1
  return { traceId, parentId, sampled, ...(state !== undefined && { state }) }
}

const ENTRY =
  /^([a-z\d][a-z\d_*/-]{0,255}|[a-z\d][a-z\d_*/-]{0,240}@[a-z][a-z\d_*/-]{0,13})=[ -+\--<>-~]{0,255}[!-+\--<>-~]$/
const MAX_ENTRIES = 32
/** The least that the W3C asks to pass on. The first entries are the latest. */
const MAX_CHARACTERS = 512

/** The entries that fit, separated by commas; undefined if there are none, or one is invalid. */
function readState(text: string): string | undefined {
  const entries = text
    .split(',')
    .map(entry => entry.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter(entry => entry !== '')
  const keys = new Set(entries.map(entry => ENTRY.exec(entry)?.[1]))
  if (keys.has(undefined) || keys.size < entries.length || entries.length > MAX_ENTRIES) return undefined
  while (entries.join(',').length > MAX_CHARACTERS) entries.pop()
  return entries.length > 0 ? entries.join(',') : undefined
}

/** The value of `traceparent`, in the version that all receivers know. */
export const traceparent = ({ traceId, parentId, sampled }: TraceContext): string =>
  `00-${traceId}-${parentId}-${sampled ? '01' : '00'}`
