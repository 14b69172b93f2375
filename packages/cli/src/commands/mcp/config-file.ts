import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure, isSystemError } from '../../terminal/failure.ts'

/**
 * Returns the text of another program's configuration file, which is empty if the file does not exist.
 * @throws Failure if it cannot be read
 */
export function readConfigFile(path: string): string {
  try {
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new Failure('configuration_error', `${path} cannot be read (${error.message}).`, {
      hints: ['Make it a file that you can read.'],
    })
  }
}

/** The copy of a file as it was before its latest change. */
export const backupOf = (path: string): string => `${path}.before-keepsake`

/**
 * Replaces the file atomically, so that the program never reads half of it, and keeps a copy of what it was. Both are
 * readable by their owner only: other entries may have keys. A symbolic link stays a link.
 */
export function writeConfigFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const target = existsSync(path) ? realpathSync(path) : path
  const draft = `${target}.${process.pid}.tmp`
  try {
    if (existsSync(target)) {
      rmSync(backupOf(path), { force: true })
      writeFileSync(backupOf(path), readFileSync(target), { mode: 0o600, flag: 'wx' })
    }
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx' })
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
