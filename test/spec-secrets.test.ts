import { expect, test } from 'vitest'
import { lookUp, OPERATIONS, type Operation } from '../server/src/contract/operations.ts'
import { resolved } from './support/requests.ts'

type Schema = Record<string, unknown>

const isSchema = (node: unknown): node is Schema => typeof node === 'object' && node !== null && !Array.isArray(node)
const isText = ({ type }: Schema): boolean => [type].flat().includes('string')

/** Names of fields whose text can be a secret. */
const SECRET_NAME = /(?:secret|token|password|api_?key)$|^secret_|^link$/i
/** Fields that a caller sets and that can contain a token, so their values are stored encrypted. */
const TOKEN_NAME = /^(?:url|forward_url|queryTemplate)$/

/** Operations whose field of such a name contains no secret, and why. */
const NOT_SECRET: Record<string, string> = {
  listWebhooks: 'masked',
  getWebhook: 'masked',
  listWebhookSources: 'masked',
  getWebhookSource: 'masked',
}

/** Writing operations whose URL contains no token, and why. */
const NOT_TOKEN: Record<string, string> = {
  memorizeMedia: 'the path of a file on this server',
  readNotification: 'a link for recipients',
  dismissNotification: 'a link for recipients',
  executeNotificationAction: 'a link for recipients',
  searchNews: 'the page of an article',
}

/** The paths of fields in a schema whose name matches. */
function fieldsOf(node: unknown, name: RegExp, path: string, seen: readonly unknown[] = []): string[] {
  const schema = resolved(node)
  if (!isSchema(schema) || seen.includes(schema)) return []
  const within = [...seen, schema]
  const inner = (each: unknown, at = path): string[] => fieldsOf(each, name, at, within)
  const nested = ['items', 'additionalProperties'].flatMap(keyword => inner(schema[keyword]))
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap(keyword =>
    Array.isArray(schema[keyword]) ? schema[keyword] : [],
  )
  const properties = Object.entries(isSchema(schema.properties) ? schema.properties : {}).flatMap(([field, value]) => {
    const type = resolved(value)
    const own = name.test(field) && isSchema(type) && isText(type) ? [`${path}.${field}`] : []
    return [...own, ...inner(value, `${path}.${field}`)]
  })
  return [...nested, ...branches.flatMap(branch => inner(branch)), ...properties]
}

function answeredFields({ pointer, statuses }: Operation, name: RegExp): string[] {
  return statuses
    .filter(status => status < 300)
    .flatMap(status => {
      const content = Object(resolved(lookUp(`${pointer}/responses/${status}`))).content ?? {}
      return Object.values(content).flatMap(media => fieldsOf(Object(media).schema, name, ''))
    })
}

const secretsOf = (operation: Operation): string[] => answeredFields(operation, SECRET_NAME)
/** Only the responses of writing operations are stored. */
const tokensOf = (operation: Operation): string[] => (operation.writes ? answeredFields(operation, TOKEN_NAME) : [])

// what is marked is stored encrypted, and replayed only to its caller
test.each([
  { kind: 'a secret', fieldsIn: secretsOf, exempt: NOT_SECRET },
  { kind: 'a URL that can contain a token', fieldsIn: tokensOf, exempt: NOT_TOKEN },
])('every operation whose response has a field for $kind is marked with x-secret', ({ fieldsIn, exempt }) => {
  const unmarked = OPERATIONS.filter(operation => fieldsIn(operation).length > 0 && !operation.secret)
  expect(unmarked.map(({ id }) => id).filter(id => !Object.hasOwn(exempt, id))).toEqual([])
  expect(Object.keys(exempt).filter(id => !unmarked.some(operation => operation.id === id))).toEqual([])
})

test('every marked operation has such a field', () => {
  const marked = OPERATIONS.filter(({ secret }) => secret)
  const needless = marked.filter(operation => [...secretsOf(operation), ...tokensOf(operation)].length === 0)
  expect(needless.map(({ id }) => id)).toEqual([])
  expect(marked.length).toBeGreaterThan(10)
})
