import { resolve } from 'node:path'
import { printDraft } from '../../call/call.ts'
import { Client, type Request } from '../../call/client.ts'
import { readInput } from '../../call/input.ts'
import { printWhole, writeWhole } from '../../files/part-file.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { ApiCommand, Typed } from '../../table/tree.ts'
import { usage } from '../../terminal/failure.ts'
import { type Io, styleFor } from '../../terminal/io.ts'

interface LinesSettings extends CallSettings {
  to?: string | undefined
}

/** Streams a line-by-line response to stdout or into a file. */
export async function writeLines(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<LinesSettings>,
  io: Io,
): Promise<void> {
  const { to, output } = settings
  if (output !== undefined && output !== 'ndjson')
    throw usage(`--output must be ndjson for this command, not ${output}.`)
  const { method, path, security } = entry
  const request: Request = { method, path, security, ...(await readInput(entry, typed, io)) }
  const client = new Client(settings, io)
  if (settings.dryRun) return printDraft(client, request, settings, io)
  const print = async (write: (text: string) => void): Promise<void> => {
    for await (const line of client.lines(request)) write(`${JSON.stringify(line)}\n`)
  }
  if (to === undefined) return printWhole(io, AGAIN, print)
  const target = resolve(io.cwd, to)
  await writeWhole({ path: target, goesOn: false, next: AGAIN }, part => print(text => part.write(text)))
  if (io.stderr.isTTY) io.stderr.write(`${styleFor(io.stderr, io.env).bold('Written')} to ${target}\n`)
}

const AGAIN = 'To start again, run the same command.'
