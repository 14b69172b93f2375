import { estimateTokens } from '../platform/access/tokens.ts'
import type { GenerateInput } from './language-models.ts'

/** What the names of roles and the marks between messages add. */
const TOKENS_PER_MESSAGE = 8
/** What most providers count for an image with sides of 1,568 pixels. */
const TOKENS_PER_IMAGE = 1_600

/** Tokens that the model reads, estimated from above. */
export function estimatedInput({
  messages,
  tools = [],
  output,
  json,
}: Pick<GenerateInput, 'messages' | 'tools' | 'output' | 'json'>): number {
  const said = messages.map(message =>
    message.role === 'assistant' ? message.content + JSON.stringify(message.toolCalls ?? []) : message.content,
  )
  const schemas = [...tools, output, json].flatMap(schema => (schema === undefined ? [] : JSON.stringify(schema)))
  const images = messages.flatMap(message => (message.role === 'user' ? (message.images ?? []) : []))
  const texts = [...said, ...schemas].reduce((sum, text) => sum + estimateTokens(text) + TOKENS_PER_MESSAGE, 0)
  return texts + images.length * TOKENS_PER_IMAGE
}
