import { useQuery } from '@tanstack/react-query'
import { useClient, useMay, useMe } from '../session/use-session.tsx'

const FRESH_MS = 60_000

/** How many things wait for somebody on a screen, by its address. */
export function useCounts(): Readonly<Partial<Record<string, number>>> {
  const client = useClient()
  const may = useMay()
  const { plan } = useMe()
  const suggestions = useQuery({
    queryKey: ['suggestions', 'count'],
    staleTime: FRESH_MS,
    enabled: may('memory:read'),
    queryFn: async () => (await client.me()).data.suggestions ?? 0,
  })
  const unread = useQuery({
    queryKey: ['notifications', 'count'],
    staleTime: FRESH_MS,
    enabled: may('notifications:read'),
    queryFn: async () => (await client.notifications.getUnreadCount()).data.unread,
  })
  const metrics = useQuery({
    queryKey: ['webhook-metrics', 24],
    staleTime: FRESH_MS,
    enabled: may('webhooks:read') && plan.features.includes('webhooks'),
    queryFn: () => client.webhooks.metrics({ hours: 24 }),
  })
  const dead = metrics.data?.data.metrics.find(({ name }) => name === 'pending_dead_letters')?.value
  return { '/suggestions': suggestions.data, '/notifications': unread.data, '/dead-letters': dead ?? 0 }
}
