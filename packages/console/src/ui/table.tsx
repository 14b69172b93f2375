import { ArrowDown, ArrowUp } from 'lucide-react'
import { type HTMLAttributes, type ReactNode, useMemo } from 'react'
import { Columns } from './columns.tsx'
import { Select } from './field.tsx'
import { formatNumber } from './format.ts'
import { useKept } from './kept.ts'
import { type PagesOf, Rows } from './rows.tsx'
import { MAX_SORTED, type Sort, useSorted } from './sorting.ts'
import { templateOf } from './widths.ts'

/** What a list can show of each of its rows. */
export interface Column<Item> {
  id: string
  name: string
  /** In one line. What is longer in most rows gets a wider column. */
  text: (item: Item) => string
  /** How it is shown. [as its text] */
  cell?: (item: Item) => ReactNode
  /** What the list is sorted by. [its text] */
  rank?: (item: Item) => string | number | undefined
  isNumber?: boolean
  /** Whether the largest is first when somebody sorts by it. */
  isDown?: boolean
}

/** What a row looks like: a line on a wide screen, a card on a narrow one. */
interface RowLook {
  className: string
  style: { gridTemplateColumns: string }
}

interface Props<Item> {
  label: string
  /** The name under which the browser keeps the columns. */
  list: string
  /** One row, and more, such as `record` and `records`. */
  noun: readonly [one: string, many: string]
  /** The first is always shown. */
  columns: readonly Column<Item>[]
  /** Those that are shown until somebody chooses others. [all] */
  usual?: readonly string[]
  pages: PagesOf<Item>
  /** How many the list has. [until it is read to its end: unknown] */
  total?: number | undefined
  keyOf: (item: Item) => string
  /** A row around its cells, such as a link. [only the row] */
  row?: (item: Item, look: RowLook, cells: ReactNode) => ReactNode
  /** What can be done with each, at the end of its row. */
  actions?: ((item: Item) => ReactNode) | false
  /** How wide that is: the same in each row. [two buttons] */
  actionsWidth?: string
  /** What is below the cells of a row. */
  below?: (item: Item) => ReactNode
  /** See `Look`. */
  around?: (item: Item) => HTMLAttributes<HTMLLIElement>
  /** An order that the screen keeps, such as in its address. [kept by the browser] */
  order?: { label: string; sort: Sort | undefined; onSort: (sort: Sort | undefined) => void }
  empty: ReactNode
}

const NARROW = 768
const ROW =
  'block rounded-lg border border-line bg-panel px-3 py-2 mb-2 hover:bg-raised md:mb-0 md:grid md:min-h-12 md:items-center md:gap-x-4 md:rounded-none md:border-0 md:border-b md:bg-transparent md:px-2'

/** A list with columns that are chosen and kept, and an order. On a narrow screen each row is a card. */
export function Table<Item>(props: Props<Item>): ReactNode {
  const { label, list, columns, pages, total, keyOf, actions, below, around, order, empty } = props
  const { usual = columns.map(({ id }) => id), row = plainRow, actionsWidth = '10.5rem' } = props
  const [kept, keep] = useKept<{ columns: string[]; sort: Sort | null }>(list)
  const [first, ...others] = columns
  const wanted = new Set(Array.isArray(kept.columns) ? kept.columns : usual)
  const shown = [...(first ? [first] : []), ...others.filter(({ id }) => wanted.has(id))]
  const chosen = order ? order.sort : kept.sort
  const sort = chosen && columns.some(({ id }) => id === chosen.by) ? chosen : undefined
  const onSort = order?.onSort ?? (next => keep({ sort: next ?? null }))
  const sorted = useSorted(pages, total, useRank(columns, sort?.by), sort?.down === true)
  const sample = pages.data?.pages[0]?.items ?? []
  const style = { gridTemplateColumns: `${templateOf(shown, sample)}${actions ? ` ${actionsWidth}` : ''}` }
  const isSortable = !pages.hasNextPage || total === undefined || total <= MAX_SORTED
  return (
    <>
      {sample.length > 0 && (
        <>
          <div className="mb-1 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
            <Count {...props} state={sorted.state} isSortable={isSortable} />
            {isSortable && (
              <Select
                label={order?.label ?? 'Sort by'}
                hideLabel
                className={order ? '' : 'md:hidden'}
                choices={[['', 'Usual order'], ...shown.map(({ id, name }) => [id, `By ${name}`] as const)]}
                value={sort?.by ?? ''}
                onChange={({ target: { value } }) => onSort(value === '' ? undefined : firstSort(columns, value))}
              />
            )}
            <Columns
              columns={others}
              chosen={shown.slice(1).map(({ id }) => id)}
              onChoose={chosen => keep({ columns: chosen })}
            />
          </div>
          <div
            className="sticky top-0 z-10 hidden border-b border-line bg-page px-2 text-xs text-quiet md:grid md:gap-x-4 [section_&]:bg-panel"
            style={style}
          >
            {shown.map(column => (
              <Heading
                key={column.id}
                column={column}
                sort={sort?.by === column.id ? sort : undefined}
                onSort={isSortable ? () => onSort(nextSort(columns, column.id, sort)) : undefined}
              />
            ))}
          </div>
        </>
      )}
      <Rows
        key={`${sort?.by} ${sort?.down} ${sorted.state}`}
        label={label}
        pages={sorted.pages}
        keyOf={keyOf}
        around={around}
        row={item =>
          row(
            item,
            { className: ROW, style },
            <>
              <Cells columns={shown} item={item} />
              {actions && (
                <span className="mt-2 flex flex-wrap items-center gap-1.5 empty:hidden md:mt-0 md:justify-end md:empty:block">
                  {actions(item)}
                </span>
              )}
              {below && <div className="min-w-0 empty:hidden md:col-span-full">{below(item)}</div>}
            </>,
          )
        }
        height={innerWidth < NARROW ? 40 + 22 * shown.length : 48}
        empty={empty}
      />
    </>
  )
}

