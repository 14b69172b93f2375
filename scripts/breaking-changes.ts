/** Finds the changes between two specs that break a client of the first. */

type Fields = Record<string, unknown>

const METHODS = ['get', 'put', 'post', 'patch', 'delete']
/** Bounds of a request that may not become tighter, and which direction is tighter. */
const UPPER = ['maxLength', 'maximum', 'maxItems', 'maxProperties']
const LOWER = ['minLength', 'minimum', 'minItems', 'minProperties']

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/**
 * Compares two specs that are each bundled into one file (with `$ref` inside the file only).
 * @returns one line for each breaking change; empty if there is none
 */
export function breakingChanges(before: Fields, after: Fields): string[] {
  const found: string[] = []
  for (const [path, item] of Object.entries(fieldsOf(before.paths)))
    for (const method of METHODS.filter(each => each in fieldsOf(item))) {
      const where = `${method.toUpperCase()} ${path}`
      const old = fieldsOf(fieldsOf(item)[method])
      const now = fieldsOf(fieldsOf(after.paths)[path])[method]
      if (now === undefined) found.push(`${where} is gone`)
      else found.push(...compareOperation(where, old, fieldsOf(now), { before, after }))
    }
  return found
}

interface Documents {
  before: Fields
  after: Fields
}

function compareOperation(where: string, old: Fields, now: Fields, documents: Documents): string[] {
  const found: string[] = []
  const [given, wanted] = [parametersOf(old, documents.before), parametersOf(now, documents.after)]
  for (const [name, parameter] of given) {
    const match = wanted.get(name)
    if (!match) found.push(`${where}: the parameter ${name} is gone`)
    else found.push(...compareTaken(`${where}: ${name}`, parameter.schema, match.schema, documents))
  }
  for (const [name, parameter] of wanted)
    if (parameter.required === true && given.get(name)?.required !== true)
      found.push(`${where}: the parameter ${name} has become required`)
  const [body, newBody] = [jsonOf(old.requestBody), jsonOf(now.requestBody)]
  if (body === undefined && newBody !== undefined) found.push(`${where}: a body has become required`)
  else found.push(...compareTaken(`${where}: body`, body, newBody, documents))
  for (const [status, response] of Object.entries(fieldsOf(old.responses)).filter(([status]) =>
    status.startsWith('2'),
  )) {
    const match = fieldsOf(now.responses)[status]
    if (match === undefined) found.push(`${where}: the answer ${status} is gone`)
    else
      found.push(
        ...compareGiven(
          `${where}: ${status}`,
          jsonOf(resolve(response, documents.before)),
          jsonOf(resolve(match, documents.after)),
          documents,
        ),
      )
  }
  return found
}

const jsonOf = (holder: unknown): unknown => fieldsOf(fieldsOf(fieldsOf(holder).content)['application/json']).schema

function parametersOf(operation: Fields, document: Fields): Map<string, Fields> {
  const parameters = listOf(operation.parameters).map(parameter => resolve(parameter, document))
  return new Map(parameters.map(parameter => [`${parameter.in} ${parameter.name}`, parameter]))
}

function resolve(node: unknown, document: Fields): Fields {
  const fields = fieldsOf(node)
  if (typeof fields.$ref !== 'string') return fields
  const parts = fields.$ref.slice(2).split('/')
  const found = parts.reduce<unknown>(
    (at, part) => fieldsOf(at)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  )
  return resolve(found, document)
}

/** Schemas of requests: what was accepted must still be accepted. */
function compareTaken(where: string, old: unknown, now: unknown, documents: Documents, depth = 0): string[] {
  const [a, b] = [resolve(old, documents.before), resolve(now, documents.after)]
  if (depth > 12) return []
  const found = compareTypes(where, a, b)
  const values = listOf(b.enum)
  if (values.length > 0 && a.enum === undefined) found.push(`${where} takes certain values only`)
  for (const value of listOf(a.enum))
    if (values.length > 0 && !values.includes(value)) found.push(`${where} no longer takes ${value}`)
  for (const bound of UPPER)
    if (Number(b[bound]) < Number(a[bound] ?? Infinity)) found.push(`${where}: ${bound} is lower`)
  for (const bound of LOWER)
    if (Number(b[bound]) > Number(a[bound] ?? -Infinity)) found.push(`${where}: ${bound} is higher`)
  for (const name of listOf(b.required).map(String))
    if (!listOf(a.required).includes(name)) found.push(`${where}.${name} has become required`)
  for (const [name, property] of Object.entries(fieldsOf(a.properties))) {
    const match = fieldsOf(b.properties)[name]
    if (match !== undefined) found.push(...compareTaken(`${where}.${name}`, property, match, documents, depth + 1))
    else if (b.additionalProperties === false) found.push(`${where}.${name} is gone`)
  }
  if (a.items && b.items) found.push(...compareTaken(`${where}[]`, a.items, b.items, documents, depth + 1))
  return found
}

/** Schemas of responses: what was returned must still be returned. */
function compareGiven(where: string, old: unknown, now: unknown, documents: Documents, depth = 0): string[] {
  const [a, b] = [resolve(old, documents.before), resolve(now, documents.after)]
  if (depth > 12) return []
  const found = compareTypes(where, a, b)
  for (const name of listOf(a.required).map(String))
    if (!listOf(b.required).includes(name)) found.push(`${where}.${name} may be absent now`)
  for (const [name, property] of Object.entries(fieldsOf(a.properties))) {
    const match = fieldsOf(b.properties)[name]
    if (match === undefined) found.push(`${where}.${name} is gone`)
    else found.push(...compareGiven(`${where}.${name}`, property, match, documents, depth + 1))
  }
  if (a.items && b.items) found.push(...compareGiven(`${where}[]`, a.items, b.items, documents, depth + 1))
  return found
}

function compareTypes(where: string, { type: old }: Fields, { type: now }: Fields): string[] {
  return JSON.stringify(old) === JSON.stringify(now)
    ? []
    : [`${where} was ${old ?? 'anything'} and is ${now ?? 'anything'}`]
}
