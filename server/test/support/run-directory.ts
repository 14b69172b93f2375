import { access, constants, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../../src/platform/values/files.ts'

const NAME = /^keepsake-test-(\d+)-/
const MEMORY = '/dev/shm'
const MIN_FREE_BYTES = 4 * 1024 ** 3

/** Creates a directory for the files of a test run. Directories of killed runs are deleted first. */
export async function createRunDirectory(): Promise<string> {
  const parent = await fastestDirectory()
  const left = (await readdir(parent)).filter(name => {
    const pid = NAME.exec(name)?.[1]
    return pid !== undefined && !isAlive(Number(pid))
  })
  await Promise.all(left.map(name => rm(join(parent, name), { recursive: true, force: true })))
  return mkdtemp(join(parent, `keepsake-test-${process.pid}-`))
}

/** Linux's memory disk, where a commit does not wait for a disk that others use too, if it has room for a run. */
async function fastestDirectory(): Promise<string> {
  try {
    await access(MEMORY, constants.W_OK)
    const { bavail, bsize } = await statfs(MEMORY)
    return bavail * bsize >= MIN_FREE_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists, but belongs to another user
    return errorCode(error) === 'EPERM'
  }
}
