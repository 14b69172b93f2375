import { Failure } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'

export interface ServeOptions {
  port?: string
  host?: string
  dataDir?: string
}

const OLDEST_NODE = [22, 19] as const
const PACKAGE = '@keepsake/server'

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
  const server = await load()
  io.handOver()
  const settings = {
    ...io.env,
    ...(port !== undefined && { PORT: port }),
    ...(host !== undefined && { HOST: host }),
    ...(dataDir !== undefined && { KEEPSAKE_DATA_DIR: dataDir }),
  }
  try {
    await server.serve(settings)
  } catch (error) {
    // Its errors already say what to do: a port in use, an invalid setting.
    throw new Failure('server_not_started', error instanceof Error ? error.message : String(error))
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
