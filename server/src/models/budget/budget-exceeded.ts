import { ModelError } from '../model-error.ts'

interface Exceeded {
  of: 'calls' | 'tokens'
  limit: number
  retryAfterSeconds: number
  /** The tenants whose organization it is. */
  tenants: readonly number[]
}

/** An organization has used the calls or tokens of models that it may use in a day. Nothing was sent to the model. */
export class BudgetExceededError extends ModelError {
  readonly retryAfterSeconds: number
  readonly tenants: readonly number[]

  constructor({ of, limit, retryAfterSeconds, tenants }: Exceeded) {
    super(
      'away',
      'rate_limit_error',
      `This organization has used its ${limit} ${of === 'calls' ? 'calls' : 'tokens'} of models for today. A new day begins at 00:00 UTC, in ${retryAfterSeconds} seconds; the operator of the server sets the plan and the ceiling.`,
      {
        fields: { reason: 'model_budget_exceeded', retryAfterSeconds, limit, window: 'day' },
        headers: { 'Retry-After': String(retryAfterSeconds) },
      },
    )
    this.retryAfterSeconds = retryAfterSeconds
    this.tenants = tenants
  }
}
