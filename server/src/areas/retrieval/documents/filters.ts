import type { Schemas } from '../../../contract/schemas.ts'
import type { SqlValue } from '../../../platform/database/scope.ts'
import { invalid } from '../../../platform/values/errors.ts'

/** What a range compares, by its name in a filter. */
const OPERATORS: Readonly<Record<string, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' }

/** A SQL condition on a passage, by its alias. */
type Condition = (passage: string, values: SqlValue[]) => string

/**
 * The condition that filters set on the document of a passage. A range of metadata (`{ "year": { "gte": 2024 } }`)
 * compares numbers with numbers, and texts, such as ISO dates, with texts.
 * @throws ApiError `validation_error` for a range with something else
 */
export function documentCondition({ documentIds, mimeTypes, metadata = {} }: Schemas['DocumentFilters']): Condition {
  const ranges = Object.entries(metadata).filter(([name, value]) => isRange(name, value))
  const names = new Set(ranges.map(([name]) => name))
  const equal = Object.entries(metadata).filter(([name]) => !names.has(name))
  return (passage, values) => {
    const conditions = [`f.tenant_id = $1`, `f.id = split_part(${passage}.id, '/', 1)`]
    const parameter = (value: SqlValue): string => `$${values.push(value)}`
    if (documentIds) conditions.push(`f.key = ANY(${parameter(documentIds)}::text[])`)
    if (mimeTypes) conditions.push(`f.mime_type = ANY(${parameter(mimeTypes)}::text[])`)
    if (equal.length > 0)
      conditions.push(`f.metadata @> ${parameter(JSON.stringify(Object.fromEntries(equal)))}::jsonb`)
    for (const [name, range] of ranges) {
      const field = `f.metadata -> ${parameter(name)}::text`
      for (const [operator, limit] of Object.entries(Object(range))) {
        const sign = OPERATORS[operator.replace(/^\$/, '')]
        const given = parameter(JSON.stringify(limit))
        // texts are compared by their characters, whatever the language of the database
        conditions.push(
          typeof limit === 'number'
            ? `(jsonb_typeof(${field}) = 'number' AND ${field} ${sign} ${given}::jsonb)`
            : `(jsonb_typeof(${field}) = 'string' AND (${field} #>> '{}') COLLATE "C" ${sign} (${given}::jsonb #>> '{}') COLLATE "C")`,
        )
      }
    }
    return `EXISTS (SELECT FROM rag_documents f WHERE ${conditions.join(' AND ')})`
  }
}

/** Whether the value of a field is a range, and not an object that it has. */
function isRange(name: string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  const isOperator = (key: string): boolean => Object.hasOwn(OPERATORS, key.replace(/^\$/, ''))
  if (!entries.some(([key]) => isOperator(key) || key.startsWith('$'))) return false
  const types = new Set(entries.map(([, limit]) => typeof limit))
  const [type] = types
  if (types.size === 1 && (type === 'number' || type === 'string') && entries.every(([key]) => isOperator(key)))
    return true
  const path = `body.filters.metadata.${name}`
  throw invalid(path, `${path} must be a value, or a range with gt, gte, lt and lte, all numbers or all texts.`)
}
