import { createHash } from 'node:crypto'
import { usage } from '../../../terminal/failure.ts'
import { isFields } from '../../../terminal/json.ts'
import type { Conversation, Message } from './turn.ts'

/** Messages that one call takes. */
const MAX_MESSAGES = 1_000
/** Bytes of one call, with room for its other fields. */
const MAX_BYTES = 15_000_000
const MAX_CONTENT_LENGTH = 200_000

/** What one session gets. */
export interface Part {
  /** Undefined if the server may choose it: the session of a whole conversation without a name, which one call takes. */
  sessionId?: string | undefined
  messages: Message[]
}

/** Whether one call takes all of it. */
export const isOneCall = (parts: readonly Part[]): boolean =>
  parts.length === 1 &&
  parts.every(
    ({ messages }) => messages.length <= MAX_MESSAGES && Buffer.byteLength(JSON.stringify(messages)) <= MAX_BYTES,
  )

/**
 * The sessions of conversations. One that takes several calls, or stands beside others, and has no name is named by its words, so
 * that it is the same session when the file is sent again.
 *
 * @param given the session that the caller names
 * @throws a usage error for what the server would refuse
 */
export function partsOf(conversations: readonly Conversation[], given: string | undefined): Part[] {
  if (given !== undefined && conversations.length > 1)
    throw usage(
      `The file has ${conversations.length} conversations, and --session-id names one session.`,
      'Leave --session-id out: each conversation gets a session of its own.',
    )
  const parts = conversations.map(({ id, messages }) => {
    for (const [at, message] of messages.entries()) check(message, at)
    return { sessionId: given ?? id, messages }
  })
  return isOneCall(parts) ? parts : parts.map(part => ({ ...part, sessionId: part.sessionId ?? nameOf(part.messages) }))
}

const nameOf = (messages: readonly Message[]): string =>
  `transcript-${createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 16)}`

function check(message: Message, at: number): void {
  if (message.speaker === undefined && message.name === undefined && message.role === undefined)
    throw usage(`messages[${at}] needs a role or a speaker.`)
  if (textOf(message).length > MAX_CONTENT_LENGTH)
    throw usage(`The text of messages[${at}] is longer than 200,000 characters. Split it.`)
}

const NOT_SPOKEN = new Set<unknown>(['system', 'developer', 'tool', 'function', 'data'])

/** Why the server stores nothing of a message, in the words of its response. */
export function skippedBecause(message: Message): string | undefined {
  if (message.speaker === undefined && NOT_SPOKEN.has(message.role)) return 'not_spoken'
  return textOf(message).trim() === '' ? 'no_text' : undefined
}

export const textOf = ({ content, parts }: Message): string =>
  typeof content === 'string' && content !== '' ? content : textsOf(Array.isArray(content) ? content : parts)

const textsOf = (parts: unknown): string =>
  (Array.isArray(parts) ? parts : [])
    .flatMap((part: unknown) =>
      isFields(part) && /^(?:input_|output_)?text$/.test(String(part.type)) && typeof part.text === 'string'
        ? part.text
        : [],
    )
    .join('\n')
