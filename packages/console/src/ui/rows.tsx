import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { ErrorNotice, Loading } from './notice.tsx'
import { type Look, PageOfRows } from './page-of-rows.tsx'

/** A list as it is read page by page. */
export interface PagesOf<Item> {
  data: { pages: readonly { items: readonly Item[] }[] } | undefined
  error: Error | null
  isPending: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<unknown>
}

interface Props<Item> extends Look<Item> {
  label: string
  pages: PagesOf<Item>
  empty: ReactNode
}

/**
 * A list of any length: only the rows in view are in the page, and the next page is fetched before its end is reached. The
 * places of rows are computed in each page for itself: for all rows, each page took longer than the one before.
 */
export function Rows<Item>({ label, pages, empty, ...look }: Props<Item>): ReactNode {
  const { hasNextPage, isFetchingNextPage, fetchNextPage, error } = pages
  const all = useMemo(() => numbered(pages.data?.pages ?? []), [pages.data])
  const count = all.reduce((sum, { items }) => sum + items.length, 0)

  if (pages.isPending) return <Loading />
  if (error && count === 0) return <ErrorNotice error={error} onRetry={() => void pages.refetch()} />
  if (count === 0) return empty
  const readMore = (): void => {
    if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage()
  }
  return (
    <>
      <List label={label} pages={all} size={hasNextPage ? UNKNOWN : count} readMore={readMore} {...look} />
      {error && <ErrorNotice error={error} onRetry={() => void fetchNextPage()} />}
      {isFetchingNextPage && <Loading rows={1} />}
    </>
  )
}

/** The size of a list whose end is not read yet, for those who hear it. */
const UNKNOWN = -1

interface Numbered<Item> {
  items: readonly Item[]
  /** How many rows are before it. */
  first: number
}

function numbered<Item>(pages: readonly { items: readonly Item[] }[]): readonly Numbered<Item>[] {
  let first = 0
  return pages.map(({ items }) => {
    const page = { items, first }
    first += items.length
    return page
  })
}

interface ListProps<Item> extends Look<Item> {
  label: string
  pages: readonly Numbered<Item>[]
  size: number
  readMore: () => void
}

function List<Item>({ label, pages, size, readMore, ...look }: ListProps<Item>): ReactNode {
  const { keyOf, height } = look
  const list = useRef<HTMLUListElement>(null)
  const measured = useRef(new Map<number, VirtualItem[]>())
  // other rows have another height
  const getItemKey = useCallback(
    (index: number) => {
      const item = pages[index]?.items[0]
      return item === undefined ? index : keyOf(item)
    },
    [pages, keyOf],
  )
  const virtual = useWindowVirtualizer({
    count: pages.length,
    estimateSize: index => (pages[index]?.items.length ?? 0) * height,
    overscan: 1,
    scrollMargin: list.current?.offsetTop ?? 0,
    getItemKey,
  })
  // what is in view is kept there by the page that it is in
  virtual.shouldAdjustScrollPositionOnItemSizeChange = () => false
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => {
        const page = pages[index]
        return page === undefined ? null : (
          <PageOfRows
            key={index}
            {...page}
            place={index}
            measured={measured.current}
            start={start}
            top={virtual.options.scrollMargin}
            size={size}
            onHeight={total => virtual.resizeItem(index, total)}
            onNearEnd={index === pages.length - 1 ? readMore : undefined}
            {...look}
          />
        )
      })}
    </ul>
  )
}
