import { z } from 'zod'
import type { Schemas } from '../../../../contract/schemas.ts'
import type { BillingContext } from '../../../../platform/credits/credits.ts'
import { createCursor, pageOf } from '../../../../platform/lists/cursor.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { readOwnFilter } from './read-filter.ts'
import { filteredRecords } from './sql/filtered.ts'

const cursor = createCursor('filter-by-property', z.string(), 'body.cursor')

/** Finds records whose properties match, page by page. Free. */
export const createFilterer =
  ({ definitionsOf }: { definitionsOf: DefinitionsOf }) =>
  async (
    { scope, principal }: BillingContext,
    { conditions, logic, type, limit, cursor: given }: Schemas['FilterByPropertyRequest'],
  ): Promise<Omit<Schemas['FilterByPropertyResponse'], 'success'>> => {
    const after = cursor.decode(given)
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const condition = await readOwnFilter(scope, { conditions, logic }, collections, 'body')
    const rows = await filteredRecords(scope, { condition, type }, { after, limit: limit + 1 })
    const { entries, nextCursor } = pageOf(rows, limit, cursor, ({ recordId }) => recordId)
    return { data: entries, ...(nextCursor !== undefined && { nextCursor }) }
  }
