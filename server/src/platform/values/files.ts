import { randomBytes } from 'node:crypto'
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Returns the code of a system error (`ENOENT`, `ENOSPC`, …). Undefined for any other value. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/**
 * Creates a directory and its parents, accessible only to their owner. Node's recursive `mkdir` never ends below a
 * directory that accepts none, such as /proc.
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

/** Makes new and renamed entries of a directory survive a power failure. */
export const syncDirectory = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a file for its owner only (0600), first under a temporary name: a crash leaves the old file or the new one,
 * never a part of it.
 * @param existing what happens to an existing file. `keep` fails with `EEXIST`, even if the file was created
 * concurrently.
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
    // Unlike a rename, a link never replaces a file.
    await (existing === 'keep' ? link(temporary, path) : rename(temporary, path))
  } finally {
    await rm(temporary, { force: true })
  }
  await syncDirectory(dirname(path))
}
