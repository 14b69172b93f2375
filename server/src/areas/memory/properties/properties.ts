import type { Schemas } from '../../../contract/schemas.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { recordUnlessUnknown } from '../records/entity/lookup.ts'
import { requireIdentity } from '../records/identity.ts'
import { propertyKey } from './incoming.ts'
import { saidOf } from './said.ts'
import { propertiesOf } from './sql/read.ts'
import { systemNames } from './system-names.ts'
import { toPropertyValue } from './wire.ts'

/** Reads the properties of a record, as they are or as they were. Free. */
export const createPropertyReader =
  ({ definitionsOf }: { definitionsOf: DefinitionsOf }) =>
  async (
    { scope, principal }: BillingContext,
    request: Schemas['PropertiesRequest'],
  ): Promise<Schemas['PropertiesResponse']['data']> => {
    const record = await recordUnlessUnknown(scope, requireIdentity(request), request.ifUnknown)
    if (!record) return { properties: [] }
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const { propertyNames, asOf } = request
    // a property that was removed since has only its system name
    const names = propertyNames?.flatMap(name => [name, ...systemNames(name, collections)])
    const rows = await propertiesOf(scope, record.id, { names, asOf })
    const said = await saidOf(scope, record.id, rows)
    const properties = rows.map(row => ({ ...toPropertyValue(row, collections), ...said.get(propertyKey(row)) }))
    return { recordId: record.id, type: record.type, properties }
  }
