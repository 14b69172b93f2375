import { AuthenticationError } from '@keepsake/sdk'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Session, SignedIn } from './session.ts'

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
  let before = session.current()
  session.listen(() => {
    const now = session.current()
    // nothing that one key has read is shown to another, except to the next key of the same customer
    if (isSameCustomer(before, now)) void queries.invalidateQueries()
    else queries.clear()
    before = now
  })
  return queries
}

const isSameCustomer = (one: SignedIn | undefined, other: SignedIn | undefined): boolean =>
  one?.customer !== undefined &&
  one.customer.uid === other?.customer?.uid &&
  one.portal?.livemode === other.portal?.livemode
