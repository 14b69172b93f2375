import { isObject, type Json } from '../../../platform/values/json.ts'
import { RECEIVED } from '../events.ts'

/** The values of a form's fields, by name. */
export function formFields(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(text)) fields.set(name, [...(fields.get(name) ?? []), value])
  return fields
}

export const isForm = (type: unknown): boolean =>
  typeof type === 'string' && type.toLowerCase().startsWith('application/x-www-form-urlencoded')

/** The JSON in the field `payload` of a form, as GitHub and Slack send it, or else its fields. */
function formValue(text: string): Json {
  const fields = formFields(text)
  const inner = fields.get('payload')?.map(jsonOf)[0]
  if (inner !== undefined && isObject(inner)) return inner
  return Object.fromEntries([...fields].map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? '')]))
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const BYTE_ORDER_MARK = '\u{FEFF}'

/** The payload of a body: its JSON, or the fields of its form. Undefined if it is neither. @param type of its content */
export function payloadOf(body: string, type: unknown): Json | undefined {
  const text = body.startsWith(BYTE_ORDER_MARK) ? body.slice(1) : body
  const value = jsonOf(text)
  return value === undefined && isForm(type) && text !== '' ? formValue(text) : value
}

interface StoredEvent {
  type: string
  data: string
  whole?: string | null
}

/** The data of an event as filters and readers see it: that of a received one has the parsed payload as well. */
export function dataOf({ type, data, whole }: StoredEvent): Json {
  if (type !== RECEIVED.type) return JSON.parse(data)
  const parsed: Json = JSON.parse(whole ?? data)
  if (!isObject(parsed) || !isObject(parsed.object ?? null)) return parsed
  const object = parsed.object as { [name: string]: Json }
  const { body, headers } = object
  if (typeof body !== 'string' && object.body_base64 === undefined) return parsed
  const contentType = isObject(headers ?? null) ? (headers as { [name: string]: Json })['content-type'] : undefined
  const payload = typeof body === 'string' ? payloadOf(body, contentType) : undefined
  return { ...parsed, object: { ...object, payload: payload ?? null } }
}
