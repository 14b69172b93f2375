import { writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { callOperation, printDraft } from '../../call/call.ts'
import { Client, type Request } from '../../call/client.ts'
import { readInput } from '../../call/input.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { ApiCommand, Typed } from '../../table/tree.ts'
import { Failure, usage } from '../../terminal/failure.ts'
import { type Io, styleFor } from '../../terminal/io.ts'
import { isFields } from '../../terminal/json.ts'

interface DownloadSettings extends CallSettings {
  to?: string | undefined
  force?: boolean | undefined
}

/** Sends the file of the last argument, or of `--file`, under its own name, unless another is given. */
export function sendFile(entry: ApiCommand, typed: Typed, settings: Partial<CallSettings>, io: Io): Promise<void> {
  const own = entry.arguments.length
  const path = typed.arguments[own]
  if (path !== undefined && typed.file !== undefined)
    throw usage('The file is given twice: as an argument and as --file. Pass one.')
  const file = path ?? typed.file
  const isNamed = typed.flags.name !== undefined || typed.body !== undefined || file === undefined || file === '-'
  const flags = isNamed ? typed.flags : { ...typed.flags, name: basename(file) }
  return callOperation(entry, { ...typed, arguments: typed.arguments.slice(0, own), flags, file }, settings, io)
}

/** Writes an attachment or a media file to a file, by default under its own name. With `--output`, prints it as data. */
export async function downloadFile(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<DownloadSettings>,
  io: Io,
): Promise<void> {
  const { to, force = false, output, jmespath, dryRun } = settings
  if (output !== undefined || jmespath !== undefined) return callOperation(entry, typed, settings, io)
  const { params } = await readInput(entry, typed, io)
  const request: Request = { method: entry.method, path: entry.path, params, security: entry.security }
  const client = new Client(settings, io)
  if (dryRun) return printDraft(client, request, settings, io)
  const { name, bytes } = contentOf((await client.send(request)).body)
  if (to === '-') return void io.stdout.write(bytes)
  const path = resolve(io.cwd, to ?? name)
  try {
    writeFileSync(path, bytes, { flag: force ? 'w' : 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    throw usage(`${path} exists.`, 'To write to another file: --to <path>', 'To replace it: --force')
  }
  if (io.stderr.isTTY) io.stderr.write(`${styleFor(io.stderr, io.env).bold('Written')} to ${path}\n`)
}

/** The name is that of a file without its path, and the content is text or base64. */
function contentOf(body: unknown): { name: string; bytes: Buffer } {
  const { data } = isFields(body) ? body : {}
  if (!isFields(data) || typeof data.name !== 'string')
    throw new Failure('unexpected_response', 'The server returned no file.')
  const { name, text, contentBase64 } = data
  const bytes = typeof text === 'string' ? Buffer.from(text) : Buffer.from(String(contentBase64), 'base64')
  return { name: basename(name), bytes }
}
