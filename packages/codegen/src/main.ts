import { join } from 'node:path'
import { apply, differences, generate } from './generate.ts'
import { DocumentError } from './operations.ts'

const root = join(import.meta.dirname, '../../..')
const checking = process.argv.includes('--check')

try {
  const files = await generate(root)
  const differing = await differences(root, files)
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
    process.stdout.write(`${differing.length} of ${files.length} generated files changed.\n${list}`)
  }
} catch (error) {
  if (!(error instanceof DocumentError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
