import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv'
import { isObject } from '../../../platform/values/json.ts'

/** The JSON of a value, the same for equal values. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isObject(value)) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map(name => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`
}

const areUnique: SchemaValidateFunction = (wanted: boolean, data: readonly unknown[]) => {
  if (!wanted) return true
  const places = new Map<string, number>()
  for (const [index, item] of data.entries()) {
    const key = canonical(item)
    const place = places.get(key)
    if (place !== undefined) {
      areUnique.errors = [{ keyword: 'uniqueItems', params: { i: index, j: place } }]
      return false
    }
    places.set(key, index)
  }
  return true
}

/** `uniqueItems` in linear time: Ajv's compares all pairs. */
export const uniqueItems: FuncKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  errors: true,
  validate: areUnique,
}
