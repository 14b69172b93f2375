import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const MIGRATIONS = 'server/prisma/migrations'

export interface FormerVersion {
  commit: string
  /** The program of its server. */
  main: string
  remove(): Promise<void>
}

/** Checks out and installs a commit in a directory of its own: by default the last one without the newest migration. */
export async function checkOutFormer(commit?: string): Promise<FormerVersion> {
  const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: ROOT })).stdout.trim()
  const newest = readdirSync(join(ROOT, MIGRATIONS))
    .filter(name => /^\d/.test(name))
    .toSorted()
    .at(-1)
  const added = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', `${MIGRATIONS}/${newest}`)
  const former = await git('rev-parse', commit ?? (added ? `${added}^` : 'HEAD'))
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-former-'))
  await git('worktree', 'add', '--detach', directory, former)
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: directory })
  return {
    commit: former,
    main: join(directory, 'server/src/main.ts'),
    async remove() {
      await git('worktree', 'remove', '--force', directory)
      await rm(directory, { recursive: true, force: true })
    },
  }
}
