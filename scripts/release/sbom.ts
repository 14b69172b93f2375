/**
 * Writes what each package ships as a bill of materials in CycloneDX, with pnpm's own command, and checks it: against the
 * schema of the format, and every licence against the allowed ones. The argument is the folder of the bills.
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Version } from '@cyclonedx/cyclonedx-library/Spec'
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation'
import { unknownLicences } from './licences.ts'
import { type Bill, type Manifest, shippedOf } from './shipped.ts'

const root = join(import.meta.dirname, '../..')
const [folder = 'packs/sbom'] = process.argv.slice(2)
/** Those that depend on anything; the adapters expect to find what they use. */
const PACKAGES = ['server', 'cli', 'mcp', 'sdk']
const BUNDLES = new Set(['@keepsake/cli'])

const manifests = new Map(
  globSync('{server,packages/*,packages/adapters/*}/package.json', { cwd: root }).map(file => {
    const manifest: Manifest & { name: string } = JSON.parse(readFileSync(join(root, file), 'utf8'))
    return [manifest.name, manifest]
  }),
)
const validator = new JsonStrictValidator(Version.v1dot6)
mkdirSync(join(root, folder), { recursive: true })
for (const name of PACKAGES) {
  const file = join(folder, `keepsake-${name}.cdx.json`)
  const bill = shippedOf(allOf(name), manifests, BUNDLES)
  const text = `${JSON.stringify(bill, null, 2)}\n`
  writeFileSync(join(root, file), text)
  const wrong = await validator.validate(text)
  const problems = [
    ...(wrong === null ? [] : [`It does not match CycloneDX ${Version.v1dot6}: ${JSON.stringify(wrong)}`]),
    ...(bill.components.length === 0 ? ['It is empty.'] : []),
    ...unknownLicences(bill.components),
  ]
  process.stdout.write(`${file}: ${bill.components.length} components\n`)
  for (const problem of problems) process.stderr.write(`${name}: ${problem}\n`)
  if (problems.length > 0) process.exitCode = 1
}

/** The bill with all dependencies, also those for development. */
function allOf(name: string): Bill {
  const form = ['--sbom-format=cyclonedx', `--sbom-spec-version=${Version.v1dot6}`, '--sbom-type=application']
  const { status, stdout, stderr } = spawnSync('pnpm', [`--filter=@keepsake/${name}`, 'sbom', ...form], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(`pnpm sbom failed for ${name}: ${stderr}`)
  return JSON.parse(stdout)
}
