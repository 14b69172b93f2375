import { AuthenticationError, Keepsake } from '@keepsake/sdk'
import { createSession, type Permission, type Session, type SignedIn } from '../session/session.ts'

/** What every key of the portal may do, for its customer. */
const PERMISSIONS: readonly Permission[] = ['webhooks:read', 'webhooks:write']

type Access = Awaited<ReturnType<Keepsake['webhooks']['portalLinks']['exchange']>>['data']
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The storage of this tab. A browser may refuse it to a page in a frame: then a link lasts until the page is left. */
export function storageOfTab(): Store {
  try {
    return sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}

/** Takes the code of the link out of the address, where it could be copied or stay in the history. */
export function takeCode(): string | undefined {
  const code = new URLSearchParams(location.hash.slice(1)).get('code')
  if (code === null) return undefined
  history.replaceState(null, '', `${location.pathname}${location.search}`)
  return code
}

/** The session of the portal, which one enters with the code of a link, once. */
export function createPortalSession(store: Store, baseUrl: string, code: string | undefined): Session {
  let offered = code
  const restore = async (kept: string): Promise<SignedIn> => {
    const { apiKey, customer }: Access = JSON.parse(kept)
    const client = new Keepsake({ baseUrl, secretKey: apiKey, dangerouslyAllowBrowser: true })
    return { client, customer, permissions: PERMISSIONS }
  }
  const enter = async (secret: string) => {
    const visitor = new Keepsake({ baseUrl, dangerouslyAllowBrowser: true })
    const kept = JSON.stringify((await visitor.webhooks.portalLinks.exchange({ code: secret })).data)
    return { signedIn: await restore(kept), kept }
  }
  const session = createSession({ store, slot: 'keepsake.portal', enter, restore })
  return {
    ...session,
    async resume() {
      if (offered === undefined) return session.resume()
      try {
        await session.signIn(offered)
      } catch (error) {
        // after anything else, such as a server that is away, the code can be tried again
        if (!(error instanceof AuthenticationError)) throw error
        session.signOut(error.message)
      }
      offered = undefined
    },
  }
}
