import { ApiError } from '../platform/values/errors.ts'

/**
 * The model of this machine cannot embed now: it is loading, or its process failed and starts again after a pause. It
 * has said so in the log.
 */
export class EmbedderNotReady extends ApiError {
  /** Whether it never can on this machine. */
  readonly never: boolean

  constructor(reason: string, { never = false } = {}) {
    super('server_error', `The embedding model of the server cannot be used: ${reason}`)
    this.never = never
  }
}
