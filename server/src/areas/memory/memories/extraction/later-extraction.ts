import type { BillingContext } from '../../../../platform/credits/credits.ts'
import type { ExtractionOptions, PendingExtraction } from '../sql/extractions.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds before each further attempt. */
export const RETRY_SECONDS = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR] as const
/** Seconds to wait at most for a new budget of models, since the operator can raise the ceiling before the day ends. */
export const MAX_BUDGET_WAIT = HOUR
/** An attempt that has not ended after this time was interrupted. Longer than a model with its fallbacks takes. */
export const LEASE_SECONDS = 10 * MINUTE

/** The extraction of a memory that is stored without its properties. */
export const laterExtraction = (
  { principal, requestId }: BillingContext,
  memoryId: string,
  options: ExtractionOptions,
  runInSeconds: number = RETRY_SECONDS[0],
): PendingExtraction => ({
  memoryId,
  options,
  attempts: 0,
  runInSeconds,
  keyId: principal.key?.id ?? null,
  requestId,
})
