import type { TenantCall } from '../../contract/handlers.ts'
import type { Spender } from '../../platform/credits/credits.ts'

/** Who pays for a call. */
export const spenderOf = ({ principal, scope, requestId }: TenantCall): Spender => ({ principal, scope, requestId })
