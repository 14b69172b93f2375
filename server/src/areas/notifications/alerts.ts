import type { Database, TenantScope } from '../../platform/database/database.ts'
import type { Consumer, StoredDomainEvent } from '../../platform/events/outbox.ts'
import { checkedName } from '../../platform/mail/checked-name.ts'
import type { JsonObject } from '../../platform/values/json.ts'
import { namesOf, titleOf } from './alert-titles.ts'
import type { NotificationsPorts } from './ports.ts'
import type { Alert, Sending } from './send.ts'

/** The text of the alert that an event sends to owners. `subject` is what the event is about. */
interface AlertText extends Pick<Alert, 'title' | 'body' | 'priority'> {
  subject: unknown
  /** The screen of the console that shows its cause. */
  screen: string
}

const lastError = ({ last_error: error }: JsonObject): string => (error ? ` The last error: ${error}` : '')

const screenOf = (id: unknown): string => (String(id).startsWith('whk_') ? `/webhooks/${id}` : '/destinations')

/** Where the cause of a metric is if no endpoint has it alone. */
const SCREENS: Readonly<Record<string, string>> = {
  dead_letter_queue: '/dead-letters',
  pending_dead_letters: '/dead-letters',
  failed_inbound_events: '/sources',
}

/** The domain events that owners are notified of. @param names the endpoints that it is about, as people know them */
const ALERTS: Record<string, (data: JsonObject, names: string) => AlertText | undefined> = {
  'webhook.circuit_opened': (data, names) => ({
    subject: data.subscription_id,
    screen: screenOf(data.subscription_id),
    title: `Sending to ${names} is paused`,
    body: `The circuit of ${data.subscription_id} opened after ${data.reason}. Events wait until its receiver accepts test events again; the first is sent in about 30 minutes.${lastError(data)}`,
    priority: 'urgent',
  }),
  'webhook.disabled': (data, names) => ({
    subject: data.subscription_id,
    screen: screenOf(data.subscription_id),
    title: `No events are sent to ${names} any more: it was disabled`,
    body: `${data.reason === 'gone' ? `The receiver of ${data.subscription_id} answered 410` : `The circuit of ${data.subscription_id} was open for 72 hours`}, so it receives no events. When its receiver works again, enable the subscription and replay its dead letters.${lastError(data)}`,
    priority: 'urgent',
  }),
  'webhook.circle_refused': (data, names) => ({
    subject: data.subscription_id,
    screen: screenOf(data.subscription_id),
    title: `Deliveries to ${names} run in a circle`,
    body: `${data.event_type} was caused by deliveries of events that this service had received from itself, so it was not sent to ${data.subscription_id}. It is a dead letter with the reason circular. Remove the source or the subscription that closes the circle, or exclude the event with a filter.`,
    priority: 'urgent',
  }),
  'webhook.alert_raised': ({ metric, priority, value, threshold, subscription_id: id, event_type: type }, names) => ({
    subject: [metric, id, type].filter(Boolean).join(':'),
    screen: id ? screenOf(id) : (SCREENS[String(metric)] ?? '/webhooks'),
    title: titleOf(String(metric), Number(value), `${type ? ` of ${type}` : ''}${names === '' ? '' : ` to ${names}`}`),
    body: `The metric ${metric}${id || type ? ` of ${id ?? type}` : ''} is ${value}, beyond its threshold of ${threshold}. The webhook metrics list all alerts and what to do.`,
    priority: priority === 1 ? 'urgent' : 'normal',
  }),
  'webhook.secret_aged': (data, names) => ({
    subject: `${data.subscription_id}:${data.age_days}`,
    screen: screenOf(data.subscription_id),
    title: `Rotate the signing secret of ${names}: it is ${data.age_days} days old`,
    body: `Rotating the secret of ${data.subscription_id} every 90 days is recommended. The old secret keeps signing during the grace period.`,
    priority: Number(data.age_days) > 90 ? 'urgent' : 'normal',
  }),
  'model_budget.reached': ({ share, of, limit }) => ({
    subject: share,
    screen: '/usage',
    title:
      share === 100
        ? `No more calls of models today: all ${of} are used`
        : `${share} % of today's ${of} of models are used`,
    body: `This organization may use ${limit} ${of} of models in a day. ${share === 100 ? 'Calls that need a model return 429 until 00:00 UTC; extractions, batches and vectors wait until then.' : 'When they are used up, calls that need a model return 429 until 00:00 UTC.'} GET /api/v1/usage/current shows the use; the operator of the server sets the plan and the ceiling.`,
    priority: share === 100 ? 'urgent' : 'normal',
  }),
  'credits.threshold_reached': ({ share, left, granted }) => ({
    subject: share,
    screen: '/usage',
    title: share === 0 ? 'No credits are left' : `${share} % of the credits are left`,
    body: `${left} of ${granted} credits are left. ${share === 0 ? 'Calls that cost credits return 402.' : 'Without credits, calls that cost some return 402.'} Ask the operator of the server for more; GET /api/v1/usage/current shows the use.`,
    priority: share === 20 ? 'normal' : 'urgent',
  }),
  'mcp_server.tools_changed': ({ mcpServerId, name, added, changed }) =>
    Number(added) + Number(changed) === 0
      ? undefined
      : {
          subject: mcpServerId,
          screen: `/tool-servers/${mcpServerId}`,
          title: `Review the tools of the MCP server ${checkedName(String(name)) ?? mcpServerId}`,
          body: `Its list of tools changed: ${changed} changed, which cannot be called until somebody approves them, and ${added} new, which are off. Read them with GET /api/v1/mcps, and approve or enable them with PATCH /api/v1/mcps/${mcpServerId}/tools.`,
          priority: Number(changed) > 0 ? 'urgent' : 'normal',
        },
}

