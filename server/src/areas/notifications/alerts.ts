import type { Database } from '../../platform/database/database.ts'
import type { Consumer, StoredDomainEvent } from '../../platform/events/outbox.ts'
import { checkedName } from '../../platform/mail/checked-name.ts'
import type { JsonObject } from '../../platform/values/json.ts'
import type { Alert, Sending } from './send.ts'

/** The text of the alert that an event sends to owners. `subject` is what the event is about. */
interface AlertText extends Pick<Alert, 'title' | 'body' | 'priority'> {
  subject: unknown
}

const lastError = ({ last_error: error }: JsonObject): string => (error ? ` The last error: ${error}` : '')

const alertPlace = ({ subscription_id: subscription, event_type: type }: JsonObject): string =>
  subscription || type ? ` of ${subscription ?? type}` : ''

/** The domain events that owners are notified of. */
const ALERTS: Record<string, (data: JsonObject) => AlertText | undefined> = {
  'webhook.circuit_opened': data => ({
    subject: data.subscription_id,
    title: `Webhook deliveries to ${data.subscription_id} are paused`,
    body: `Its circuit opened after ${data.reason}. Events wait until its receiver accepts test events again; the first is sent in about 30 minutes.${lastError(data)}`,
    priority: 'urgent',
  }),
  'webhook.disabled': data => ({
    subject: data.subscription_id,
    title: `The webhook subscription ${data.subscription_id} was disabled`,
    body: `${data.reason === 'gone' ? 'Its receiver answered 410' : 'Its circuit was open for 72 hours'}, so it receives no events. When its receiver works again, enable the subscription and replay its dead letters.${lastError(data)}`,
    priority: 'urgent',
  }),
  'webhook.circle_refused': data => ({
    subject: data.subscription_id,
    title: `Deliveries to ${data.subscription_id} run in a circle`,
    body: `${data.event_type} was caused by deliveries of events that this service had received from itself, so it was not sent. It is a dead letter with the reason circular. Remove the source or the subscription that closes the circle, or exclude the event with a filter.`,
    priority: 'urgent',
  }),
  'webhook.alert_raised': data => ({
    subject: [data.metric, data.subscription_id, data.event_type].filter(Boolean).join(':'),
    title: `Webhook delivery needs attention: ${data.metric}${alertPlace(data)}`,
    body: `${data.metric}${alertPlace(data)} is ${data.value}, beyond its threshold of ${data.threshold}. The webhook metrics list all alerts and what to do.`,
    priority: data.priority === 1 ? 'urgent' : 'normal',
  }),
  'webhook.secret_aged': data => ({
    subject: `${data.subscription_id}:${data.age_days}`,
    title: `Rotate the signing secret of ${data.subscription_id}`,
    body: `The secret is more than ${data.age_days} days old. Rotating it every 90 days is recommended. The old secret keeps signing during the grace period.`,
    priority: Number(data.age_days) > 90 ? 'urgent' : 'normal',
  }),
  'model_budget.reached': ({ share, of, limit }) => ({
    subject: share,
    title:
      share === 100
        ? `No more calls of models today: all ${of} are used`
        : `${share} % of today's ${of} of models are used`,
    body: `This organization may use ${limit} ${of} of models in a day. ${share === 100 ? 'Calls that need a model return 429 until 00:00 UTC; extractions, batches and vectors wait until then.' : 'When they are used up, calls that need a model return 429 until 00:00 UTC.'} GET /api/v1/usage/current shows the use; the operator of the server sets the plan and the ceiling.`,
    priority: share === 100 ? 'urgent' : 'normal',
  }),
  'credits.threshold_reached': ({ share, left, granted }) => ({
    subject: share,
    title: share === 0 ? 'No credits are left' : `${share} % of the credits are left`,
    body: `${left} of ${granted} credits are left. ${share === 0 ? 'Calls that cost credits return 402.' : 'Without credits, calls that cost some return 402.'} Ask the operator of the server for more; GET /api/v1/usage/current shows the use.`,
    priority: share === 20 ? 'normal' : 'urgent',
  }),
  'mcp_server.tools_changed': ({ mcpServerId, name, added, changed }) =>
    Number(added) + Number(changed) === 0
      ? undefined
      : {
          subject: mcpServerId,
          title: `Review the tools of the MCP server ${checkedName(String(name)) ?? mcpServerId}`,
          body: `Its list of tools changed: ${changed} changed, which cannot be called until somebody approves them, and ${added} new, which are off. Read them with GET /api/v1/mcps, and approve or enable them with PATCH /api/v1/mcps/${mcpServerId}/tools.`,
          priority: Number(changed) > 0 ? 'urgent' : 'normal',
        },
}

/** Notifies owners of domain events, at most once a day for each type and subject. */
export const createAlertsConsumer =
  (database: Database, sending: Sending): Consumer =>
  async events => {
    const alerts = events.flatMap(event => alertOf(event) ?? [])
    if (alerts.length === 0) return
    const tenants = await database.prisma(models =>
      models.tenant.findMany({
        where: { id: { in: alerts.map(({ tenantId }) => tenantId) } },
        select: { id: true, livemode: true },
      }),
    )
    // in the order of the unique key, as processes that insert the same keys wait for each other
    for (const { tenantId, ...alert } of alerts.toSorted(byKey)) {
      const tenant = tenants.find(({ id }) => id === tenantId)
      // the organization can be deleted while the event waits
      if (tenant) await sending.alertOwners(database.scope({ tenantId, livemode: tenant.livemode }), alert)
    }
  }

type TenantAlert = Alert & { tenantId: number }

const byKey = (a: TenantAlert, b: TenantAlert): number =>
  a.tenantId - b.tenantId || (a.dedupeKey < b.dedupeKey ? -1 : Number(a.dedupeKey > b.dedupeKey))

function alertOf({ tenantId, type, data, occurredAt }: StoredDomainEvent): TenantAlert | undefined {
  const text = Object.hasOwn(ALERTS, type) ? ALERTS[type]?.(data) : undefined
  if (!text) return undefined
  const { subject, ...alert } = text
  return { tenantId, ...alert, dedupeKey: `${type}:${subject}:${occurredAt.toISOString().slice(0, 10)}` }
}
