#!/usr/bin/env node
import { EXIT } from './generated/errors.gen.ts'
import type { Io } from './io.ts'
import { run } from './run.ts'
import { standardSink } from './standard-streams.ts'

/** How long a command may take to end itself after Ctrl-C. */
const GRACE_MS = 100

const stopping = new AbortController()
const onInterrupt = (): void => {
  process.exitCode = EXIT.interrupted
  stopping.abort()
  setTimeout(() => process.exit(EXIT.interrupted), GRACE_MS).unref()
}
process.once('SIGINT', onInterrupt)

const io: Io = {
  env: process.env,
  cwd: process.cwd(),
  // A getter, since Node opens the stream when it is first touched.
  get stdin() {
    return process.stdin
  },
  stdout: standardSink(1, () => process.stdout),
  stderr: standardSink(2, () => process.stderr),
  signal: stopping.signal,
  handSignalsOver: () => process.off('SIGINT', onInterrupt),
}

void run(process.argv.slice(2), io).then(exitCode => {
  process.exitCode = exitCode
})
