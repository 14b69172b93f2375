import { type Fields, isFields } from '../../../../terminal/json.ts'
import { type Conversation, timestampOf } from '../turn.ts'
import { type JsonFormat, listOf } from './formats.ts'

/** `result.json` of Telegram Desktop: one chat, or all of an account. */
export const TELEGRAM: JsonFormat = {
  fits: value => isFields(value) && (isChat(value) || chatsOf(value).some(isChat)),
  read: value => (isFields(value) && isChat(value) ? [value] : chatsOf(value)).filter(isFields).map(toConversation),
}

const chatsOf = (value: unknown): unknown[] =>
  isFields(value) && isFields(value.chats) ? listOf(value.chats.list) : []

const isChat = (value: unknown): boolean =>
  isFields(value) && listOf(value.messages).some(one => isFields(one) && 'date_unixtime' in one)

const toConversation = ({ id, messages }: Fields): Conversation => ({
  ...(id !== undefined && { id: `telegram-${String(id)}` }),
  messages: listOf(messages).filter(isFields).flatMap(toMessage),
})

function toMessage({ type, from, text, date_unixtime: at }: Fields): Fields[] {
  // a formatted text is a list of pieces
  const pieces = typeof text === 'string' ? [text] : listOf(text).map(piece => (isFields(piece) ? piece.text : piece))
  const content = pieces.map(String).join('').trim()
  if (type !== 'message' || content === '') return []
  return [{ speaker: String(from || 'Deleted account'), content, ...timestampOf(Number(at) * 1_000) }]
}
