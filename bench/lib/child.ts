import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../server/test/support/free-port.ts'
import { onEnd } from './cleanup.ts'

export const ROOT = join(import.meta.dirname, '../..')
/** A machine with ten times the work that it can do starts a server in a minute. */
const PATIENCE_MS = 180_000
const CHECK_MS = 5
const STOP_MS = 15_000

export interface Process {
  pid: number
  stop(): Promise<void>
}

export interface ServerProcess extends Process {
  url: string
  /** From the start of the process until it was ready. */
  startMilliseconds: number
}

export interface Program {
  /** Relative to the root of the workspace. */
  file: string
  arguments?: readonly string[]
  environment: Record<string, string>
}

export interface ServerProgram extends Program {
  /** Returns 200 once it is ready. */
  readyPath: string
}

export interface WorkerProgram extends Program {
  /** What it prints once it is ready. */
  readyText: string
}

/**
 * Starts a server in a separate process, on a free loopback port, and waits until it is ready. It does not inherit the
 * caller's settings.
 * @throws Error with the server's output if it does not start
 */
export async function startServer({ readyPath, ...program }: ServerProgram): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const environment = { ...program.environment, PORT: String(port) }
  const child = await startProcess({ ...program, environment }, () => answers(url + readyPath))
  return { ...child, url, startMilliseconds: performance.now() - started }
}

/** The same for a program that does not listen. */
export const startWorker = ({ readyText, ...program }: WorkerProgram): Promise<Process> =>
  startProcess(program, said => said().includes(readyText))

async function startProcess(
  program: Program,
  isReady: (said: () => string) => boolean | Promise<boolean>,
): Promise<Process> {
  const child = spawn(process.execPath, [join(ROOT, program.file), ...(program.arguments ?? [])], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...program.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const parts: Buffer[] = []
  const said = (): string => Buffer.concat(parts).toString().trim()
  child.stdout.on('data', (chunk: Buffer) => parts.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => parts.push(chunk))
  const stop = onEnd(() => end(child))
  const deadline = performance.now() + PATIENCE_MS
  try {
    while (!(await isReady(said))) {
      if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}.`)
      if (performance.now() > deadline) throw new Error(`It was not ready within ${PATIENCE_MS / 1000} seconds.`)
      await new Promise(resolve => setTimeout(resolve, CHECK_MS))
    }
  } catch (error) {
    await stop()
    throw new Error(`${program.file} did not start.\n${said()}`, { cause: error })
  }
  return { pid: child.pid ?? 0, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
    await response.text()
    return response.ok
  } catch {
    return false
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await exit
  clearTimeout(late)
}
