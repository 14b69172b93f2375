import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names the uncommitted files, and what they were generated from. */
const STAMP = 'server/src/contract/generated.stamp'
const INPUTS = ['openapi.yaml', 'openapi/*.yaml', 'packages/codegen/src/**/*.ts', 'packages/codegen/package.json']
/** What emitters import changes what they generate with its version. */
const GENERATORS = ['@redocly/openapi-core', 'gpt-tokenizer', 'openapi-typescript']

/** Of everything that the uncommitted files depend on. */
export function inputHash(root: string): string {
  const names = [
    ...globSync(INPUTS, { cwd: root }).filter(name => !name.endsWith('.test.ts')),
    ...GENERATORS.map(name => `packages/codegen/node_modules/${name}/package.json`),
  ]
  const hash = createHash('sha256')
  for (const name of names.sort()) hash.update(`\n${name}\n`).update(readFileSync(join(root, name)))
  return hash.digest('hex')
}

/** Whether the uncommitted files are there, generated from what is here now. */
export function isCurrent(root: string): boolean {
  const path = join(root, STAMP)
  if (!existsSync(path)) return false
  const [hash, ...files] = readFileSync(path, 'utf8').trimEnd().split('\n')
  return hash === inputHash(root) && files.every(file => existsSync(join(root, file)))
}

export function writeStamp(root: string, hash: string, files: readonly string[]): void {
  const draft = join(root, `${STAMP}.${process.pid}`)
  writeFileSync(draft, `${[hash, ...files].join('\n')}\n`)
  renameSync(draft, join(root, STAMP))
}
