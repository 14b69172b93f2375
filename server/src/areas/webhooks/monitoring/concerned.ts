import type { TenantScope } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/crypto.ts'
import { checkedName } from '../../../platform/mail/checked-name.ts'
import { createKeyring } from '../attempt/keyring.ts'
import { shownUrl } from '../subscriptions/subscription.ts'

/** An endpoint as people know it. */
interface Endpoint {
  id: string
  /** Its name, or where it is, without what can be a token. */
  name: string
}

/** What an event is about: one subscription, or those of an alert. */
interface Concern {
  subscriptionId: string | undefined
  alert: { metric: string; eventType: string } | undefined
}

/** The endpoints that an event is about, the worst first. Those that were deleted are left out. */
export function createConcerned(vault: Vault): (scope: TenantScope, concern: Concern) => Promise<Endpoint[]> {
  const keyring = createKeyring(vault)
  return async (scope, { subscriptionId, alert }) => {
    const named =
      subscriptionId === undefined && alert
        ? await scope.prisma(models =>
            models.webhookAlert.findFirst({
              where: { ...alert, subscriptionId: '' },
              orderBy: { raisedAt: 'desc' },
              select: { subscriptionIds: true },
            }),
          )
        : null
    const ids = subscriptionId === undefined ? (named?.subscriptionIds ?? []) : [subscriptionId]
    const rows = await scope.prisma(models =>
      models.webhookSubscription.findMany({
        where: { id: { in: ids } },
        select: { id: true, name: true, description: true, url: true },
      }),
    )
    // customers write descriptions too: only what is no more than a name is repeated to others
    return ids.flatMap(id => {
      const row = rows.find(each => each.id === id)
      return row ? [{ id, name: checkedName(row.name ?? row.description ?? '') ?? shownUrl(row, keyring, false) }] : []
    })
  }
}
