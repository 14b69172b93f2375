import { type Fields, isFields } from '../../../../terminal/json.ts'
import { timestampOf } from '../turn.ts'
import { type JsonFormat, listOf } from './formats.ts'

/** A channel of Discord as JSON of DiscordChatExporter. */
export const DISCORD: JsonFormat = {
  fits: value => isFields(value) && isFields(value.channel) && Array.isArray(value.messages),
  read: value => {
    const { channel, messages } = isFields(value) ? value : {}
    const id = isFields(channel) ? channel.id : undefined
    return [
      {
        ...(id !== undefined && { id: `discord-${String(id)}` }),
        messages: listOf(messages).filter(isFields).flatMap(toMessage),
      },
    ]
  },
}

const SPOKEN = new Set(['Default', 'Reply'])

function toMessage({ type, author, content, timestamp }: Fields): Fields[] {
  const { nickname, name } = isFields(author) ? author : {}
  const words = String(content ?? '').trim()
  if (!SPOKEN.has(String(type)) || words === '') return []
  return [{ speaker: String(nickname || name || 'Unknown'), content: words, ...timestampOf(String(timestamp ?? '')) }]
}
