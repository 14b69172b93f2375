import { AuthenticationError, type Keepsake } from '@keepsake/sdk'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Me, Permission, Session, SignedIn } from './session.ts'

const Context = createContext<Session | undefined>(undefined)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }): ReactNode {
  return <Context value={session}>{children}</Context>
}

export function useSession(): Session {
  const session = useContext(Context)
  if (!session) throw new Error('A component outside of SessionProvider asks for the session.')
  return session
}

/** Undefined if nobody is signed in; renders again when that changes. */
export function useSignedIn(): SignedIn | undefined {
  const session = useSession()
  return useSyncExternalStore(session.listen, session.current)
}

function useCurrent(): SignedIn {
  const signedIn = useSignedIn()
  if (!signedIn) throw new Error('A screen needs somebody who is signed in.')
  return signedIn
}

/** Ends the session if a call failed because the server no longer accepts the key. */
export function useRefusal(): (failure: unknown) => void {
  const session = useSession()
  return failure => {
    if (failure instanceof AuthenticationError && session.current()) session.signOut(failure.message)
  }
}

/** The client of the SDK, for who is signed in. */
export const useClient = (): Keepsake => useCurrent().client

/** What calls beside the API send. */
export const useCsrfToken = (): string => useCurrent().csrfToken ?? ''

/** Who is signed in to the console. */
export function useMe(): Me {
  const { me } = useCurrent()
  if (!me) throw new Error('A screen of the portal asks for the key of the console.')
  return me
}

/** The customer that the portal is for. Undefined in the console. */
export const useCustomer = (): SignedIn['customer'] => useCurrent().customer

/** Whether this is the portal, also before and after somebody is signed in. */
export const useIsPortal = (): boolean => useSession().isPortal

/** Whether the key may do something. What it may not do is not shown. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useCurrent()
  return permission => permissions.includes(permission)
}
