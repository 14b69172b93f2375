import { invalid } from '../../platform/values/errors.ts'
import { isObject, type JsonObject } from '../../platform/values/json.ts'

/** Filters by their plain names: lists, and ranges with `min` and `max`. */
export type Filters = Readonly<JsonObject>

/**
 * Reads the spellings of the provider's clients: `x[]` is the list `x`, and `range[min]` is `min` of `range`.
 * @throws ApiError `validation_error` if a filter is given in both spellings
 */
export function plainFilters(body: JsonObject): Filters {
  const filters: JsonObject = {}
  const ranges: Record<string, JsonObject> = {}
  for (const [name, value] of Object.entries(body)) {
    const [, plain = name, part] = /^(\w+)\[(min|max|)\]$/.exec(name) ?? []
    if (plain !== name && Object.hasOwn(body, plain))
      throw invalid(`body.${name}`, `body.${name} and body.${plain} are the same filter. Pass one of them.`)
    if (part) ranges[plain] = { ...ranges[plain], [part]: value }
    else filters[plain] = value
  }
  return { ...filters, ...ranges }
}

export const listOf = (filters: Filters, name: string): string[] => {
  const value = filters[name]
  return Array.isArray(value) ? value.map(String) : []
}

export const textOf = (filters: Filters, name: string): string | undefined => {
  const value = filters[name]
  return typeof value === 'string' ? value : undefined
}

export const rangeOf = (filters: Filters, name: string): { min?: unknown; max?: unknown } | undefined => {
  const value = filters[name]
  return value !== undefined && isObject(value) ? value : undefined
}

/** The deepest row of a search. */
export const DEEPEST = 50_000

export interface PageOf {
  page: number
  perPage: number
}

/** @throws ApiError `validation_error` if the page is deeper than 50,000 rows */
export function pageOf(filters: Filters): PageOf {
  const page = Number(filters.page ?? 1)
  const perPage = Number(filters.per_page ?? 10)
  if (page * perPage > DEEPEST)
    throw invalid('body.page', `body.page is beyond ${DEEPEST} rows. Narrow the search with more filters.`)
  return { page, perPage }
}
