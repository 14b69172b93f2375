import openapiTS, { astToString } from 'openapi-typescript'
import { BANNER } from '../generated-file.ts'
import { isObject, type Json, type JsonObject } from '../json.ts'
import type { Document, GeneratedFile, Operation } from '../operations.ts'
import { resolve } from '../schemas.ts'

/** Generates what the server loads: the spec itself, and its types for the handlers. */
export async function emitContract(operations: Operation[], document: Document): Promise<GeneratedFile[]> {
  return [
    { path: 'server/src/contract/openapi.json', content: `${JSON.stringify(document, null, 2)}\n` },
    {
      path: 'server/src/contract/openapi.gen.ts',
      content: `${await documentTypes(document)}\n${callers(operations)}\n${areas(operations)}\n${ownTransactions(operations)}${rawBodies(operations)}`,
    },
  ]
}

/** Who calls each operation: anyone at all, the operator of the server, a tenant with a key, or also who has a token. */
function callers(operations: Operation[]): string {
  const kinds: Record<string, string> = { none: 'anyone', operator: 'operator' }
  const lines = operations.map(
    ({ operationId, permission, security }) =>
      `  ${operationId}: '${kinds[permission] ?? (security.includes('token') ? 'tenant or token' : 'tenant')}'`,
  )
  return `export interface callers {\n${lines.join('\n')}\n}\n`
}

/** The area that each operation belongs to: its tag. */
function areas(operations: Operation[]): string {
  const lines = operations.map(({ operationId, tag }) => `  ${operationId}: '${tag}'`)
  return `export interface areas {\n${lines.join('\n')}\n}\n`
}

/** Operations whose handlers commit themselves. */
function ownTransactions(operations: Operation[]): string {
  const ids = operations.filter(({ ownTransaction }) => ownTransaction).map(({ operationId }) => `'${operationId}'`)
  return `export type OwnTransaction = ${ids.join(' | ') || 'never'}\n`
}

/** Operations whose handlers get the bytes of the body. */
function rawBodies(operations: Operation[]): string {
  const ids = operations.filter(({ rawBody }) => rawBody).map(({ operationId }) => `'${operationId}'`)
  return `\nexport type RawBody = ${ids.join(' | ') || 'never'}\n`
}

/** The types `paths`, `components` and `operations`. A field with a default is always present: the validator sets it. */
async function documentTypes(document: Document): Promise<string> {
  const source = JSON.stringify(describedSchemas(document))
  const nodes = await openapiTS(source, { defaultNonNullable: true, silent: true })
  return `// ${BANNER}\n\n${astToString(nodes)}`
}

/** The document with the description of each schema at the fields that refer to it: editors show only what is there. */
export const describedSchemas = (document: Document): Json => withDescriptions(document, document)

function withDescriptions(document: Document, value: Json): Json {
  if (Array.isArray(value)) return value.map(each => withDescriptions(document, each))
  if (!isObject(value)) return value
  // names of other spellings are accepted, not offered: as an index signature they would widen all fields
  const shown = Object.entries(value).filter(([name]) => name !== 'patternProperties')
  const entries = shown.map(([name, part]): [string, Json] => {
    const copy = withDescriptions(document, part)
    return [name, name === 'properties' && isObject(copy) ? describedFields(document, copy) : copy]
  })
  return Object.fromEntries(entries)
}

const describedFields = (document: Document, fields: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { description } = resolve(document, field)
      const isBare = isObject(field) && field.$ref !== undefined && field.description === undefined
      return [name, isBare && description !== undefined ? { ...field, description } : field]
    }),
  )
