#!/usr/bin/env node
import { relative } from 'node:path'
import { run } from './program/run.ts'
import { commandOf } from './terminal/command-name.ts'
import { EXIT } from './terminal/errors.gen.ts'
import type { Io } from './terminal/io.ts'
import { standardSink } from './terminal/standard-streams.ts'

/** How long a command may take after Ctrl-C to report its progress; a second Ctrl-C ends it at once. */
const GRACE_MS = 1_000
/** npm and npx forward a signal that the terminal has already sent: within this time it counts as the same Ctrl-C. */
const SAME_MS = 300

// Created on demand: `--help` would lose half a millisecond to it.
let stopping: AbortController | undefined
let interruptedAt: number | undefined
let goesOn = false

const onInterrupt = (): void => {
  const now = performance.now()
  if (interruptedAt !== undefined && now - interruptedAt > SAME_MS) process.exit(EXIT.interrupted)
  if (interruptedAt !== undefined) return
  interruptedAt = now
  process.exitCode = EXIT.interrupted
  stopping?.abort()
  setTimeout(() => process.exit(EXIT.interrupted), GRACE_MS).unref()
}
process.on('SIGINT', onInterrupt)

const io: Io = {
  env: { KEEPSAKE_COMMAND: commandOf(relative(process.cwd(), process.argv[1] ?? ''), process.env), ...process.env },
  cwd: process.cwd(),
  // A getter, since Node opens the stream on first access.
  get stdin() {
    return process.stdin
  },
  stdout: standardSink(1, () => process.stdout),
  stderr: standardSink(2, () => process.stderr),
  get signal() {
    stopping ??= new AbortController()
    if (interruptedAt !== undefined) stopping.abort()
    return stopping.signal
  },
  handOver: () => {
    goesOn = true
    process.off('SIGINT', onInterrupt)
  },
}

void run(process.argv.slice(2), io).then(exitCode => {
  process.exitCode = exitCode
  // Everything is written and nothing is pending. On a terminal, Node's own stream may still be writing.
  if (!goesOn && !io.stdout.isTTY && !io.stderr.isTTY) process.exit()
})
