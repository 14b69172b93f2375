import { type Catalogue, readErrors } from '../errors.ts'
import { BANNER } from '../generated-file.ts'
import { asObject } from '../json.ts'
import { type Document, DocumentError, type GeneratedFile, type Operation, pathNames } from '../operations.ts'
import { forOwnClients } from '../own-clients.ts'
import { answersFile } from './answers.ts'
import { declaration, exampleCall, exampleStatement, type Method, methodsOf, pascal, returned } from './method.ts'
import { sdkTypes } from './sdk-types.ts'

const DIRECTORY = 'packages/sdk/src'

/** Generates the SDK's types, its named models, and the tree of methods. */
export async function emitSdk(operations: Operation[], document: Document): Promise<GeneratedFile[]> {
  const methods = methodsOf(operations, document)
  const failures = failureClasses(readErrors(document, operations))
  const { models, paths } = await sdkTypes(forOwnClients(document), aliasesOf(methods, document))
  return [
    { path: `${DIRECTORY}/spec/models.gen.ts`, content: models },
    { path: `${DIRECTORY}/spec/paths.gen.ts`, content: paths },
    { path: `${DIRECTORY}/generated/client.gen.ts`, content: clientFile(methods, failures) },
    { path: `${DIRECTORY}/generated/answers.gen.ts`, content: answersFile(methods) },
    { path: `${DIRECTORY}/examples.gen.ts`, content: examplesFile(methods) },
  ]
}

/** The names of types that are no schema of the spec, with their place in it. */
function aliasesOf(methods: Method[], document: Document): Map<string, string> {
  const schemas = asObject(asObject(document.components).schemas)
  const aliases = new Map<string, string>()
  for (const { operation, body, query, result } of methods) {
    for (const type of [body, query, result]) {
      if (type?.alias === undefined) continue
      if (schemas[type.name] !== undefined || (aliases.get(type.name) ?? type.alias) !== type.alias) {
        throw new DocumentError([
          `${operation.operationId}: its type would be called ${type.name}, like a schema; rename the schema, or refer to it`,
        ])
      }
      aliases.set(type.name, type.alias)
    }
  }
  return aliases
}

/** A group of methods, and the groups inside it. The client itself is the group without a name. */
interface Group {
  path: string[]
  methods: Method[]
  groups: Map<string, Group>
}

function groupTree(methods: Method[]): Group {
  const root: Group = { path: [], methods: [], groups: new Map() }
  for (const method of methods) {
    let group = root
    for (const name of method.groups) {
      const inner = group.groups.get(name) ?? { path: [...group.path, name], methods: [], groups: new Map() }
      group.groups.set(name, inner)
      group = inner
    }
    group.methods.push(method)
  }
  return root
}

/** `PromptStream` → `prompt-stream`. */
const kebab = (name: string): string => name.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase()

const className = ({ path }: Group): string => (path.length === 0 ? 'ApiClient' : `${path.map(pascal).join('')}Api`)

function clientFile(methods: Method[], failures: Failures): string {
  const names = methods.flatMap(({ body, query, result, stream }) =>
    [body, query, stream === undefined ? result : undefined].map(type => type?.name),
  )
  const imported = [...new Set(names)].filter(name => name !== undefined).sort()
  const promises = ['ApiPromise', 'RequestOptions'].concat(methods.some(({ paged }) => paged) ? ['PagePromise'] : [])
  const streams = methods.flatMap(({ stream }) => stream ?? [])
  return [
    `// ${BANNER}`,
    "import { ApiGroup } from '../core/api-group.ts'",
    ...(promises.includes('ApiPromise') ? ["import type { ApiPromise } from '../core/api-promise.ts'"] : []),
    ...(methods.some(({ lines }) => lines) ? ["import type { LineStream } from '../core/line-stream.ts'"] : []),
    ...(promises.includes('PagePromise') ? ["import type { PagePromise } from '../core/page.ts'"] : []),
    ...streams.map(name => `import { ${name} } from '../streams/${kebab(name)}.ts'`),
    "import type { RequestOptions } from '../core/request.ts'",
    "import type { Transport } from '../core/transport.ts'",
    `import type {\n${imported.map(name => `  ${name},\n`).join('')}} from '../spec/models.gen.ts'`,
    '',
    ...classesOf(groupTree(methods), failures),
  ].join('\n')
}

/** Inner groups first, since a class must be declared before it is used. */
function classesOf(group: Group, failures: Failures): string[] {
  const inner = [...group.groups.values()]
  const lines = [
    ...inner.flatMap(part => classesOf(part, failures)),
    `export class ${className(group)} extends ApiGroup {`,
  ]
  if (inner.length > 0) {
    for (const part of inner) lines.push(`  readonly ${part.path.at(-1)}: ${className(part)}`)
    lines.push('', '  /** @internal */', '  constructor(transport: Transport) {', '    super(transport)')
    for (const part of inner) lines.push(`    this.${part.path.at(-1)} = new ${className(part)}(transport)`)
    lines.push('  }')
  }
  for (const [index, method] of group.methods.entries()) {
    if (index > 0 || inner.length > 0) lines.push('')
    lines.push(...methodLines(method, failures))
  }
  return [...lines, '}', '']
}

