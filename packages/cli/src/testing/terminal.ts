import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../program/run.ts'
import type { Io, Sink } from '../terminal/io.ts'

export const KEY = 'sk_test_EXAMPLE0_0000000000000000000000000000000000000000000'

export interface Outcome {
  exitCode: number
  stdout: string
  stderr: string
}

export interface Terminal {
  /** A temporary directory, used as home and working directory. */
  directory: string
  env: Record<string, string | undefined>
  run: (words: string[], how?: Partial<How>) => Promise<Outcome>
  remove: () => Promise<void>
}

interface How {
  stdin: string
  /** Whether all three streams are a terminal. */
  tty: boolean
  columns: number
  env: Record<string, string | undefined>
}

/** Runs command lines in this process, with their own streams and environment. */
export async function openTerminal(baseUrl: string): Promise<Terminal> {
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-cli-'))
  const env = { HOME: directory, KEEPSAKE_API_KEY: KEY, KEEPSAKE_BASE_URL: baseUrl, NO_COLOR: '1' }
  return {
    directory,
    env,
    run: async (words, { stdin = '', tty = false, columns = 80, env: extra = {} } = {}) => {
      const [stdout, stderr] = [recorder(tty, columns), recorder(tty, columns)]
      const io: Io = {
        env: { ...env, ...extra },
        cwd: directory,
        stdin: Object.assign(chunksOf(stdin), { isTTY: tty, setRawMode: () => undefined }),
        stdout,
        stderr,
        signal: new AbortController().signal,
        handOver: () => undefined,
      }
      const exitCode = await run(words, io)
      return { exitCode, stdout: stdout.text(), stderr: stderr.text() }
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  }
}

async function* chunksOf(text: string): AsyncGenerator<string> {
  if (text !== '') yield text
}

function recorder(isTTY: boolean, columns: number): Sink & { text: () => string } {
  const written: string[] = []
  return { isTTY, columns, write: text => written.push(String(text)), text: () => written.join('') }
}
