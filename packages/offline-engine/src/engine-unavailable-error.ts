/** The engine is overloaded, or its thread ended on a text. The same text may be sent again later. */
export class EngineUnavailableError extends Error {
  override readonly name = 'EngineUnavailableError'
  readonly retryAfterSeconds: number

  constructor(message: string, { retryAfterSeconds, ...options }: { retryAfterSeconds: number; cause?: unknown }) {
    super(message, options)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
