import { AuthenticationError, type Keepsake, type MeResponse, type PortalBranding } from '@keepsake/sdk'

export type Me = MeResponse['data']
export type Permission = Me['permissions'][number]

/** Who is signed in, with the client that calls for them. */
export interface SignedIn {
  client: Keepsake
  permissions: readonly Permission[]
  /** The key, its member and organization. Absent in the portal. */
  me?: Me
  /** What calls beside the API send. Absent in the portal. */
  csrfToken?: string
  /** Whose webhooks the portal shows. Absent in the console. */
  customer?: { uid: string; name: string | null }
  /** How the portal looks, whose data it shows, and when its key ends. Absent in the console. */
  portal?: { branding: PortalBranding | null; livemode: boolean; expiresAt: string }
}

/** Who is signed in, in this tab. */
export interface Session {
  /** Whether it is of the portal: then whoever reads is a customer, who knows nothing of this product. */
  isPortal: boolean
  /** Undefined if nobody is signed in. */
  current(): SignedIn | undefined
  /** Why the last session ended, for the page that asks to sign in again. */
  ended(): string | undefined
  /** @throws the error of the server if it refuses the secret */
  signIn(secret: Secret): Promise<void>
  /** Signs in with the code of the address, or takes the session up that is open. */
  resume(): Promise<void>
  /** @param reason why, if it was not the person who asked for it */
  signOut(reason?: string): void
  /** Calls the listener after each change. @returns a function that ends it */
  listen(listener: () => void): () => void
}

/** What one enters with. */
export type Secret = { apiKey: string } | { code: string }

/** How one enters and leaves. */
interface Door {
  isPortal?: boolean
  /** Of the link that was opened, if it was one. */
  code: string | undefined
  enter(secret: Secret): Promise<SignedIn>
  /** @returns who is signed in already, undefined if nobody is */
  restore(): Promise<SignedIn | undefined>
  /** Ends a session that is not over yet. @param csrfToken of the session that the person leaves, if it has one */
  leave(csrfToken: string | undefined): void
}

export function createSession({ isPortal = false, code, enter, restore, leave }: Door): Session {
  let offered = code
  let signedIn: SignedIn | undefined
  let reason: string | undefined
  const listeners = new Set<() => void>()
  const change = (who: SignedIn | undefined, why?: string): void => {
    signedIn = who
    reason = why
    for (const listener of listeners) listener()
  }
  const session: Session = {
    isPortal,
    current: () => signedIn,
    ended: () => reason,
    signIn: async secret => change(await enter(secret)),
    async resume() {
      if (signedIn) return
      try {
        const who = offered === undefined ? await restore() : await enter({ code: offered })
        if (who) change(who)
      } catch (error) {
        // after anything else, such as a server that is away, it can be tried again
        if (!(error instanceof AuthenticationError)) throw error
        session.signOut(error.message)
      }
      offered = undefined
    },
    signOut(why) {
      leave(why === undefined ? signedIn?.csrfToken : undefined)
      change(undefined, why)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return session
}

/** The code in the fragment of a link. Undefined if it has none. */
export const codeOf = (hash: string): string | undefined => new URLSearchParams(hash.slice(1)).get('code') ?? undefined

/** Takes the code of a link out of the address, where it could be copied or stay in the history. */
export function takeCode(): string | undefined {
  // another link, opened where this page is open already, changes only the fragment
  addEventListener('hashchange', () => location.hash.startsWith('#code=') && location.reload())
  const code = codeOf(location.hash)
  if (code === undefined) return undefined
  history.replaceState(null, '', `${location.pathname}${location.search}`)
  return code
}
