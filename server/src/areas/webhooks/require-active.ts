import { isPlan } from '../../platform/access/plan-names.ts'
import { requireFeature } from '../../platform/access/plans.ts'
import { ApiError } from '../../platform/values/errors.ts'

/**
 * @param id of what belongs to the organization
 * @throws ApiError `permission_error` if the organization is suspended, or its plan has no webhooks
 */
export function requireActive({ plan, suspended, id }: { plan: string; suspended: boolean; id: string }): void {
  if (suspended)
    throw new ApiError(
      'permission_error',
      `The organization of ${id} is suspended. Contact the operator of this server.`,
    )
  if (!isPlan(plan)) throw new Error(`Unknown plan ${plan} stored.`)
  requireFeature(plan, 'webhooks')
}
