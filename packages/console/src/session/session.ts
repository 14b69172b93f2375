import { Keepsake, type MeResponse } from '@keepsake/sdk'

export type Me = MeResponse['data']
export type Permission = Me['permissions'][number]

/** Who is signed in, with the client that has their key. */
export interface SignedIn {
  client: Keepsake
  me: Me
}

/** The key of this tab. It is kept in `sessionStorage`, which ends with the tab, and is never part of an address. */
export interface Session {
  /** Undefined if nobody is signed in. */
  current(): SignedIn | undefined
  /** Why the last session ended, for the page that asks for a key again. */
  ended(): string | undefined
  /**
   * Checks a key and keeps it.
   * @throws the error of the server if it refuses the key
   */
  signIn(key: string): Promise<void>
  /** Signs in with the key of this tab, if it has one that the server accepts. */
  resume(): Promise<void>
  signOut(reason?: string): void
  /** Calls the listener after each change. @returns a function that ends it */
  listen(listener: () => void): () => void
}

const STORED = 'keepsake.key'

export function createSession(store: Storage, baseUrl: string): Session {
  let signedIn: SignedIn | undefined
  let reason: string | undefined
  const listeners = new Set<() => void>()
  const announce = (): void => {
    for (const listener of listeners) listener()
  }

  const session: Session = {
    current: () => signedIn,
    ended: () => reason,
    async signIn(key) {
      const client = new Keepsake({ baseUrl, secretKey: key.trim(), dangerouslyAllowBrowser: true })
      const { data } = await client.me()
      signedIn = { client, me: data }
      reason = undefined
      store.setItem(STORED, key.trim())
      announce()
    },
    async resume() {
      const key = store.getItem(STORED)
      if (key === null || signedIn) return
      try {
        await session.signIn(key)
      } catch (error) {
        session.signOut(error instanceof Error ? error.message : String(error))
      }
    },
    signOut(why) {
      store.removeItem(STORED)
      signedIn = undefined
      reason = why
      announce()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return session
}
