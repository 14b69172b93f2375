import { lookUp, OPERATIONS, type Operation } from '../../src/contract/operations.ts'
import { isObject } from '../../src/platform/values/json.ts'

/** Names of fields and headers in which a caller can give a secret. The values of all `headers` count. */
const SECRET_NAME =
  /(?:secret|token|password|passphrase|api_?key|private_?key)$|^(?:headers|url|queryTemplate|token_?url|webhook_url)$/i

/** An operation and the path of a field of its body, or the name of a header: `createWebhook auth.token`. */
export const placesOf = (operation: Operation): string[] => {
  const body = resolved(lookUp(`${operation.pointer}/requestBody/content/application~1json/schema`))
  const headers = operation.parameters.filter(each => each.in === 'header' && SECRET_NAME.test(each.name))
  return [...new Set([...headers.map(({ name }) => name), ...fieldsIn(body, '')])].map(
    place => `${operation.id} ${place}`,
  )
}

/** Every place of the spec in which a caller can give a secret. */
export const allPlaces = (): string[] => OPERATIONS.flatMap(placesOf)

const resolved = (node: unknown): unknown =>
  isObject(node) && typeof node.$ref === 'string' ? resolved(lookUp(node.$ref)) : node

function fieldsIn(node: unknown, path: string, seen: readonly unknown[] = []): string[] {
  const schema = resolved(node)
  if (!isObject(schema) || seen.includes(schema)) return []
  const within = (each: unknown, at: string): string[] => fieldsIn(each, at, [...seen, schema])
  const branches = [schema.allOf, schema.anyOf, schema.oneOf].flatMap(each => (Array.isArray(each) ? each : []))
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {})
  return [
    ...branches.flatMap(branch => within(branch, path)),
    ...within(schema.items, path),
    ...properties.flatMap(([name, value]) => {
      const at = path === '' ? name : `${path}.${name}`
      return SECRET_NAME.test(name) ? [at] : within(value, at)
    }),
  ]
}

/** The text leaves of a body with the path of the field that has them, as in `allPlaces`: without positions. */
export function leavesOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap(each => leavesOf(each, path))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, each]) => {
    const at = path === '' ? name : `${path}.${name}`
    // the names below `headers` are the caller's own
    return /(?:^|\.)headers$/.test(path) ? leavesOf(each, path) : leavesOf(each, at)
  })
}
