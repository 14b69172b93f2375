import { createHash } from 'node:crypto'
import type { Scope, SqlValue } from '../../../platform/database/scope.ts'
import { ApiError, invalid } from '../../../platform/values/errors.ts'
import type { Json, JsonObject } from '../../../platform/values/json.ts'

const MAX_LENGTH = 2_000

/** 24 hexadecimal digits, the same for the same key in the same tenant. */
export const newIdOf = (scope: Scope, ...key: string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([scope.tenantId, ...key]))
    .digest('hex')
    .slice(0, 24)

export const textOf = (record: JsonObject, name: string): string | undefined => {
  const value = record[name]
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (text.length > MAX_LENGTH) throw invalid(name, `${name} must have ${MAX_LENGTH} characters or fewer.`)
  return text === '' ? undefined : text
}

/** An integer such as 1200, "1,200" or "1200.0". */
export const wholeNumber = (record: JsonObject, name: string, largest: number): number | null => {
  const text = textOf(record, name)?.replaceAll(/[,\s_]/g, '')
  if (text === undefined) return null
  const value = Math.trunc(Number(text))
  if (!Number.isFinite(value) || value < 0 || value > largest)
    throw invalid(name, `${name} must be a number from 0 to ${largest}.`)
  return value
}

export const day = (record: JsonObject, name: string): string | null => {
  const text = textOf(record, name)
  if (text === undefined) return null
  const date = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  if (date === undefined || Number.isNaN(Date.parse(date)))
    throw invalid(name, `${name} must be a day such as 2026-11-20.`)
  return date
}

/** What is in no column. Empty values are left out, so that they do not replace what is stored. */
export const detailsOf = (record: JsonObject, columns: readonly string[]): JsonObject =>
  Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !columns.includes(name) && value !== null && value !== ''),
  )

/** Lists may be JSON arrays, or text separated by semicolons. */
const listIn = (record: JsonObject, name: string): Json[] => {
  const value = record[name]
  if (Array.isArray(value)) return value
  return typeof value === 'string'
    ? value
        .split(';')
        .map(part => part.trim())
        .filter(Boolean)
    : []
}

export const withLists = (record: JsonObject, names: readonly string[]): JsonObject => ({
  ...record,
  ...Object.fromEntries(names.filter(name => record[name] !== undefined).map(name => [name, listIn(record, name)])),
})

/** The one stored row with any of these keys. @throws ApiError `conflict_error` if there are two */
export async function storedRow<Row extends { id: string }>(
  scope: Scope,
  statement: string,
  keys: readonly SqlValue[],
): Promise<Row | undefined> {
  const rows = await scope.query<Row>(statement, keys)
  if (rows.length > 1)
    throw new ApiError(
      'conflict_error',
      `Its keys are of two records, ${rows.map(({ id }) => id).join(' and ')}. Import it without one of them.`,
    )
  return rows[0]
}

export const givenId = (record: JsonObject): string | undefined => {
  const id = textOf(record, 'id')
  if (id !== undefined && !/^[0-9a-f]{24}$/.test(id)) throw invalid('id', 'id must have 24 hexadecimal digits.')
  return id
}
