import { readFile, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorCode, makeDirectory, writeAtomically } from '../platform/values/files.ts'
import { isObject, type Json } from '../platform/values/json.ts'

/** Version of the layout below. Increase it with a change that an older server would misread. */
const FORMAT = 1

const SQLITE_BUSY = 5
/** Long enough for the holder to write its process id, and for a server that is stopping to exit. */
const LOCK_WAIT_MS = 250

/** The directory of an embedded server, locked by this process until `close`. */
export interface DataDirectory {
  path: string
  /** Directory of PGlite. */
  databasePath: string
  keyFilePath: string
  attachmentsPath: string
  close(): Promise<void>
}

/** Another process holds the directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
  /** The process that holds it. */
  readonly owner: string

  constructor(directory: string, owner: string, cause: unknown) {
    super(
      `The data directory ${directory} is in use by ${owner}. Stop that server, or set KEEPSAKE_DATA_DIR to another directory. To run several servers on one store, set DATABASE_URL to a PostgreSQL.`,
      { cause },
    )
    this.owner = owner
  }
}

interface Marker {
  format: number
  postgresMajor: number
}

interface Owner {
  pid: number
  host: string
  since: string
}

// A garbage-collected database closes and releases its lock. A caller that drops its directory must not lose the lock.
const heldLocks = new Set<DatabaseSync>()

const readJson = async (path: string): Promise<Json | undefined> => {
  const text = await readFile(path, 'utf8').catch(error => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : JSON.parse(text)
}

const writeJson = (path: string, value: Marker | Owner): Promise<void> =>
  writeAtomically(path, `${JSON.stringify(value)}\n`, 'replace')

/** Reads the version from the database directory, if the marker was never written. */
const readPostgresMajor = async (databasePath: string): Promise<number | undefined> => {
  const text = await readFile(join(databasePath, 'PG_VERSION'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number.parseInt(text, 10)
}

const readMarker = async (path: string): Promise<Marker | undefined> => {
  const damaged = (cause?: unknown): Error =>
    new Error(`${path} is damaged. Restore the directory from a backup: keepsake-server restore <file>.`, { cause })
  const value = await readJson(path).catch(error => {
    throw error instanceof SyntaxError ? damaged(error) : error
  })
  if (value === undefined) return
  if (!isObject(value) || typeof value.format !== 'number' || typeof value.postgresMajor !== 'number') throw damaged()
  return { format: value.format, postgresMajor: value.postgresMajor }
}

const describeOwner = async (path: string): Promise<string> => {
  const owner = await readJson(path).catch(() => undefined)
  return isObject(owner) && typeof owner.pid === 'number'
    ? `process ${owner.pid} on ${owner.host} since ${owner.since}`
    : 'another process'
}

/**
 * Takes the lock. SQLite is used only for its lock: an exclusive transaction on an empty file is a lock of the
 * operating system. The kernel releases it when the process exits for any reason, and it works between containers that
 * share the directory, where process ids mean nothing. Nothing else in this process may open this file, since closing
 * it would release the lock.
 */
const lock = async (path: string, directory: string, ownerPath: string): Promise<DatabaseSync> => {
  const database = new DatabaseSync(path, { timeout: LOCK_WAIT_MS })
  try {
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (cause) {
    database.close()
    if (isObject(cause) && cause.errcode === SQLITE_BUSY)
      throw new DirectoryInUse(directory, await describeOwner(ownerPath), cause)
    throw new Error(
      `The data directory ${directory} cannot be locked. Use a local disk; its file system must support locks.`,
      { cause },
    )
  }
}

const checkVersions = (marker: Marker, directory: string, postgresMajor: number): void => {
  if (marker.format > FORMAT)
    throw new Error(
      `The data directory ${directory} was written by a newer Keepsake (format ${marker.format}, this one reads ${FORMAT}). Install that version again.`,
    )
  if (marker.postgresMajor !== postgresMajor)
    throw new Error(
      `The data directory ${directory} holds a database of PostgreSQL ${marker.postgresMajor}, and this Keepsake embeds ${postgresMajor}. Write a backup with the version that made it (keepsake-server backup <file>), then restore it into a new directory: keepsake-server restore <file>.`,
    )
}

/**
 * Opens the data directory of an embedded server, and creates it if it is missing, accessible only to its owner.
 * @param postgresMajor the PostgreSQL version of this server
 * @throws Error if another process holds it (with its id), or if it was written by another PostgreSQL version or a
 * newer Keepsake
 */
export const openDataDirectory = async (directory: string, postgresMajor: number): Promise<DataDirectory> => {
  const path = resolve(directory)
  const ownerPath = join(path, 'owner.json')
  const markerPath = join(path, 'keepsake.json')
  const databasePath = join(path, 'postgres')

  await makeDirectory(path).catch(cause => {
    throw new Error(
      `The data directory ${path} cannot be created. Set KEEPSAKE_DATA_DIR to a directory that this user may write to.`,
      { cause },
    )
  })
  const held = await lock(join(path, 'keepsake.lock'), path, ownerPath)
  heldLocks.add(held)
  const release = (): void => {
    heldLocks.delete(held)
    held.close()
  }
  try {
    await writeJson(ownerPath, { pid: process.pid, host: hostname(), since: new Date().toISOString() })
    const marker = await readMarker(markerPath)
    const found = marker ?? { format: FORMAT, postgresMajor: (await readPostgresMajor(databasePath)) ?? postgresMajor }
    checkVersions(found, path, postgresMajor)
    if (!marker) await writeJson(markerPath, found)
  } catch (error) {
    release()
    throw error
  }

  return {
    path,
    databasePath,
    keyFilePath: join(path, 'encryption.key'),
    attachmentsPath: join(path, 'attachments'),
    async close() {
      await rm(ownerPath, { force: true })
      release()
    },
  }
}
