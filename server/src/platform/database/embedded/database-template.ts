import { createHash } from 'node:crypto'
import { createReadStream, mkdirSync, writeFileSync } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { loadFunctions } from '../migrations/functions.ts'
import { loadMigrations } from '../migrations/migrations.ts'

const PREPARED = new URL('../../../../prepared/', import.meta.url)

/**
 * Returns the path of an empty database with the migrations and functions of this version, for this PGlite version. It is
 * created when the package is built, and when a checkout is installed: creating it takes seconds. Absent if that did not
 * happen.
 */
export async function templatePath(): Promise<string> {
  const manifest = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(manifest, 'utf8')))
  const hash = createHash('sha256')
  for (const { name, checksum } of await loadMigrations()) hash.update(`${name} ${checksum}\n`)
  for (const { name, sql } of await loadFunctions()) hash.update(`${name} ${sql}\n`)
  return fileURLToPath(new URL(`pglite-${version}-${hash.digest('hex').slice(0, 16)}.tar.gz`, PREPARED))
}

/** Copies the template if there is no database yet: completely, or not at all. */
export async function installTemplate(directory: string, archive?: string): Promise<void> {
  if (await exists(directory)) return
  archive ??= await templatePath()
  if (!(await exists(archive))) return
  const draft = `${directory}.draft`
  await rm(draft, { recursive: true, force: true })
  const reading = extract()
  await Promise.all([pipeline(createReadStream(archive), createGunzip(), reading), unpack(reading, draft)])
  await rename(draft, directory)
}

async function unpack(archive: ReturnType<typeof extract>, root: string): Promise<void> {
  mkdirSync(root, { mode: 0o700 })
  for await (const entry of archive) {
    const path = join(root, entry.header.name)
    const chunks: Uint8Array[] = []
    // the types do not say that entries of an archive are bytes
    for await (const chunk of entry) chunks.push(chunk as Uint8Array)
    // synchronous, since nothing else runs yet: to wait for each of a thousand small files takes longer
    if (entry.header.type === 'directory') mkdirSync(path, { recursive: true, mode: 0o700 })
    else writeFileSync(path, Buffer.concat(chunks), { mode: 0o600 })
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
