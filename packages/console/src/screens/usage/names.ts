import { useQuery } from '@tanstack/react-query'
import { useClient, useMay } from '../../session/use-session.tsx'
import { GROUPS, type Group } from './usage-search.ts'

/** How many names are read. What has none is shown with its ID. */
const MAX_NAMES = 100

/** @returns what a person calls a group of usage */
export function useNames(): (by: Group, group: string | null) => string {
  const client = useClient()
  const may = useMay()
  const keys = useQuery({
    queryKey: ['keys'],
    enabled: may('keys:read'),
    queryFn: async () => (await client.keys.list({ limit: MAX_NAMES })).data,
  })
  const collections = useQuery({
    queryKey: ['collections', 'names'],
    enabled: may('collections:read'),
    queryFn: async () => (await client.collections.list({ limit: MAX_NAMES })).data,
  })
  const names = new Map([...(keys.data ?? []), ...(collections.data ?? [])].map(({ id, name }) => [id, name]))
  return (by, group) => {
    if (group === null) return `No ${GROUPS.find(([each]) => each === by)?.[1].toLowerCase()}`
    return names.get(group) ?? group
  }
}
