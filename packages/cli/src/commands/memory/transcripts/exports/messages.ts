import { usage } from '../../../../terminal/failure.ts'
import { isFields } from '../../../../terminal/json.ts'
import type { Conversation, Message } from '../turn.ts'
import { type JsonFormat, listOf } from './formats.ts'

/** Messages of OpenAI and of the AI SDK, as they are: a list, an object with `messages`, or several of these. */
export const MESSAGES: JsonFormat = {
  fits: () => true,
  read: value => {
    const several = listOf(value).filter(hasMessages)
    if (several.length > 0 && several.length === listOf(value).length) return several.map(toConversation)
    return [toConversation(Array.isArray(value) || hasMessages(value) ? value : [value])]
  },
}

const hasMessages = (value: unknown): boolean => isFields(value) && Array.isArray(value.messages)

function toConversation(value: unknown): Conversation {
  const list = isFields(value) ? listOf(value.messages) : listOf(value)
  return { messages: list.map((one, at): Message => (isFields(one) ? one : notAMessage(at))) }
}

function notAMessage(at: number): never {
  throw usage(`messages[${at}] is not a message: an object with role and content, or with speaker and content.`)
}
