import { pause } from '../core/retry/pause.ts'
import { errorCode, nodeModules, readIfThere } from '../credentials/private-file.ts'
import { ConfigurationError } from '../errors/errors.gen.ts'

const PATIENCE_MS = 60_000
const ABANDONED_AFTER_MS = 10 * 60_000
const LOOK_AGAIN_MS = 50

/** Content of a lock file: who holds it, and a message for the next holder if this one dies. */
interface LockNote {
  /** 0 if the holder gave up without knowing how its work ended. */
  pid: number
  host: string
  message: string
}

export interface Lock {
  /** The message left by a holder that did not finish. */
  inherited: string | undefined
  /** Leaves a message for the next holder in case this process dies. */
  leave(message: string): void
  /** Releases the lock; with `unfinished` the message stays. */
  release(unfinished: boolean): void
}

/**
 * Waits for the lock file and takes it. A lock whose process is gone is taken over.
 * @throws ConfigurationError if another process holds it for a minute
 */
export async function acquireLock(path: string): Promise<Lock> {
  const { fs, os } = nodeModules()
  const host = os.hostname()
  const write = (pid: number, message: string, flag: 'w' | 'wx'): void =>
    fs.writeFileSync(path, JSON.stringify({ pid, host, message } satisfies LockNote), { flag, mode: 0o600 })
  const deadline = Date.now() + PATIENCE_MS
  let message = ''
  for (;;) {
    try {
      write(process.pid, message, 'wx')
      break
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
    const text = readIfThere(path)
    if (text !== undefined && isAbandoned(path, text, host)) {
      if (seize(path, text)) message = noteIn(text)?.message ?? ''
      continue
    }
    if (Date.now() > deadline) {
      throw new ConfigurationError(`${path} is held by another process. If none is registering, delete that file.`)
    }
    await pause(LOOK_AGAIN_MS, undefined)
  }
  return {
    inherited: message || undefined,
    leave(text) {
      message = text
      write(process.pid, message, 'w')
    },
    release(unfinished) {
      if (unfinished) write(0, message, 'w')
      else fs.rmSync(path, { force: true })
    },
  }
}

function isAbandoned(path: string, text: string, host: string): boolean {
  const note = noteIn(text)
  if (note?.pid === 0) return true
  if (note && note.host === host) return !isRunning(note.pid)
  // The lock belongs to another machine or is being written right now: only its age can decide.
  const modified = nodeModules().fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  return Date.now() - modified > ABANDONED_AFTER_MS
}

/** Removes an abandoned lock. Puts it back if another process was faster and the lock is a new one. */
function seize(path: string, text: string): boolean {
  const { fs } = nodeModules()
  const aside = `${path}.${process.pid}.${Date.now()}`
  try {
    fs.renameSync(path, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
  const seized = readIfThere(aside) === text
  if (!seized && !fs.existsSync(path)) fs.linkSync(aside, path)
  fs.rmSync(aside, { force: true })
  return seized
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function noteIn(text: string): LockNote | undefined {
  try {
    const note: unknown = JSON.parse(text)
    return isNote(note) ? note : undefined
  } catch {
    return undefined
  }
}

const isNote = (value: unknown): value is LockNote =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'host' in value &&
  typeof value.host === 'string' &&
  'message' in value &&
  typeof value.message === 'string'
