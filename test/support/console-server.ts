import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Keepsake } from '@keepsake/sdk'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { BARE } from './bare-environment.ts'
import { type Browsing, browse, buildConsole, findingsOf, type Look, settled, signIn } from './console-page.ts'
import { CLI, startServer } from './server-process.ts'

const run = promisify(execFile)

type Rights = Omit<Parameters<Keepsake['keys']['create']>[0], 'name'>

/** A server with its console, an organization, and a browser. */
export interface ConsoleServer<Key extends string = never> {
  url: string
  /** With the key of the owner. */
  client: Keepsake
  keys: Readonly<Record<Key | 'owner', string>>
  /** With one of the keys, or with that of another organization. */
  clientOf(key: string): Keepsake
  /** What went wrong in the browser. */
  faults: string[]
  browsing: Browsing
  /** Opens a screen. @param key one of `keys` by its name, the owner's by default, or the key itself */
  open(path: string, key?: string, look?: Look): Promise<Page>
  /** Runs the CLI with one of the keys. @throws Error if it fails */
  keepsake(words: readonly string[], key?: Key | 'owner'): Promise<void>
  stop(): Promise<void>
}

/**
 * @param rights of each other key, by its name: an admin's, unless something else is said
 * @param origins that pages may call besides the server
 */
export async function startConsole<Key extends string = never>(
  rights: Readonly<Record<Key, Rights>>,
  settings: Record<string, string> = {},
  origins: readonly string[] = [],
): Promise<ConsoleServer<Key>> {
  buildConsole()
  const folder = await mkdtemp(join(tmpdir(), 'keepsake-console-'))
  const server = await startServer({ KEEPSAKE_DATA_DIR: folder, ...settings })
  const { url } = server
  const clientOf = (secretKey: string): Keepsake => new Keepsake({ baseUrl: url, secretKey })
  const { data } = await new Keepsake({ baseUrl: url }).auth.register({ name: 'Northwind' })
  const owner = data.agent.api_key
  const client = clientOf(owner)
  const keys: Record<string, string> = { owner }
  for (const [name, ofKey] of Object.entries<Rights>(rights))
    keys[name] = (await client.keys.create({ name, role: 'admin', ...ofKey })).data.apiKey
  const browsing = await browse([url, ...origins])
  return {
    url,
    client,
    keys: keys as Record<Key | 'owner', string>,
    clientOf,
    faults: browsing.faults,
    browsing,
    open: (path, key = 'owner', look) => signIn(browsing, `${url}/console${path}`, keys[key] ?? key, look),
    async keepsake(words, key = 'owner') {
      const env = { ...BARE, HOME: folder, KEEPSAKE_BASE_URL: url, KEEPSAKE_API_KEY: keys[key] }
      await run(process.execPath, [CLI, ...words], { cwd: folder, env })
    },
    async stop() {
      await browsing.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The windows of people: wide and light, narrow and dark. */
export const WINDOWS = [
  [1440, false],
  [390, true],
] as const

/** Waits until a screen shows what it has read. @throws AssertionError if it is not accessible, or wider than the window */
export async function check(page: Page, screen: string): Promise<void> {
  await settled(page)
  expect({ screen, findings: await findingsOf(page) }).toEqual({ screen, findings: [] })
}

/** Tests that screens are accessible and fit. @param more what is done afterwards */
export function testThatScreensFit(
  app: () => ConsoleServer<string>,
  screens: () => readonly string[],
  more?: (page: Page) => Promise<void>,
): void {
  it.each(WINDOWS)(
    'is accessible and fits at %i pixels, dark %s',
    async (width, dark) => {
      const page = await app().open('/', 'owner', { width, dark })
      for (const screen of screens()) {
        await page.goto(`${app().url}/console${screen}`)
        await check(page, screen)
      }
      await more?.(page)
      expect(app().faults).toEqual([])
    },
    240_000,
  )
}
