import { Keepsake } from '@keepsake/sdk'
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

/** The name of what the tab keeps. */
const SLOT = 'keepsake.portal'

/** The session of the portal, which one enters with the code of a link, once. The tab keeps the key. */
export function createPortalSession(store: Store, baseUrl: string, code: string | undefined): Session {
  const open = ({ apiKey, customer, ...portal }: Access): SignedIn => {
    const client = new Keepsake({ baseUrl, secretKey: apiKey, dangerouslyAllowBrowser: true })
    return { client, customer, portal, permissions: PERMISSIONS }
  }
  return createSession({
    isPortal: true,
    code,
    async enter(secret) {
      if (!('code' in secret)) throw new Error('The portal opens with a link.')
      const visitor = new Keepsake({ baseUrl, dangerouslyAllowBrowser: true })
      const { data } = await visitor.webhooks.portalLinks.exchange({ code: secret.code })
      store.setItem(SLOT, JSON.stringify(data))
      return open(data)
    },
    async restore() {
      const kept = store.getItem(SLOT)
      return kept === null ? undefined : open(JSON.parse(kept))
    },
    leave: () => store.removeItem(SLOT),
  })
}
