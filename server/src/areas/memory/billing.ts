import type { TenantCall } from '../../contract/handlers.ts'
import type { BillingContext } from '../../platform/credits/credits.ts'

/** The billing context of a call. */
export const billingOf = ({ principal, scope, requestId }: TenantCall): BillingContext => ({
  principal,
  scope,
  requestId,
})
