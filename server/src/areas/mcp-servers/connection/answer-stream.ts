import { isObject } from '../../../platform/values/json.ts'

/**
 * Finds the answer to one request in a stream of server-sent events, while it arrives. A server may send other messages
 * before it, and may leave the stream open after it.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#sending-messages-to-the-server
 */
export interface AnswerStream {
  /** Reads the next part. @returns whether the answer is complete */
  read(part: Uint8Array): boolean
  /** The answer as JSON. Undefined if it has not arrived. */
  answer(): string | undefined
}

const END_OF_EVENT = /\r\n\r\n|\n\n|\r\r/

/** @param id of the request */
export function createAnswerStream(id: unknown): AnswerStream {
  const decoder = new TextDecoder()
  // joined only when an event ends: joining for every part takes time that grows with the square of the length
  let parts: string[] = []
  let tail = ''
  let found: string | undefined
  return {
    read(part) {
      if (found !== undefined) return true
      const text = decoder.decode(part, { stream: true })
      parts.push(text)
      const isEnd = END_OF_EVENT.test(tail + text)
      tail = (tail + text).slice(-3)
      if (!isEnd) return false
      const events = parts.join('').split(END_OF_EVENT)
      parts = [events.pop() ?? '']
      found = events.map(dataOf).find(data => isAnswer(data, id))
      return found !== undefined
    },
    answer: () => found,
  }
}

const dataOf = (event: string): string =>
  event
    .split(/\r\n|\n|\r/)
    .flatMap(line => (line.startsWith('data:') ? [line.slice('data:'.length).replace(/^ /, '')] : []))
    .join('\n')

function isAnswer(data: string, id: unknown): boolean {
  if (data === '') return false
  try {
    const message: unknown = JSON.parse(data)
    return isObject(message) && message.id === id && ('result' in message || 'error' in message)
  } catch {
    return false
  }
}
