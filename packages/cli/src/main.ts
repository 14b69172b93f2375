#!/usr/bin/env node
import { EXIT } from './failure.ts'
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

// `keepsake … | head` closes the pipe early, and that is no failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok)
    throw error
  })
}

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  get stdin() {
    return process.stdin
  },
  stdout: process.stdout,
  stderr: process.stderr,
  signal: stopping.signal,
  handSignalsOver: () => process.off('SIGINT', onInterrupt),
})
