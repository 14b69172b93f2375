import type { Call } from '../../../contract/handlers.ts'
import type { Json } from '../../../platform/values/json.ts'
import { parseJson } from '../../../platform/values/parse-json.ts'
import { isForm, payloadOf } from '../attempt/received.ts'

export interface ArrivedRequest extends Pick<Call, 'method' | 'headers' | 'search'> {
  body: Uint8Array
}

/** The text of a body, with its byte order mark. Undefined if it is not UTF-8. */
export function textOfBody(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return undefined
  }
}

/** A body that was read: its payload, and its text, which is kept. A text that is no JSON has no value. */
export interface ReadBody {
  value: Json | undefined
  /** Of a form the JSON of its fields. */
  text: string
  /** Whether the text is base64, because the body is no text that can be stored. */
  base64: boolean
}

export function readAny({ body, headers }: Pick<ArrivedRequest, 'body' | 'headers'>): ReadBody {
  const text = textOfBody(body)
  if (text === undefined || text.includes('\0'))
    return { value: undefined, text: Buffer.from(body).toString('base64'), base64: true }
  const type = headers.get('content-type')
  const value = payloadOf(text, type)
  return { value, text: isForm(type) && value !== undefined ? JSON.stringify(value) : text, base64: false }
}

/** Reads a body whose JSON has to be unambiguous, or a form. */
export async function readJson({
  body,
  headers,
}: Pick<ArrivedRequest, 'body' | 'headers'>): Promise<(ReadBody & { value: Json }) | { problem: string }> {
  const type = headers.get('content-type')
  const form = isForm(type) ? payloadOf(textOfBody(body) ?? '', type) : undefined
  if (form !== undefined) return { value: form, text: JSON.stringify(form), base64: false }
  const parsed = await parseJson(body)
  return 'problem' in parsed ? parsed : { ...parsed, text: new TextDecoder().decode(body), base64: false }
}
