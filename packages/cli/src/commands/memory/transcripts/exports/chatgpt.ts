import { type Fields, isFields } from '../../../../terminal/json.ts'
import { type Conversation, timestampOf } from '../turn.ts'
import { type JsonFormat, listOf } from './formats.ts'

/** `conversations.json` of an export of ChatGPT: a tree of messages, of which the branch that was shown last is read. */
export const CHATGPT: JsonFormat = {
  fits: value => listOf(value).length > 0 && listOf(value).every(one => isFields(one) && isFields(one.mapping)),
  read: value => listOf(value).filter(isFields).map(toConversation),
}

function toConversation(one: Fields): Conversation {
  const nodes = isFields(one.mapping) ? one.mapping : {}
  const id = one.conversation_id ?? one.id
  const branch: Fields[] = []
  const seen = new Set<unknown>()
  for (let at: unknown = one.current_node ?? lastOf(nodes); typeof at === 'string' && !seen.has(at); ) {
    seen.add(at)
    const node = nodes[at]
    if (!isFields(node)) break
    if (isFields(node.message)) branch.unshift(node.message)
    at = node.parent
  }
  return { ...(typeof id === 'string' && { id }), messages: branch.flatMap(toMessage) }
}

const lastOf = (nodes: Fields): string | undefined =>
  Object.keys(nodes).findLast(key => {
    const node = nodes[key]
    return isFields(node) && listOf(node.children).length === 0
  })

/** Messages that were never shown, such as custom instructions, and those of tools are left out. */
function toMessage({ author, content, create_time: at, metadata }: Fields): Fields[] {
  const role = isFields(author) ? author.role : undefined
  if ((role !== 'user' && role !== 'assistant') || !isFields(content)) return []
  if (isFields(metadata) && metadata.is_visually_hidden_from_conversation === true) return []
  if (content.content_type !== 'text' && content.content_type !== 'multimodal_text') return []
  const text = listOf(content.parts)
    .filter(part => typeof part === 'string')
    .join('\n')
    .trim()
  return text === '' ? [] : [{ role, content: text, ...timestampOf(Number(at ?? Number.NaN) * 1_000) }]
}
