import type { Schemas } from '../../../contract/schemas.ts'
import { fenced } from '../../../models/fenced.ts'
import type { GenerateInput, Message } from '../../../models/language-models.ts'
import { invalid } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { type EntityFields, entityIn } from '../entity.ts'

type Body = Schemas['ChatCompletionRequest']

/** A chat after validation. */
export interface ChatRun {
  /** The call of the model, without what is known about the entity. */
  input: Omit<GenerateInput, 'signal'>
  entity: EntityFields | undefined
  /** Undefined if the request does not say: then those that fit are added if it names an entity. */
  guidelines: Schemas['ChatGuidelineChoice'] | undefined
  guidelineTags?: string[]
  guidelineTokens?: number
  /** The last message of the user. */
  message: string
  stream: boolean
  includeUsage: boolean
}

export const USUAL_MAX_TOKENS = 4_000

/**
 * @param named whom the request names in another way, if neither `keepsake` nor the headers name an entity
 * @throws ApiError `validation_error` if a result of a tool answers no call
 */
export function readChat(body: Body, headers: Headers, named?: EntityFields): ChatRun {
  const messages = body.messages.map((message, index) => toMessage(message, body.messages, index))
  const extension = body.keepsake ?? extensionIn(headers)
  const entity = (extension && entityIn(extension)) ?? named
  const { model, temperature, top_p: topP, seed, stop } = body
  const { presence_penalty: presencePenalty, frequency_penalty: frequencyPenalty } = body
  return {
    input: {
      messages,
      maxTokens: body.max_completion_tokens ?? body.max_tokens ?? USUAL_MAX_TOKENS,
      ...given({
        model,
        temperature: temperature ?? undefined,
        topP: topP ?? undefined,
        seed: seed ?? undefined,
        presencePenalty: presencePenalty ?? undefined,
        frequencyPenalty: frequencyPenalty ?? undefined,
        stop: stop === null || stop === undefined ? undefined : [stop].flat(),
        tools: body.tools?.map(({ function: { name, description, parameters = NO_ARGUMENTS } }) => ({
          name,
          parameters,
          ...given({ description }),
        })),
        toolChoice: toolChoiceOf(body.tool_choice),
        json: jsonOf(body.response_format),
      }),
    },
    entity,
    guidelines: extension?.guidelines,
    ...given({ guidelineTags: extension?.guidelineTags, guidelineTokens: extension?.guidelineTokens }),
    message: messages.findLast(({ role }) => role === 'user')?.content ?? '',
    stream: body.stream ?? false,
    includeUsage: body.stream_options?.include_usage ?? false,
  }
}

export const NO_ARGUMENTS = { type: 'object', properties: {} }

const textOf = ({ content }: Schemas['ChatMessage']): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('\n')

function toMessage(message: Schemas['ChatMessage'], all: readonly Schemas['ChatMessage'][], index: number): Message {
  const content = textOf(message)
  switch (message.role) {
    case 'system':
    case 'developer':
      return { role: 'system', content }
    case 'user':
      return { role: 'user', content }
    case 'assistant': {
      const toolCalls = message.tool_calls?.map(({ id, function: called }) => ({ id, ...called }))
      return { role: 'assistant', content, ...given({ toolCalls }) }
    }
    case 'tool': {
      const { tool_call_id: toolCallId } = message
      const call = all
        .slice(0, index)
        .flatMap(({ tool_calls: calls }) => calls ?? [])
        .find(({ id }) => id === toolCallId)
      if (!call || toolCallId === undefined)
        throw invalid(
          `body.messages.${index}.tool_call_id`,
          `body.messages.${index} answers a call that no message before it has. Set tool_call_id to the id of one of its tool_calls.`,
        )
      const { name } = call.function
      return { role: 'tool', toolCallId, name, content: fenced(`result of ${name}`, content) }
    }
  }
}

function toolChoiceOf(choice: Body['tool_choice']): GenerateInput['toolChoice'] {
  if (choice === null || choice === undefined) return undefined
  return typeof choice === 'string' ? choice : { name: choice.function.name }
}

function jsonOf(format: Body['response_format']): GenerateInput['json'] {
  if (!format || format.type === 'text') return undefined
  const { name, schema } = format.json_schema ?? {}
  return given({ name, schema })
}

/** What headers ask to add, for clients that cannot add fields to the body. */
export function extensionIn(headers: Headers): Schemas['ChatExtension'] | undefined {
  const header = (name: string): string | undefined => headers.get(`X-Keepsake-${name}`)?.trim() || undefined
  const listed = header('Guidelines')
  const guidelines: Schemas['ChatGuidelineChoice'] | undefined =
    listed === undefined || listed === 'auto' || listed === 'none' ? listed : listed.split(/[\s,]+/)
  const fields = given({
    recordId: header('Record-Id'),
    email: header('Email'),
    websiteUrl: header('Website-Url'),
    phoneNumber: header('Phone-Number'),
    type: header('Type'),
    guidelines,
  })
  return Object.keys(fields).length === 0 ? undefined : fields
}
