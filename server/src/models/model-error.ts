import { ApiError } from '../platform/values/errors.ts'

/**
 * What the failure of a model says about the text that it was given. `refused`: the same text fails again. `failed`:
 * this one answer cannot be used. `away`: no text can be read now.
 */
export type FailureKind = 'refused' | 'failed' | 'away'

/** A call of a model that failed. The message names the setting to check. */
export class ModelError extends ApiError {
  readonly kind: FailureKind

  constructor(kind: FailureKind, ...error: ConstructorParameters<typeof ApiError>) {
    super(...error)
    this.kind = kind
  }
}
