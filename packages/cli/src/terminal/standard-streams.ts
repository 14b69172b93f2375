import { fstatSync, statSync, writeSync } from 'node:fs'
import { devNull } from 'node:os'
import { EXIT } from './errors.gen.ts'
import type { Sink } from './io.ts'

/**
 * Standard output or standard error. Node's own stream is opened for a terminal only: for pipes and files it would load
 * the network modules first, a tenth of the run time of `--help`.
 * @param open returns Node's own stream
 */
export function standardSink(fd: 1 | 2, open: () => NodeJS.WriteStream): Sink {
  const terminal = mayBeTerminal(fd) ? open() : undefined
  // Node's own stream reports write errors asynchronously, too late for the exit code.
  return terminal?.isTTY ? terminal : { write: text => writeAll(fd, Buffer.from(text)) }
}

function mayBeTerminal(fd: number): boolean {
  try {
    const opened = fstatSync(fd)
    return opened.isCharacterDevice() && opened.rdev !== statSync(devNull).rdev
  } catch {
    return true
  }
}

const FULL_PIPE_PAUSE_MS = 1

function writeAll(fd: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(fd, bytes, at)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      // `keepsake … | head` closes the pipe early, which is not an error.
      if (code === 'EPIPE') process.exit(EXIT.ok)
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FULL_PIPE_PAUSE_MS)
    }
  }
}
