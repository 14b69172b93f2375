import type { Page } from '../platform/lists/cursor.ts'

/** An answer whose fields stand beside `success`. */
export const respond = <Status extends number, Fields extends object>(status: Status, fields: Fields) => ({
  status,
  body: { success: true as const, ...fields },
})

/** The answer of most operations. */
export const ok = <Data>(data: Data) => respond(200, { data })

export const created = <Data>(data: Data) => respond(201, { data })

/** A page of a list whose entries are as the spec has them. */
export const listed = <Entry>({ entries: data, ...page }: Page<Entry>) => respond(200, { data, ...page })

/** A page of a list. */
export const listedAs = <Row, Entry>({ entries, ...page }: Page<Row>, toWire: (row: Row) => Entry) =>
  respond(200, { data: entries.map(row => toWire(row)), ...page })
