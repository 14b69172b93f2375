import { isDeepStrictEqual } from 'node:util'
import * as jsonc from 'jsonc-parser'
import { parse, stringify } from 'smol-toml'
import { type Fields, isFields } from '../../terminal/json.ts'

/** A place in a configuration file: the section, and the name of an entry in it. */
export type Place = readonly [section: string, name: string]

// under Node alone, the package is one object; in the bundle, it is a module
const {
  applyEdits,
  modify,
  parse: parseJson,
}: typeof jsonc = 'default' in jsonc ? (jsonc.default as typeof jsonc) : jsonc

/**
 * Sets one entry of a JSON file, and keeps everything else as it is, with its comments and its indentation.
 * @returns undefined if the text is not an object
 */
export function setInJson(text: string, place: Place, entry: object | string): string | undefined {
  const errors: jsonc.ParseError[] = []
  const before: unknown = text.trim() === '' ? {} : parseJson(text, errors, { allowTrailingComma: true })
  if (errors.length > 0 || !isFields(before)) return undefined
  const [section] = place
  if (before[section] !== undefined && !isFields(before[section])) return undefined
  const [, indentation = '  '] = /\n([ \t]+)\S/.exec(text) ?? []
  const formattingOptions = {
    insertSpaces: !indentation.startsWith('\t'),
    tabSize: indentation.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
  const start = text.trim() === '' ? '{}\n' : text
  return applyEdits(start, modify(start, [...place], entry, { formattingOptions }))
}

/** Whether the file has an entry there. */
export function hasEntry(text: string, format: 'json' | 'toml', [section, name]: Place): boolean {
  const content: unknown = format === 'json' ? parseJson(text, [], { allowTrailingComma: true }) : parse(text)
  const entries = isFields(content) ? content[section] : undefined
  return isFields(entries) && entries[name] !== undefined
}

/**
 * Sets one table of a TOML file, and keeps everything else as it is, with its comments.
 * @returns undefined if the text is not TOML, or has the table in a form that cannot be replaced by itself
 */
export function setInToml(text: string, place: Place, entry: object): string | undefined {
  const [section, name] = place
  const table = stringify({ [section]: { [name]: entry } }).trim()
  const lines = text.split('\n')
  const kept = linesWithout(lines, place)
  const at = kept.removedAt ?? kept.lines.length
  const before = kept.lines.slice(0, at).join('\n').trimEnd()
  const after = kept.lines.slice(at).join('\n').trim()
  const next = `${[before, table, after].filter(part => part !== '').join('\n\n')}\n`
  return hasOnlyChanged(text, next, place, entry) ? next : undefined
}

/** The lines without those of the table and its subtables. Comments before the next table belong to that one. */
function linesWithout(lines: string[], [section, name]: Place): { lines: string[]; removedAt?: number } {
  const own = new RegExp(`^\\s*\\[\\s*"?${section}"?\\s*\\.\\s*"?${name}"?\\s*[.\\]]`)
  const start = lines.findIndex(line => own.test(line))
  if (start === -1) return { lines }
  const length = lines.slice(start).findIndex(line => /^\s*\[/.test(line) && !own.test(line))
  let end = length === -1 ? lines.length : start + length
  while (end > start && /^\s*(#.*)?$/.test(lines[end - 1] ?? '')) end--
  return { lines: lines.toSpliced(start, end - start), removedAt: start }
}

function hasOnlyChanged(text: string, next: string, [section, name]: Place, entry: object): boolean {
  try {
    const [before, after] = [parse(text), parse(next)]
    const old = before[section]
    const servers: Fields = isFields(old) ? old : {}
    return isDeepStrictEqual(toData(after), toData({ ...before, [section]: { ...servers, [name]: entry } }))
  } catch {
    return false
  }
}

const toData = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
