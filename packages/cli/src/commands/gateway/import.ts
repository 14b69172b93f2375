import { createReadStream, existsSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { callOperation } from '../../call/call.ts'
import { Client, keyOf, lookUp } from '../../call/client.ts'
import { followEvent } from '../../call/wait.ts'
import { ImportProgress } from '../../files/import-progress.ts'
import { printResult } from '../../output/print.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { ApiCommand, Typed } from '../../table/tree.ts'
import { Failure, Unfinished, usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { type Fields, isFields } from '../../terminal/json.ts'
import { ProgressBar } from '../../terminal/progress.ts'
import { readCsv } from './csv-records.ts'

/** Records in one call. */
const RECORDS_AT_ONCE = 500

const KINDS = ['people', 'organizations', 'news'] as const

interface GatewayImportSettings extends CallSettings {
  map?: string[] | undefined
  format?: 'csv' | 'jsonl' | undefined
}

interface FileRecord {
  fields: Fields
  /** The number of its line. */
  line: number
}

/** Imports a CSV or JSONL file in batches, each a background job; if interrupted, it resumes where it stopped. */
export async function importGateway(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<GatewayImportSettings>,
  io: Io,
): Promise<void> {
  const [named, given] = typed.arguments
  if (given === undefined) return callOperation(entry, typed, settings, io)
  const kind = KINDS.find(each => each === named)
  if (kind === undefined) throw usage(`${named} is not what can be imported. Pass ${KINDS.join(', ')}.`)
  const path = given === '-' ? given : resolve(io.cwd, given)
  if (path !== '-' && !existsSync(path)) throw usage(`File ${given} not found.`)
  const columns = columnsOf(settings.map ?? [])
  const format = settings.format ?? (['.jsonl', '.ndjson'].includes(extname(path)) ? 'jsonl' : 'csv')
  const records = recordsOf(path, format, io)
  if (settings.dryRun) return preview(entry, { kind, records, columns }, settings, io)

  const client = new Client(settings, io)
  const account = `${client.baseUrl} ${keyOf(lookUp(settings, io))} ${kind} ${JSON.stringify([...columns])}`
  const progress = path === '-' ? undefined : new ImportProgress(path, account)
  const start = progress?.read()?.number ?? 0
  const bar = new ProgressBar(io)
  const sums = { records: 0, imported: 0, failed: 0 }
  const problems: Fields[] = []
  let isBegun = false
  try {
    for await (const batch of batchesOf(records, start)) {
      if (!isBegun && start === 0) requireColumns(batch, columns)
      const fields = [...new Set(columns.values())]
      const body = {
        kind,
        records: batch.map(each => renamed(each.fields, columns)),
        ...(fields.length > 0 && { fields }),
      }
      const { method, path: url, security } = entry
      const accepted = await client.send({ method, path: url, security, writes: true, body })
      isBegun = true
      const outcome = await outcomeOf(eventIdIn(accepted.body), client, io)
      sums.records += batch.length
      sums.failed += outcome.failed
      sums.imported += batch.length - outcome.failed
      for (const { index, message } of outcome.problems) problems.push({ line: batch[index]?.line ?? 0, message })
      const line = batch.at(-1)?.line ?? 0
      progress?.write({ next: line, number: line })
      bar.tell(`${sums.records} records`)
    }
  } catch (error) {
    const next = progress
      ? 'To continue, run the same command.'
      : 'To continue, send the file again. Nothing is added twice.'
    throw isBegun ? new Unfinished(error, 'The batches sent so far are imported.', next) : error
  } finally {
    bar.clear()
  }
  progress?.remove()
  await printResult({ success: true, data: { ...sums, problems } }, settings, io)
  if (sums.failed > 0)
    throw new Failure(
      'import_not_whole',
      `${sums.failed} of ${sums.records} records were not imported; see problems in the output.`,
      {
        hints: ['Correct the records and import the file again. Nothing is added twice.'],
      },
    )
}

/** `--map "Work email=email"` by column. */
function columnsOf(given: readonly string[]): Map<string, string> {
  return new Map(
    given.map(text => {
      const at = text.lastIndexOf('=')
      if (at < 1 || at === text.length - 1)
        throw usage(`--map ${text} is not column=field. Example: --map 'Work email=email'`)
      return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
    }),
  )
}

/** A column without a mapping becomes a field: `First Name` is `first_name`. */
const fieldOf = (column: string, columns: ReadonlyMap<string, string>): string =>
  columns.get(column) ??
  column
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')

function renamed(fields: Fields, columns: ReadonlyMap<string, string>): Fields {
  const entries = Object.entries(fields).filter(([, value]) => value !== '' && value !== null)
  return Object.fromEntries(entries.map(([column, value]) => [fieldOf(column, columns), value]))
}

/** @throws Failure `usage` if a mapped column is in no record of the first batch, or two columns fill one field */
function requireColumns(batch: readonly FileRecord[], columns: ReadonlyMap<string, string>): void {
  const found = new Set(batch.flatMap(({ fields }) => Object.keys(fields)))
  for (const column of columns.keys()) {
    if (found.has(column)) continue
    const fix = column.includes('=') ? 'Repeat --map for each column' : `The columns are ${[...found].join(', ')}`
    throw usage(`The file has no column ${column}. ${fix}. Nothing was imported.`)
  }
  const filledBy = new Map<string, string>()
  for (const column of found) {
    const field = fieldOf(column, columns)
    const other = filledBy.get(field)
    if (other !== undefined)
      throw usage(
        `The columns ${other} and ${column} are both ${field}. Map one to another field. Nothing was imported.`,
      )
    filledBy.set(field, column)
  }
}

async function* recordsOf(path: string, format: 'csv' | 'jsonl', io: Io): AsyncGenerator<FileRecord> {
  const input = path === '-' ? io.stdin : createReadStream(path)
  if (format === 'csv') return yield* readCsv(input)
  let line = 0
  for await (const text of createInterface({ input: input as NodeJS.ReadableStream })) {
    line++
    if (text.trim() !== '') yield { fields: parsed(text, line), line }
  }
}

function parsed(text: string, line: number): Fields {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw usage(`Line ${line} is not JSON. A JSONL file has one JSON object on each line.`)
  }
  if (isFields(value)) return value
  throw usage(`Line ${line} is not a JSON object.`)
}

async function* batchesOf(records: AsyncIterable<FileRecord>, start: number): AsyncGenerator<FileRecord[]> {
  let batch: FileRecord[] = []
  for await (const record of records) {
    if (record.line <= start) continue
    batch.push(record)
    if (batch.length < RECORDS_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const eventIdIn = (body: unknown): string => (isFields(body) ? String(body.eventId) : '')

interface Outcome {
  failed: number
  problems: { index: number; message: string }[]
}

/** Waits until a batch has ended, and reads why records failed. */
async function outcomeOf(id: string, client: Client, io: Io): Promise<Outcome> {
  const event = await followEvent(id, client, io)
  if (!isFields(event.progress)) throw new Failure('server_error', String(event.error))
  const failed = Number(event.progress.failed)
  const problems: Outcome['problems'] = []
  for (let cursor: unknown; failed > 0; ) {
    const path = '/api/v1/events/{id}/details'
    const query = { outcome: 'failed', limit: 200, ...(cursor !== undefined && { cursor }) }
    const { body } = await client.send({ method: 'GET', path, params: { id }, query, security: 'bearer' })
    const page = isFields(body) ? body : {}
    for (const item of Array.isArray(page.data) ? page.data.filter(isFields) : []) {
      const message = isFields(item.error) ? String(item.error.message) : 'It failed.'
      problems.push({ index: Number(item.index), message })
    }
    cursor = page.nextCursor
    if (cursor === undefined) break
  }
  return { failed, problems }
}

async function preview(
  { method, path }: ApiCommand,
  file: { kind: string; records: AsyncIterable<FileRecord>; columns: ReadonlyMap<string, string> },
  settings: Partial<CallSettings>,
  io: Io,
): Promise<void> {
  let records = 0
  let first: Fields | undefined
  for await (const batch of batchesOf(file.records, 0)) {
    if (records === 0) requireColumns(batch, file.columns)
    records += batch.length
    first ??= renamed(batch[0]?.fields ?? {}, file.columns)
  }
  await printResult({ method, path, kind: file.kind, records, first: first ?? {} }, settings, io)
}
