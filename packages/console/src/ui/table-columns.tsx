import type { ReactNode } from 'react'
import { formatNumber } from './format.ts'
import type { Column } from './table.tsx'
import { Time } from './time.tsx'

/** What a row is called, and what says more about it. */
export const Named = ({ name, about }: { name: ReactNode; about?: ReactNode }): ReactNode => (
  <>
    <span dir="auto" className="block truncate font-medium">
      {name}
    </span>
    {about && <span className="block truncate text-xs text-quiet">{about}</span>}
  </>
)

/** A column of times. */
export const timeColumn = <Item,>(
  id: string,
  name: string,
  at: (item: Item) => string | null | undefined,
): Column<Item> => ({
  id,
  name,
  // as long as the words that are shown
  text: item => at(item)?.slice(0, 16) ?? '',
  cell: item => {
    const time = at(item)
    return time && <Time at={time} />
  },
  rank: item => {
    const time = at(item)
    return time ? Date.parse(time) : undefined
  },
  isDown: true,
})

/** A column of numbers. */
export const numberColumn = <Item,>(
  id: string,
  name: string,
  of: (item: Item) => number | null | undefined,
): Column<Item> => ({
  id,
  name,
  text: item => {
    const number = of(item)
    return number === null || number === undefined ? '' : formatNumber(number)
  },
  rank: item => of(item) ?? undefined,
  isNumber: true,
  isDown: true,
})
