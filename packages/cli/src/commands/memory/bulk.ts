import { type BulkProgress, type BulkRun, isKeepsakeError, type KeepsakeError } from '@keepsake/sdk'
import { callOperation } from '../../call/call.ts'
import { Client } from '../../call/client.ts'
import { readInput } from '../../call/input.ts'
import { printResult } from '../../output/print.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { ApiCommand, Typed } from '../../table/tree.ts'
import { Failure, Unfinished } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { ProgressBar } from '../../terminal/progress.ts'
import { itemLines } from './item-lines.ts'

export interface BulkSettings extends CallSettings {
  resume?: string | undefined
}

/**
 * Sends the items of a file of any length, in as many calls as that needs. An item that is refused fails alone and is a line of
 * JSON on stderr; the summary is on stdout. Without a file it is one ordinary call.
 */
export async function sendItems(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<BulkSettings>,
  io: Io,
): Promise<void> {
  const { file, flags } = typed
  if (file === undefined || flags.records !== undefined || settings.dryRun)
    return callOperation(entry, typed, settings, io)
  const input = await readInput(entry, { ...typed, file: undefined, flags: { ...flags, records: '[]' } }, io)
  const { records: _, ...others } = input.body ?? {}

  /** The line of each item that is sent, and how many lines are no item. */
  const lines: number[] = []
  let unread = 0
  async function* items(path: string) {
    for await (const { line, value, problem } of itemLines(path, io)) {
      if (problem === undefined) {
        lines.push(line)
        yield value
      } else {
        unread++
        tellFailure({ line }, { code: 'validation_error', message: problem }, io)
      }
    }
  }
  const bar = new ProgressBar(io)
  const options = {
    runId: settings.resume ?? settings.idempotencyKey,
    onProgress: ({ done, failed }: BulkProgress) => bar.tell(`${done} done, ${failed + unread} failed`),
    signal: io.signal,
  }
  const { bulk } = new Client(settings, io).sdk()
  // the server validates the items
  const given = items(file) as AsyncIterable<never>
  const run =
    entry.operationId === 'upsert'
      ? bulk.upsert(given, { ...options, defaults: others })
      : bulk.memorize(given, { ...options, defaults: { defaults: {}, ...others } })
  // said first, since a process that is killed has no last word
  if (settings.resume === undefined) tell({ runId: run.runId }, io)
  await tellFailures(run, index => ({ line: lines[index] }), run.runId, bar, io)
  const { done, failed, unchanged, runId } = await run
  const lost = failed + unread
  await printResult({ success: true, data: { done, failed: lost, unchanged, runId } }, settings, io)
  if (lost > 0) throw new Failure('import_not_whole', `${lost} of ${done + lost} items failed. Each is a line above.`)
}

/** Writes a line of JSON to stderr. */
export const tell = (line: object, io: Io): void => void io.stderr.write(`${JSON.stringify(line)}\n`)

/** Writes why an item was not stored to stderr, as a line of JSON. */
export function tellFailure(place: object, error: Pick<KeepsakeError, 'code' | 'message'>, io: Io): void {
  const { code, message } = error
  const details = isKeepsakeError(error) ? error.details : []
  tell({ ...place, error: { code, message, ...(details.length > 0 && { details }) } }, io)
}

/**
 * Reads a run to its end. Each failed item is a line on stderr.
 * @param placeOf where an item is, by its number
 * @param runId what `--resume` takes
 */
export async function tellFailures(
  run: BulkRun,
  placeOf: (index: number) => object,
  runId: string,
  bar: ProgressBar,
  io: Io,
): Promise<void> {
  try {
    for await (const { index, status, error } of run) {
      if (status !== 'failed' || !error) continue
      bar.clear()
      tellFailure(placeOf(index), error, io)
    }
  } catch (error) {
    throw new Unfinished(error, `To continue within 24 hours, add --resume ${runId} to the command.`)
  } finally {
    bar.clear()
  }
}
