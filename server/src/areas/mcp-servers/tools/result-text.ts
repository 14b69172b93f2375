import { withoutSecrets } from '../../../platform/encryption/without-secrets.ts'
import { isObject } from '../../../platform/values/json.ts'
import type { Headers } from '../headers.ts'
import { MAX_RESULT_CHARACTERS } from '../limits.ts'

/** The result of a tool call, for a model. Its text is from the server: material, not instructions. */
export interface McpToolResult {
  content: string
  isError: boolean
}

/** The text of a result of `tools/call`, with a note for each part that is no text. */
export function resultOf(result: unknown, headers: Headers): McpToolResult {
  const { content, structuredContent, isError } = Object(result)
  const parts = Array.isArray(content) ? content.map(textOf) : []
  // servers send structured results as text too, but need not
  if (parts.length === 0 && structuredContent !== undefined) parts.push(toJson(structuredContent))
  return { content: safeText(parts.join('\n\n') || 'The tool returned nothing.', headers), isError: isError === true }
}

/** A text of a server as a model gets it: storable, without the values of our headers, cut to a length. */
export function safeText(text: string, headers: Headers): string {
  const known = withoutSecrets(text.slice(0, MAX_RESULT_CHARACTERS * 2), Object.values(headers))
  const safe = known.toWellFormed().replaceAll('\0', '')
  if (text.length <= MAX_RESULT_CHARACTERS) return safe
  return `${safe.slice(0, MAX_RESULT_CHARACTERS).toWellFormed()}\n[The result has ${text.length} characters. The rest is left out.]`
}

function textOf(part: unknown): string {
  if (!isObject(part)) return ''
  if (part.type === 'text' && typeof part.text === 'string') return part.text
  if (part.type === 'resource' && isObject(part.resource) && typeof part.resource.text === 'string')
    return part.resource.text
  if (part.type === 'resource_link') return `[link: ${String(part.name ?? '')} ${String(part.uri ?? '')}]`
  return `[${String(part.type ?? 'part')}, which is not text and was left out]`
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return '[a result that cannot be shown]'
  }
}
