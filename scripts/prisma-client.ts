/** Makes the Prisma client out of schema.prisma; with `--check` says whether the committed one is what it gives. */
import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const server = join(import.meta.dirname, '../server')
const committed = join(server, 'src/platform/database/prisma')

// the client has paths relative to its schema, so the one to compare with is made at the same depth
const draft = await mkdtemp(join(server, 'node_modules/.prisma-check-'))
try {
  const files = process.argv.includes('--check') ? await differences() : await generate(server)
  if (files.length > 0) {
    console.error(
      `The Prisma client is not what schema.prisma gives; run pnpm generate and commit it:\n  ${files.join('\n  ')}`,
    )
    process.exitCode = 1
  }
} finally {
  await rm(draft, { recursive: true, force: true })
}

async function generate(directory: string): Promise<string[]> {
  const { status, stderr } = spawnSync(
    'pnpm',
    ['exec', 'prisma', 'generate', '--schema', join(directory, 'prisma/schema.prisma')],
    {
      cwd: server,
      encoding: 'utf8',
      // generating needs no schema engine, but Prisma would download one
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
    },
  )
  if (status !== 0) throw new Error(`prisma generate failed:\n${stderr}`)
  return []
}

async function differences(): Promise<string[]> {
  await cp(join(server, 'prisma'), join(draft, 'prisma'), { recursive: true })
  await generate(draft)
  const made = join(draft, 'src/platform/database/prisma')
  const names = new Set([...(await filesOf(made)), ...(await filesOf(committed))])
  const same = await Promise.all(
    [...names].map(async name => (await text(made, name)) === (await text(committed, name))),
  )
  return [...names].filter((_, index) => !same[index])
}

async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(directory.length + 1))
}

function text(directory: string, name: string): Promise<string | undefined> {
  return readFile(join(directory, name), 'utf8').catch(() => undefined)
}
