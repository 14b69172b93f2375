import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Where `pnpm prove` has installed the packed server and CLI. Unset where those of this checkout run. */
const INSTALLED = process.env.KEEPSAKE_INSTALLED
/** Whether the packed server runs, which contains the console. */
export const isInstalled = INSTALLED !== undefined
const root = join(import.meta.dirname, '../..')
const command = (name: string, source: string): string =>
  INSTALLED === undefined ? join(root, source) : join(INSTALLED, 'node_modules/.bin', name)
const SERVER = command('keepsake-server', 'server/src/main.ts')
/** The file that Node runs as `keepsake`. */
export const CLI = command('keepsake', 'packages/cli/src/main.ts')

const LISTENING = /"url":"(http:[^"]+)"/

/** A separate process of the service. */
export interface Process {
  pid: number
  /** The lines that it has written. */
  lines: readonly string[]
  /** Resolves with the exit code when it has ended. */
  exited: Promise<number | null>
  /** Kills it as a power cut would: nothing is finished or logged. */
  kill(): Promise<void>
  signal(name: NodeJS.Signals): void
  /** @returns the exit code */
  stop(): Promise<number | null>
}

export interface ServerProcess extends Process {
  url: string
}

/**
 * Starts a server on a free port.
 * @param main the program: the one of this checkout, an installed command, or the one of another version
 * @throws Error with its output if it exits instead of listening
 */
export async function startServer(settings: Record<string, string>, main = SERVER): Promise<ServerProcess> {
  const { said, ...server } = await startProcess(main, [], { PORT: '0', ...settings }, LISTENING)
  return { url: said, ...server }
}

/**
 * Starts a process that only does background work, and answers probes on a free port.
 * @throws Error with its output if it exits instead
 */
export async function startWorker(settings: Record<string, string>, main = SERVER): Promise<Process> {
  const { said: _, ...worker } = await startProcess(
    main,
    ['worker'],
    { WORKER_PORT: '0', ...settings },
    /(Waiting for background work)/,
  )
  return worker
}

async function startProcess(
  main: string,
  words: string[],
  settings: Record<string, string>,
  ready: RegExp,
): Promise<Process & { said: string }> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [main, ...words], {
    cwd: INSTALLED,
    // a test that is about meaning says so, and an earlier version may not know that it can be off
    env: { PATH, HOME, ...(main === SERVER && { EMBEDDING_PROVIDER: 'off' }), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return untilReady(child, ready)
}

/**
 * Waits for a line of a process that was just started, and ends the process with the tests.
 * @throws Error with its output if it exits instead
 */
export async function untilReady(child: ChildProcess, ready: RegExp): Promise<Process & { said: string }> {
  const endWithUs = (): void => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const lines: string[] = []
  const said = await untilSaid(child, lines, ready)
  const exited = once(child, 'exit').then(() => child.exitCode)
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    child.kill(signal)
    return exited
  }
  return {
    said,
    // a process that said something was started
    pid: child.pid ?? Number.NaN,
    lines,
    exited,
    signal: name => void child.kill(name),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

/** @returns what the pattern's group matched in a line */
async function untilSaid(child: ChildProcess, lines: string[], ready: RegExp): Promise<string> {
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The process was started without its output.')
  createInterface(stderr).on('line', line => lines.push(line))
  return new Promise((resolve, reject) => {
    createInterface(stdout).on('line', line => {
      lines.push(line)
      const said = ready.exec(line)?.[1]
      if (said) resolve(said)
    })
    child.on('exit', code => reject(new Error(`The process ended with code ${code}:\n${lines.join('\n')}`)))
  })
}
