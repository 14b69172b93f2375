/**
 * Writes packages/sdk/surface.d.ts, the public types of the SDK without comments, so that a review shows changes to
 * them, and prints what breaks and what is added. With `--check` it prints them and fails.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { surfaceChanges } from './surface/changes.ts'
import { surfaceOf } from './surface/report.ts'

const sdk = join(import.meta.dirname, '../packages/sdk')
const path = join(sdk, 'surface.d.ts')
const entries = {
  '': join(sdk, 'src/index.ts'),
  credentials: join(sdk, 'src/credentials/index.ts'),
  testing: join(sdk, 'src/testing/index.ts'),
}
const surface = surfaceOf(entries, file => readFileSync(file, 'utf8'))
const content = `// Generated from packages/sdk/src by pnpm generate; do not edit.\n\n${surface}`
const committed = readFileSync(path, 'utf8')

if (content !== committed) {
  const { breaking, added } = surfaceChanges(committed, content)
  const lines = [...breaking.map(line => `  breaks: ${line}\n`), ...added.map(line => `  adds: ${line}\n`)]
  if (process.argv.includes('--check')) {
    process.stderr.write(
      `packages/sdk/surface.d.ts is not what the SDK has; run pnpm generate and commit it.\n${lines.join('')}`,
    )
    process.exitCode = 1
  } else {
    writeFileSync(path, content)
    process.stdout.write(`packages/sdk/surface.d.ts changed.\n${lines.join('')}`)
  }
}
