import { BANNER } from '../generated-file.ts'
import { asArray, asObject, asString, isObject, type Json, type JsonObject } from '../json.ts'
import { type Document, type GeneratedFile, isSuccess, type Operation, type Parameter } from '../operations.ts'
import { objectShape, resolve } from '../schemas.ts'
import { fixedPath } from './fixed-path.ts'
import { answersInLines } from './method.ts'

type FlagType = 'string' | 'time' | 'integer' | 'number' | 'boolean' | 'list' | 'json' | 'any'

interface Flag {
  name: string
  field: string
  in: 'body' | 'query' | 'header'
  type: FlagType
  items?: FlagType
  choices?: string[]
  default?: Json
  required?: true
  description: string
}

interface Command {
  line: string
  operationId: string
  method: string
  path: string
  summary: string
  description: string
  security: 'bearer' | 'internal' | 'none'
  writes?: true
  paginated?: true
  lines?: true
  event?: true
  verdict?: true
  confirm?: string
  arguments: { name: string; description: string; choices?: string[] }[]
  body?: { required?: true; first?: string; file?: { field: string; as: 'text' | 'base64' | 'items' } }
  flags: Flag[]
  examples: string[]
}

/** A field that allows this many characters is read from a file rather than from the command line. */
const LONG_TEXT = 10_000
/** An example value of this length is shown as a file. */
const LONG_WORD = 100
/** The CLI's own `--idempotency-key` sets this header on every writing command. */
const OWN_HEADERS = new Set(['idempotency-key'])

const FOLDER = 'packages/cli/src/generated'

/** Generates the tables of the `keepsake` command: its groups, and the commands of each group. */
export function emitCli(operations: Operation[], document: Document): GeneratedFile[] {
  const groups = new Map<string, Command[]>()
  for (const command of operations.flatMap(operation => commandsOf(operation, document))) {
    const [group = ''] = command.line.split(' ')
    groups.set(group, [...(groups.get(group) ?? []), command])
  }
  const entries = [...groups].map(([name, commands]) => {
    const itself = commands.find(({ line }) => line === name)
    const summary = itself?.summary ?? groupDescription(document, operations, name)
    return `  {
    name: ${JSON.stringify(name)},
    summary: ${JSON.stringify(summary)},
    load: () => import('./commands/${name}.gen.ts'),
  },\n`
  })
  const index = `// ${BANNER}\n\nimport type { Group } from '../table/tree.ts'\n\nexport const groups: Group[] = [\n${entries.join('')}]\n`
  return [
    { path: `${FOLDER}/tree.gen.ts`, content: index },
    // One file per group, so that unused groups are not even read.
    ...[...groups].map(([name, commands]) => ({
      path: `${FOLDER}/commands/${name}.gen.ts`,
      content: tableOf(commands),
    })),
  ]
}

/** One command for each CLI name of an operation. */
export const commandsOf = (operation: Operation, document: Document): Command[] =>
  operation.xCli.map(line => readCommand(document, operation, line))

const tableOf = (commands: Command[]): string =>
  `// ${BANNER}\n\nimport type { ApiCommand } from '../../table/tree.ts'\n\nexport const commands: ApiCommand[] = ${JSON.stringify(commands, null, 2)}\n`

