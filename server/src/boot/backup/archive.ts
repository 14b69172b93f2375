import { createReadStream } from 'node:fs'
import { normalize } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Extract, extract } from 'tar-stream'
import { loadMigrations, type Migration } from '../../platform/database/migrations/migrations.ts'
import { BACKUP_FORMAT, ENTRIES, Manifest } from './manifest.ts'

export type Entry = Extract extends AsyncIterable<infer One> ? One : never

/** What a backup is restored to. Its calls follow the order of the archive. */
export interface Target {
  begin(manifest: Manifest): Promise<void>
  /** The file of encryption keys, if the backup has one. */
  key(bytes: Uint8Array): Promise<void>
  rows(table: Manifest['tables'][number], bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** @param path below the folder of files */
  file(path: string, entry: Entry): Promise<void>
  end(manifest: Manifest): Promise<void>
}

/** The backup, or the place that it is restored to, cannot be used. The message has the fix. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/**
 * Reads a backup into a target.
 * @returns its manifest
 * @throws Refusal of the target, or Error if the file is no backup or damaged
 */
export async function readArchive(file: string, target: Target): Promise<Manifest> {
  const archive = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), archive)
  const result = readEntries(archive, target)
  try {
    await Promise.all([reading, result])
    return await result
  } catch (cause) {
    archive.destroy()
    await result.catch(() => {})
    if (cause instanceof Refusal) throw cause
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} is not a backup of Keepsake, or it is damaged: ${why}`, { cause })
  }
}

async function readEntries(archive: AsyncIterable<Entry>, target: Target): Promise<Manifest> {
  let manifest: Manifest | undefined
  for await (const entry of archive) {
    const { name } = entry.header
    if (!manifest) {
      if (name !== ENTRIES.manifest) throw new Error('it does not begin with its manifest')
      manifest = readManifest(await bytesOf(entry))
      await target.begin(manifest)
    } else if (name.startsWith(ENTRIES.tables)) {
      const table = manifest.tables.find(candidate => name.startsWith(`${ENTRIES.tables}${candidate.name}/`))
      if (!table) throw new Error(`its manifest does not name ${name}`)
      await target.rows(table, await bytesOf(entry))
    } else if (name === ENTRIES.key) {
      await target.key(await bytesOf(entry))
    } else if (name.startsWith(ENTRIES.attachments) && normalize(name) === name) {
      await target.file(name.slice(ENTRIES.attachments.length), entry)
    } else throw new Error(`it holds ${name}, which no backup does`)
  }
  if (!manifest) throw new Error('it is empty')
  await target.end(manifest)
  return manifest
}

function readManifest(bytes: Uint8Array): Manifest {
  const manifest = Manifest.parse(JSON.parse(Buffer.from(bytes).toString()))
  if (manifest.format <= BACKUP_FORMAT) return manifest
  throw new Refusal(
    `The backup was written by Keepsake ${manifest.version}, in a format that this version does not read. Install that version or a newer one.`,
  )
}

/** For what restores a whole deployment. @throws Refusal */
export function refuseOrganization({ organization }: Manifest): void {
  if (organization)
    throw new Refusal(
      `The file holds one organization, ${organization.name} (${organization.id}). Import it: keepsake-server organizations import <file>`,
    )
}

/** The migrations that made the tables of a backup. Servers apply the others when they start. */
export async function migrationsOf({ migrations, version }: Manifest): Promise<Migration[]> {
  const known = new Map((await loadMigrations()).map(migration => [migration.name, migration]))
  return migrations.map(name => {
    const migration = known.get(name)
    if (migration) return migration
    throw new Refusal(
      `The backup was written by Keepsake ${version}, which is newer than this one. Install that version or a newer one.`,
    )
  })
}

async function bytesOf(entry: Entry): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  // the types do not say that entries of an archive are bytes
  for await (const chunk of entry) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}
