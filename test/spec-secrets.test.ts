import { expect, test } from 'vitest'
import { lookUp, OPERATIONS, type Operation } from '../server/src/contract/operations.ts'
import { resolved } from './support/requests.ts'

type Schema = Record<string, unknown>

const isSchema = (node: unknown): node is Schema => typeof node === 'object' && node !== null && !Array.isArray(node)
const isText = ({ type }: Schema): boolean => [type].flat().includes('string')

/** Names of fields whose text can be a secret. */
const SECRET_NAME = /(?:secret|token|password|api_?key)$|^secret_|^link$/i

/** Operations whose field of such a name contains no secret, and why. */
const NOT_SECRET: Record<string, string> = {
  listWebhooks: 'masked',
  getWebhook: 'masked',
  updateWebhook: 'masked',
  enableWebhook: 'masked',
  disableWebhook: 'masked',
  revokePreviousWebhookSecret: 'masked',
  listWebhookSources: 'masked',
  getWebhookSource: 'masked',
  updateWebhookSource: 'masked',
  revokePreviousWebhookSourceSecret: 'masked',
}

/** The paths of fields in a schema that can contain a secret. */
function secretFields(node: unknown, path: string, seen: readonly unknown[] = []): string[] {
  const schema = resolved(node)
  if (!isSchema(schema) || seen.includes(schema)) return []
  const within = [...seen, schema]
  const nested = ['items', 'additionalProperties'].flatMap(name => secretFields(schema[name], path, within))
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap(name => (Array.isArray(schema[name]) ? schema[name] : []))
  const properties = Object.entries(isSchema(schema.properties) ? schema.properties : {}).flatMap(([name, value]) => {
    const field = resolved(value)
    const own = SECRET_NAME.test(name) && isSchema(field) && isText(field) ? [`${path}.${name}`] : []
    return [...own, ...secretFields(value, `${path}.${name}`, within)]
  })
  return [...nested, ...branches.flatMap(branch => secretFields(branch, path, within)), ...properties]
}

function secretsOf({ pointer, statuses }: Operation): string[] {
  return statuses
    .filter(status => status < 300)
    .flatMap(status => {
      const content = Object(resolved(lookUp(`${pointer}/responses/${status}`))).content ?? {}
      return Object.values(content).flatMap(media => secretFields(Object(media).schema, ''))
    })
}

// what is marked is stored encrypted, and replayed only to its caller
test('every operation whose response has a field for a secret is marked with x-secret', () => {
  const unmarked = OPERATIONS.filter(operation => secretsOf(operation).length > 0 && !operation.secret)
  expect(unmarked.map(({ id }) => id).filter(id => !Object.hasOwn(NOT_SECRET, id))).toEqual([])
  expect(Object.keys(NOT_SECRET).filter(id => !unmarked.some(operation => operation.id === id))).toEqual([])
})

test('every marked operation has such a field', () => {
  const marked = OPERATIONS.filter(({ secret }) => secret)
  expect(marked.filter(operation => secretsOf(operation).length === 0).map(({ id }) => id)).toEqual([])
  expect(marked.length).toBeGreaterThan(10)
})
