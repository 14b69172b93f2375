import type { Schemas } from '../../../contract/schemas.ts'
import { fenced } from '../../../models/fenced.ts'
import type { GenerateInput, Message, ToolCall } from '../../../models/language-models.ts'
import { invalid } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { NO_ARGUMENTS, USUAL_MAX_TOKENS } from '../chat/read-request.ts'

type Body = Schemas['OpenAiResponseRequest']
type Item = Schemas['OpenAiInputItem']
type Part = Schemas['OpenAiInputPart']

/** The characters of a conversation, results of functions included. */
const MAX_CONVERSATION_LENGTH = 2_000_000
const TEXT_PARTS = new Set(['input_text', 'output_text', 'text'])

/**
 * The conversation with the new input.
 * @param earlier the conversation of the previous response
 * @throws ApiError `validation_error` if the input has what is not supported, or calls and results do not match
 */
export function readConversation({ input }: Body, earlier: readonly Message[]): Message[] {
  const messages = [...earlier]
  const items: Item[] = typeof input === 'string' ? [{ role: 'user', content: input }] : input
  for (const [index, item] of items.entries()) addItem(messages, item, `body.input.${index}`)
  const answered = new Set(messages.flatMap(message => (message.role === 'tool' ? [message.toolCallId] : [])))
  const open = callsIn(messages).find(({ id }) => !answered.has(id))
  if (open) throw invalid('body.input', `No tool output found for function call ${open.id}.`)
  if (JSON.stringify(messages).length > MAX_CONVERSATION_LENGTH)
    throw invalid(
      'body.input',
      `The conversation has more than ${MAX_CONVERSATION_LENGTH} characters. Shorten it, or start a new one.`,
    )
  return messages
}

const callsIn = (messages: readonly Message[]): ToolCall[] =>
  messages.flatMap(message => (message.role === 'assistant' ? (message.toolCalls ?? []) : []))

function addItem(messages: Message[], item: Item, path: string): void {
  switch (item.type ?? 'message') {
    case 'message':
      messages.push(toMessage(item, path))
      return
    case 'reasoning':
      return
    case 'function_call': {
      const { call_id: id, name, arguments: written } = item
      if (id === undefined || name === undefined || written === undefined)
        throw invalid(path, `${path} is a function_call. It needs call_id, name and arguments.`)
      const last = messages.at(-1)
      const call = { id, name, arguments: written }
      if (last?.role === 'assistant')
        messages[messages.length - 1] = { ...last, toolCalls: [...(last.toolCalls ?? []), call] }
      else messages.push({ role: 'assistant', content: '', toolCalls: [call] })
      return
    }
    case 'function_call_output': {
      const { call_id: id, output } = item
      const call = callsIn(messages).find(each => each.id === id)
      if (!call || output === undefined)
        throw invalid(`${path}.call_id`, `No tool call found for function call output with call_id ${id}.`)
      const content = fenced(`result of ${call.name}`, textOf(output, `${path}.output`))
      messages.push({ role: 'tool', toolCallId: call.id, name: call.name, content })
      return
    }
    default:
      throw invalid(
        `${path}.type`,
        `${path} has the type ${item.type}, which is not supported. Send messages, function_call and function_call_output.`,
      )
  }
}

function toMessage({ role, content }: Item, path: string): Message {
  if (role === undefined) throw invalid(`${path}.role`, `${path} is a message. It needs role and content.`)
  const text = textOf(content ?? '', `${path}.content`)
  return { role: role === 'developer' ? 'system' : role, content: text }
}

function textOf(content: string | readonly Part[], path: string): string {
  if (typeof content === 'string') return content
  return content
    .map(({ type, text = '' }, index) => {
      if (TEXT_PARTS.has(type)) return text
      throw invalid(`${path}.${index}.type`, `${path}.${index} has the type ${type}. Only text is supported.`)
    })
    .join('\n')
}

/** @throws ApiError `validation_error` for a tool that OpenAI would run */
export function readGeneration(body: Body): Omit<GenerateInput, 'messages' | 'signal' | 'model'> {
  const { temperature, top_p: topP, max_output_tokens: maxTokens, tools, tool_choice: choice, text } = body
  const { type = 'text', name, schema } = text?.format ?? {}
  return {
    maxTokens: maxTokens ?? USUAL_MAX_TOKENS,
    ...given({
      temperature: temperature ?? undefined,
      topP: topP ?? undefined,
      tools: tools?.map((tool, index) => {
        if (tool.type !== 'function' || tool.name === undefined)
          throw invalid(
            `body.tools.${index}.type`,
            `The tool ${index} is not a function with a name. Tools that OpenAI runs, such as web_search, are not supported.`,
          )
        const { name, description, parameters } = tool
        return { name, parameters: parameters ?? NO_ARGUMENTS, ...given({ description: description ?? undefined }) }
      }),
      toolChoice:
        choice === null || choice === undefined || typeof choice === 'string' ? (choice ?? undefined) : choice,
      json: type === 'text' ? undefined : given({ name, schema }),
    }),
  }
}
