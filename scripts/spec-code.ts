/**
 * Generates the code of the server, the CLI and the MCP tools that follows from openapi.yaml and is not committed, unless
 * the existing code matches the current spec. Scripts that need it load this first, as they do the Prisma client.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { isCurrent } from '../packages/codegen/src/stamp.ts'

const root = join(import.meta.dirname, '..')

// threads inherit `--import`
if (isMainThread && !isCurrent(root)) {
  const generator = join(root, 'packages/codegen/src/main.ts')
  const { status } = spawnSync(process.execPath, [generator, '--uncommitted'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(1)
}
