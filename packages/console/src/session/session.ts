import type { Keepsake, MeResponse } from '@keepsake/sdk'

export type Me = MeResponse['data']
export type Permission = Me['permissions'][number]

/** Who is signed in, with the client that has their key. */
export interface SignedIn {
  client: Keepsake
  permissions: readonly Permission[]
  /** The key, its member and organization. Absent in the portal. */
  me?: Me
  /** Whose webhooks the portal shows. Absent in the console. */
  customer?: { uid: string; name: string | null }
}

/** The key of this tab. It is kept in `sessionStorage`, which ends with the tab, and is never part of an address. */
export interface Session {
  /** Undefined if nobody is signed in. */
  current(): SignedIn | undefined
  /** Why the last session ended, for the page that asks for a key again. */
  ended(): string | undefined
  /**
   * Enters with a secret, and keeps the key that it stands for.
   * @throws the error of the server if it refuses the secret
   */
  signIn(secret: string): Promise<void>
  /** Signs in with the key of this tab, if it has one that the server accepts. */
  resume(): Promise<void>
  signOut(reason?: string): void
  /** Calls the listener after each change. @returns a function that ends it */
  listen(listener: () => void): () => void
}

/** How one enters: with a key, or with the code of a link. */
interface Door {
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The name of what the tab keeps. */
  slot: string
  /** @returns who enters with the secret, and what the tab keeps of it */
  enter(secret: string): Promise<{ signedIn: SignedIn; kept: string }>
  /** @returns who has what the tab kept */
  restore(kept: string): Promise<SignedIn>
}

export function createSession({ store, slot, enter, restore }: Door): Session {
  let signedIn: SignedIn | undefined
  let reason: string | undefined
  const listeners = new Set<() => void>()
  const change = (who: SignedIn | undefined, why?: string): void => {
    signedIn = who
    reason = why
    for (const listener of listeners) listener()
  }

  const session: Session = {
    current: () => signedIn,
    ended: () => reason,
    async signIn(secret) {
      const entered = await enter(secret.trim())
      store.setItem(slot, entered.kept)
      change(entered.signedIn)
    },
    async resume() {
      const kept = store.getItem(slot)
      if (kept === null || signedIn) return
      try {
        change(await restore(kept))
      } catch (error) {
        session.signOut(error instanceof Error ? error.message : String(error))
      }
    },
    signOut(why) {
      store.removeItem(slot)
      change(undefined, why)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return session
}
