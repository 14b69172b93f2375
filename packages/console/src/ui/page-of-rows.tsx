import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type HTMLAttributes, type ReactNode, useCallback, useEffect, useLayoutEffect } from 'react'

/** How a list shows its rows. */
export interface Look<Item> {
  keyOf: (item: Item) => string
  row: (item: Item) => ReactNode
  /** Of the element of a list around a row, such as what it is called. */
  around?: ((item: Item) => HTMLAttributes<HTMLLIElement>) | undefined
  /** The usual height of a row in pixels, until it is measured. */
  height: number
}

interface Props<Item> extends Look<Item> {
  items: readonly Item[]
  /** How many rows of the list are before these. */
  first: number
  /** Pixels from the beginning of the document to these rows, and to the list. */
  start: number
  top: number
  /** How many rows the list has; -1 until it is known. */
  size: number
  onHeight: (height: number) => void
  /** What was measured of the pages that were in view, by their place. */
  measured: Map<number, VirtualItem[]>
  place: number
  /** Called while the last rows are near. */
  onNearEnd: (() => void) | undefined
}

/** How many rows before the end the next page is fetched. */
const AHEAD = 20
const NOTHING: VirtualItem[] = []
/** Pixels behind a page, without which its last rows would be shown for as long as it is mounted. */
const BEHIND = 100_000

/** Those rows of a page of a list that are in view. */
export function PageOfRows<Item>({
  items,
  first,
  start,
  top,
  size,
  onHeight,
  measured,
  place,
  onNearEnd,
  ...look
}: Props<Item>): ReactNode {
  const { keyOf, row, around, height } = look
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
    scrollMargin: start,
    getItemKey,
    paddingEnd: BEHIND,
    indexAttribute: 'data-row',
    initialMeasurementsCache: measured.get(place) ?? NOTHING,
  })
  const shown = virtual.getVirtualItems()
  const total = virtual.getTotalSize() - BEHIND
  const last = shown.at(-1)?.index ?? 0
  useLayoutEffect(() => onHeight(total))
  // a page that comes back has the height that it had, so that nothing below it moves
  useEffect(() => () => void measured.set(place, virtual.takeSnapshot()), [measured, place, virtual])
  useEffect(() => {
    if (last >= items.length - AHEAD) onNearEnd?.()
  })
  return shown.map(({ index, key, start: at }) => {
    const item = items[index]
    return item === undefined ? null : (
      <li
        key={key}
        ref={virtual.measureElement}
        data-row={index}
        aria-posinset={first + index + 1}
        aria-setsize={size}
        className="absolute inset-x-0 top-0"
        style={{ transform: `translateY(${at - top}px)` }}
        {...around?.(item)}
      >
        {row(item)}
      </li>
    )
  })
}
