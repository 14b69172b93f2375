import { callOperation } from '../../call/call.ts'
import type { Typed } from '../../call/input.ts'
import { Inputs } from '../../call/values.ts'
import { printResult } from '../../output/print.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { ApiCommand } from '../../table/tree.ts'
import { usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { isFields } from '../../terminal/json.ts'
import { type Message, readConversationFile } from './conversation-file.ts'

/** Sends the conversation of a file. With `--dry-run`, prints how it is split, and sends nothing. */
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
  const text = await new Inputs(io).text(path, '<file>')
  const start = typed.flags.timestamp === undefined ? undefined : new Date(String(typed.flags.timestamp))
  const messages = readConversationFile(text, start && !Number.isNaN(start.getTime()) ? start : undefined)
  if (settings.dryRun) return printResult({ success: true, data: messages.map(toRow) }, settings, io)
  const flags = { ...typed.flags, messages: JSON.stringify(messages) }
  return callOperation(entry, { ...typed, arguments: more, flags }, settings, io)
}

/** A message as the split shows it. */
const toRow = ({ speaker, name, role, timestamp, content, parts }: Message) => ({
  speaker: speaker ?? name ?? role ?? '',
  ...(timestamp !== undefined && { timestamp }),
  content: typeof content === 'string' ? content : textsOf(content ?? parts),
})

const textsOf = (parts: unknown): string =>
  (Array.isArray(parts) ? parts : [])
    .flatMap((part: unknown) => (isFields(part) && typeof part.text === 'string' ? part.text : []))
    .join('\n')
