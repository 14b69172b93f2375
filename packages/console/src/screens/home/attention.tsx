import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ageOf } from '../../session/key-age.ts'
import { useClient, useMay, useMe } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { formatDuration, formatNumber, formatPercent } from '../../ui/format.ts'
import { Panel } from '../../ui/page.tsx'
import { Time } from '../../ui/time.tsx'

/** What somebody should look at. It is absent if there is nothing. */
export function Attention(): ReactNode {
  const rows = [...useSuggestions(), ...useWebhookAlerts(), ...useOldKeys(), ...useNotifications()]
  if (rows.length === 0) return null
  return (
    <Panel title="Needs attention">
      <ul className="divide-y divide-line">{rows}</ul>
    </Panel>
  )
}

const Row = ({
  tone,
  kind,
  children,
}: {
  tone: 'warn' | 'bad' | 'plain'
  kind: string
  children: ReactNode
}): ReactNode => (
  <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
    <Badge tone={tone}>{kind}</Badge>
    <span className="min-w-0 flex-1 basis-56 break-words">{children}</span>
  </li>
)

function useSuggestions(): ReactNode[] {
  const client = useClient()
  const may = useMay()
  const { data: count = 0 } = useQuery({
    queryKey: ['suggestions', 'count'],
    enabled: may('memory:read'),
    queryFn: async () => (await client.me()).data.suggestions ?? 0,
  })
  if (count === 0) return []
  return [
    <Row key="suggestions" tone="warn" kind="Suggestions">
      {count === 1 ? 'A value waits' : `${formatNumber(count)} values wait`} for a decision.{' '}
      <Link to="/suggestions" className="text-accent underline">
        Review
      </Link>
    </Row>,
  ]
}

function useWebhookAlerts(): ReactNode[] {
  const client = useClient()
  const may = useMay()
  const { plan } = useMe()
  const { data } = useQuery({
    queryKey: ['webhook-metrics', 24],
    enabled: may('webhooks:read') && plan.features.includes('webhooks'),
    queryFn: () => client.webhooks.metrics({ hours: 24 }),
  })
  return (data?.data.alerts ?? []).map(({ metric, value, subscription_id, subscriptions }) => {
    const { says, at } = ALERTS[metric] ?? { says: () => `${metric.replaceAll('_', ' ')}: ${formatNumber(value)}.` }
    const concerned =
      subscriptions.length > 0 ? subscriptions : subscription_id ? [{ id: subscription_id, url: 'Look' }] : []
    const endpoints = concerned.filter(({ id }) => id.startsWith('whk_'))
    return (
      <Row key={`${metric} ${subscription_id}`} tone="bad" kind="Webhooks">
        {says(value)}{' '}
        {endpoints.slice(0, MAX_ENDPOINTS).map(({ id, url }) => (
          <Link
            key={id}
            to="/webhooks/$id"
            params={{ id }}
            title={url}
            className="mr-2 inline-block max-w-full truncate align-bottom text-accent underline"
          >
            {url}
          </Link>
        ))}
        {endpoints.length === 0 && (
          <Link to={at ?? '/webhooks'} className="text-accent underline">
            Look
          </Link>
        )}
        {endpoints.length > MAX_ENDPOINTS && `and ${formatNumber(endpoints.length - MAX_ENDPOINTS)} more`}
      </Row>
    )
  })
}

/** How many endpoints of an alert are named. */
const MAX_ENDPOINTS = 3

interface Alert {
  says: (value: number) => string
  /** Where its cause is if no endpoint has it alone. */
  at?: '/dead-letters' | '/sources'
}

const counted = (value: number, one: string, many: string): string =>
  `${formatNumber(value)} ${value === 1 ? one : many}`

/** What each alert says to people, by its metric. */
const ALERTS: Readonly<Record<string, Alert>> = {
  delivery_success_rate: { says: value => `Only ${formatPercent(value)} of what was sent lately arrived.` },
  first_attempt_success_rate: { says: value => `Only ${formatPercent(value)} of first attempts arrived lately.` },
  p50_latency_ms: { says: value => `Half of the events take more than ${formatDuration(value)} to arrive.` },
  p99_latency_ms: { says: value => `Some events take more than ${formatDuration(value)} to arrive.` },
  pending_dead_letters: {
    says: value => `${counted(value, 'event has', 'events have')} failed in all attempts.`,
    at: '/dead-letters',
  },
  open_circuits: {
    says: value =>
      `Sending is paused to ${counted(value, 'endpoint', 'endpoints')}, because too much failed. See why, mend it, then close the circuit:`,
  },
  retry_queue_depth: { says: value => `${counted(value, 'delivery waits', 'deliveries wait')} for another attempt.` },
  backlog: { says: value => `${counted(value, 'delivery has', 'deliveries have')} not arrived yet.` },
  overdue_seconds: {
    says: value => `Deliveries are late: the oldest should have been sent ${formatDuration(value * 1_000)} ago.`,
  },
  failed_inbound_events: {
    says: value => `${counted(value, 'event', 'events')} of other services could not become memories.`,
    at: '/sources',
  },
}

function useOldKeys(): ReactNode[] {
  const client = useClient()
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['keys', 'old'],
    enabled: may('keys:read'),
    queryFn: async () => (await client.keys.list({ limit: 100 })).data,
  })
  return (data ?? []).flatMap(key => {
    const { days, due } = ageOf(key)
    if (!due || key.revokedAt) return []
    return [
      <Row key={key.id} tone={due} kind="Key">
        {key.name} is {days} days old.{' '}
        <Link to="/settings/keys" className="text-accent underline">
          Rotate it
        </Link>
      </Row>,
    ]
  })
}

/** How many notifications are shown. */
const MAX_NOTIFICATIONS = 5

function useNotifications(): ReactNode[] {
  const client = useClient()
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['notifications', 'unread'],
    enabled: may('notifications:read'),
    queryFn: async () => (await client.notifications.list({ limit: MAX_NOTIFICATIONS, state: 'unread' })).data,
  })
  return (data ?? []).map(({ id, title, createdAt }) => (
    <Row key={id} tone="plain" kind="Notification">
      <Link to="/notifications" className="hover:underline">
        {title}
      </Link>{' '}
      <span className="text-quiet">
        <Time at={createdAt} />
      </span>
    </Row>
  ))
}
