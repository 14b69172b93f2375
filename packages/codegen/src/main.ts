/**
 * Generates everything from openapi.yaml. `--uncommitted` leaves out the committed files; `--check` only lists those that
 * are out of date.
 */
import { join } from 'node:path'
import { EVERYTHING, UNCOMMITTED } from './emitters.ts'
import { apply, differences, generate } from './generate.ts'
import { DocumentError } from './operations.ts'
import { inputHash, writeStamp } from './stamp.ts'

const root = join(import.meta.dirname, '../../..')
const checking = process.argv.includes('--check')
const part = process.argv.includes('--uncommitted') ? UNCOMMITTED : EVERYTHING

try {
  // read before the spec is, so that a change while this runs is noticed the next time
  const hash = inputHash(root)
  const files = await generate(root, part)
  const differing = await differences(root, files, part)
  const list = differing
    .map(({ path, content }) => `  ${path}${content === undefined ? ' (no longer made)' : ''}\n`)
    .join('')
  if (checking && differing.length > 0) {
    process.stderr.write(`These files are not what openapi.yaml gives; run pnpm generate and commit them:\n${list}`)
    process.exitCode = 1
  } else if (checking) {
    process.stdout.write(`All ${files.length} generated files are what openapi.yaml gives.\n`)
  } else {
    await apply(root, differing)
    writeStamp(
      root,
      hash,
      files.map(({ path }) => path),
    )
    process.stdout.write(`${differing.length} of ${files.length} generated files changed.\n${list}`)
  }
} catch (error) {
  if (!(error instanceof DocumentError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
