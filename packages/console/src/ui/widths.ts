/** Characters of the narrowest and the widest column. */
const MIN = 6
const MAX = 34
/** The share of the rows that fit: a few long ones do not take the place of all others. */
const FITTING = 0.9
/** A heading with the arrow of its order. */
const ARROW = 2
/** The first column names the row, and is never the narrowest. */
const MIN_FIRST = 20

interface Measured<Item> {
  name: string
  text: (item: Item) => string
}

/** How wide the columns are, by what is in them: as columns of a grid, which is the same in each row. */
export function templateOf<Item>(columns: readonly Measured<Item>[], items: readonly Item[]): string {
  return columns
    .map((column, index) => `minmax(0, ${widthOf(column, items, index === 0 ? MIN_FIRST : MIN)}fr)`)
    .join(' ')
}

function widthOf<Item>({ name, text }: Measured<Item>, items: readonly Item[], min: number): number {
  const lengths = items.map(item => text(item).length).sort((one, other) => one - other)
  const usual = lengths[Math.floor((lengths.length - 1) * FITTING)] ?? 0
  return Math.min(MAX, Math.max(min, usual, Math.min(name.length, MAX / 2) + ARROW))
}
