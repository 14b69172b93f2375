import type { Schemas } from '../../../contract/schemas.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { recordUnlessUnknown } from '../records/entity/lookup.ts'
import { requireIdentity } from '../records/identity.ts'
import { propertiesOf } from './sql/read.ts'
import { toPropertyValue } from './wire.ts'

/** Reads the current properties of a record. Free. */
export const createPropertyReader =
  ({ definitionsOf }: { definitionsOf: DefinitionsOf }) =>
  async (
    { scope, principal }: BillingContext,
    request: Schemas['PropertiesRequest'],
  ): Promise<Schemas['PropertiesResponse']['data']> => {
    const record = await recordUnlessUnknown(scope, requireIdentity(request), request.ifUnknown)
    if (!record) return { properties: [] }
    const rows = await propertiesOf(scope, record.id, request.propertyNames)
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    return { recordId: record.id, type: record.type, properties: rows.map(row => toPropertyValue(row, collections)) }
  }
