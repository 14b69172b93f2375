import type { Collection } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import type { Meaning } from '../ui/value.tsx'
import { useClient, useMay } from './use-session.tsx'

const MAX_COLLECTIONS = 100

interface Meanings {
  /** The names of all properties that collections define, sorted. */
  names: readonly string[]
  /** The type and the unit of a property, by its name. */
  of: (name: string) => Meaning
}

/** What the collections say about properties. Without the right to read them, nothing. */
export function useMeanings(): Meanings {
  const client = useClient()
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['collections', 'first'],
    enabled: may('collections:read'),
    queryFn: async () => (await client.collections.list({ limit: MAX_COLLECTIONS })).data,
    staleTime: 60_000,
    select: byName,
  })
  return {
    names: [...(data?.keys() ?? [])].sort(),
    of: name => data?.get(name) ?? {},
  }
}

/** The same function each time, so that it is called once for what was read. */
const byName = (collections: readonly Collection[]): ReadonlyMap<string, Meaning> =>
  new Map(collections.flatMap(({ properties }) => properties).map(({ name, type, unit }) => [name, { type, unit }]))