const plainRow = (_: unknown, look: RowLook, cells: ReactNode): ReactNode => <div {...look}>{cells}</div>

/** How many there are, and how far they are sorted. */
function Count<Item>({
  pages,
  total,
  noun: [one, many],
  state,
  isSortable,
}: Pick<Props<Item>, 'pages' | 'total' | 'noun'> & { state: string; isSortable: boolean }): ReactNode {
  const read = pages.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0
  const count = total ?? (pages.hasNextPage ? undefined : read)
  const most = formatNumber(MAX_SORTED)
  return (
    <p role="status" className="min-w-0 flex-1 basis-24 text-xs text-quiet">
      {count === undefined ? `${formatNumber(read)} and more` : formatNumber(count)} {count === 1 ? one : many}
      {state === 'reading' && '. Reading all of them to sort them…'}
      {state === 'first' && `. Only these ${formatNumber(read)} are sorted: narrow the list to sort all.`}
      {!isSortable && `, in the order of the server. At most ${most} can be sorted: narrow the list.`}
    </p>
  )
}

const firstSort = <Item,>(columns: readonly Column<Item>[], by: string): Sort => ({
  by,
  down: columns.find(({ id }) => id === by)?.isDown === true,
})

/** A column is sorted one way, then the other, then no more. */
function nextSort<Item>(columns: readonly Column<Item>[], by: string, sort: Sort | undefined): Sort | undefined {
  const first = firstSort(columns, by)
  if (sort?.by !== by) return first
  return sort.down === first.down ? { by, down: !first.down } : undefined
}

/** The same function for the same column, so that nothing is sorted twice. */
function useRank<Item>(columns: readonly Column<Item>[], by: string | undefined): Column<Item>['rank'] {
  const column = columns.find(({ id }) => id === by)
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns are made anew each time, and mean the same by their ID
  return useMemo(() => column && (column.rank ?? (item => column.text(item) || undefined)), [by])
}

function Heading<Item>({
  column: { name, isNumber },
  sort,
  onSort,
}: {
  column: Column<Item>
  sort: Sort | undefined
  onSort: (() => void) | undefined
}): ReactNode {
  const place = `flex min-h-8 min-w-0 items-center gap-1 ${isNumber ? 'justify-end' : ''}`
  if (!onSort)
    return (
      <span className={place}>
        <span className="truncate">{name}</span>
      </span>
    )
  const Arrow = sort?.down ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      aria-pressed={sort !== undefined}
      title={name}
      className={`${place} rounded hover:text-text aria-pressed:font-medium aria-pressed:text-text`}
      onClick={onSort}
    >
      <span className="truncate">
        <Heard>Sort by </Heard>
        {name}
        {sort && <Heard>, {sort.down ? 'largest' : 'smallest'} first now</Heard>}
      </span>
      {sort && <Arrow size={12} aria-hidden className="shrink-0" />}
    </button>
  )
}

/** Words of a name that are heard and not seen. As an attribute, the name would be taken for the label of a field. */
const Heard = ({ children }: { children: ReactNode }): ReactNode => <span className="text-[0px]">{children}</span>

function Cells<Item>({ columns, item }: { columns: readonly Column<Item>[]; item: Item }): ReactNode {
  return columns.map(({ id, name, text, cell, isNumber }, index) => {
    const plain = text(item)
    const content = cell ? cell(item) : plain
    if (index === 0)
      return (
        <span key={id} className="block min-w-0">
          {content}
        </span>
      )
    return (
      // a card leaves out what it has not
      <span key={id} className={`min-w-0 gap-2 ${plain === '' ? 'hidden md:block' : 'flex md:block'}`}>
        <span className="w-28 shrink-0 truncate text-quiet md:sr-only">{name} </span>
        <span
          className={`block min-w-0 flex-1 truncate ${isNumber ? 'tabular-nums md:text-right' : ''}`}
          title={plain.length > LONG ? plain.slice(0, MAX_TITLE) : undefined}
        >
          {content}
        </span>
      </span>
    )
  })
}

/** Characters that may not fit, and that are shown on hover. */
const LONG = 12
const MAX_TITLE = 300
