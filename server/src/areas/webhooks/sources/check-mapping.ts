import { invalid } from '../../../platform/values/errors.ts'
import type { Mapping } from './mapping.ts'
import { templateProblem } from './payload.ts'

export type { Mapping } from './mapping.ts'

/** @throws ApiError `validation_error` if the mapping names no record, or has a placeholder that nothing can replace */
export function checkMapping(mapping: Mapping | undefined, path = 'body.mapping'): void {
  if (!mapping) return
  const { record, content, tags = [] } = mapping
  const templates = { content, ...Object.fromEntries(tags.map((tag, at) => [`tags.${at}`, tag])) }
  for (const [field, template] of Object.entries(templates)) {
    const place = `${path}.${field}`
    const problem = templateProblem(template)
    if (problem) throw invalid(place, `${place} ${problem}`)
  }
  const { type: _, custom_key_name: name, custom_key_value: value, ...keys } = record
  if ((name === undefined) !== (value === undefined))
    throw invalid(`${path}.record`, `${path}.record needs both custom_key_name and custom_key_value, or neither.`)
  if (value === undefined && Object.keys(keys).length === 0)
    throw invalid(
      `${path}.record`,
      `${path}.record names no identity key. Set record_id, email, website_url, phone_number or custom_key_value.`,
    )
}
