import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** A page of docs/guides. */
export interface Guide {
  /** The code blocks of a language, in order. */
  blocks(language: string): string[]
}

export async function readGuide(name: string): Promise<Guide> {
  const text = await readFile(join(ROOT, 'docs/guides', `${name}.md`), 'utf8')
  return {
    blocks: language =>
      [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code),
  }
}

/** The text of a file in the repository. */
export const readRepository = (path: string): Promise<string> => readFile(join(ROOT, path), 'utf8')

export interface Shell {
  /** The working directory. */
  cwd: string
  /** Environment, in addition to the path. */
  env: Record<string, string>
}

/**
 * Runs a shell block on this Node, which `pnpm exec` also finds.
 * @returns what it prints
 * @throws Error with its output if a line fails
 */
export async function runInShell(script: string, { cwd, env }: Shell): Promise<string> {
  const pnpm = 'pnpm() { [ "$1 $2" = "exec node" ] || return 1; shift 2; node "$@"; }'
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`
  const options = { cwd, env: { ...env, PATH } }
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', `${pnpm}\n${script}`], options)
  return stdout
}
