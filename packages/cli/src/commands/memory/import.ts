import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isKeepsakeError } from '@keepsake/sdk'
import { callOperation } from '../../call/call.ts'
import { Client, keyOf, lookUp } from '../../call/client.ts'
import { type FileLine, type Position, piecesOf } from '../../files/import-file.ts'
import { ImportProgress } from '../../files/import-progress.ts'
import { printResult } from '../../output/print.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { ApiCommand, Typed } from '../../table/tree.ts'
import { Failure, Unfinished, usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { type Fields, isFields } from '../../terminal/json.ts'
import { ProgressBar } from '../../terminal/progress.ts'
import { openSource } from './import-source.ts'
import type { Product } from './products.ts'

/** Lines and characters per call: far below the server's limits, so that an interruption repeats little. */
const LINES_AT_ONCE = 500
const CHARACTERS_AT_ONCE = 4_000_000

const START: Position = { next: 0, number: 0 }

interface ImportSettings extends CallSettings {
  from?: Product | undefined
}

/** Imports a file line by line; if interrupted, it resumes where it stopped. Without a file it is one ordinary call. */
export async function importMemory(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<ImportSettings>,
  io: Io,
): Promise<void> {
  const [given] = typed.arguments
  const { from: product } = settings
  if (given === undefined) {
    if (product !== undefined) throw usage('--from requires a file. Pass its path, or - for stdin.')
    return callOperation(entry, typed, settings, io)
  }
  const path = given === '-' ? given : resolve(io.cwd, given)
  if (path !== '-' && !existsSync(path)) throw usage(`File ${given} not found.`)
  const client = new Client(settings, io)
  if (settings.dryRun) {
    const { lines, findings, close } = await openSource(path, product, io)
    const { method } = entry
    const { problems, ...outlook } = await outlookOf(chunksOf(lines(START), START)).finally(close)
    const all = [...(findings?.problems ?? []), ...problems]
    return printResult(
      {
        method,
        url: `${client.baseUrl}${entry.path}`,
        ...outlook,
        ...findings,
        ...(all.length > 0 && { problems: all }),
      },
      settings,
      io,
    )
  }
  const account = `${client.baseUrl} ${keyOf(lookUp(settings, io))}${product === undefined ? '' : ` ${product}`}`
  const progress = path === '-' ? undefined : new ImportProgress(path, account)
  const { lines, saysItsEnd, total, findings, close } = await openSource(path, product, io)
  const bar = new ProgressBar(io)
  const sums: Fields = {}
  const problems: Fields[] = []
  let isWhole = !saysItsEnd
  let isExport = false
  let isBegun = false
  try {
    const start = progress?.read() ?? { ...START, problems: [] }
    problems.push(...start.problems)
    for await (const chunk of chunksOf(lines(start), start)) {
      isWhole ||= chunk.some(({ fields }) => fields.end !== undefined)
      isExport ||= chunk.some(isExported)
      const last = chunk.at(-1)
      const sent = await send(client, entry, chunk)
      isBegun = true
      addUp(sums, sent.data)
      problems.push(...sent.problems)
      if (last) progress?.write(last, problems)
      bar.tell(`${last?.number}${total === undefined ? '' : ` of ${total}`} lines`)
    }
  } catch (error) {
    const next = progress
      ? 'To continue, run the same command.'
      : 'To continue, send the file again. Nothing is added twice.'
    throw isBegun ? new Unfinished(error, 'The lines sent so far are imported.', next) : error
  } finally {
    bar.clear()
    close()
  }
  progress?.remove()
  const all = [...(findings?.problems ?? []), ...problems]
  await printResult({ success: true, data: { ...sums, ...findings, problems: all } }, settings, io)
  if (all.length > 0)
    throw new Failure(
      'import_not_whole',
      `${all.length + (findings?.unlistedProblems ?? 0)} skipped; see problems in the output.`,
      {
        hints: ['Correct the lines and import the file again. Nothing is added twice.'],
      },
    )
  if (!isWhole && isExport)
    throw new Failure('export_not_whole', 'The file is incomplete: it has no end line.', {
      hints: [
        'Its lines are imported. Complete it with keepsake memory export --to <file> --resume, then import it again.',
      ],
    })
}

/** Whether an export wrote a line. Lines of one's own need no IDs, and a file of them no end. */
const isExported = ({ fields: { record, memory, error } }: FileLine): boolean =>
  error !== undefined ||
  (isFields(memory) && memory.memoryId !== undefined) ||
  (isFields(record) && record.recordId !== undefined && record.createdAt !== undefined)

/** Sends lines. Those that are wrong are problems, and the others are imported without them. */
async function send(
  client: Client,
  entry: ApiCommand,
  chunk: readonly FileLine[],
): Promise<{ data: Fields; problems: Fields[] }> {
  const problems = chunk.flatMap(({ place, problem }) => (problem === undefined ? [] : { ...place, message: problem }))
  let lines = chunk.filter(({ problem }) => problem === undefined)
  while (lines.length > 0) {
    try {
      const { body } = await client.send(requestOf(entry, lines))
      const data = isFields(body) && isFields(body.data) ? body.data : {}
      return { data, problems: [...problems, ...problemsOf(data, lines)] }
    } catch (error) {
      const refused = refusedBy(error, lines)
      if (refused === undefined) throw error
      problems.push(...refused.map(({ line, path, message }) => ({ ...line.place, path, message })))
      const wrong = new Set(refused.map(({ line }) => line))
      lines = lines.filter(line => !wrong.has(line))
    }
  }
  return { data: {}, problems }
}

/** Describes what an import would send. */
async function outlookOf(chunks: AsyncIterable<FileLine[]>) {
  const first: Fields = {}
  const outlook = { calls: 0, records: 0, memories: 0, first }
  const problems: Fields[] = []
  let usage = 0
  for await (const lines of chunks) {
    for (const { place, problem } of lines) if (problem !== undefined) problems.push({ ...place, message: problem })
    const [records, memories] = [contents(lines, 'record'), contents(lines, 'memory')]
    usage += contents(lines, 'usage').length
    outlook.calls++
    outlook.records += records.length
    outlook.memories += memories.length
    first.record ??= records[0]
    first.memory ??= memories[0]
  }
  return { ...outlook, ...(usage > 0 && { usage }), problems }
}

async function* chunksOf(lines: AsyncIterable<FileLine>, start: Position): AsyncGenerator<FileLine[]> {
  let chunk: FileLine[] = []
  let size = 0
  let before = start
  for await (const line of lines) {
    for (const piece of piecesOf(line, before, CHARACTERS_AT_ONCE)) {
      chunk.push(piece)
      size += piece.size
      if (chunk.length < LINES_AT_ONCE && size < CHARACTERS_AT_ONCE) continue
      yield chunk
      chunk = []
      size = 0
    }
    before = { next: line.next, number: line.number }
  }
  if (chunk.length > 0) yield chunk
}

const requestOf = ({ method, path, security }: ApiCommand, lines: readonly FileLine[]) => ({
  method,
  path,
  security,
  writes: true,
  body: {
    records: contents(lines, 'record'),
    memories: contents(lines, 'memory'),
    ...(lines.some(({ fields }) => fields.usage !== undefined) && { usage: contents(lines, 'usage') }),
  },
})

const contents = (lines: readonly FileLine[], kind: 'record' | 'memory' | 'usage'): unknown[] =>
  lines.flatMap(({ fields }) => fields[kind] ?? [])

function addUp(sums: Fields, data: Fields): void {
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'number') sums[name] = Number(sums[name] ?? 0) + value
    if (!isFields(value)) continue
    const inner = isFields(sums[name]) ? sums[name] : {}
    addUp(inner, value)
    sums[name] = inner
  }
}

