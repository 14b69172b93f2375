import { Keepsake } from '@keepsake/sdk'
import { PUBLIC_URL } from '../public-url.ts'
import { callConsole } from './console-calls.ts'
import { createSession, type Session, type SignedIn } from './session.ts'

/** What tabs tell each other. */
const CHANNEL = 'keepsake.session'

/** The session of the console. The browser keeps its cookie, which no script can read, and no key. */
export function createConsoleSession(code: string | undefined): Session {
  const tabs = new BroadcastChannel(CHANNEL)
  const signedInWith = async (csrfToken: string): Promise<SignedIn> => {
    const client = new Keepsake({ baseUrl: PUBLIC_URL, csrfToken })
    const { data: me } = await client.me()
    return { client, me, csrfToken, permissions: me.permissions }
  }
  const session = createSession({
    code,
    async enter(secret) {
      const { csrfToken } = await callConsole<{ csrfToken: string }>('POST', 'session', { body: secret })
      return signedInWith(csrfToken)
    },
    async restore() {
      const { session } = await callConsole<Found>('GET', 'session')
      return session ? signedInWith(session.csrfToken) : undefined
    },
    leave(csrfToken) {
      if (csrfToken === undefined) return
      // without an answer, the cookie ends by itself
      void callConsole('DELETE', 'session', { csrfToken }).catch(() => undefined)
      tabs.postMessage('ended')
    },
  })
  tabs.addEventListener('message', () => session.current() && session.signOut('You signed out in another tab.'))
  return session
}

export interface Found {
  session: { csrfToken: string } | null
  /** Whether the server can mail a link. */
  mail: boolean
}
