import { lookUp, OPERATIONS, type Operation } from '../../server/src/contract/operations.ts'
import { isObject } from '../../server/src/platform/values/json.ts'

/** Resolves `$ref` in the spec. */
export function resolved(node: unknown): unknown {
  return isObject(node) && typeof node.$ref === 'string' ? resolved(lookUp(node.$ref)) : node
}

export const bodySchemaOf = (operation: Operation): unknown =>
  resolved(lookUp(`${operation.pointer}/requestBody/content/application~1json/schema`))

/** The example body of the spec, as a copy that may be changed. */
export function exampleBody(operation: Operation): Record<string, unknown> {
  const content = lookUp(`${operation.pointer}/requestBody/content/application~1json`)
  const body = structuredClone(isObject(content) ? content.example : undefined)
  if (!isObject(body)) throw new Error(`${operation.id} has no example body in the spec.`)
  return body
}

export const operation = (id: string): Operation => {
  const found = OPERATIONS.find(each => each.id === id)
  if (!found) throw new Error(`The spec has no operation ${id}.`)
  return found
}

export const exampleBodyOf = (id: string): Record<string, unknown> => exampleBody(operation(id))