function readCommand(document: Document, operation: Operation, line: string): Command {
  const { path, places } = fixedPath(document, operation)
  const flags = operation.parameters
    .filter(parameter => parameter.in !== 'path' && !OWN_HEADERS.has(parameter.name.toLowerCase()))
    .map(parameter => parameterFlag(document, parameter))
  const bodySchema = operation.requestBody?.contents.find(({ mediaType }) => mediaType === 'application/json')?.schema
  const shape = objectShape(document, bodySchema)
  for (const [field, schema] of shape.properties) {
    flags.push(readFlag(document, field, 'body', schema, shape.required.has(field), ''))
  }
  const body = operation.requestBody && {
    ...(operation.requestBody.required && { required: true as const }),
    ...firstField(flags),
    ...fileField(document, flags, shape.properties),
  }
  const command: Command = {
    line,
    operationId: operation.operationId,
    method: operation.method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description,
    security: security(operation),
    ...(operation.writes && { writes: true }),
    ...(operation.pagination === 'cursor' && { paginated: true }),
    ...(answersInLines(operation) && { lines: true }),
    ...(answersWithEvent(document, operation) && { event: true }),
    ...(operation.cliVerdict && { verdict: true }),
    ...(operation.cliConfirm && { confirm: operation.cliConfirm }),
    arguments: places.map(place => ({
      name: kebab(place.name),
      description: place.description,
      ...choices(resolve(document, place.schema)),
    })),
    ...(body && { body }),
    flags,
    examples: [],
  }
  command.examples = examples(operation, places, command)
  return command
}

function security(operation: Operation): Command['security'] {
  if (operation.security.length === 0) return 'none'
  return operation.security.includes('bearer') ? 'bearer' : 'internal'
}

function parameterFlag(document: Document, parameter: Parameter): Flag {
  const place = parameter.in === 'header' ? 'header' : 'query'
  return readFlag(document, parameter.name, place, parameter.schema, parameter.required, parameter.description)
}

function readFlag(
  document: Document,
  field: string,
  place: Flag['in'],
  raw: JsonObject,
  required: boolean,
  description: string,
): Flag {
  const schema = resolve(document, raw)
  const type = flagType(document, schema)
  const items = type === 'list' ? flagType(document, resolve(document, schema.items)) : undefined
  return {
    name: kebab(field),
    field,
    in: place,
    type,
    ...(items && { items }),
    ...choices(type === 'list' ? resolve(document, schema.items) : schema),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(required && { required: true }),
    description: description || asString(raw.description ?? schema.description).trim() || range(schema),
  }
}

function range({ minimum, maximum }: JsonObject): string {
  return typeof minimum === 'number' && typeof maximum === 'number' ? `${minimum} to ${maximum}.` : ''
}

function flagType(document: Document, schema: JsonObject): FlagType {
  if (wordsBesideBoolean(schema)) return 'boolean'
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter(type => type !== 'null')
  const type = types.length === 1 ? types[0] : undefined
  switch (type) {
    case 'string':
      return schema.format === 'date-time' ? 'time' : type
    case 'integer':
    case 'number':
    case 'boolean':
      return type
    case 'object':
      return 'json'
    case 'array': {
      const items = flagType(document, resolve(document, schema.items))
      return items === 'json' || items === 'list' || items === 'any' ? 'json' : 'list'
    }
    default:
      return asArray(schema.allOf).length > 0 || isObject(schema.properties) ? 'json' : 'any'
  }
}

/** The words of a field that is true, false or one of them. */
function wordsBesideBoolean({ oneOf }: JsonObject): Json[] | undefined {
  const [first, second, ...others] = asArray(oneOf).map(asObject)
  return first?.type === 'boolean' && second?.enum !== undefined && others.length === 0
    ? asArray(second.enum)
    : undefined
}

/** The values to choose from, apart from `true` and `false`. */
function choices(schema: JsonObject): { choices?: string[] } {
  const words = wordsBesideBoolean(schema) ?? asArray(schema.enum)
  return words.length > 0 ? { choices: words.map(String) } : {}
}

/** The first field of a body may be given as an argument: `memory recall "contract"`. */
function firstField(flags: Flag[]): { first?: string } {
  const first = flags.find(flag => flag.in === 'body')
  const isScalar = first !== undefined && ['string', 'integer', 'number'].includes(first.type)
  return isScalar ? { first: first.field } : {}
}

