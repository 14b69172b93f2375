import type { TenantScope } from '../../platform/database/database.ts'

export interface NotificationsPorts {
  /** SQL of the active members of the tenant `$1`, with `id`, `email` and `role`. */
  activeMembers: string
  /** The endpoints that an event is about, the worst first: of one subscription, or of an alert. */
  endpointsOf(
    scope: TenantScope,
    concern: {
      subscriptionId: string | undefined
      alert: { metric: string; eventType: string } | undefined
    },
  ): Promise<readonly { id: string; name: string }[]>
}
