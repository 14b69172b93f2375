import type { Schemas } from '../../../contract/schemas.ts'
import { invalid } from '../../../platform/values/errors.ts'
import type { Json, JsonObject } from '../../../platform/values/json.ts'
import type { SourceMemories } from './accept.ts'
import { mapEvent } from './mapping.ts'
import { idInPayload } from './receive.ts'
import { schemeOf } from './schemes.ts'
import type { Source } from './source.ts'

/** Explains what a source would do with a payload. Stores nothing. @throws ApiError if a header is malformed */
export function testMapping(
  { id: sourceId, scheme: name, signature, types, mapping }: Source,
  given: Schemas['TestWebhookSourceRequest'],
  { now, check }: Pick<SourceMemories, 'check'> & { now: Date },
): Schemas['TestWebhookSourceResponse']['data'] {
  const scheme = schemeOf(name, signature)
  const headers = headersOf(given.headers ?? {})
  // parsed from a body, so it is JSON
  const payload = given.payload as Json
  const rules = { sourceId, scheme, types: given.types ?? types, mapping: given.mapping ?? mapping, check }
  const { type, steps, memory, record, ignored } = mapEvent({ payload, headers, at: now }, rules)
  const header = scheme.id && 'header' in scheme.id ? headers.get(scheme.id.header) : null
  return {
    result: ignored ? 'ignored' : 'stored',
    message: ignored?.message ?? null,
    event_id: header ?? idInPayload(scheme, payload) ?? null,
    type: type ?? null,
    steps,
    memory: memory ? { ...memory } : null,
    properties: record ? (record.properties as JsonObject) : null,
  }
}

function headersOf(given: Readonly<Record<string, string>>): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    try {
      headers.set(name, value)
    } catch {
      throw invalid(`body.headers.${name}`, `body.headers.${name} is not a valid header.`)
    }
  }
  return headers
}
