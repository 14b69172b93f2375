import { resolve } from 'node:path'
import { printDraft } from '../../call/call.ts'
import { Client, type Request } from '../../call/client.ts'
import { readInput } from '../../call/input.ts'
import { type PartFile, printWhole, writeWhole } from '../../files/part-file.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { ApiCommand, Typed } from '../../table/tree.ts'
import { usage } from '../../terminal/failure.ts'
import { type Io, styleFor } from '../../terminal/io.ts'
import { ProgressBar } from '../../terminal/progress.ts'
import { writeCsv } from './export-csv.ts'

interface ExportSettings extends CallSettings {
  to?: string | undefined
  resume?: boolean | undefined
}

interface Line {
  record?: { recordId: string }
  memory?: { recordId: string; memoryId: string; timestamp: string }
  end?: { records: number; memories: number }
}

/** Writes an export to stdout or into a file, line by line. */
export async function exportMemory(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<ExportSettings>,
  io: Io,
): Promise<void> {
  const { to, resume, output } = settings
  if (output !== undefined && output !== 'ndjson' && output !== 'csv')
    throw usage(`--output must be ndjson or csv for an export, not ${output}.`)
  if (resume && (to === undefined || output === 'csv'))
    throw usage('--resume requires --to, and the output format ndjson.')
  const { body, headers } = await readInput(entry, typed, io)
  if (output === 'csv' && body?.includeUsage)
    throw usage(
      '--include-usage requires the output format ndjson. For a table: keepsake analytics history --output csv.',
    )
  const { method, path, security } = entry
  const request: Request = { method, path, headers, body: body ?? {}, security }
  const client = new Client(settings, io)
  if (settings.dryRun) return printDraft(client, request, settings, io)
  const isTable = output === 'csv'
  if (to === undefined) {
    const next = isTable ? AGAIN : 'To be able to resume an export, use --to <file>, then --resume.'
    return printWhole(io, next, async write => {
      if (isTable) return writeCsv(client.lines(request), write)
      for await (const line of client.lines<Line>(request)) write(`${JSON.stringify(line)}\n`)
    })
  }
  const target = resolve(io.cwd, to)
  const next = isTable ? AGAIN : 'To continue, run the same command with --resume.'
  await writeWhole({ path: target, goesOn: resume === true, next }, async part => {
    if (isTable) await writeCsv(client.lines(request), text => part.write(text))
    else await writeLines(client, request, part, new ProgressBar(io))
  })
  if (io.stderr.isTTY) io.stderr.write(`${styleFor(io.stderr, io.env).bold('Exported')} to ${target}\n`)
}

const AGAIN = 'To start again, run the same command.'

async function writeLines(client: Client, request: Request, part: PartFile, bar: ProgressBar): Promise<void> {
  const count = { records: part.records, memories: part.memories }
  const last: Line = part.lastLine === undefined ? {} : JSON.parse(part.lastLine)
  const { recordId, memoryId, timestamp } = {
    memoryId: undefined,
    timestamp: undefined,
    ...(last.memory ?? last.record),
  }
  const after = recordId === undefined ? {} : { after: { recordId, memoryId, timestamp } }
  // the usage is before the line after which it goes on
  const { includeUsage, ...others } = { includeUsage: undefined, ...request.body }
  const rest = recordId === undefined ? { includeUsage, ...others } : others
  try {
    for await (const line of client.lines<Line>({ ...request, body: { ...rest, ...after } })) {
      if (line.record) count.records++
      if (line.memory) count.memories++
      // the end line of the remainder counts only the remainder; the file's end line has the total
      part.write(`${JSON.stringify(line.end ? { end: count } : line)}\n`)
      bar.tell(`${count.records} records, ${count.memories} memories`)
    }
  } finally {
    bar.clear()
  }
}
