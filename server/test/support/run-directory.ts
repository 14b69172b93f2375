import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../../src/platform/files.ts'

const NAME = /^keepsake-test-(\d+)-/

/** Creates a directory for the files of a test run. Directories of killed runs are deleted first. */
export async function createRunDirectory(): Promise<string> {
  const left = (await readdir(tmpdir())).filter(name => {
    const pid = NAME.exec(name)?.[1]
    return pid !== undefined && !isAlive(Number(pid))
  })
  await Promise.all(left.map(name => rm(join(tmpdir(), name), { recursive: true, force: true })))
  return mkdtemp(join(tmpdir(), `keepsake-test-${process.pid}-`))
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
