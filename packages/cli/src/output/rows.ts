import { type Fields, isFields, isRows } from '../terminal/json.ts'

/**
 * The entries of a response, for formats that consist of entries (ndjson, csv): its list, else the response itself as
 * the only entry.
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

/** One row of cells per entry; an entry that is not an object goes into a column `value`. */
export function tabulate(rows: unknown[]): { columns: string[]; records: Fields[] } {
  const records = rows.map(row => (isFields(row) ? row : { value: row }))
  return { columns: [...new Set(records.flatMap(Object.keys))], records }
}
