import type { components } from '../../../contract/openapi.gen.ts'
import type { Spender } from '../../../platform/credits/credits.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { requireIdentity } from '../records/entity/identity.ts'
import { requireRecord } from '../records/entity/lookup.ts'
import { propertiesOf } from './sql/read.ts'
import { toPropertyValue } from './wire.ts'

type Schemas = components['schemas']

/** The current properties of one record. Free. */
export const createPropertyReader =
  ({ definitionsOf }: { definitionsOf: DefinitionsOf }) =>
  async (
    { scope, principal }: Spender,
    request: Schemas['PropertiesRequest'],
  ): Promise<Schemas['PropertiesResponse']['data']> => {
    const record = await requireRecord(scope, requireIdentity(request))
    const rows = await propertiesOf(scope, record.id, request.propertyNames)
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    return { recordId: record.id, type: record.type, properties: rows.map(row => toPropertyValue(row, collections)) }
  }
