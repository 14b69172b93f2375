import { createHash } from 'node:crypto'
import type { Schemas } from '../../../../../contract/schemas.ts'
import { withoutThinking } from '../../../../../models/edge/thinking.ts'
import { invalid } from '../../../../../platform/values/errors.ts'
import { given } from '../../../../../platform/values/given.ts'
import { numberWindows, type Turn } from '../../extraction/windows.ts'
import type { MemorizeRequest } from '../../request/read-request.ts'
import { contentHash } from '../../store/duplicates.ts'

export type ConversationRequest = Schemas['ConversationRequest']
type Message = Schemas['ConversationMessage']

export type Skipped = NonNullable<Schemas['ConversationTurn']['skipped']>

/** One message: a turn to store, or why it is skipped. */
export type Piece = { turn: Turn } | { skipped: Skipped }

export interface Conversation {
  sessionId: string
  /** In the order of the messages. */
  pieces: Piece[]
}

const NOT_SPOKEN = new Set(['system', 'developer', 'tool', 'function', 'data'])
const MAX_CONTENT_LENGTH = 200_000
const SESSION_LENGTH = 24

/**
 * Reads the messages of OpenAI, of the AI SDK and with speakers.
 * @param now the time of turns without one
 * @throws ApiError `validation_error`
 */
export function readConversation(request: ConversationRequest, now: Date): Conversation {
  const { messages, sessionId = sessionOf(messages), timestamp = now.toISOString(), ...shared } = request
  let last = timestamp
  const times = new Map<string, number>()
  const read = messages.map((message, index): { said: MemorizeRequest } | { skipped: Skipped } => {
    if ((message.speaker ?? message.name ?? message.role) === undefined)
      throw invalid(`body.messages.${index}`, `body.messages.${index} needs a role or a speaker.`)
    if (message.speaker === undefined && NOT_SPOKEN.has(message.role ?? '')) return { skipped: 'not_spoken' }
    const content = textOf(message)
    if (content.trim() === '') return { skipped: 'no_text' }
    if (content.length > MAX_CONTENT_LENGTH)
      throw invalid(
        `body.messages.${index}`,
        `The text of body.messages.${index} is longer than 200,000 characters. Split it.`,
      )
    last = message.timestamp ?? last
    const speaker = message.speaker ?? message.name ?? message.role
    const words = contentHash(content)
    const occurrence = message.occurrence ?? times.get(words) ?? 0
    times.set(words, occurrence + 1)
    return { said: { ...shared, content, sessionId, timestamp: last, occurrence, ...given({ speaker }) } }
  })
  const said = read.flatMap(piece => ('said' in piece ? piece.said : []))
  if (said.length === 0)
    throw invalid('body.messages', 'No message has text that a user, an assistant or a speaker said.')
  const turns = numberWindows(said)
  return { sessionId, pieces: read.map(piece => ('said' in piece ? { turn: turns.shift() ?? never() } : piece)) }
}

const never = (): never => {
  throw new Error('Each text is a turn.')
}

function textOf({ role, content, parts }: Message): string {
  const text =
    typeof content === 'string' && content !== '' ? content : textOfParts(Array.isArray(content) ? content : parts)
  // what a model thought is not part of what it said
  return role === 'assistant' ? withoutThinking(text) : text
}

const textOfParts = (parts: Message['parts'] = []): string =>
  parts
    .flatMap(({ type, text }) => (/^(?:input_|output_)?text$/.test(type) && text !== undefined ? text : []))
    .join('\n')

/** The same messages are the same session, also if they are sent without an id. */
const sessionOf = (messages: readonly Message[]): string =>
  `conversation-${createHash('sha256')
    .update(
      JSON.stringify(messages.map(message => [message.speaker ?? message.role, textOf(message), message.timestamp])),
    )
    .digest('hex')
    .slice(0, SESSION_LENGTH)}`
