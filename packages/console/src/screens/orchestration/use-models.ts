import type { Keepsake } from '@keepsake/sdk'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useClient, useMay } from '../../session/use-session.tsx'

type Models = Awaited<ReturnType<Keepsake['models']['list']>>['data']

/** The language models of the server. */
export function useModels(): UseQueryResult<Models> {
  const client = useClient()
  const may = useMay()
  return useQuery({
    queryKey: ['models'],
    enabled: may('models:read'),
    queryFn: async () => (await client.models.list()).data,
  })
}

/** The models as choices of a field; the first is the server's own choice. */
export const modelChoices = (models: Models | undefined): (readonly [id: string, shown: string])[] => [
  ['', 'Default model'],
  ...(models ?? []).map(({ id, name }) => [id, `${id} (${name})`] as const),
]
