import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ageOf } from '../../session/key-age.ts'
import { useClient, useMay, useMe } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { formatNumber } from '../../ui/format.ts'
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
  return (data?.data.alerts ?? []).map(({ metric, message, subscription_id, subscriptions }) => {
    const [worst] = subscriptions
    const id = subscription_id ?? worst?.id
    return (
      <Row key={`${metric} ${id}`} tone="bad" kind="Webhooks">
        {message}{' '}
        {id?.startsWith('whk_') ? (
          <Link to="/webhooks/$id" params={{ id }} className="text-accent underline">
            {worst?.url ?? 'Look'}
          </Link>
        ) : (
          <Link to={metric.includes('dead_letter') ? '/dead-letters' : '/webhooks'} className="text-accent underline">
            Look
          </Link>
        )}
      </Row>
    )
  })
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
