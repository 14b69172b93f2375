#!/usr/bin/env node
import { EXIT } from './failure.ts'
import type { Io } from './io.ts'
import { run } from './run.ts'

/** How long a command may take to end itself after Ctrl-C. */
const GRACE_MS = 100

const stopping = new AbortController()
const onInterrupt = (): void => {
  process.exitCode = EXIT.interrupted
  stopping.abort()
  setTimeout(() => process.exit(EXIT.interrupted), GRACE_MS).unref()
}
process.once('SIGINT', onInterrupt)

/** `keepsake … | head` closes the pipe early, and that is no failure. */
function quiet(stream: NodeJS.WriteStream): NodeJS.WriteStream {
  if (stream.listenerCount('error') > 0) return stream
  return stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok)
    throw error
  })
}

// Getters, since Node opens each stream when it is first touched, and that takes time.
const io: Io = {
  env: process.env,
  cwd: process.cwd(),
  get stdin() {
    return process.stdin
  },
  get stdout() {
    return quiet(process.stdout)
  },
  get stderr() {
    return quiet(process.stderr)
  },
  signal: stopping.signal,
  handSignalsOver: () => process.off('SIGINT', onInterrupt),
}

void run(process.argv.slice(2), io).then(exitCode => {
  process.exitCode = exitCode
})