function methodLines(method: Method, failures: Failures): string[] {
  const { name, paged, lines } = method
  const send = lines ? 'lines' : paged ? 'page' : 'send'
  const call = callArguments(method)
  return [
    '  /**',
    ...docLines(method, failures).map(line => (line === '' ? '   *' : `   * ${line}`)),
    '   */',
    `  ${name}(${declaration(method)}): ${returned(method)} {`,
    method.stream === undefined
      ? `    return this.transport.${send}(${call})${method.narrowed ? ` as ${returned(method)}` : ''}`
      : `    return new ${method.stream}(this.transport.events(${call}))`,
    '  }',
  ]
}

/** What the transport gets: the request as the client of the spec sends it, the caller's options, and the key it needs. */
function callArguments(method: Method): string {
  const { operation, paged } = method
  const init = initFields(method)
  const request = [`'${operation.path}'`, ...(init.length > 0 ? [`{ ${init.join(', ')} }`] : [])].join(', ')
  const sending = `${paged ? '(api, page)' : 'api'} => api.${operation.method.toUpperCase()}(${request})`
  const kind = kindFields(method)
  return [sending, 'options', ...(kind.length > 0 ? [`{ ${kind.join(', ')} }`] : [])].join(', ')
}

function docLines(method: Method, failures: Failures): string[] {
  const { summary, description, method: verb, path } = method.operation
  const call = exampleStatement(method).split('\n')
  const lines = [
    `${summary} (\`${verb.toUpperCase()} ${path}\`).`,
    '',
    ...wrapped(description, 110),
    ...throwsLines(method, failures),
    '',
    '@example',
    ...call,
  ]
  // An example such as `*/5 * * * *` would end the comment.
  return lines.map(line => line.replaceAll('*/', '*\\/'))
}

/** The SDK's error class by status. */
type Failures = Map<number, string>

/** Errors of every call are described once in the README; a method only lists its own. */
const OF_ANY_CALL = [400, 401, 403, 413, 415, 422, 429, 500, 502, 503, 504]

function failureClasses({ errors }: Catalogue): Failures {
  return new Map(
    errors.flatMap(({ className, statuses }) =>
      statuses.flatMap(({ status, className: own = className }) => (own === undefined ? [] : [[status, own] as const])),
    ),
  )
}

function throwsLines({ operation }: Method, failures: Failures): string[] {
  const own = operation.responses.map(({ status }) => status).filter(status => status >= 400)
  const classes = own.filter(status => !OF_ANY_CALL.includes(status)).flatMap(status => failures.get(status) ?? [])
  return classes.length === 0 ? [] : [`@throws ${classes.join(', ')}, and what any call throws`]
}

function initFields({ operation, pathParameters, fixed, body, query, paged, stream, unstreamed }: Method): string[] {
  const fields: string[] = []
  const params: string[] = []
  if (pathNames(operation.path).length > 0) {
    const path = [...pathParameters.map(({ name }) => name), ...fixed.map(({ name, value }) => `${name}: '${value}'`)]
    params.push(`path: { ${path.join(', ')} }`)
  }
  const page = paged ? [body ? 'body' : 'query', 'page'] : []
  if (query) params.push(page.includes('query') ? 'query: { ...query, ...page }' : 'query: { ...query }')
  if (params.length > 0) fields.push(`params: { ${params.join(', ')} }`)
  if (body && (stream !== undefined || unstreamed)) fields.push(`body: { ...body, stream: ${stream !== undefined} }`)
  else if (body)
    fields.push(page.includes('body') ? 'body: { ...body, ...page }' : body.empty ? 'body: body ?? {}' : 'body')
  return fields
}

function kindFields({ operation, stream }: Method): string[] {
  const fields: string[] = []
  // a stream cannot be replayed
  if (operation.writes && stream === undefined) fields.push('writes: true')
  if (operation.security.length === 0) fields.push("auth: 'none'")
  else if (!operation.security.includes('bearer')) fields.push("auth: 'internal'")
  return fields
}

/** Reads the response of a method that does not return a promise. */
const readingOf = ({ lines, stream, endless }: Method): string => {
  if (endless) return '.first()'
  return lines || stream !== undefined ? '.toArray()' : ''
}

function examplesFile(methods: Method[]): string {
  const entries = methods.map(method => {
    const { operation } = method
    const sent = [
      `name: '${[...method.groups, method.name].join('.')}'`,
      `method: '${operation.method.toUpperCase()}'`,
      `path: '${operation.path}'`,
      `writes: ${operation.writes && method.stream === undefined}`,
    ].join(', ')
    return `  { ${sent}, call: client => ${exampleCall(method, '  ')}${readingOf(method)} },`
  })
  return [
    `// ${BANNER}`,
    "import type { Keepsake } from './client.ts'",
    '',
    '/** A call of every method with the example values of the document, and the request that it has to send. */',
    'export interface MethodExample {',
    '  name: string',
    '  method: string',
    '  path: string',
    '  writes: boolean',
    '  call: (client: Keepsake) => PromiseLike<unknown>',
    '}',
    '',
    'export const METHOD_EXAMPLES: MethodExample[] = [',
    ...entries,
    ']',
    '',
  ].join('\n')
}

/** Wraps text to lines of at most `width` characters; paragraphs and lists stay separate. */
function wrapped(text: string, width: number): string[] {
  return text.split('\n').flatMap(paragraph => {
    const lines = ['']
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1) ?? ''
      if (last !== '' && last.length + 1 + word.length > width) lines.push(word)
      else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
    }
    return lines
  })
}
