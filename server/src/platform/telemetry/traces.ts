/** A piece of work in a trace. */
export interface Span {
  /** 32 hex digits. */
  traceId: string
  /** 16 hex digits. */
  spanId: string
  /** The span that caused it. */
  parentId?: string | undefined
  name: string
  /** `server` handles a request, `producer` creates a message, `client` calls another service. */
  kind: 'server' | 'producer' | 'client'
  /** Unix milliseconds. */
  startedAt: number
  endedAt: number
  attributes: Readonly<Record<string, string | number>>
  error?: string | undefined
}

/** Sends spans to a collector, in batches. */
export interface Traces {
  record(span: Span): void
  /** Sends what was recorded, as far as the collector accepts it soon. */
  close(): Promise<void>
}