/** What `--file` sets: an upload, a list of items, or the only text that is too long to type. */
function fileField(
  document: Document,
  flags: Flag[],
  properties: [string, JsonObject][],
): Pick<NonNullable<Command['body']>, 'file'> {
  const upload = flags.find(flag => flag.field === 'contentBase64')
  if (upload) return { file: { field: upload.field, as: 'base64' } }
  const items = flags.find(flag => flag.in === 'body' && flag.type === 'json' && flag.required)
  const itemsSchema = properties.find(([name]) => name === items?.field)?.[1]
  if (items && resolve(document, itemsSchema).type === 'array') return { file: { field: items.field, as: 'items' } }
  const text = properties.find(([, schema]) => Number(resolve(document, schema).maxLength ?? 0) >= LONG_TEXT)
  return text ? { file: { field: text[0], as: 'text' } } : {}
}

function answersWithEvent(document: Document, operation: Operation): boolean {
  return operation.responses
    .filter(isSuccess)
    .flatMap(({ contents }) => contents)
    .some(({ schema }) => objectShape(document, schema).properties.some(([name]) => name === 'eventId'))
}

function examples(operation: Operation, places: Parameter[], command: Command): string[] {
  if (operation.cliExamples.length > 0) return operation.cliExamples
  const start = [
    'keepsake',
    ...command.line.split(' '),
    ...places.map(place => quote(text(place.example ?? `<${place.name}>`))),
  ]
  const bodies = operation.requestBody?.contents[0]?.examples ?? []
  if (bodies.length > 0) {
    return bodies.map(({ value }) => [...start, ...bodyWords(asObject(value), command)].join(' '))
  }
  const filter = operation.parameters.find(
    parameter =>
      parameter.in === 'query' && !['cursor', 'limit'].includes(parameter.name) && parameter.example !== undefined,
  )
  const limit = operation.parameters.find(({ name }) => name === 'limit')
  const words = [filter, limit].flatMap(parameter =>
    parameter?.example === undefined ? [] : flagWords(kebab(parameter.name), parameter.example),
  )
  return [[...start, ...words].join(' ')]
}

function bodyWords(body: JsonObject, command: Command): string[] {
  const words: string[] = []
  const first = command.body?.first
  const firstValue = first === undefined ? undefined : body[first]
  if (firstValue !== undefined && !text(firstValue).startsWith('-')) words.push(quote(text(firstValue)))
  for (const [field, value] of Object.entries(body)) {
    const flag = command.flags.find(candidate => candidate.in === 'body' && candidate.field === field)
    if (flag === undefined || (field === first && words.length > 0 && firstValue === value)) continue
    const isLong = text(value).length > LONG_WORD
    if (isLong && command.body?.file?.field === field) words.push('--file', `${field}.ndjson`)
    else if (flag.type === 'list') words.push(`--${flag.name}`, quote(asArray(value).map(text).join(',')))
    else words.push(...flagWords(flag.name, value))
  }
  if (command.event) words.push('--wait')
  return words
}

/** A boolean flag needs no value. */
const flagWords = (name: string, value: Json): string[] =>
  typeof value === 'boolean' ? [`--${value ? '' : 'no-'}${name}`] : [`--${name}`, quote(text(value))]

const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

const quote = (word: string): string =>
  /^[\w@%+=:,./<>-]+$/.test(word) && !/[<>]/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`

/** `recordId` → `record-id`, `X-Signup-Token` → `x-signup-token`, `latest_funding` → `latest-funding`. */
const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()

/** A group is described by the spec's `x-cli-groups`, else by the tag of its first operation. */
function groupDescription(document: Document, operations: Operation[], group: string): string {
  const own = isObject(document['x-cli-groups']) ? document['x-cli-groups'][group] : undefined
  if (own !== undefined) return asString(own)
  const tag = operations.find(operation => operation.xCli.some(line => line.split(' ')[0] === group))?.tag
  const source = asArray(document.tags)
    .map(asObject)
    .find(({ name }) => name === tag)
  return asString(source?.description).trim()
}
