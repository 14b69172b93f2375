import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'

export interface Items<Item> {
  items: readonly Item[]
  next?: string | undefined
}

/** Reads a list of the API page by page. */
export function usePages<Item>(
  queryKey: readonly unknown[],
  fetch: (cursor: { cursor?: string }) => PromiseLike<{ data: readonly Item[]; nextCursor?: string }>,
  { refetchMs }: { refetchMs?: number } = {},
): UseInfiniteQueryResult<InfiniteData<Items<Item>>> {
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: async ({ pageParam }): Promise<Items<Item>> => {
      const { data, nextCursor } = await fetch(pageParam === '' ? {} : { cursor: pageParam })
      return { items: data, next: nextCursor }
    },
    getNextPageParam: page => page.next,
    ...(refetchMs !== undefined && { refetchInterval: refetchMs }),
  })
}
