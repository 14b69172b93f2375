import { AuthenticationError } from '@keepsake/sdk'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Session } from './session.ts'

/** The cache of what the screens have read. What the server no longer accepts ends the session. */
export function createQueries(session: Session): QueryClient {
  const onError = (error: Error): void => {
    if (error instanceof AuthenticationError && session.current()) session.signOut(error.message)
  }
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // the client of the SDK repeats what failed for a moment
    defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false } },
  })
  session.listen(() => {
    // nothing that one key has read is shown to another
    queries.clear()
  })
  return queries
}
