import { Failure } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'

export interface ServeOptions {
  port?: string
  host?: string
  dataDir?: string
}

const OLDEST_NODE = [22, 19] as const
const PACKAGE = '@keepsake/server'
/** How long something on the port may take to say what it is. */
const PATIENCE_MS = 2_000

/** The server package's entry point: runs until the process receives a stop signal. */
interface ServerModule {
  serve: (environment: Record<string, string | undefined>) => Promise<void>
}

/** @throws Failure that says what to install if the server cannot run */
export async function serve(
  { port, host, dataDir }: ServeOptions,
  io: Io,
  load = importServer,
  node = process.versions.node,
): Promise<void> {
  if (!isNewEnough(node)) {
    throw new Failure(
      'unsupported_runtime',
      `The server requires Node ${OLDEST_NODE.join('.')} or newer. This is Node ${node}.`,
      {
        hints: ['Install a newer Node (https://nodejs.org), or run the server in a container.'],
      },
    )
  }
  const settings: Record<string, string | undefined> = {
    ...io.env,
    ...(port !== undefined && { PORT: port }),
    ...(host !== undefined && { HOST: host }),
    ...(dataDir !== undefined && { KEEPSAKE_DATA_DIR: dataDir }),
  }
  const url = urlOf(settings)
  if (await isKeepsake(url)) {
    io.stderr.write(
      `A server is already running.\n\n  API      ${url}\n  Console  ${url}/console\n  Docs     ${url}/docs\n`,
    )
    return
  }
  const server = await load()
  io.handOver()
  try {
    await server.serve(settings)
  } catch (error) {
    // Its errors already say what to do: a port in use, an invalid setting.
    throw new Failure('server_not_started', error instanceof Error ? error.message : String(error))
  }
}

/** Where this machine reaches a server that listens on all addresses, too. */
function urlOf({ HOST: host = '', PORT: port = '7411' }: Record<string, string | undefined>): string {
  const reached = ['', '0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}

async function isKeepsake(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return response.ok && response.headers.has('x-request-id')
  } catch {
    return false
  }
}

async function importServer(): Promise<ServerModule> {
  let module: unknown
  try {
    // The name is in a variable: whether the package is installed is known at run time, not at build time.
    module = await import(PACKAGE)
  } catch (error) {
    if (!isMissing(error)) throw error
    throw new Failure('server_not_installed', `The server package ${PACKAGE} is not installed.`, {
      hints: [`Install it: npm install --global ${PACKAGE}`],
    })
  }
  if (isServerModule(module)) return module
  throw new Failure('server_not_installed', `The installed version of ${PACKAGE} does not match this CLI.`, {
    hints: [`Reinstall both: npm install --global @keepsake/cli ${PACKAGE}`],
  })
}

const isServerModule = (module: unknown): module is ServerModule =>
  typeof module === 'object' && module !== null && 'serve' in module && typeof module.serve === 'function'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes(PACKAGE)

export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
}
