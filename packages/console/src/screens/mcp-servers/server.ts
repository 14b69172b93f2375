import type { Keepsake } from '@keepsake/sdk'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useClient } from '../../session/use-session.tsx'

export type Server = Awaited<ReturnType<Keepsake['mcps']['list']>>['data'][number]
export type Tool = Server['tools'][number]

/** The tools that are held, because they changed since somebody approved them. */
export const heldOf = ({ tools }: Server): readonly Tool[] => tools.filter(({ needsReview }) => needsReview)

/** The tool servers with their tools. An organization has few, and the API has no call for one. */
export function useServers(): UseQueryResult<readonly Server[]> {
  const client = useClient()
  return useQuery({
    queryKey: ['tool-servers'],
    queryFn: async () => {
      const servers: Server[] = []
      for await (const server of client.mcps.list({ limit: 100 })) servers.push(server)
      return servers
    },
  })
}
