/** The engine is overloaded, or aborted a text that took too long. The same text may be sent again later. */
export class EngineUnavailableError extends Error {
  override readonly name = 'EngineUnavailableError'
  readonly retryAfterSeconds: number

  constructor(message: string, { retryAfterSeconds }: { retryAfterSeconds: number }) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
