import { useEffect, useMemo } from 'react'
import type { PagesOf } from './rows.tsx'

/** More are not read only to be sorted. */
export const MAX_SORTED = 1_000

/** By which column, and whether the largest is first. */
export interface Sort {
  by: string
  down: boolean
}

type Rank<Item> = (item: Item) => string | number | undefined

interface Sorted<Item> {
  pages: PagesOf<Item>
  /** How far it is sorted as somebody asked: `first` is only what was read of a list that goes on. */
  state: 'sorted' | 'reading' | 'first' | 'too many'
}

/**
 * The list in an order. No operation sorts by columns, so the browser does: it reads the list to its end, since the first
 * page in order is not the first page of the list in order. Where the list has no total, it may turn out to be too long.
 */
export function useSorted<Item>(
  pages: PagesOf<Item>,
  total: number | undefined,
  rank: Rank<Item> | undefined,
  down: boolean,
): Sorted<Item> {
  const { hasNextPage, isFetchingNextPage, fetchNextPage, error, data } = pages
  const read = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const isTooLong = hasNextPage && total !== undefined && total > MAX_SORTED
  const isReading = rank !== undefined && hasNextPage && !isTooLong && read.length < MAX_SORTED
  useEffect(() => {
    if (isReading && !isFetchingNextPage && !error) void fetchNextPage()
  }, [isReading, isFetchingNextPage, error, fetchNextPage])
  const isDone = rank !== undefined && !isReading && !isTooLong
  const sorted = useMemo(() => (isDone ? inOrder(read, rank, down) : undefined), [read, rank, down, isDone])
  if (rank === undefined || !sorted || !data)
    return { pages, state: rank === undefined ? 'sorted' : isReading ? 'reading' : 'too many' }
  return {
    pages: { ...pages, data: { pages: [{ items: sorted }] }, hasNextPage: false },
    state: hasNextPage ? 'first' : 'sorted',
  }
}

const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** What has no value is last, in both directions. */
export function inOrder<Item>(items: readonly Item[], rank: Rank<Item>, down: boolean): Item[] {
  const ranked = items.map(item => ({ item, at: rank(item) }))
  return ranked
    .sort(({ at: one }, { at: other }) => {
      if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
      const order =
        typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other))
      return down ? -order : order
    })
    .map(({ item }) => item)
}
