import { beginning } from '../../ui/days.ts'

export const SPANS = [
  ['day', 'Last 24 hours'],
  ['week', 'Last 7 days'],
  ['month', 'Last 30 days'],
  ['quarter', 'Last 90 days'],
  ['year', 'Last 12 months'],
] as const
export type Span = (typeof SPANS)[number][0]
export const DEFAULT_SPAN = 'month'

export const GROUPS = [
  ['operation', 'Operation'],
  ['key', 'Key'],
  ['collection', 'Collection'],
  ['model', 'Model'],
  ['day', 'Day'],
] as const
export type Group = (typeof GROUPS)[number][0]
/** What usage can be limited to. */
export type Filter = Exclude<Group, 'day'>
export const FILTERS = ['operation', 'key', 'collection', 'model'] as const satisfies readonly Filter[]

/** What the address of usage says: how far back, grouped by what, and limited to what. */
export interface UsageSearch extends Partial<Record<Filter, string>> {
  span?: Span
  by?: Group
}

export function readUsageSearch(search: Record<string, unknown>): UsageSearch {
  const span = SPANS.map(([each]) => each).find(each => each === search.span)
  const by = GROUPS.map(([each]) => each).find(each => each === search.by)
  const read: UsageSearch = { ...(span && { span }), ...(by && { by }) }
  for (const filter of FILTERS) {
    const value = search[filter]
    if (typeof value === 'string' && value !== '') read[filter] = value
  }
  return read
}

const RANGES: Readonly<Record<Span, { days: number; granularity: 'hour' | 'day' | 'month' }>> = {
  day: { days: 1, granularity: 'hour' },
  week: { days: 7, granularity: 'day' },
  month: { days: 30, granularity: 'day' },
  quarter: { days: 90, granularity: 'day' },
  year: { days: 365, granularity: 'month' },
}

/** The range that ends now, as the API takes it. */
export function rangeOf(span: Span): { from: string; to: string; granularity: 'hour' | 'day' | 'month' } {
  const { days, granularity } = RANGES[span]
  const to = Date.now()
  return { from: new Date(beginning(to, days)).toISOString(), to: new Date(to).toISOString(), granularity }
}

/** The filters of an address, as the API takes them. */
export function filtersOf({ operation, key, collection, model }: UsageSearch) {
  return {
    ...(operation !== undefined && { operations: [operation] }),
    ...(key !== undefined && { keyIds: [key] }),
    ...(collection !== undefined && { collectionIds: [collection] }),
    ...(model !== undefined && { models: [model] }),
  }
}

/** With this header, the API answers with a table. */
export const AS_CSV = { headers: { accept: 'text/csv' } }
