import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Keepsake } from '@keepsake/sdk'
import type { Page } from 'playwright-core'
import { browse, buildConsole, type Look, signIn } from './console-page.ts'
import { startServer } from './server-process.ts'

type Scopes = NonNullable<Parameters<Keepsake['keys']['create']>[0]['scopes']>

/** A server with the console of this checkout, an organization, and a browser. */
export interface ConsoleServer<Key extends string = string> {
  url: string
  /** With the key of the owner. */
  client: Keepsake
  keys: Readonly<Record<Key | 'owner', string>>
  /** What went wrong in the browser. */
  faults: readonly string[]
  /** Opens a screen with a key, the owner's by default. */
  open(path: string, key?: Key | 'owner', look?: Look): Promise<Page>
  stop(): Promise<void>
}

/** @param scopes the permissions of each other key, by its name */
export async function startConsole<Key extends string = never>(
  scopes: Readonly<Record<Key, Scopes>>,
  settings: Record<string, string> = {},
): Promise<ConsoleServer<Key>> {
  buildConsole()
  const folder = await mkdtemp(join(tmpdir(), 'keepsake-console-'))
  const server = await startServer({ KEEPSAKE_DATA_DIR: folder, ...settings })
  const { data } = await new Keepsake({ baseUrl: server.url }).auth.register({ name: 'Northwind' })
  const client = new Keepsake({ baseUrl: server.url, secretKey: data.agent.api_key })
  const keys: Record<string, string> = { owner: data.agent.api_key }
  for (const [name, ofKey] of Object.entries<Scopes>(scopes))
    keys[name] = (await client.keys.create({ name, role: 'admin', scopes: ofKey })).data.apiKey
  const browsing = await browse([server.url])
  return {
    url: server.url,
    client,
    keys: keys as Record<Key | 'owner', string>,
    faults: browsing.faults,
    open: (path, key = 'owner', look) => signIn(browsing, `${server.url}/console${path}`, keys[key] ?? '', look),
    async stop() {
      await browsing.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
