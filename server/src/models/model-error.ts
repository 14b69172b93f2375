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

/** The error of a call that needs a language model, on a server without one. @param path the field that needs it */
export const modelNotConfigured = (path: string, what = 'This'): ApiError => {
  const message = `${what} needs a language model, and the server has none. Set MODEL_PROVIDER, MODEL_NAME and MODEL_API_KEY, or MODELS_FILE.`
  return new ApiError('model_not_configured', message, { details: [{ path, message }] })
}
