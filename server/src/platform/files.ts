import { randomBytes } from 'node:crypto'
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The code of a system error (`ENOENT`, `ENOSPC`, …); undefined for any other value. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/**
 * Makes a directory, for its owner only, and those above it. Node's own way to make several does not end below one that
 * takes none, as /proc.
 */
export const makeDirectory = async (path: string): Promise<void> => {
  const isThere = async (): Promise<boolean> => (await stat(path).catch(() => undefined))?.isDirectory() === true
  if (await isThere()) return
  const above = dirname(path)
  if (above !== path) await makeDirectory(above)
  await mkdir(path, { mode: 0o700 }).catch(async error => {
    if (!(await isThere())) throw error
  })
}

/** Makes new and renamed entries of a directory survive a power cut. */
export const syncDirectory = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a file for its owner only (0600), first beside its place and then into it:
 * a crash leaves the old file or the new one, never half of it.
 * @param existing what happens to a file that is there; `keep` fails with `EEXIST`, also when it came only this moment
 */
export const writeAtomically = async (path: string, text: string, existing: 'replace' | 'keep'): Promise<void> => {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    // A link, unlike a rename, never replaces.
    await (existing === 'keep' ? link(temporary, path) : rename(temporary, path))
  } finally {
    await rm(temporary, { force: true })
  }
  await syncDirectory(dirname(path))
}
