import { isObject } from '../../platform/values/json.ts'
import { EndpointFault } from './endpoint-fault.ts'
import { cutThinking, unopenedEnd, withoutThinking } from './thinking.ts'

/** What is remembered of a model between its answers. */
export interface AnswerHabits {
  /** The server, by the signs in its answers. */
  server?: string
  /** Writes its thinking into the text. */
  isThinking?: boolean
  /** Ends its thinking with a mark that it did not open. */
  isUnopened?: boolean
}

/** Repairs one answer, which is not a stream, in place. */
export function repairAnswer(answer: Record<string, unknown>, habits: AnswerHabits): void {
  for (const part of [answer, answer.response]) if (isObject(part)) repairUsage(part)
  if (!Array.isArray(answer.choices)) return
  answer.choices = answer.choices.filter(isObject)
  for (const choice of choicesOf(answer)) {
    const message = isObject(choice.message) ? choice.message : {}
    choice.message = message
    repairSaid(message)
    if (typeof message.content === 'string') {
      if (unopenedEnd(message.content) !== undefined) habits.isUnopened = true
      const text = withoutThinking(message.content)
      if (text !== message.content) habits.isThinking = true
      message.content = text
    }
    for (const [index, call] of callsOf(message).entries()) {
      repairArguments(call, '{}')
      if (typeof call.id !== 'string' || call.id === '') call.id = `call_${index}`
    }
  }
}

/** Repairs the data of the events of one stream, in order. Returns the events that take the place of each. */
export function repairStream(habits: AnswerHabits): (data: string) => string[] {
  const cutter = cutThinking(habits.isUnopened)
  const names = new Set<number>()
  let isChat = false
  let hasFinished = false
  let written = ''

  function chunk(value: Record<string, unknown>): string {
    isChat = true
    value.choices = Array.isArray(value.choices) ? value.choices.filter(isObject) : []
    for (const choice of choicesOf(value)) {
      const delta = isObject(choice.delta) ? choice.delta : {}
      choice.delta = delta
      repairSaid(delta)
      nameCalls(delta, names)
      const isLast = typeof choice.finish_reason === 'string' && choice.finish_reason !== ''
      if (choice.finish_reason === '') choice.finish_reason = null
      if (typeof delta.content === 'string') {
        if (habits.isUnopened !== true) written += delta.content
        delta.content = cutter.push(delta.content)
      }
      if (!isLast) continue
      hasFinished = true
      delta.content = `${typeof delta.content === 'string' ? delta.content : ''}${cutter.end()}`
      if (unopenedEnd(written) !== undefined) habits.isUnopened = true
      if (habits.isUnopened || withoutThinking(written) !== written) habits.isThinking = true
    }
    return JSON.stringify(value)
  }

  /** A stream that ends in good order is complete, even if it does not say why it ended. */
  function missingEnd(): string[] {
    if (!isChat || hasFinished) return []
    const held = cutter.end()
    if (written === '' && held === '' && names.size === 0) return []
    const delta = held === '' ? {} : { content: held }
    return [JSON.stringify({ choices: [{ index: 0, delta, finish_reason: names.size > 0 ? 'tool_calls' : 'stop' }] })]
  }

  return data => {
    if (data === '[DONE]') return [...missingEnd(), data]
    const value = parsed(data)
    if (!isObject(value)) return [data]
    for (const part of [value, value.response]) if (isObject(part)) repairUsage(part)
    // events of other protocols than chat have a type
    if ('type' in value) return [JSON.stringify(value)]
    return [isFailure(value) ? JSON.stringify({ error: readableError(value.error) }) : chunk(value)]
  }
}

/** Whether a body of HTTP 200 is an error. */
export const isFailure = (answer: Record<string, unknown>): boolean =>
  answer.error !== undefined && answer.error !== null && !('choices' in answer) && !('output' in answer)

const readableError = (error: unknown): Record<string, unknown> => ({
  ...(isObject(error) && { code: error.code ?? error.status ?? error.status_code }),
  message: 'An error in place of a piece of the answer.',
})