interface AlertsDependencies extends Pick<NotificationsPorts, 'endpointsOf'> {
  database: Database
  sending: Sending
  publicUrl: string
}

/** Notifies owners of domain events, at most once a day for each type and subject. */
export const createAlertsConsumer =
  ({ database, sending, endpointsOf, publicUrl }: AlertsDependencies): Consumer =>
  async events => {
    const known = events.filter(({ type }) => Object.hasOwn(ALERTS, type))
    if (known.length === 0) return
    const tenants = await database.prisma(models =>
      models.tenant.findMany({
        where: { id: { in: known.map(({ tenantId }) => tenantId) } },
        select: { id: true, livemode: true },
      }),
    )
    const alerts: TenantAlert[] = []
    for (const event of known) {
      const tenant = tenants.find(({ id }) => id === event.tenantId)
      // the organization can be deleted while the event waits
      if (!tenant) continue
      const scope = database.scope({ tenantId: tenant.id, livemode: tenant.livemode })
      const text = ALERTS[event.type]?.(event.data, await endpointsIn(event, scope))
      if (text) alerts.push(alertOf(event, scope, text))
    }
    // in the order of the unique key, as processes that insert the same keys wait for each other
    for (const { scope, ...alert } of alerts.toSorted(byKey)) await sending.alertOwners(scope, alert)

    async function endpointsIn({ data }: StoredDomainEvent, scope: TenantScope): Promise<string> {
      const { subscription_id: id, metric, event_type: type } = data
      if (id === undefined && metric === undefined) return ''
      const endpoints = await endpointsOf(scope, {
        subscriptionId: id === undefined ? undefined : String(id),
        alert: metric === undefined ? undefined : { metric: String(metric), eventType: String(type ?? '') },
      })
      return endpoints.length === 0 && id !== undefined ? 'a deleted endpoint' : namesOf(endpoints)
    }

    function alertOf(
      { type, occurredAt }: StoredDomainEvent,
      scope: TenantScope,
      { subject, screen, ...alert }: AlertText,
    ): TenantAlert {
      const link = { label: 'Open in the console', url: `${publicUrl}/console${screen}` }
      return { scope, ...alert, link, dedupeKey: `${type}:${subject}:${occurredAt.toISOString().slice(0, 10)}` }
    }
  }

type TenantAlert = Alert & { scope: TenantScope }

const byKey = (a: TenantAlert, b: TenantAlert): number =>
  a.scope.tenantId - b.scope.tenantId || (a.dedupeKey < b.dedupeKey ? -1 : Number(a.dedupeKey > b.dedupeKey))
