import { asArray, asObject, asString, isObject, type Json, type JsonObject } from './json.ts'

/**
 * Follows `$ref` until a value that is not a reference.
 * @throws if the reference leaves the document, does not resolve or is circular.
 */
export function resolve(document: JsonObject, value: Json | undefined): JsonObject {
  let current = asObject(value)
  for (let hops = 0; typeof current.$ref === 'string'; hops += 1) {
    const reference = current.$ref
    const target = reference.startsWith('#/') ? at(document, reference) : undefined
    if (!isObject(target) || hops > 20)
      throw new Error(`openapi.yaml: $ref ${reference} leads nowhere; check its spelling.`)
    current = target
  }
  return current
}

/** The last part of a component reference, `#/components/schemas/Memory` → `Memory`; `undefined` for anything else. */
export function refName(schema: Json | undefined): string | undefined {
  return /^#\/components\/schemas\/(.+)$/.exec(asString(asObject(schema).$ref))?.[1]
}

export interface ObjectShape {
  properties: [name: string, schema: JsonObject][]
  required: Set<string>
}

/** Properties of an object schema, resolved through `$ref` and `allOf`; empty for anything that is not an object. */
export function objectShape(document: JsonObject, schema: Json | undefined): ObjectShape {
  const resolved = resolve(document, schema)
  const properties = new Map<string, JsonObject>()
  const required = new Set(asArray(resolved.required).map(asString))
  for (const part of asArray(resolved.allOf)) {
    const shape = objectShape(document, part)
    for (const [name, property] of shape.properties) properties.set(name, property)
    for (const name of shape.required) required.add(name)
  }
  for (const [name, property] of Object.entries(asObject(resolved.properties))) properties.set(name, asObject(property))
  return { properties: [...properties], required }
}

function at(document: JsonObject, reference: string): Json | undefined {
  let current: Json | undefined = document
  for (const part of reference.slice(2).split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    current = isObject(current) ? current[key] : undefined
  }
  return current
}
