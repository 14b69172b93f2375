import { BANNER } from '../generated-file.ts'
import { asArray, asObject, asString } from '../json.ts'
import {
  type Content,
  type Document,
  type GeneratedFile,
  isSuccess,
  type Operation,
  type OperationResponse,
  type Parameter,
} from '../operations.ts'
import { type Field, fieldsOf, told, typeOf } from './fields.ts'
import { anchor, fenced, table } from './markdown.ts'
import { exampleStatement, json, LINES, methodsOf, ofType } from './method.ts'

const DIRECTORY = 'docs/reference'

/** Generates the reference: one page per tag, and an index. */
export function emitReference(operations: Operation[], document: Document): GeneratedFile[] {
  const areas = asArray(document.tags).map(tag => ({
    name: asString(asObject(tag).name),
    description: asString(asObject(tag).description),
  }))
  const pages = areas.flatMap(({ name, description }) => {
    const own = operations.filter(({ tag }) => tag === name)
    if (own.length === 0) return []
    const sections = own.map(operation => section(operation, document))
    const content = [`<!-- ${BANNER} -->`, `# ${capital(name)}`, description, ...sections].join('\n\n')
    return [{ path: `${DIRECTORY}/${name}.md`, content: `${content}\n` }]
  })
  return [{ path: `${DIRECTORY}/index.md`, content: index(areas, operations) }, ...pages]
}

function index(areas: { name: string; description: string }[], operations: Operation[]): string {
  const parts = areas.flatMap(({ name, description }) => {
    const own = operations.filter(({ tag }) => tag === name)
    if (own.length === 0) return []
    const rows = own.map(operation => [
      `[${operation.summary}](${name}.md#${anchor(operation.summary)})`,
      `\`${operation.method.toUpperCase()} ${operation.path}\``,
      names(operation.xSdk),
      names(operation.xCli),
      names(operation.xMcp),
    ])
    return [`## ${capital(name)}`, description, table(['operation', 'REST', 'SDK', 'CLI', 'MCP'], rows)]
  })
  return `${[`<!-- ${BANNER} -->`, '# Reference', 'All operations, with their names on each interface.', ...parts].join('\n\n')}\n`
}

function section(operation: Operation, document: Document): string {
  const { requestBody } = operation
  const parts = [
    `## ${operation.summary}`,
    `\`${operation.method.toUpperCase()} ${operation.path}\``,
    operation.description,
  ]
  parts.push(facts(operation))
  if (operation.parameters.length > 0) parts.push('### Parameters', parameterTable(operation.parameters, document))
  if (requestBody) {
    for (const content of requestBody.contents) {
      parts.push(
        `### Body${requestBody.contents.length > 1 ? ` (\`${content.mediaType}\`)` : ''}`,
        fieldTable(content, document),
      )
    }
  }
  const [method] = methodsOf([operation], document)
  if (method) parts.push('### Example', fenced('ts', exampleStatement(method)))
  for (const answer of operation.responses.filter(isSuccess)) parts.push(...answerParts(answer, document))
  const failures = operation.responses.filter(response => !isSuccess(response))
  if (failures.length > 0) parts.push('### Errors', errorTable(failures))
  return parts.join('\n\n')
}

function facts(operation: Operation): string {
  const lines = operation.isForOtherClients
    ? ["- Clients: those of OpenAI's API"]
    : [
        `- SDK: ${operation.xSdk.map(name => `\`client.${name}\``).join(', ')}`,
        `- CLI: ${operation.xCli.map(name => `\`keepsake ${name}\``).join(', ')}`,
      ]
  if (operation.xMcp.length > 0) lines.push(`- MCP: ${names(operation.xMcp)}`)
  lines.push(`- Key: ${keyWords(operation)}`)
  if (operation.writes)
    lines.push(
      '- Accepts an `Idempotency-Key`: a retry with the same key returns the first response and has no further effect, even after a crash.',
    )
  if (operation.pagination === 'cursor')
    lines.push('- Paginated: pass the `nextCursor` of a page as `cursor` to get the next page.')
  if (operation.bodyLimit !== undefined) lines.push(`- Body: at most ${operation.bodyLimit / 2 ** 20} MB.`)
  return lines.join('\n')
}

function keyWords({ security, permission }: Operation): string {
  if (security.length === 0) return 'none'
  if (!security.includes('bearer')) return "the server's internal key"
  const token = security.includes('token') ? ', or a `token` in the query' : ''
  return permission === 'key' ? 'any API key' : `an API key with the permission \`${permission}\`${token}`
}

function parameterTable(parameters: Parameter[], document: Document): string {
  const rows = parameters.map(({ name, in: place, required, description, schema }) => [
    `\`${name}\``,
    place,
    typeOf(document, schema),
    required ? 'yes' : '',
    told(document, { ...schema, ...(description && { description }) }),
  ])
  return table(['name', 'in', 'type', 'required', ''], rows)
}

function fieldTable(content: Content, document: Document): string {
  const fields = fieldsOf(document, content.schema)
  if (fields.length === 0) return `${capital(typeOf(document, content.schema))}.`
  const rows = fields.map(({ path, type, required, description }: Field) => [
    `\`${path}\``,
    type,
    required ? 'yes' : '',
    description,
  ])
  return table(['field', 'type', 'required', ''], rows)
}

function answerParts(answer: OperationResponse, document: Document): string[] {
  const parts = [`### Response ${answer.status}`, answer.description]
  const content = json(answer.contents) ?? ofType(answer.contents, LINES)
  if (!content) return parts
  const fields = fieldsOf(document, content.schema)
  const rows = fields.map(({ path, type, required, description }) => [
    `\`${path}\``,
    type,
    required ? 'always' : '',
    description,
  ])
  if (rows.length > 0) parts.push(table(['field', 'type', 'present', ''], rows))
  const [example] = content.examples
  if (example) parts.push(fenced('json', JSON.stringify(example.value, null, 2)))
  return parts
}

function errorTable(failures: OperationResponse[]): string {
  const rows = failures.map(({ status, description, contents }) => {
    const example = asObject(json(contents)?.examples[0]?.value)
    const code = asString(example.error)
    return [String(status), code && `\`${code}\``, description]
  })
  return table(['status', 'code', 'when'], rows)
}

const names = (list: string[]): string => list.map(name => `\`${name}\``).join(', ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
