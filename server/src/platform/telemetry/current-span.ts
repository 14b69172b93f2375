import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { TraceContext } from '@keepsake/webhooks'
import type { Span, Traces } from './traces.ts'

/** The span of a request that is being handled. */
interface OpenSpan {
  traces: Traces
  traceId: string
  spanId: string
  /** What goes on after the answer, such as a loop that the request has woken, is not a part of it. */
  hasEnded: boolean
}

/** What is known of a span when it ends. */
export type Ending = Partial<Pick<Span, 'attributes' | 'error'>>

type End = (ending?: Ending) => void

/** The requests that work is done for: several if their work is done together. */
export type OpenSpans = readonly OpenSpan[]

const current = new AsyncLocalStorage<OpenSpans>()
const nothing = (): void => {}

/** Undefined if the current work is not recorded. */
export const currentSpans = (): OpenSpans | undefined => current.getStore()

/** The span of the current request, which what it publishes belongs to. */
export const currentSpanId = (): string | undefined => currentSpans()?.find(({ hasEnded }) => !hasEnded)?.spanId

/** Runs work as a part of all these requests. */
export function inSpans<T>(each: readonly (OpenSpans | undefined)[], work: () => T): T {
  const all = each.flatMap(spans => spans ?? [])
  return all.length === 0 ? work() : current.run(all, work)
}

/** Runs a request as a span with its parts, if its caller records its trace. @param work gives `end` the outcome */
export async function inRequestSpan<T>(
  traces: Traces | undefined,
  caller: TraceContext | undefined,
  span: Pick<Span, 'name' | 'attributes'>,
  work: (end: End) => Promise<T>,
): Promise<T> {
  if (!traces || !caller?.sampled) return work(nothing)
  const { traceId, parentId } = caller
  const open: OpenSpan = { traces, traceId, spanId: newSpanId(), hasEnded: false }
  const record = begin(traces, { traceId, spanId: open.spanId, parentId, kind: 'server', ...span })
  return current.run([open], () =>
    work(ending => {
      open.hasEnded = true
      record(ending)
    }),
  )
}

/** Begins a part of the current requests. The result ends it. Neither does anything if none is recorded. */
export function beginSpan(span: Pick<Span, 'name' | 'attributes'>): End {
  const ends = (currentSpans() ?? []).flatMap(({ traces, traceId, spanId: parentId, hasEnded }) =>
    hasEnded ? [] : [begin(traces, { traceId, spanId: newSpanId(), parentId, kind: 'client', ...span })],
  )
  return ends.length === 0
    ? nothing
    : ending => {
        for (const end of ends) end(ending)
      }
}

function begin(traces: Traces, span: Omit<Span, 'startedAt' | 'endedAt'>): End {
  const startedAt = Date.now()
  const started = performance.now()
  return ({ attributes, error } = {}) =>
    traces.record({
      ...span,
      startedAt,
      // parts of a millisecond count
      endedAt: startedAt + performance.now() - started,
      attributes: { ...span.attributes, ...attributes },
      error,
    })
}

const newSpanId = (): string => randomBytes(8).toString('hex')
