import { type Catalogue, type CatalogueError, readErrors, type Source } from '../errors.ts'
import { BANNER } from '../generated-file.ts'
import type { Document, GeneratedFile, Operation } from '../operations.ts'
import { literal, quoted } from './literal.ts'
import { fenced, table } from './markdown.ts'

/** Generates the error catalogue as classes of the SDK, and as a page. */
export function emitErrorClasses(operations: Operation[], document: Document): GeneratedFile[] {
  const catalogue = readErrors(document, operations)
  return [
    { path: 'packages/sdk/src/errors/errors.gen.ts', content: classes(catalogue) },
    { path: 'packages/sdk/src/errors/error-table.gen.ts', content: classTable(catalogue) },
    { path: 'docs/errors.md', content: page(catalogue) },
    { path: `docs/${CLIENTS_PAGE}`, content: clientsPage(catalogue) },
  ]
}

/** Generates what the CLI and the MCP tools say after an error. */
export function emitErrorTexts(operations: Operation[], document: Document): GeneratedFile[] {
  const catalogue = readErrors(document, operations)
  return [
    { path: 'packages/cli/src/terminal/errors.gen.ts', content: forShell(catalogue) },
    { path: 'packages/mcp/src/generated/errors.gen.ts', content: forModels(catalogue) },
  ]
}

interface ErrorClass {
  name: string
  parent: string
  told: string
  /** Set if no server returns the code, so that the class sets it. */
  code?: string
}

function classesOf({ errors }: Catalogue): ErrorClass[] {
  return errors.flatMap(({ code, source, className, parent = 'KeepsakeError', cause, statuses }) => {
    if (className === undefined) return []
    const general = statuses.filter(each => each.className === undefined)
    const told = source === 'server' ? general.map(({ status, when }) => `${status}: ${when}`).join('; ') : cause
    const names = [...new Set(statuses.flatMap(each => each.className ?? []))]
    const special = names.map(name => {
      const own = statuses.filter(each => each.className === name)
      return { name, parent: className, told: `${own.map(({ status }) => status).join(', ')}: ${own[0]?.when}` }
    })
    return [{ name: className, parent, told, ...(source !== 'server' && { code }) }, ...special]
  })
}

function classes(catalogue: Catalogue): string {
  const all = classesOf(catalogue)
  const parents = new Set(all.map(({ parent }) => parent))
  const blocks = all.map(({ name, parent, told, code }) => {
    const type = parents.has(name) ? 'string' : quoted(name)
    const lines = [`  override get name(): ${type} {`, `    return ${quoted(name)}`, '  }']
    if (code !== undefined) {
      lines.push(
        '',
        '  constructor(message: string, facts: Partial<ErrorFacts> = {}) {',
        `    super(message, { code: ${quoted(code)}, ...facts })`,
        '  }',
      )
    }
    return `/** ${told.replace(/\.?$/, '.')} */\nexport class ${name} extends ${parent} {\n${lines.join('\n')}\n}\n`
  })
  return `// ${BANNER}\nimport { type ErrorFacts, KeepsakeError } from './keepsake-error.ts'\n\n${blocks.join('\n')}`
}

function classTable({ errors }: Catalogue): string {
  const server = errors.filter(({ source }) => source === 'server')
  const statuses = server.flatMap(({ code, statuses }) => statuses.map(each => ({ code, ...each })))
  // two codes can have the same status: the first one is the general one
  const usual = statuses.filter(({ status }, at) => statuses.findIndex(each => each.status === status) === at)
  const special = statuses.filter(({ className }) => className !== undefined)
  const names = [...server.map(({ className }) => className), ...special.map(({ className }) => className)]
  const map = (entries: [string | number, string | undefined][]): string =>
    entries.map(([key, value]) => `  ${key}: ${value},\n`).join('')
  return [
    `// ${BANNER}`,
    `import { ${[...new Set(names)].sort().join(', ')} } from './errors.gen.ts'`,
    '',
    '/** The class of each code that the server returns. */',
    `export const CLASS_OF_CODE = {\n${map(server.map(({ code, className }) => [code, className]))}}`,
    '',
    '/** Classes for a specific status of a code. */',
    `export const CLASS_OF_STATUS = {\n${map(special.map(({ status, className }) => [status, className]))}}`,
    '',
    '/** The code of a response without one, such as a response of a proxy. */',
    `export const CODE_OF_STATUS = {\n${map(usual.map(({ status, code }) => [status, quoted(code)]))}}`,
    '',
  ].join('\n')
}

function forShell({ exitCodes, errors }: Catalogue): string {
  const exits = exitCodes.map(({ name, code, when }) => `  /** ${when} */\n  ${name}: ${code},\n`)
  const lines = errors.map(({ code, exitCode, hints }) => `  ${code}: ${literal({ exitCode, hints }, '  ')},\n`)
  const reasons = errors
    .flatMap(each => each.reasons)
    .map(({ reason, hints }) => `  ${reason}: ${literal(hints, '  ')},\n`)
  return [
    `// ${BANNER}`,
    '',
    '/** Exit codes of the process. Scripts rely on them. */',
    `export const EXIT = {\n${exits.join('')}} as const`,
    '',
    '/** The exit code and the hints of each error, one step per line. */',
    `export const ERRORS = {\n${lines.join('')}} as const`,
    '',
    '/** Hints for errors that have one of these as `reason`. */',
    `export const HINTS_OF_REASON: Record<string, readonly string[]> = {\n${reasons.join('')}}`,
    '',
  ].join('\n')
}

