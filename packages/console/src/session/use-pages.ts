import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'

export interface Items<Item> {
  items: readonly Item[]
  next?: string | undefined
  /** How many the whole list has. Only of the first page, and not of each list. */
  total?: number | undefined
}

/** A longer list is not read again by itself, since that reads each of its pages. */
const MAX_PAGES_REREAD = 3

/** Reads a list of the API page by page. */
export function usePages<Item>(
  queryKey: readonly unknown[],
  fetch: (cursor: { cursor?: string }) => PromiseLike<{ data: readonly Item[]; nextCursor?: string; total?: number }>,
  { refetchMs = false }: { refetchMs?: number | false } = {},
): UseInfiniteQueryResult<InfiniteData<Items<Item>>> {
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: async ({ pageParam }): Promise<Items<Item>> => {
      const { data, nextCursor, total } = await fetch(pageParam === '' ? {} : { cursor: pageParam })
      return { items: data, next: nextCursor, total }
    },
    getNextPageParam: page => page.next,
    // comparing a long list with what it was takes longer than to show it
    structuralSharing: false,
    refetchInterval: query => isShort(query) && refetchMs,
    refetchOnMount: isShort,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  })
}

const isShort = ({ state: { data } }: { state: { data?: { pages: readonly unknown[] } | undefined } }): boolean =>
  (data?.pages.length ?? 0) <= MAX_PAGES_REREAD
