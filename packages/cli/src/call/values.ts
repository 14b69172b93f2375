import { readFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import type { Flag, FlagType } from '../table/tree.ts'
import { type Failure, usage } from '../terminal/failure.ts'
import { type Io, readAll } from '../terminal/io.ts'
import { momentOf } from './moments.ts'

/** How the spec describes one value of a flag or an argument. */
export type ValueKind = Pick<Flag, 'type' | 'items' | 'choices'>

/**
 * Parses a value by its type in the spec.
 * @param where how the caller wrote it: `--limit`, `<id>`
 */
export function parseValue(kind: ValueKind, raw: string, where: string): unknown {
  switch (kind.type) {
    case 'list':
      return parseList(kind, raw, where)
    case 'json':
      return parseJson(raw, where)
    case 'any':
      return parseAny(raw)
    default:
      return parseScalar(kind.type, kind.choices, raw, where)
  }
}

function parseScalar(type: FlagType, choices: string[] | undefined, raw: string, where: string): unknown {
  if (type === 'boolean' && (raw === 'true' || raw === 'false')) return raw === 'true'
  if (choices && !choices.includes(raw))
    throw notOneOf(raw, type === 'boolean' ? ['true', 'false', ...choices] : choices, where)
  if (type === 'integer' && !/^-?\d+$/.test(raw))
    throw usage(`${where} must be an integer, not ${JSON.stringify(raw)}.`)
  if (type === 'integer' || type === 'number') {
    const value = Number(raw)
    if (raw.trim() === '' || !Number.isFinite(value))
      throw usage(`${where} must be a number, not ${JSON.stringify(raw)}.`)
    return value
  }
  if (type === 'time') return momentOf(raw, new Date())
  if (type === 'boolean' && !choices) throw usage(`${where} must be true or false, not ${JSON.stringify(raw)}.`)
  return raw
}

/** `a,b`, or a JSON array if an entry contains a comma. */
function parseList({ items = 'string', choices }: ValueKind, raw: string, where: string): unknown[] {
  if (raw.startsWith('[')) {
    const value = parseJson(raw, where)
    if (Array.isArray(value)) return value
  }
  return raw
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
    .map(entry => parseScalar(items, choices, entry, where))
}

const IN_FILE = 'Correct the file. Nothing was sent.'
const QUOTE_IT = 'Quote JSON for the shell: \'{"key": "value"}\''

/** @param hint what to do if it is not JSON; a file needs other advice than an argument */
export function parseJson(raw: string, where: string, hint = QUOTE_IT): unknown {
  try {
    return JSON.parse(raw)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw usage(`${where} must be valid JSON: ${reason}.`, hint)
  }
}

/** JSON if it parses, else the text itself: `5` is a number, `soon` is text. */
function parseAny(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}

function notOneOf(raw: string, choices: string[], where: string): Failure {
  return usage(`${where} must be one of ${choices.join(', ')}, not ${JSON.stringify(raw)}.`)
}

/** Reads stdin and files; stdin can be read once. */
export class Inputs {
  readonly #io: Io
  #stdinFor: string | undefined

  constructor(io: Io) {
    this.#io = io
  }

  /** @param name a file name, or `-` for stdin */
  async bytes(name: string, where: string): Promise<Buffer> {
    if (name === '-') {
      if (this.#stdinFor !== undefined) throw usage(`${where} and ${this.#stdinFor} cannot both read stdin.`)
      this.#stdinFor = where
      return readAll(this.#io.stdin)
    }
    try {
      return readFileSync(resolve(this.#io.cwd, name))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw usage(`${where}: ${name} cannot be read (${reason}).`)
    }
  }

  async text(name: string, where: string): Promise<string> {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(await this.bytes(name, where))
    } catch (error) {
      if (error instanceof TypeError) throw usage(`${where}: ${name} is not UTF-8 text.`)
      throw error
    }
  }

  /** A document in JSON, or in YAML by file extension. */
  async document(name: string, where: string): Promise<unknown> {
    const text = await this.text(name, where)
    return isYaml(name) ? parseYaml(text, `${where} (${name})`) : parseJson(text, `${where} (${name})`, IN_FILE)
  }

  /** A list of items: a JSON or YAML array, or NDJSON (one JSON document per line). */
  async items(name: string, where: string): Promise<unknown[]> {
    const text = await this.text(name, where)
    const source = `${where} (${name})`
    const value = isYaml(name)
      ? await parseYaml(text, source)
      : text.trimStart().startsWith('[') && parseJson(text, source, IN_FILE)
    if (Array.isArray(value)) return value
    if (value !== false) throw usage(`${source} must be a list.`)
    return text
      .split(/\r?\n/)
      .flatMap((line, index) => (line.trim() === '' ? [] : [parseJson(line, `${source} line ${index + 1}`, IN_FILE)]))
  }
}

const isYaml = (name: string): boolean => ['.yaml', '.yml'].includes(extname(name).toLowerCase())

async function parseYaml(text: string, where: string): Promise<unknown> {
  const { parse } = await import('yaml')
  try {
    return parse(text)
  } catch (error) {
    throw usage(`${where} must be valid YAML: ${error instanceof Error ? error.message : String(error)}`)
  }
}
