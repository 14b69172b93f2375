import { type Fields, isFields, isRows } from '../json.ts'

/**
 * The entries of an answer, for the formats that are made of entries (ndjson, csv): its list, else the answer itself as
 * the one entry.
 */
export function rowsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (!isFields(value)) return [value]
  const { success: _, warnings: __, ...body } = value
  const { data } = body
  if (Array.isArray(data)) return data
  if (isFields(data)) return [data]
  const lists = Object.values(body).filter(Array.isArray)
  return lists.find(isRows) ?? lists[0] ?? [body]
}

/** One row of cells per entry; an entry that is no object stands in a column `value`. */
export function tabulate(rows: unknown[]): { columns: string[]; records: Fields[] } {
  const records = rows.map(row => (isFields(row) ? row : { value: row }))
  return { columns: [...new Set(records.flatMap(Object.keys))], records }
}
