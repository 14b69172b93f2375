import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../../server/test/support/test-database.ts'
import type { ServerProcess } from './server-process.ts'
import { startTcpProxy } from './tcp-proxy.ts'

/** How the database of a server becomes unavailable, and available again. */
export interface FailingDatabase {
  /** Settings of the server. */
  settings: Record<string, string>
  /** Modules to load into the server before its program. */
  preloaded: readonly URL[]
  /** Makes it unreachable, which is noticed at once. */
  end(server: ServerProcess): Promise<void>
  /** Stops it from responding. */
  stall(server: ServerProcess): void
  back(): Promise<void>
  /** Number of connection attempts; unknown if the database is embedded. */
  asked(): number | undefined
  close(): Promise<void>
}

export async function failingDatabase(store: Store): Promise<FailingDatabase> {
  if (store.url) {
    const url = new URL(store.url)
    const proxy = await startTcpProxy(Number(url.port || 5432))
    url.host = `127.0.0.1:${proxy.port}`
    return {
      settings: { DATABASE_URL: url.href, ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') },
      preloaded: [],
      end: async () => proxy.refuse(),
      stall: proxy.stall,
      back: async () => proxy.pass(),
      asked: proxy.asked,
      close: proxy.close,
    }
  }
  // without it the database cannot start again; a statement that still runs does not need it
  const control = join(store.directory, 'postgres/global/pg_control')
  const aside = `${control}.aside`
  return {
    settings: {},
    preloaded: [new URL('thread-fault.ts', import.meta.url)],
    async end({ signal }) {
      await rename(control, aside)
      signal('SIGUSR2')
    },
    stall: ({ signal }) => signal('SIGHUP'),
    back: () => rename(aside, control),
    asked: () => undefined,
    close: async () => {},
  }
}

/** The `NODE_OPTIONS` that load modules before the program. */
export const preload = (modules: readonly URL[]): string => modules.map(({ href }) => `--import=${href}`).join(' ')
