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
  /** Why it is not sorted as somebody asked. */
  state: 'sorted' | 'reading' | 'too many'
}

/**
 * The list in an order. No operation sorts by columns, so the browser does: only a list that it has read to its end, since
 * the first page in order is not the first page of the list in order.
 */
export function useSorted<Item>(
  pages: PagesOf<Item>,
  total: number | undefined,
  rank: Rank<Item> | undefined,
  down: boolean,
): Sorted<Item> {
  const { hasNextPage, isFetchingNextPage, fetchNextPage, error, data } = pages
  const isAllowed = !hasNextPage || (total ?? Number.POSITIVE_INFINITY) <= MAX_SORTED
  const isReading = rank !== undefined && isAllowed && hasNextPage
  useEffect(() => {
    if (isReading && !isFetchingNextPage && !error) void fetchNextPage()
  }, [isReading, isFetchingNextPage, error, fetchNextPage])
  const sorted = useMemo(
    () => (rank && !hasNextPage ? inOrder(data?.pages.flatMap(({ items }) => items) ?? [], rank, down) : undefined),
    [data, rank, down, hasNextPage],
  )
  const state = rank === undefined || sorted ? 'sorted' : isAllowed ? 'reading' : 'too many'
  return { pages: sorted && data ? { ...pages, data: { pages: [{ items: sorted }] } } : pages, state }
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
