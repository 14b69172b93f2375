import type { GenerateInput, Message } from '../language-models.ts'
import type { AnswerHabits } from './chat-answer.ts'

/** How requests are sent to an endpoint, from what it has refused before. */
export interface RequestForm {
  json: 'schema' | 'object' | 'text'
  temperature: boolean
}

export const FULL_FORM: RequestForm = { json: 'schema', temperature: true }

/** Words by which endpoints name what they do not take. */
const NAMED: Record<keyof RequestForm, RegExp> = {
  json: /response.?format|json.?(?:schema|object|mode|validate)|structured.?output|grammar|schema/i,
  temperature: /temperature/i,
}

const REFUSING = new Set([400, 422])
/** Statuses of servers that fail over a schema, and say so. */
const FAILING = new Set([500, 501])

/**
 * The form in which to send a refused request again. Undefined if that would not help: the request was not refused for
 * its form.
 * @param isProven whether the endpoint has answered such a request in this form
 */
export function plainerForm(
  { json, temperature }: RequestForm,
  input: Pick<GenerateInput, 'output' | 'json' | 'temperature'>,
  { status, body, isProven }: { status: number | undefined; body: string; isProven: boolean },
): RequestForm | undefined {
  if (status === undefined || !(REFUSING.has(status) || FAILING.has(status))) return undefined
  const asksForJson = input.output !== undefined || input.json !== undefined
  const next = { json: asksForJson ? PLAINER[json] : undefined, temperature: temperature && input.temperature === 0 }
  if (next.temperature && NAMED.temperature.test(body)) return { json, temperature: false }
  if (next.json && NAMED.json.test(body)) return { json: next.json, temperature }
  if (isProven || FAILING.has(status) || !isUnclear(body)) return undefined
  if (next.json) return { json: next.json, temperature }
  return next.temperature ? { json, temperature: false } : undefined
}

const PLAINER: Record<RequestForm['json'], RequestForm['json'] | undefined> = {
  schema: 'object',
  object: 'text',
  text: undefined,
}

/** Whether a refusal gives a reason that has nothing to do with the form. */
const isUnclear = (body: string): boolean =>
  !/context|token|length|too (?:long|large)|content|policy|safety|moderation|key|auth|billing|quota|tool|image/i.test(
    body,
  )

/** The request in the form that the endpoint takes. The instructions have the schema if no field does. */
export function inForm<Input extends GenerateInput>(input: Input, { json, temperature }: RequestForm): Input {
  const sent = temperature || input.temperature !== 0 ? input : { ...input, temperature: undefined }
  const schema = input.output ?? input.json?.schema
  if (json === 'schema' || (input.output === undefined && input.json === undefined)) return sent
  const asked = `Answer with JSON only, without any other text${schema === undefined ? '.' : `. It must match this JSON Schema: ${JSON.stringify(schema)}`}`
  return {
    ...sent,
    output: undefined,
    json: json === 'object' ? {} : undefined,
    messages: instructed(input.messages, asked),
  }
}

// some templates take one system message only, at the start
const instructed = ([first, ...others]: readonly Message[], text: string): Message[] =>
  first?.role === 'system'
    ? [{ ...first, content: `${first.content}\n${text}` }, ...others]
    : [{ role: 'system', content: text }, ...(first ? [first] : []), ...others]

const JSON_WORDS: Record<RequestForm['json'], string | undefined> = {
  schema: undefined,
  object: 'takes json_object, not json_schema',
  text: 'takes no response_format',
}

/** What was adapted to a model, in words. */
export const shapeOf = ({ server, isThinking }: AnswerHabits, { json, temperature }: RequestForm): string | undefined =>
  [
    server,
    isThinking ? 'thinking is cut from its text' : undefined,
    JSON_WORDS[json],
    temperature ? undefined : 'takes no temperature of 0',
  ]
    .filter(part => part !== undefined)
    .join('; ') || undefined
