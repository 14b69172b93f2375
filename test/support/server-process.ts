import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = join(import.meta.dirname, '../../server/src/main.ts')

/** A server in a process of its own. */
export interface ServerProcess {
  url: string
  /** Ends it as a power cut would: nothing is finished, nothing is told. */
  kill(): Promise<void>
  /** @returns the exit code */
  stop(): Promise<number | null>
}

/**
 * Starts a server on a free port.
 * @throws Error with what it wrote when it ends instead of listening
 */
export async function startServer(settings: Record<string, string>): Promise<ServerProcess> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, HOME, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await listening(child)
  const exited = once(child, 'exit')
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    child.kill(signal)
    await exited
    return child.exitCode
  }
  return {
    url,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

async function listening(child: ChildProcess): Promise<string> {
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The server was started without its output.')
  let written = ''
  stderr.on('data', data => {
    written += data
  })
  return new Promise((resolve, reject) => {
    createInterface(stdout).on('line', line => {
      written += `${line}\n`
      const url = /"url":"(http:[^"]+)"/.exec(line)?.[1]
      if (url) resolve(url)
    })
    child.on('exit', code => reject(new Error(`The server ended with code ${code}:\n${written}`)))
  })
}
