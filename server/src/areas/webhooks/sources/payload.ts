import type { Json } from '../../../platform/values/json.ts'

/** The value at a path such as `data.items.0.name`; only own fields. Undefined if there is none. */
export const valueAt = (value: Json, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>((inner, name) => {
    if (Array.isArray(inner)) return /^\d{1,9}$/.test(name) ? inner[Number(name)] : undefined
    return typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name) ? inner[name] : undefined
  }, value)

/** A value as text. Undefined if it has none: null, an empty text, a list or an object. */
export function textOf(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** A text of JSON with only the characters that the database has: others must not lose the event. */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed()

/** Lists and objects are written as JSON. */
const shownOf = (value: Json | undefined): string =>
  textOf(value) ?? (typeof value === 'object' && value !== null ? JSON.stringify(value) : '')

const PLACEHOLDER = /\{\{\s*([^{}]+?)\s*\}\}/g

/** The values of a payload as text, by their paths. A path is read once, however often templates name it. */
export type ShownValues = (path: string) => string

export function shownValues(payload: Json): ShownValues {
  const shown = new Map<string, string>()
  return path => {
    const known = shown.get(path)
    if (known !== undefined) return known
    const text = shownOf(valueAt(payload, path))
    shown.set(path, text)
    return text
  }
}

/**
 * A template with the values of a payload, and the paths that it does not have. The text is absent if it would have more
 * characters than allowed.
 */
export function filled(
  template: string,
  values: ShownValues,
  maxCharacters: number,
): { text?: string; missing: string[] } {
  const missing: string[] = []
  let { length } = template
  for (const [placeholder, path = ''] of template.matchAll(PLACEHOLDER)) {
    const shown = values(path)
    if (shown === '') missing.push(path)
    length += shown.length - placeholder.length
    if (length > maxCharacters) return { missing }
  }
  return { text: template.replaceAll(PLACEHOLDER, (_, path: string) => values(path)), missing }
}

/** What is wrong with the placeholders of a template. Undefined if nothing is. */
export function templateProblem(template: string): string | undefined {
  for (const [placeholder, path = ''] of template.matchAll(PLACEHOLDER)) {
    if (path.split('.').some(name => name.trim() === ''))
      return `has ${placeholder}, which is not a path such as data.items.0.name.`
  }
  return template.replaceAll(PLACEHOLDER, ' ').includes('{{')
    ? 'has a {{ that does not begin a placeholder such as {{data.subject}}.'
    : undefined
}

/** From this number on, a time is in milliseconds: as seconds, it would be after the year 5000. */
const MILLISECONDS_FROM = 1e11

/** A time of a payload: ISO 8601, Unix seconds or milliseconds. Undefined if it is none. */
export function timeOf(value: Json | undefined): Date | undefined {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  const time =
    typeof number === 'number'
      ? new Date(Math.abs(number) < MILLISECONDS_FROM ? number * 1000 : number)
      : typeof number === 'string' && /^\d{4}-\d{2}-\d{2}/.test(number)
        ? new Date(number)
        : undefined
  const year = time?.getUTCFullYear() ?? Number.NaN
  return year > 0 && year < 10_000 ? time : undefined
}

/** Whether the type matches one of the patterns `*`, `ticket.*` and `ticket.created`. */
export const matchingPattern = (patterns: readonly string[], type: string | undefined): string | undefined =>
  patterns.find(
    pattern =>
      pattern === '*' ||
      pattern === type ||
      (pattern.endsWith('.*') && type?.startsWith(pattern.slice(0, -1)) === true),
  )
