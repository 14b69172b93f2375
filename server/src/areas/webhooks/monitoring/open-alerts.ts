import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import type { Subscription } from '../subscriptions/subscription.ts'
import { DEAD_LETTER_QUEUE } from './affected.ts'
import { THRESHOLDS } from './thresholds.ts'

/** What to do about each metric. */
const ACTIONS: ReadonlyMap<string, string> = new Map([
  ...THRESHOLDS.flatMap(({ name, ...threshold }) =>
    'alert' in threshold ? [[name, threshold.alert.todo] as const] : [],
  ),
  [DEAD_LETTER_QUEUE, 'Repair the receivers, then send them again: webhooks dlq replay-all.'],
])

/** The open alerts, the most urgent first. @param urlOf the URL as the reader may see it */
export async function openAlerts(
  scope: TenantScope,
  urlOf: (row: Pick<Subscription, 'url'>) => string,
): Promise<Schemas['WebhookAlert'][]> {
  const alerts = await scope.prisma(models =>
    models.webhookAlert.findMany({
      where: { clearedAt: null },
      omit: { id: true, tenantId: true, clearedAt: true },
      orderBy: [{ priority: 'asc' }, { metric: 'asc' }, { subscriptionId: 'asc' }, { eventType: 'asc' }],
    }),
  )
  const ids = [...new Set(alerts.flatMap(each => each.subscriptionIds))]
  const select = { id: true, url: true, customer: true }
  const rows = await scope.prisma(models => models.webhookSubscription.findMany({ where: { id: { in: ids } }, select }))
  const known = new Map(rows.map(row => [row.id, { id: row.id, url: urlOf(row), customer: row.customer }]))
  return alerts.map(({ raisedAt, subscriptionId, eventType, subscriptionIds, ...alert }) => {
    const subscriptions = subscriptionIds.flatMap(id => known.get(id) ?? [])
    return {
      ...alert,
      message: [alert.message, receivers(subscriptions)].filter(text => text !== '').join(' '),
      action: ACTIONS.get(alert.metric) ?? '',
      subscriptions,
      ...(subscriptionId && { subscription_id: subscriptionId }),
      ...(eventType && { event_type: eventType }),
      raised_at: raisedAt.toISOString(),
    }
  })
}

const MAX_TEXT = 5

/** A sentence that names receivers by URL and customer. */
function receivers(subscriptions: Schemas['WebhookAlert']['subscriptions']): string {
  if (subscriptions.length === 0) return ''
  const named = subscriptions
    .slice(0, MAX_TEXT)
    .map(({ url, customer }) => (customer === null ? url : `${url} (customer ${customer})`))
  const more = subscriptions.length - named.length
  return `Receivers: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}
