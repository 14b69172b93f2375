import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { print } from './terminal.ts'

const ROOT = join(import.meta.dirname, '../..')
export const USUAL_PORT = Number(process.env.PORT ?? 7411)
/** The first start prepares the database, which takes minutes on a busy or small computer. */
const PATIENCE_MS = 300_000

export interface RunningServer {
  baseUrl: string
  /** Stops the server if it was started here. */
  stop(): Promise<void>
}

/**
 * Uses the server running on the usual port (`PORT`), or starts one on the embedded database. With `KEEPSAKE_DATA_DIR` it
 * always starts a separate one, on `PORT` or a free one.
 */
export async function useServer(): Promise<RunningServer> {
  const usual = `http://127.0.0.1:${USUAL_PORT}`
  const apart = process.env.KEEPSAKE_DATA_DIR !== undefined
  if (!apart && (await isKeepsake(usual))) {
    print(`  a server is already running: ${usual}`)
    return { baseUrl: usual, stop: async () => {} }
  }
  const asked = process.env.PORT !== undefined || !apart
  const port = asked && (await isFree(USUAL_PORT)) ? USUAL_PORT : await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const trouble: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => trouble.push(chunk))
  await becomeReady(child, baseUrl, () => Buffer.concat(trouble).toString().trim())
  print(`  ${baseUrl}, data in ${process.env.KEEPSAKE_DATA_DIR ?? '.keepsake'}`)
  return { baseUrl, stop: () => end(child) }
}

async function becomeReady(child: ChildProcess, baseUrl: string, trouble: () => string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await answers(`${baseUrl}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`The server did not start.\n${trouble()}`)
    if (Date.now() > deadline) {
      await end(child)
      throw new Error(`The server was not ready within ${PATIENCE_MS / 1000} seconds.\n${trouble()}`)
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

async function isKeepsake(baseUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${baseUrl}/healthz`, { signal: AbortSignal.timeout(2_000) })
    return response.headers.has('x-request-id') && response.ok
  } catch {
    return false
  }
}

const listening = (port: number): Promise<number | undefined> =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })

const isFree = async (port: number): Promise<boolean> => (await listening(port)) !== undefined

async function freePort(): Promise<number> {
  const port = await listening(0)
  if (port === undefined) throw new Error('No port is free on 127.0.0.1.')
  return port
}
