import { useQuery } from '@tanstack/react-query'
import { useClient, useMay } from './use-session.tsx'

/** How many names of each kind are read. What has none is shown with its ID. */
const MAX_NAMES = 100
const FRESH_MS = 60_000

/** What an actor is, before its ID. */
const KIND = /^(?:key|member):/

/** @returns what a person calls a key, a member or a collection, by its ID, or by its name as an actor: `key:<id>` */
export function useNames(): (id: string) => string {
  const client = useClient()
  const may = useMay()
  const page = { limit: MAX_NAMES }
  const shared = { staleTime: FRESH_MS }
  const keys = useQuery({
    ...shared,
    queryKey: ['keys', 'names'],
    enabled: may('keys:read'),
    queryFn: async () => (await client.keys.list(page)).data,
  })
  const members = useQuery({
    ...shared,
    queryKey: ['members', 'names'],
    enabled: may('members:read'),
    queryFn: async () => (await client.members.list(page)).data,
  })
  const collections = useQuery({
    ...shared,
    queryKey: ['collections', 'names'],
    enabled: may('collections:read'),
    queryFn: async () => (await client.collections.list(page)).data,
  })
  const named = [...(keys.data ?? []), ...(members.data ?? []), ...(collections.data ?? [])]
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return actor => {
    const id = actor.replace(KIND, '')
    return names.get(id) ?? id
  }
}
