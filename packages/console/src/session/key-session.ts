import { Keepsake } from '@keepsake/sdk'
import { createSession, type Session, type SignedIn } from './session.ts'

/** The session of the console, which one enters with an API key. */
export function createKeySession(store: Storage, baseUrl: string): Session {
  const restore = async (key: string): Promise<SignedIn> => {
    const client = new Keepsake({ baseUrl, secretKey: key, dangerouslyAllowBrowser: true })
    const { data: me } = await client.me()
    return { client, me, permissions: me.permissions }
  }
  const enter = async (key: string) => ({ signedIn: await restore(key), kept: key })
  return createSession({ store, slot: 'keepsake.key', enter, restore })
}
