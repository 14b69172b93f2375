import { createReadStream, existsSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { Inputs } from '../../call/values.ts'
import { usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'

/** An item of a file: its value, or why it has none. */
export interface ItemLine {
  /** The number of its line, or of an item of a list. From 1. */
  line: number
  value?: unknown
  problem?: string
}

/**
 * Reads the items of a file: lines of JSON as they are needed, so that a file can have any length, and a JSON or YAML list as a
 * whole.
 *
 * @param path `-` for stdin
 */
export async function* itemLines(path: string, io: Io): AsyncGenerator<ItemLine, void, undefined> {
  if (['.yaml', '.yml'].includes(extname(path).toLowerCase())) {
    yield* numbered(await new Inputs(io).items(path, '--file'))
    return
  }
  const file = resolve(io.cwd, path)
  if (path !== '-' && !existsSync(file)) throw usage(`File ${path} not found.`)
  const input = path === '-' ? Readable.from(io.stdin) : createReadStream(file)
  const list: string[] = []
  let line = 0
  for await (const raw of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const text = (++line === 1 ? raw.replace(/^\uFEFF/, '') : raw).trim()
    if (list.length > 0 || (text.startsWith('[') && line === 1)) list.push(text)
    else if (text !== '') yield parsed(line, text)
  }
  if (list.length > 0) yield* numbered(listOf(list.join('\n'), path))
}

function* numbered(items: readonly unknown[]): Generator<ItemLine> {
  for (const [at, value] of items.entries()) yield { line: at + 1, value }
}

function parsed(line: number, text: string): ItemLine {
  try {
    return { line, value: JSON.parse(text) }
  } catch {
    return { line, problem: 'The line is not JSON.' }
  }
}

function listOf(text: string, path: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return value
  } catch {
    // reported below
  }
  throw usage(`--file (${path}) must be a JSON list, or one JSON object a line.`)
}
