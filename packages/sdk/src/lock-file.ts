import { ConfigurationError } from './generated/errors.gen.ts'
import { pause } from './pause.ts'
import { errorCode, nodeModules, readIfThere } from './private-file.ts'

const PATIENCE_MS = 60_000
const ABANDONED_AFTER_MS = 10 * 60_000
const LOOK_AGAIN_MS = 50

/** What stands in a lock file: who holds it, and a word to whoever comes after a holder that died. */
interface LockNote {
  /** 0 where the holder gave up without knowing how its work ended. */
  pid: number
  host: string
  message: string
}

export interface Lock {
  /** What a holder that did not finish left behind. */
  inherited: string | undefined
  /** Says what the next holder has to know should this process die. */
  leave(message: string): void
  /** Makes way for the next; with `unfinished` the message stays. */
  release(unfinished: boolean): void
}

/**
 * Waits for its turn on a lock file and takes it. One whose process is gone is taken over.
 * @throws ConfigurationError when another process holds it for a minute
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
  // Another machine's, or one that is being written this moment: only its age tells.
  const modified = nodeModules().fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  return Date.now() - modified > ABANDONED_AFTER_MS
}

/** Takes an abandoned lock away, and puts it back when somebody else was quicker and it is a new one. */
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
