import { randomUUID } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import type { BulkProgress } from '@keepsake/sdk'
import { callOperation } from '../../call/call.ts'
import { Client } from '../../call/client.ts'
import { readInput } from '../../call/input.ts'
import { Inputs } from '../../call/values.ts'
import { printResult } from '../../output/print.ts'
import type { ApiCommand, Typed } from '../../table/tree.ts'
import { Failure, usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import type { Fields } from '../../terminal/json.ts'
import { ProgressBar } from '../../terminal/progress.ts'
import { type BulkSettings, tell, tellFailures } from './bulk.ts'
import { namesIn } from './transcripts/exports/slack.ts'
import { isOneCall, type Part, partsOf, skippedBecause, textOf } from './transcripts/parts.ts'
import { readTranscript } from './transcripts/read-transcript.ts'

/**
 * Sends the conversations of a file, of any length, each in its own session. With `--dry-run`, prints how the file is
 * read, and sends nothing.
 */
export async function memorizeConversation(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<BulkSettings>,
  io: Io,
): Promise<void> {
  const [path, ...more] = typed.arguments
  if (path === undefined) return callOperation(entry, typed, settings, io)
  if (typed.flags.messages !== undefined || typed.file !== undefined)
    throw usage('The messages are given twice: as a file, and as --messages or --file. Pass one.')
  const parts = await readParts(path, typed, io)
  if (settings.dryRun) return printResult({ success: true, data: toRows(parts) }, settings, io)
  const typedOf = ({ sessionId, messages }: Part): Typed => ({
    ...typed,
    arguments: more,
    flags: {
      ...typed.flags,
      messages: JSON.stringify(messages),
      ...(sessionId !== undefined && { 'session-id': sessionId }),
    },
  })
  const [first] = parts
  if (first && isOneCall(parts) && settings.resume === undefined)
    return callOperation(entry, typedOf(first), settings, io)
  const { 'session-id': _, ...flags } = typed.flags
  const input = await readInput(entry, { ...typed, arguments: more, flags: { ...flags, messages: '[]' } }, io)
  await sendAll(parts, input.body ?? {}, settings, io)
}

async function readParts(path: string, { flags }: Typed, io: Io): Promise<Part[]> {
  const inputs = new Inputs(io)
  const start = new Date(String(flags.timestamp ?? ''))
  const conversations = await readTranscript(await inputs.bytes(path, '<file>'), {
    start: Number.isNaN(start.getTime()) ? undefined : start,
    names: path === '-' ? undefined : await namesBeside(resolve(io.cwd, path), inputs),
  })
  return partsOf(conversations, flags['session-id'] === undefined ? undefined : String(flags['session-id']))
}

/** The names of an export of Slack, in which a day of a channel has the IDs only. */
async function namesBeside(path: string, inputs: Inputs): Promise<ReadonlyMap<string, string> | undefined> {
  for (const folder of [dirname(path), dirname(dirname(path))]) {
    try {
      return namesIn(await inputs.document(join(folder, 'users.json'), '<file>'))
    } catch {
      // not beside the file
    }
  }
  return undefined
}

/** Sends one conversation after the other. */
async function sendAll(
  parts: readonly Part[],
  { messages: _, ...shared }: Fields,
  settings: Partial<BulkSettings>,
  io: Io,
): Promise<void> {
  const { bulk } = new Client(settings, io).sdk()
  const runId = settings.resume ?? settings.idempotencyKey ?? randomUUID()
  // said first, since a process that is killed has no last word
  if (settings.resume === undefined) tell({ runId }, io)
  const bar = new ProgressBar(io)
  const sums = { done: 0, failed: 0, unchanged: 0 }
  for (const [at, { sessionId = runId, messages }] of parts.entries()) {
    const run = bulk.memorizeConversation(messages as never[], {
      runId: parts.length === 1 ? runId : `${runId}-${at}`,
      // the server validates the fields
      defaults: { ...shared, sessionId } as never,
      onProgress: ({ done, failed }: BulkProgress) =>
        bar.tell(`${sums.done + done} done, ${sums.failed + failed} failed`),
      signal: io.signal,
    })
    await tellFailures(run, index => ({ sessionId, message: index + 1 }), runId, bar, io)
    const { done, failed, unchanged } = await run
    sums.done += done
    sums.failed += failed
    sums.unchanged += unchanged
  }
  await printResult({ success: true, data: { ...sums, runId } }, settings, io)
  const { done, failed } = sums
  if (failed > 0)
    throw new Failure('import_not_whole', `${failed} of ${done + failed} messages failed. Each is a line above.`)
}

/** What is sent, message by message. */
const toRows = (parts: readonly Part[]): Fields[] =>
  parts.flatMap(({ sessionId, messages }) =>
    messages.map(message => {
      const { speaker, name, role, timestamp } = message
      const skipped = skippedBecause(message)
      return {
        ...(sessionId !== undefined && { sessionId }),
        speaker: speaker ?? name ?? role ?? '',
        ...(timestamp !== undefined && { timestamp }),
        content: textOf(message),
        ...(skipped !== undefined && { skipped }),
      }
    }),
  )