/** The problems by line of the file instead of by index in the call. */
function problemsOf({ problems }: Fields, lines: readonly FileLine[]): Fields[] {
  if (!Array.isArray(problems)) return []
  return problems.filter(isFields).map(({ path, message }) => {
    const at = placeOf(String(path), lines)
    return { ...at?.line.place, path: at?.path ?? path, message }
  })
}

/** The lines that an error is about; undefined if it is about something else too. */
function refusedBy(error: unknown, lines: readonly FileLine[]) {
  if (!isKeepsakeError(error) || error.code !== 'validation_error' || error.details.length === 0) return undefined
  const refused = error.details.flatMap(({ path, message }) => {
    const at = placeOf(path, lines)
    return at ? { ...at, message } : []
  })
  return refused.length < error.details.length ? undefined : refused
}

const KINDS = new Map<string, 'record' | 'memory' | 'usage'>([
  ['records', 'record'],
  ['memories', 'memory'],
  ['usage', 'usage'],
])

function placeOf(path: string, lines: readonly FileLine[]): { line: FileLine; path: string } | undefined {
  const [, list, index, rest = ''] = /^body\.(records|memories|usage)\.(\d+)(.*)$/.exec(path) ?? []
  const kind = KINDS.get(list ?? '')
  if (kind === undefined) return undefined
  const line = lines.filter(({ fields }) => fields[kind] !== undefined)[Number(index)]
  return line && { line, path: `${kind}${rest}` }
}
