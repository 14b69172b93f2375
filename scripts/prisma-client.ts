/**
 * Generates the Prisma client, which is not committed, unless the existing one matches the current schema. Scripts that
 * need it load this first (`node --import`), so a pull that changes the schema needs no separate step.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const server = join(import.meta.dirname, '../server')
const prisma = join(server, 'node_modules/prisma')
const SCHEMA = 'prisma/schema'
const CLIENT = 'src/platform/database/prisma'
const STAMP = 'schema.sha256'

// threads inherit `--import`
if (isMainThread) update()

function update(): void {
  const hash = schemaHash()
  if (stamp() !== hash) generate(hash)
}

function schemaHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(prisma, 'package.json')))
  for (const name of filesIn(join(server, SCHEMA)))
    hash.update(`\n${name}\n`).update(readFileSync(join(server, SCHEMA, name)))
  return hash.digest('hex')
}

function stamp(): string | undefined {
  try {
    return readFileSync(join(server, CLIENT, STAMP), 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Several processes may do this at once: each generates into a separate folder and then moves file over file, so none
 * ever finds a file missing or half written. The stamp comes last.
 */
function generate(hash: string): void {
  const draft = mkdtempSync(join(server, '.prisma-'))
  try {
    cpSync(join(server, SCHEMA), join(draft, SCHEMA), { recursive: true })
    runPrisma(join(draft, SCHEMA))
    const names = filesIn(join(draft, CLIENT))
    for (const name of names) {
      mkdirSync(dirname(join(server, CLIENT, name)), { recursive: true })
      renameSync(join(draft, CLIENT, name), join(server, CLIENT, name))
    }
    for (const name of filesIn(join(server, CLIENT)))
      if (!names.includes(name)) rmSync(join(server, CLIENT, name), { force: true })
    writeFileSync(join(draft, STAMP), hash)
    renameSync(join(draft, STAMP), join(server, CLIENT, STAMP))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function runPrisma(schema: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(prisma, 'build/index.js'), 'generate', '--schema', schema],
    {
      cwd: server,
      encoding: 'utf8',
      // generating needs no schema engine, but Prisma would download one
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    },
  )
  if (status !== 0) throw new Error(`prisma generate failed:\n${stdout}${stderr}`)
}

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort()
}
