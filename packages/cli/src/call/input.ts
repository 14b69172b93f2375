import type { ApiCommand, Flag, Typed } from '../table/tree.ts'
import { FILTER_HINT, usage } from '../terminal/failure.ts'
import type { Io } from '../terminal/io.ts'
import { type Fields, isFields } from '../terminal/json.ts'
import { Inputs, parseJson, parseValue } from './values.ts'

/** The input of one call, with every value in its place. */
export interface Input {
  params: Record<string, string>
  query: Fields
  headers: Record<string, string>
  body: Fields | undefined
}

/**
 * Combines arguments, flags, `--body` and `--file`; the more specific one wins: a flag over the same field of the body.
 */
export async function readInput(command: ApiCommand, typed: Typed, io: Io): Promise<Input> {
  const inputs = new Inputs(io)
  const params: Record<string, string> = {}
  for (const [index, argument] of command.arguments.entries()) {
    const raw = typed.arguments[index] ?? ''
    params[argument.name] = String(parseValue({ type: 'string', ...argument }, raw, `<${argument.name}>`))
  }
  const fields = await bodyFields(command, typed, inputs)
  const input: Input = { params: {}, query: {}, headers: {}, body: command.body && fields }
  for (const flag of command.flags) {
    const raw = typed.flags[flag.name]
    if (raw === undefined) continue
    const value = await flagValue(flag, raw, inputs)
    if (flag.in === 'query') input.query[flag.field] = value
    else if (flag.in === 'header') input.headers[flag.field] = String(value)
    else fields[flag.field] = value
  }
  const first = typed.arguments[command.arguments.length]
  await applyFirst(command, typed, first, fields, inputs)
  mustHave(command, input)
  return { ...input, params: wireParams(command, params) }
}

async function bodyFields(command: ApiCommand, { body, file }: Typed, inputs: Inputs): Promise<Fields> {
  let fields: Fields = {}
  if (body !== undefined) {
    const isFile = body === '-' || body.startsWith('@')
    const given = isFile ? await inputs.document(body.replace(/^@/, ''), '--body') : parseJson(body, '--body')
    if (!isFields(given)) throw usage('--body must be a JSON object.')
    fields = given
  }
  const target = command.body?.file
  if (file === undefined || target === undefined) return fields
  switch (target.as) {
    case 'text':
      return { ...fields, [target.field]: await inputs.text(file, '--file') }
    case 'base64':
      return { ...fields, [target.field]: (await inputs.bytes(file, '--file')).toString('base64') }
    case 'items':
      return { ...fields, [target.field]: await inputs.items(file, '--file') }
  }
}

async function flagValue(flag: Flag, raw: unknown, inputs: Inputs): Promise<unknown> {
  if (typeof raw === 'boolean') return raw
  const texts = Array.isArray(raw) ? raw.map(String) : [String(raw)]
  const values: unknown[] = []
  for (const text of texts) {
    const isFile = flag.type === 'json' && (text === '-' || text.startsWith('@'))
    values.push(
      isFile
        ? await inputs.document(text.replace(/^@/, ''), `--${flag.name}`)
        : parseValue(flag, text, `--${flag.name}`),
    )
  }
  return flag.type === 'list' ? values.flat() : values.at(-1)
}

async function applyFirst(
  command: ApiCommand,
  typed: Typed,
  raw: string | undefined,
  fields: Fields,
  inputs: Inputs,
): Promise<void> {
  const flag = command.flags.find(({ field, in: place }) => place === 'body' && field === command.body?.first)
  if (raw === undefined || flag === undefined) return
  if (typed.flags[flag.name] !== undefined) {
    const otherwise = flag.name === 'query' ? [FILTER_HINT] : []
    throw usage(`${flag.name} is given twice: as an argument and as --${flag.name}. Pass one.`, ...otherwise)
  }
  fields[flag.field] =
    raw === '-' && flag.type === 'string'
      ? await inputs.text(raw, `<${flag.name}>`)
      : parseValue(flag, raw, `<${flag.name}>`)
}

function mustHave(command: ApiCommand, input: Input): void {
  const missing = command.flags.filter(flag => {
    const place = flag.in === 'body' ? (input.body ?? {}) : flag.in === 'query' ? input.query : input.headers
    return flag.required && place[flag.field] === undefined
  })
  if (missing.length === 0) return
  const ways = missing.map(flag => `--${flag.name}${waysBeside(command, flag)}`)
  throw usage(`Missing ${ways.join(' and ')}.`, `See: keepsake ${command.line} --help`)
}

function waysBeside(command: ApiCommand, { field, in: place }: Flag): string {
  if (place !== 'body') return ''
  const ways = [
    ...(command.body?.first === field ? ['as the last argument'] : []),
    ...(command.body?.file?.field === field ? ['from --file'] : []),
    `as ${field} in --body`,
  ]
  return ` (or ${ways.join(', ')})`
}

/** The names of the arguments in the spec. Those in the help are in kebab-case. */
export const pathNames = ({ path }: ApiCommand): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')

function wireParams(command: ApiCommand, params: Record<string, string>): Record<string, string> {
  const entries = pathNames(command).map((name, at) => [name, params[command.arguments[at]?.name ?? ''] ?? ''])
  return Object.fromEntries(entries)
}
