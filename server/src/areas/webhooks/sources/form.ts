import type { Json } from '../../../platform/values/json.ts'
import { parseJson } from '../../../platform/values/parse-json.ts'
import type { Scheme } from './schemes.ts'

/** The values of a form's fields, by name. */
export function formFields(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(text)) fields.set(name, [...(fields.get(name) ?? []), value])
  return fields
}

/** The payload of a delivery, and its JSON text, which is kept. */
export type ReadBody = { value: Json; text: string } | { problem: string }

/**
 * Reads a body as JSON. Of a scheme that sends forms, a form is the JSON in its field `payload`, or else an object of its
 * fields.
 */
export async function readBody({ forms }: Scheme, headers: Headers, body: Uint8Array): Promise<ReadBody> {
  const isForm = forms === true && headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  const parsed = await parseJson(isForm ? jsonOf(new TextDecoder().decode(body)) : body)
  if ('problem' in parsed) return parsed
  return { ...parsed, text: isForm ? JSON.stringify(parsed.value) : new TextDecoder().decode(body) }
}

function jsonOf(form: string): string {
  const fields = formFields(form)
  const [payload] = fields.get('payload') ?? []
  if (payload !== undefined) return payload
  const values = [...fields].map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? '')])
  return JSON.stringify(Object.fromEntries(values))
}
