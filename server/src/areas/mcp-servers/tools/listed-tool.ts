import { isObject, type Json, type JsonObject } from '../../../platform/values/json.ts'
import { findBadText } from '../../../platform/values/unicode.ts'
import {
  MAX_DEFINITION_CHARACTERS,
  MAX_DESCRIPTION_LENGTH,
  MAX_SCHEMA_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_TOOL_NAME_LENGTH,
} from '../limits.ts'
import { cleanText } from './clean-text.ts'

/** What models get to know of a tool. A change of it needs a review. */
export interface ToolDefinition {
  description: string
  inputSchema: JsonObject
}

export interface ListedTool extends ToolDefinition {
  name: string
  title: string | null
}

export interface SkippedTool {
  name: string
  reason: string
}

export interface Listing {
  tools: ListedTool[]
  skipped: SkippedTool[]
}

/** The tools of a listing that can be stored and sent to models. The others are skipped, each with the reason. */
export function readListing(listed: readonly unknown[]): Listing {
  const tools = new Map<string, ListedTool>()
  const skipped: SkippedTool[] = []
  let characters = 0
  for (const entry of listed) {
    const read = readTool(entry)
    const name = 'reason' in read ? read.name : read.tool.name
    const size = 'tool' in read ? read.tool.description.length + JSON.stringify(read.tool.inputSchema).length : 0
    const reason =
      'reason' in read
        ? read.reason
        : tools.has(name)
          ? 'Another tool of the server has the same name.'
          : characters + size > MAX_DEFINITION_CHARACTERS
            ? `All definitions together have more than ${MAX_DEFINITION_CHARACTERS} characters.`
            : undefined
    if (reason !== undefined) skipped.push({ name, reason })
    else if ('tool' in read) {
      characters += size
      tools.set(name, read.tool)
    }
  }
  return { tools: [...tools.values()], skipped }
}

function readTool(entry: unknown): { tool: ListedTool } | SkippedTool {
  const { name, title, annotations, description, inputSchema } = Object(entry)
  const shown = cleanText(typeof name === 'string' ? name : '', MAX_TOOL_NAME_LENGTH)
  if (typeof name !== 'string' || shown === '' || shown !== name)
    return {
      name: shown,
      reason: `The name is missing, has more than ${MAX_TOOL_NAME_LENGTH} characters, or has characters that cannot be shown.`,
    }
  if (!isObject(inputSchema) || inputSchema.type !== 'object')
    return { name, reason: 'The input schema is not a JSON Schema of the type object.' }
  const schema = readSchema(inputSchema)
  if (typeof schema === 'string') return { name, reason: schema }
  const label: unknown = title ?? Object(annotations).title
  return {
    tool: {
      name,
      title: typeof label === 'string' ? cleanText(label, MAX_TITLE_LENGTH) || null : null,
      description: typeof description === 'string' ? cleanText(description, MAX_DESCRIPTION_LENGTH) : '',
      inputSchema: schema,
    },
  }
}

/** The schema with its texts cleaned, or the problem with it. */
function readSchema(schema: Record<string, unknown>): JsonObject | string {
  let text: string
  try {
    text = JSON.stringify(schema)
  } catch {
    return 'The input schema is nested too deeply.'
  }
  if (text.length > MAX_SCHEMA_LENGTH) return `The input schema has more than ${MAX_SCHEMA_LENGTH} characters as JSON.`
  const copy: Json = JSON.parse(text, (key, value: Json) =>
    typeof value === 'string' && (key === 'description' || key === 'title')
      ? cleanText(value, MAX_DESCRIPTION_LENGTH)
      : value,
  )
  const bad = findBadText(copy)
  if (bad) return `In the input schema, ${bad.path || 'a value'} ${bad.problem}.`
  return isObject(copy) ? copy : 'The input schema is not an object.'
}