/** The fault of an error that an endpoint answered with HTTP 200, or in a stream. */
export function faultOf(error: unknown): EndpointFault {
  const code = isObject(error) ? Number(error.code ?? error.status ?? error.status_code) : Number.NaN
  const statusCode = code >= 400 && code < 600 ? code : undefined
  return new EndpointFault('it answered HTTP 200 with an error in place of an answer', {
    statusCode,
    isRetryable: statusCode === undefined || statusCode === 429 || statusCode >= 500,
  })
}

/** An answer that was not streamed, as the events of a stream. */
export function asEvents(answer: Record<string, unknown>): string[] {
  const { choices: _, usage, ...head } = answer
  const pieces = choicesOf(answer).map(({ message, ...choice }, at) => {
    const delta = isObject(message) ? message : {}
    for (const [index, call] of callsOf(delta).entries()) call.index ??= index
    return JSON.stringify({
      ...head,
      choices: [{ index: at, ...choice, delta, finish_reason: choice.finish_reason ?? 'stop' }],
    })
  })
  return [...pieces, JSON.stringify({ ...head, choices: [], ...(isObject(usage) && { usage }) }), '[DONE]']
}

/** A message or a delta: the role, the text and the reasoning have other forms than the library reads. */
function repairSaid(said: Record<string, unknown>): void {
  if (said.role !== 'assistant') delete said.role
  for (const name of ['reasoning_content', 'reasoning']) if (typeof said[name] !== 'string') delete said[name]
  if (Array.isArray(said.content)) said.content = said.content.map(textOf).join('')
  else if (typeof said.content !== 'string') said.content = null
  // what came before tools, and means one tool
  if (isObject(said.function_call) && !Array.isArray(said.tool_calls))
    said.tool_calls = [{ function: said.function_call }]
  if (said.tool_calls !== undefined)
    said.tool_calls = Array.isArray(said.tool_calls)
      ? said.tool_calls.filter(call => isObject(call) && isObject(call.function))
      : null
}

const textOf = (part: unknown): string => {
  if (typeof part === 'string') return part
  return isObject(part) && part.type !== 'thinking' && typeof part.text === 'string' ? part.text : ''
}

/** Each tool call of a stream needs an ID and a number when it begins. */
function nameCalls(delta: Record<string, unknown>, seen: Set<number>): void {
  for (const call of callsOf(delta)) {
    const named = isObject(call.function) && typeof call.function.name === 'string' && call.function.name !== ''
    if (typeof call.index !== 'number') call.index = named ? seen.size : Math.max(0, seen.size - 1)
    const { index } = call
    if (typeof index !== 'number') continue
    if (!seen.has(index) && (typeof call.id !== 'string' || call.id === '')) call.id = `call_${index}`
    seen.add(index)
    repairArguments(call, '')
  }
}

const callsOf = ({ tool_calls: calls }: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(calls) ? calls.filter(isObject) : []

const choicesOf = ({ choices }: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(choices) ? choices.filter(isObject) : []

/** Servers of local models send the arguments as an object, or leave them out. */
function repairArguments(call: Record<string, unknown>, none: string): void {
  if (!isObject(call.function)) return
  const { arguments: written } = call.function
  if (typeof written === 'string') call.function.arguments = written.trim() === '' ? written || none : written
  else call.function.arguments = written === undefined || written === null ? none : JSON.stringify(written)
}

const NAMES = ['prompt_tokens', 'completion_tokens', 'input_tokens', 'output_tokens']

/** Leaves out what is no number of tokens. What is not reported is estimated. */
function repairUsage(answer: Record<string, unknown>): void {
  const { usage } = answer
  if (usage === undefined || usage === null) return
  if (isObject(usage)) {
    for (const [name, value] of Object.entries(usage))
      if (!(isObject(value) ? Object.values(value).every(isTokens) : isTokens(value))) delete usage[name]
    if (NAMES.some(name => name in usage)) return
  }
  delete answer.usage
}

const isTokens = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
