import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { callOperation } from '../../call/call.ts'
import { Client, keyOf, lookUp } from '../../call/client.ts'
import { type FileLine, type Position, piecesOf } from '../../files/import-file.ts'
import { ImportProgress } from '../../files/import-progress.ts'
import { printResult } from '../../output/print.ts'
import type { ApiCommand, Typed } from '../../table/tree.ts'
import { Failure, Unfinished, usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { type Fields, isFields } from '../../terminal/json.ts'
import { ProgressBar } from '../../terminal/progress.ts'
import { type BulkSettings, tell, tellFailure } from './bulk.ts'
import { CHARACTERS_AT_ONCE, ImportRun } from './import-run.ts'
import { type ImportSource, openSource } from './import-source.ts'
import type { Product } from './products.ts'

/** Lines per call, so that an interruption repeats little. */
const LINES_AT_ONCE = 500

const START: Position = { next: 0, number: 0 }

interface ImportSettings extends BulkSettings {
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
  const source = await openSource(path, product, io)
  try {
    if (settings.dryRun) await printOutlook(entry, source, settings, io)
    else await importFile(path, source, settings, io)
  } finally {
    source.close()
  }
}

async function importFile(
  path: string,
  { lines, saysItsEnd, total, findings }: ImportSource,
  settings: Partial<ImportSettings>,
  io: Io,
): Promise<void> {
  const client = new Client(settings, io)
  const account = [
    client.baseUrl,
    keyOf(lookUp(settings, io)),
    ...(settings.from === undefined ? [] : [settings.from]),
  ].join(' ')
  // a run that is named begins with the file: the server answers what it has stored as it did before
  const progress = path === '-' || settings.resume !== undefined ? undefined : new ImportProgress(path, account)
  const start = progress?.read() ?? { ...START, problems: [] }
  const read = new ImportRun(start)
  const sums: Fields = {}
  let answered = 0
  const run = client.sdk().bulk.import(read.items(lines(start)) as AsyncIterable<never>, {
    runId: settings.resume ?? settings.idempotencyKey,
    chunkSize: LINES_AT_ONCE,
    signal: io.signal,
    onProgress: ({ done, failed }) => {
      answered = done + failed
    },
    onAnswer: answer => addUp(sums, Object(answer).data),
  })
  if (path === '-' && settings.resume === undefined) tell({ runId: run.runId }, io)
  for (const { message, ...place } of findings?.problems ?? [])
    tellFailure(place, { code: 'validation_error', message }, io)
  const bar = new ProgressBar(io)
  const settle = (item?: Parameters<ImportRun['settle']>[0]): void => {
    for (const { place, error } of read.settle(item)) {
      bar.clear()
      tellFailure(place, error, io)
    }
  }
  let isBegun = false
  try {
    for await (const item of run) {
      isBegun = true
      settle(item)
      if (item.index + 1 < answered) continue
      progress?.write(read.position, read.problems)
      bar.tell(`${read.position.number}${total === undefined ? '' : ` of ${total}`} lines`)
    }
    settle()
  } catch (error) {
    const next = progress ? 'run the same command' : `send the file again with --resume ${run.runId}`
    throw isBegun
      ? new Unfinished(error, 'The lines sent so far are imported.', `To continue, ${next}. Nothing is added twice.`)
      : error
  } finally {
    bar.clear()
  }
  progress?.remove()
  const unread = (findings?.problems.length ?? 0) + (findings?.unlistedProblems ?? 0)
  const { done, failed, unchanged } = read.tally
  const tally = { done, failed: failed + unread, unchanged, runId: run.runId }
  const problems = [...(findings?.problems ?? []), ...read.problems]
  await printResult({ success: true, data: { ...tally, ...sums, ...findings, problems } }, settings, io)
  if (problems.length > 0)
    throw new Failure(
      'import_not_whole',
      `${problems.length + (findings?.unlistedProblems ?? 0)} skipped; see problems in the output.`,
      { hints: ['Correct the lines and import the file again. Nothing is added twice.'] },
    )
  if (saysItsEnd && !read.hasEnd && read.isExport)
    throw new Failure('export_not_whole', 'The file is incomplete: it has no end line.', {
      hints: [
        'Its lines are imported. Complete it with keepsake memory export --to <file> --resume, then import it again.',
      ],
    })
}

/** Prints what an import would send. */
async function printOutlook(
  { method, path }: ApiCommand,
  { lines, findings }: ImportSource,
  settings: Partial<ImportSettings>,
  io: Io,
): Promise<void> {
  const { problems, ...outlook } = await outlookOf(lines(START))
  const all = [...(findings?.problems ?? []), ...problems]
  const { baseUrl } = new Client(settings, io)
  await printResult(
    { method, url: `${baseUrl}${path}`, ...outlook, ...findings, ...(all.length > 0 && { problems: all }) },
    settings,
    io,
  )
}

async function outlookOf(lines: AsyncIterable<FileLine>) {
  const first: Fields = {}
  const outlook = { calls: 0, records: 0, memories: 0, first }
  const problems: Fields[] = []
  const call = { lines: LINES_AT_ONCE, characters: 0 }
  let usage = 0
  for await (const line of lines) {
    const { fields, place, problem } = line
    if (problem !== undefined) problems.push({ ...place, message: problem })
    if (fields.usage !== undefined) usage++
    if (fields.record !== undefined) outlook.records++
    if (fields.memory !== undefined) outlook.memories++
    first.record ??= fields.record
    first.memory ??= fields.memory
    if ([fields.record, fields.memory, fields.usage].every(content => content === undefined)) continue
    for (const { size } of piecesOf(line, START, CHARACTERS_AT_ONCE)) {
      if (call.lines === LINES_AT_ONCE || call.characters + size > CHARACTERS_AT_ONCE) {
        outlook.calls++
        Object.assign(call, { lines: 0, characters: 0 })
      }
      call.lines++
      call.characters += size
    }
  }
  return { ...outlook, ...(usage > 0 && { usage }), problems }
}

function addUp(sums: Fields, data: unknown): void {
  if (!isFields(data)) return
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'number') sums[name] = Number(sums[name] ?? 0) + value
    if (!isFields(value)) continue
    const inner = isFields(sums[name]) ? sums[name] : {}
    addUp(inner, value)
    sums[name] = inner
  }
}
