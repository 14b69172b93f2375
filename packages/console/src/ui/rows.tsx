import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { ErrorNotice, Loading } from './notice.tsx'

interface Props<Item> {
  label: string
  pages: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>>
  keyOf: (item: Item) => string
  row: (item: Item) => ReactNode
  /** The usual height of a row in pixels, until it is measured. */
  height: number
  empty: ReactNode
}

/** How many rows before the end the next page is fetched. */
const AHEAD = 20

/** A list of any length: only the rows in view are in the page, and the next page is fetched before its end is reached. */
export function Rows<Item>({ label, pages, keyOf, row, height, empty }: Props<Item>): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const items = useMemo(() => pages.data?.pages.flatMap(page => page.items) ?? [], [pages.data])
  // a new function makes the virtualizer forget where each row is
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    [items, keyOf],
  )
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => height,
    overscan: 8,
    scrollMargin: list.current?.offsetTop ?? 0,
    getItemKey,
  })
  const shown = virtual.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isError } = pages
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError && last >= items.length - AHEAD) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage, last, items.length])

  if (pages.isPending) return <Loading />
  if (pages.isError && items.length === 0)
    return <ErrorNotice error={pages.error} onRetry={() => void pages.refetch()} />
  if (items.length === 0) return empty
  return (
    <>
      <ul ref={list} aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const item = items[index]
          return item === undefined ? null : (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
            >
              {row(item)}
            </li>
          )
        })}
      </ul>
      {pages.isError && <ErrorNotice error={pages.error} onRetry={() => void fetchNextPage()} />}
      {isFetchingNextPage && <Loading rows={1} />}
    </>
  )
}
