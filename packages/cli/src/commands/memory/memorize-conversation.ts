import { dirname, join, resolve } from 'node:path'
import { callOperation } from '../../call/call.ts'
import { Client } from '../../call/client.ts'
import { readInput } from '../../call/input.ts'
import { Inputs } from '../../call/values.ts'
import { followEvent } from '../../call/wait.ts'
import { printResult } from '../../output/print.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { ApiCommand, Typed } from '../../table/tree.ts'
import { Failure, usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { type Fields, isFields } from '../../terminal/json.ts'
import { namesIn } from './transcripts/exports/slack.ts'
import { type Part, partsOf, skippedBecause, textOf } from './transcripts/parts.ts'
import { readTranscript } from './transcripts/read-transcript.ts'

/**
 * Sends the conversations of a file: each in its own session, and long ones in parts. With `--dry-run`, prints how the
 * file is split, and sends nothing.
 */
export async function memorizeConversation(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<CallSettings>,
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
  if (first && parts.length === 1) return callOperation(entry, typedOf(first), settings, io)
  await sendAll(entry, parts.map(typedOf), settings, io)
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

/** Sends one part after the other, so that a continued conversation is stored in its order. */
async function sendAll(
  entry: ApiCommand,
  parts: readonly Typed[],
  { idempotencyKey, ...settings }: Partial<CallSettings>,
  io: Io,
): Promise<void> {
  const data: unknown[] = []
  const unfinished: string[] = []
  for (const [at, part] of parts.entries()) {
    const key = idempotencyKey === undefined ? {} : { idempotencyKey: `${idempotencyKey}-${at}` }
    const client = new Client({ ...settings, ...key }, io)
    const { body } = await client.send({ ...entry, ...(await readInput(entry, part, io)) })
    const { success: _, data: stored, ...accepted } = isFields(body) ? body : {}
    const eventId = settings.wait ? accepted.eventId : undefined
    const event = typeof eventId === 'string' ? await followEvent(eventId, client, io) : undefined
    if (event && event.status !== 'completed') unfinished.push(String(eventId))
    data.push({ ...(isFields(stored) ? stored : {}), ...accepted, ...(event && { status: event.status }) })
  }
  await printResult({ success: true, data }, settings, io)
  const [id] = unfinished
  if (id !== undefined)
    throw new Failure('event_not_completed', `${unfinished.length} of ${parts.length} parts did not complete.`, {
      hints: [`To list the failed items: keepsake events details ${id} --outcome failed`],
    })
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
