import { createWriteStream, renameSync } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { printDraft } from './call.ts'
import { Client, type Request } from './client.ts'
import { usage } from './failure.ts'
import { readInput, type Typed } from './input.ts'
import { type Io, styleFor } from './io.ts'
import type { CallSettings } from './settings.ts'
import type { ApiCommand } from './tree.ts'

interface LinesSettings extends CallSettings {
  to?: string | undefined
}

/** Writes an answer that comes line by line to stdout or into a file, as it comes. */
export async function writeLines(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<LinesSettings>,
  io: Io,
): Promise<void> {
  const { to, output } = settings
  if (output !== undefined && output !== 'ndjson') throw usage(`This answer is written as ndjson, not as ${output}.`)
  const { method, path, security } = entry
  const request: Request = { method, path, security, ...(await readInput(entry, typed, io)) }
  const client = new Client(settings, io)
  if (settings.dryRun) return printDraft(client, request, settings, io)
  if (to === undefined) {
    for await (const line of texts(client, request)) io.stdout.write(line)
    return
  }
  const target = resolve(io.cwd, to)
  await pipeline(Readable.from(texts(client, request)), createWriteStream(`${target}.part`))
  renameSync(`${target}.part`, target)
  if (io.stderr.isTTY) io.stderr.write(`${styleFor(io.stderr, io.env).bold('Written')} to ${target}\n`)
}

async function* texts(client: Client, request: Request): AsyncGenerator<string> {
  for await (const line of client.lines<object>(request)) yield `${JSON.stringify(line)}\n`
}
