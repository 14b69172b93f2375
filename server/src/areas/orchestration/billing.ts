import type { TenantCall } from '../../contract/handlers.ts'
import type { TokenUsage } from '../../models/port.ts'
import type { BillingContext } from '../../platform/credits/credits.ts'
import { PRICES } from '../../platform/credits/prices.ts'

/** The billing context of a call. */
export const billingOf = ({ principal, scope, requestId }: TenantCall): BillingContext => ({
  principal,
  scope,
  requestId,
})

const TOKENS_PER_PRICE = 1_000

/** Credits for the tokens that models read and wrote in one call or run. */
export const creditsFor = ({ inputTokens, outputTokens }: TokenUsage): number =>
  Math.ceil((inputTokens + outputTokens) / TOKENS_PER_PRICE) * PRICES.modelTokens
