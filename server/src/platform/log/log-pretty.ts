import type { Json, JsonObject } from '../values/json.ts'

const COLORS: Record<string, number> = { trace: 90, debug: 90, info: 36, warn: 33, error: 31, fatal: 31 }

const paint = (code: number, text: string): string => `\u001b[${code}m${text}\u001b[0m`

const text = (value: Json): string =>
  typeof value === 'string' && !/[\s"=]/.test(value) ? value : JSON.stringify(value)

const stackOf = (value: Json | undefined): string | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.stack === 'string'
    ? value.stack
    : undefined

/**
 * Formats a JSON log line for people: time, level, message, other fields as `name=value`, and an error's stack below.
 */
export const prettyLine = (line: string): string => {
  const { time, level, msg, err, ...rest }: JsonObject = JSON.parse(line)
  const stack = stackOf(err)
  const fields = Object.entries(stack === undefined && err !== undefined ? { err, ...rest } : rest)
  const parts = [
    paint(90, String(time).slice(11, 23)),
    paint(COLORS[String(level)] ?? 0, String(level).toUpperCase().padEnd(5)),
    ...(msg === undefined ? [] : [String(msg)]),
    ...fields.map(([name, value]) => paint(90, `${name}=${text(value)}`)),
  ]
  return `${parts.join(' ')}\n${stack === undefined ? '' : `${stack.replace(/^/gm, '  ')}\n`}`
}