function forModels({ errors }: Catalogue): string {
  const map = (entries: [string, string][]): string =>
    entries.map(([name, mcp]) => `  ${name}:\n    ${quoted(mcp)},\n`).join('')
  const codes = errors.filter(({ mcp }) => mcp !== '').map(({ code, mcp }): [string, string] => [code, mcp])
  const reasons = errors.flatMap(each => each.reasons).map(({ reason, mcp }): [string, string] => [reason, mcp])
  return [
    `// ${BANNER}`,
    '',
    '/** What a model can do about an error, by code. */',
    `export const RECOVERY: Record<string, string> = {\n${map(codes)}}`,
    '',
    '/** The same for errors that have one of these as `reason`. */',
    `export const RECOVERY_OF_REASON: Record<string, string> = {\n${map(reasons)}}`,
    '',
  ].join('\n')
}

const INTRODUCTION = `Every error has a code, which is the same on all interfaces. It is \`error\` in the body of a REST response, \`error.code\`
of the errors that the SDK throws, \`error.code\` in the JSON line that the CLI writes to stderr in a pipe, and the first
word of a failed MCP tool call. The message says what is wrong and how to fix it. Programs should check the code.`

const EXAMPLE = `import { isKeepsakeError } from '@keepsake/sdk'

try {
  await client.events.get(id)
} catch (error) {
  if (!isKeepsakeError(error) || error.code !== 'not_found_error') throw error
  console.log(error.message, error.requestId)
}`

const HEADINGS: Record<Source, [string, string]> = {
  server: [
    'From the server',
    'These errors have an HTTP status and the header `X-Request-Id`. The server’s log has more details under this ID.',
  ],
  client: [
    'From the SDK and the CLI',
    'These errors do not come from the server: no request was sent, or no valid response was received.',
  ],
  cli: ['From the CLI only', 'These errors end a command.'],
}

const CLIENTS_PAGE = 'errors-clients.md'

function page({ errors }: Catalogue): string {
  const overview = errors.map(({ code, source, statuses, className, exitCode, cause }) => [
    `[\`${code}\`](${source === 'server' ? '' : CLIENTS_PAGE}#${code})`,
    statuses.map(({ status }) => status).join(', '),
    className ? `\`${className}\`` : '',
    String(exitCode),
    cause,
  ])
  const parts = [
    `<!-- ${BANNER} -->`,
    '# Errors',
    INTRODUCTION,
    fenced('ts', EXAMPLE),
    table(['code', 'status', 'SDK class', 'exit code', 'cause'], overview),
    ...sections(errors, ['server']),
  ]
  return `${parts.join('\n\n')}\n`
}

/** What no server returns. */
function clientsPage({ exitCodes, errors }: Catalogue): string {
  const parts = [
    `<!-- ${BANNER} -->`,
    '# Errors of the SDK and the CLI',
    'These errors have a code like those of the server, and no HTTP status. [Errors](errors.md) lists all of them.',
    ...sections(errors, ['client', 'cli']),
    '## CLI exit codes',
    table(
      ['code', 'when'],
      exitCodes.map(({ code, when }) => [String(code), when]),
    ),
  ]
  return `${parts.join('\n\n')}\n`
}

const sections = (errors: readonly CatalogueError[], sources: readonly Source[]): string[] =>
  sources.flatMap(source => {
    const [heading, about] = HEADINGS[source]
    const own = errors.filter(error => error.source === source)
    return own.length === 0 ? [] : [`## ${heading}`, about, ...own.flatMap(section)]
  })

function section({
  code,
  cause,
  recovery,
  retried,
  reasons,
  fields,
  statuses,
  className,
  hints,
}: CatalogueError): string[] {
  const named = fields.map(field => `\`${field}\``).join(', ')
  const steps = hints.map(hint => `\`${hint.replace('{retryAfterSeconds}', '12')}\``).join(', ')
  const lines = [
    `- Cause: ${cause}`,
    `- What to do: ${recovery}`,
    retried && `- Automatic retries: ${retried}`,
    named && `- In the body: ${named}.`,
    steps && `- CLI hint: ${steps}.`,
  ]
  const reasonRows = reasons.map(each => [`\`${each.reason}\``, each.when, each.recovery])
  const rows = statuses.map(each => [String(each.status), `\`${each.className ?? className}\``, each.when])
  return [
    `### ${code}`,
    lines.filter(line => line !== '').join('\n'),
    ...(rows.length > 0 ? [table(['status', 'class', 'when'], rows)] : []),
    ...(reasons.length > 0 ? [table(['`reason`', 'when', 'what to do'], reasonRows)] : []),
  ]
}
