/** What is wrong with a delivery, or with the configuration of its receiver. */
export type WebhookErrorCode =
  | 'invalid_secret'
  | 'missing_header'
  | 'malformed_header'
  | 'invalid_signature'
  | 'too_old'
  | 'too_new'

/** Why a delivery was not verified, or a secret not accepted. The message never contains a secret. */
export class WebhookError extends Error {
  override name = 'WebhookError'
  readonly code: WebhookErrorCode

  constructor(code: WebhookErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** True for errors of this package, also if several copies of it are loaded. */
export const isWebhookError = (error: unknown): error is WebhookError =>
  error instanceof Error && error.name === 'WebhookError' && 'code' in error
