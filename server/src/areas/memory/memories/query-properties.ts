import { z } from 'zod'
import type { Schemas } from '../../../contract/schemas.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import { createCursor, pageOf } from '../../../platform/cursor.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { readFilter } from '../properties/filter/read-filter.ts'
import { filteredRecords } from '../properties/sql/filtered.ts'
import { createMessageReader } from './message/reader.ts'

const cursor = createCursor('query-properties', z.string(), 'body.cursor')

const NOTHING_READ =
  'The question names no property, value or comparison of this organization. Ask smart-recall for what memories say.'

/** Finds records whose properties match a question in English. Free. */
export const createPropertyQuerier = ({ definitionsOf }: { definitionsOf: DefinitionsOf }) => {
  const readerOf = createMessageReader({ definitionsOf })
  return async (
    billing: BillingContext,
    { query, type: asked, limit, cursor: given }: Schemas['QueryPropertiesRequest'],
  ): Promise<Omit<Schemas['QueryPropertiesResponse'], 'success'>> => {
    const after = cursor.decode(given)
    const { scope, principal } = billing
    const { filter, type: named, read, unread } = await readerOf(billing, query)
    const type = asked ?? named
    const understood = { ...(type !== undefined && { type }), read, unread }
    if (!filter) return { ...understood, reason: NOTHING_READ, data: [] }
    const condition = readFilter(filter, await definitionsOf(scope, principal.definitionsVersion), 'body.query')
    const rows = await filteredRecords(scope, { condition, type }, { after, limit: limit + 1 })
    const { entries, nextCursor } = pageOf(rows, limit, cursor, ({ recordId }) => recordId)
    return { filter, ...understood, data: entries, ...(nextCursor !== undefined && { nextCursor }) }
  }
}
