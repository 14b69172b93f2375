import { type Fields, isFields, isRows } from '../../../../terminal/json.ts'
import { timestampOf } from '../turn.ts'
import { type JsonFormat, listOf } from './formats.ts'

/** `conversations.json` of an export of Claude. */
export const CLAUDE: JsonFormat = {
  fits: value =>
    listOf(value).length > 0 && listOf(value).every(one => isFields(one) && Array.isArray(one.chat_messages)),
  read: value =>
    listOf(value)
      .filter(isFields)
      .map(one => ({
        ...(typeof one.uuid === 'string' && { id: one.uuid }),
        messages: listOf(one.chat_messages).filter(isFields).flatMap(toMessage),
      })),
}

function toMessage({ sender, text, content, created_at: at }: Fields): Fields[] {
  const parts = isRows(content)
    ? content.filter(({ type }) => type === 'text').map(part => String(part.text ?? ''))
    : []
  const words = (parts.length > 0 ? parts.join('\n') : String(text ?? '')).trim()
  const role = sender === 'human' ? 'user' : 'assistant'
  return words === '' ? [] : [{ role, content: words, ...timestampOf(String(at ?? '')) }]
}
