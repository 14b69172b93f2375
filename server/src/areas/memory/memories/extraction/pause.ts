import { BudgetExceededError } from '../../../../models/budget/budget-exceeded.ts'
import { ModelError } from '../../../../models/model-error.ts'
import type { ClaimedJob } from '../../../../platform/jobs/jobs.ts'
import type { Pause } from '../../../../platform/jobs/run-items.ts'

/** How often a job waits for a model that is away. For a new budget it waits however long that takes. */
const MAX_PAUSES = 12

/** Why a job waits after this error of a reader. Undefined if it does not. @param what the work, as a subject */
export function pauseFor(what: string, error: unknown, { attempts }: ClaimedJob): Pause | undefined {
  const isOverBudget = error instanceof BudgetExceededError
  if (!isOverBudget && !(error instanceof ModelError && error.kind === 'away' && attempts <= MAX_PAUSES))
    return undefined
  const reason = `${what} waits for the model and resumes by itself. ${error.message}`
  return { reason, seconds: isOverBudget ? error.retryAfterSeconds : undefined }
}
