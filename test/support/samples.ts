import fc from 'fast-check'
import { arbitraryOf } from './arbitrary.ts'
import { resolved } from './requests.ts'

const SEED = 20_261_127

/**
 * Values that the schema allows, which together have each of its fields. A field with an example in the spec has that.
 * @param parents the schemas around it, since a schema can contain itself
 */
export function samplesOf(node: unknown, parents: readonly unknown[] = []): unknown[] {
  const schema = Object(resolved(node))
  if (parents.includes(schema)) return []
  const within = [...parents, schema]
  if (schema.type === 'null') return []
  const alternatives: unknown[] = schema.oneOf ?? schema.anyOf ?? []
  if (alternatives.length > 0) return alternatives.flatMap(each => samplesOf(each, within))
  if (schema.properties) return objects(schema, within)
  const items = schema.items && samplesOf(schema.items, within)
  // the same values again would not be unique
  if (items?.some((item: unknown) => typeof item === 'object')) return items.map((item: unknown) => [item])
  if (schema.example !== undefined) return [schema.example]
  if (items) return [items.slice(0, Math.max(1, schema.minItems ?? 0))]
  const values = Object(schema.additionalProperties)
  if (Object.keys(values).length > 0) return samplesOf(values, within).map(value => ({ example: value }))
  return fc.sample(arbitraryOf(withoutNull(schema)), { seed: SEED, numRuns: 1 })
}

const withoutNull = (schema: { type?: unknown }): object =>
  Array.isArray(schema.type) ? { ...schema, type: schema.type.find(type => type !== 'null') } : schema

/** As many objects as the field with most samples has, each with all fields. */
function objects({ properties }: { properties: object }, within: readonly unknown[]): unknown[] {
  const fields = Object.entries(properties)
    .map(([name, child]) => ({ name, samples: samplesOf(child, within) }))
    .filter(({ samples }) => samples.length > 0)
  const count = Math.max(1, ...fields.map(({ samples }) => samples.length))
  return Array.from({ length: count }, (_, n) =>
    Object.fromEntries(fields.map(({ name, samples }) => [name, samples[Math.min(n, samples.length - 1)]])),
  )
}
