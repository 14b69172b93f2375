/** Checks that a package ships types for each module system. pnpm packs it and applies `publishConfig`. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [directory = ''] = process.argv.slice(2)
const shipsCommonJs = readFileSync(join(root, directory, 'package.json'), 'utf8').includes('"require"')
const destination = mkdtempSync(join(tmpdir(), 'keepsake-packed-'))
try {
  run(['pack', '--pack-destination', destination], join(root, directory))
  const [tarball = ''] = readdirSync(destination)
  run(['exec', 'attw', join(destination, tarball), '--profile', shipsCommonJs ? 'node16' : 'esm-only'], root)
} finally {
  rmSync(destination, { recursive: true })
}

function run(args: string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync('pnpm', args, { cwd, encoding: 'utf8' })
  if (status === 0) return
  process.stdout.write(stdout + stderr)
  process.exitCode = 1
}
