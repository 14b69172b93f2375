import { serverSentEvent } from '../../../contract/event-stream.ts'
import type { Chunk, Generated } from '../../../models/language-models.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import { openAiId } from './chat-format.ts'
import {
  callItem,
  endResponse,
  messageItem,
  type OpenAiResponse,
  type OutputItem,
  textPart,
} from './response-object.ts'

/** A part of the output that the model is writing. */
interface OpenItem {
  id: string
  /** Its place in the output. */
  index: number
  text: string
  /** Of a function call. */
  call?: { id: string; name: string }
}

/** The events of a streamed response, in the order of OpenAI's API. Each has its number. */
export function createResponseEvents(begun: OpenAiResponse) {
  const done: OutputItem[] = []
  let current: OpenItem | undefined
  let sequence = 0

  const event = (type: string, fields: object): string =>
    serverSentEvent({ type, sequence_number: sequence++, ...fields }, type)

  function begin(call?: OpenItem['call']): string[] {
    const item: OpenItem = { id: openAiId(call ? 'fc_' : 'msg_'), index: done.length, text: '', ...(call && { call }) }
    current = item
    const added = event('response.output_item.added', {
      output_index: item.index,
      item: call
        ? callItem(item.id, { ...call, arguments: '' }, 'in_progress')
        : messageItem(item.id, undefined, 'in_progress'),
    })
    if (call) return [added]
    return [added, event('response.content_part.added', { ...placeOf(item), content_index: 0, part: textPart('') })]
  }

  /** Ends the part that the model was writing. */
  function end(status: OutputItem['status'] = 'completed'): string[] {
    if (!current) return []
    const item = current
    current = undefined
    const { id, index, text, call } = item
    const place = placeOf(item)
    const written = call ? callItem(id, { ...call, arguments: text }, status) : messageItem(id, text, status)
    done.push(written)
    const before = call
      ? [event('response.function_call_arguments.done', { ...place, name: call.name, arguments: text })]
      : [
          event('response.output_text.done', { ...place, content_index: 0, text, logprobs: [] }),
          event('response.content_part.done', { ...place, content_index: 0, part: textPart(text) }),
        ]
    return [...before, event('response.output_item.done', { output_index: index, item: written })]
  }

  return {
    begun: (): string[] => [
      event('response.created', { response: begun }),
      event('response.in_progress', { response: begun }),
    ],

    piece(piece: Chunk): string[] {
      if (piece.type === 'toolCall') return [...end(), ...begin({ id: piece.id, name: piece.name })]
      const isText = piece.type === 'text'
      const before = isText && (!current || current.call) ? [...end(), ...begin()] : []
      if (!current) return before
      current.text += piece.text
      const place = placeOf(current)
      return [
        ...before,
        isText
          ? event('response.output_text.delta', { ...place, content_index: 0, delta: piece.text, logprobs: [] })
          : event('response.function_call_arguments.delta', { ...place, delta: piece.text }),
      ]
    },

    ended(generated: Generated): string[] {
      const isWhole = endResponse(begun, generated, []).status === 'completed'
      const before = done.length === 0 && !current ? begin() : []
      const closing = [...before, ...end(isWhole ? 'completed' : 'incomplete')]
      const response = endResponse(begun, generated, done)
      return [...closing, event(`response.${response.status}`, { response })]
    },

    /** The last event if the model fails in mid-stream. */
    failed({ error }: JsonObject): string {
      const { message = '', code = null } = typeof error === 'object' && error !== null ? (error as JsonObject) : {}
      const failure = { code: typeof code === 'string' ? code : 'server_error', message: String(message) }
      return event('response.failed', { response: { ...begun, status: 'failed', error: failure, output: done } })
    },
  }
}

const placeOf = ({ id, index }: OpenItem) => ({ item_id: id, output_index: index })
