import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { errorCode, makeDirectory, syncDirectory, writeAtomically } from '../values/files.ts'
import { AttachmentError, type AttachmentStore, bounded, checkKey, keyOf, type StoreMark } from './attachment-store.ts'

const Mark = z.object({ id: z.string(), writtenBy: z.string(), writtenAt: z.coerce.date() })

/** An upload that is older than this was left by a crash. */
const ABANDONED_MS = 24 * 60 * 60 * 1000

const removeAbandoned = async (incoming: string): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    // Another server that shares the directory can finish or remove the file at any moment.
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > ABANDONED_MS) await rm(path, { force: true })
  }
}

const readMark = async (path: string): Promise<StoreMark | undefined> => {
  const text = await readFile(path, 'utf8').catch(error => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  try {
    return Mark.parse(JSON.parse(text))
  } catch (cause) {
    const fix = 'Restore it from a backup, or remove it and run: keepsake-server files adopt'
    throw new Error(`${path} is damaged. ${fix}`, { cause })
  }
}

async function* read(path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path, 'r')
  try {
    yield* handle.createReadStream({ autoClose: false })
  } finally {
    await handle.close()
  }
}

/** The name of the file with the mark. A space has no dot, so no space has this name. */
export const MARK_FILE = '.keepsake.json'

/** Where a file is below the directory of its store. */
export const pathInDirectory = (key: string): string => {
  const [space = '', sha256 = ''] = checkKey(key).split('/')
  return join(space, sha256.slice(0, 2), sha256.slice(2, 4), sha256)
}

/**
 * Opens a directory as an attachment store, and creates it if it is missing. Files are readable only by their owner,
 * at `<space>/<2 hex>/<2 hex>/<sha256>`. They are written and flushed under a temporary name and then moved.
 */
export const openDirectoryStore = async (directory: string): Promise<AttachmentStore> => {
  const root = resolve(directory)
  // A space has no dot, so no space has this name.
  const incoming = join(root, '.incoming')
  const markPath = join(root, MARK_FILE)
  await makeDirectory(incoming)
  await removeAbandoned(incoming)

  const pathOf = (key: string): string => join(root, pathInDirectory(key))

  const write = async (path: string, parts: AsyncIterable<Uint8Array>): Promise<{ sha256: string; size: number }> => {
    const hash = createHash('sha256')
    let size = 0
    const handle = await open(path, 'wx', 0o600)
    try {
      for await (const part of parts) {
        hash.update(part)
        size += part.length
        await handle.appendFile(part)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    return { sha256: hash.digest('hex'), size }
  }

  const moveIntoPlace = async (from: string, to: string, attempts = 3): Promise<void> => {
    const leaf = dirname(to)
    const made = await mkdir(leaf, { recursive: true, mode: 0o700 })
    try {
      await rename(from, to)
    } catch (error) {
      // a concurrent delete can remove the directory while it is empty
      if (errorCode(error) !== 'ENOENT' || attempts === 1) throw error
      return moveIntoPlace(from, to, attempts - 1)
    }
    await syncDirectory(leaf)
    if (made === undefined) return
    for (let parent = dirname(leaf); parent.startsWith(root); parent = dirname(parent)) await syncDirectory(parent)
  }

  return {
    place: root,
    readMark: () => readMark(markPath),
    async writeMark(mark) {
      await writeAtomically(markPath, `${JSON.stringify(mark)}\n`, 'keep').catch(error => {
        // another process was first
        if (errorCode(error) !== 'EEXIST') throw error
      })
    },

    async put(content, { space, maxBytes }) {
      const temporary = join(incoming, randomUUID())
      try {
        const { sha256, size } = await write(temporary, bounded(content, maxBytes))
        const key = keyOf(space, sha256)
        await moveIntoPlace(temporary, pathOf(key))
        return { key, sha256, size }
      } catch (error) {
        await rm(temporary, { force: true })
        if (errorCode(error) === 'ENOSPC' || errorCode(error) === 'EDQUOT')
          throw new AttachmentError(
            'full',
            `The disk that holds attachments (${root}) is full. Free some space, or set ATTACHMENTS_DIR to another disk.`,
            error,
          )
        throw error
      }
    },

    has: key =>
      stat(pathOf(key)).then(
        () => true,
        error => {
          if (errorCode(error) === 'ENOENT') return false
          throw error
        },
      ),

    async get(key) {
      const path = pathOf(key)
      await stat(path).catch(error => {
        throw errorCode(error) === 'ENOENT'
          ? new AttachmentError('missing', `No attachment has the key ${key}.`)
          : error
      })
      return read(path)
    },

    async delete(key) {
      const path = pathOf(key)
      await rm(path, { force: true })
      for (let parent = dirname(path); parent !== root; parent = dirname(parent)) {
        const wasEmpty = await rmdir(parent).then(
          () => true,
          () => false,
        )
        if (!wasEmpty) break
      }
    },
  }
}
