import { z } from 'zod'
import type { Schemas } from '../../../../contract/schemas.ts'
import type { BillingContext } from '../../../../platform/credits/credits.ts'
import { createCursor, pageOf, positionMoment } from '../../../../platform/lists/cursor.ts'
import type { CollectionDefinition, DefinitionsOf } from '../../definitions.ts'
import { requireRecord } from '../../records/entity/lookup.ts'
import { requireIdentity } from '../../records/identity.ts'
import { type ChangeHistoryRow, changesOf, lastChangesOf } from '../sql/history.ts'
import { systemNames } from '../system-names.ts'

const cursor = createCursor(
  'property-history',
  z.strictObject({
    at: positionMoment,
    version: z.int32().positive(),
    collectionId: z.string(),
    systemName: z.string(),
  }),
  'body.cursor',
)

/** Returns the changes of a record's properties, newest first. Free. */
export const createHistorian =
  ({ definitionsOf }: { definitionsOf: DefinitionsOf }) =>
  async (
    { scope, principal }: BillingContext,
    request: Schemas['PropertyHistoryRequest'],
  ): Promise<Omit<Schemas['PropertyHistoryResponse'], 'success'>> => {
    const { propertyName, at, limit } = request
    const after = cursor.decode(request.cursor)
    const record = await requireRecord(scope, requireIdentity(request))
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const filter = {
      recordId: record.id,
      systemNames: propertyName === undefined ? undefined : systemNames(propertyName, collections),
      until: at === undefined ? undefined : new Date(at),
    }
    const rows = await changesOf(scope, filter, { after, limit: limit + 1 })
    const { entries, nextCursor } = pageOf(rows, limit, cursor, row => ({
      at: row.at.toISOString(),
      version: row.version,
      collectionId: row.collectionId,
      systemName: row.systemName,
    }))
    const last = at === undefined ? [] : await lastChangesOf(scope, filter)
    return {
      data: entries.map(row => toChange(row, collections)),
      ...(at !== undefined && {
        valuesAt: last
          .filter(({ to }) => to !== null)
          .map(row => ({ ...nameOf(row, collections), value: row.to, version: row.version })),
      }),
      ...(nextCursor !== undefined && { nextCursor }),
    }
  }

/** The names of a changed property. */
export function nameOf(
  { collectionId, systemName, name }: Pick<ChangeHistoryRow, 'collectionId' | 'systemName' | 'name'>,
  collections: readonly CollectionDefinition[],
): { propertyName: string; systemName: string; collectionId?: string } {
  const definition = collections
    .find(({ id }) => id === collectionId)
    ?.properties.find(property => property.systemName === systemName)
  return {
    propertyName: name ?? definition?.name ?? systemName,
    systemName,
    ...(collectionId !== '' && { collectionId }),
  }
}

function toChange(row: ChangeHistoryRow, collections: readonly CollectionDefinition[]): Schemas['PropertyChange'] {
  const { version, from, to, actor, source, confidence, at } = row
  return {
    ...nameOf(row, collections),
    version,
    from,
    to,
    actor,
    source,
    confidence,
    ...noteOf(row),
    at: at.toISOString(),
  }
}

/** The evidence from a memory, and a caller's reason: one column stores both. */
export function noteOf({
  evidence,
}: Pick<ChangeHistoryRow, 'evidence'>): Pick<Schemas['PropertyChange'], 'evidence' | 'reason' | 'undoes'> {
  if (typeof evidence !== 'object' || evidence === null || Array.isArray(evidence)) return {}
  const { start, end, text, reason, undoes } = evidence
  const isSpan = typeof start === 'number' && typeof end === 'number' && typeof text === 'string'
  return {
    ...(isSpan && { evidence: { start, end, text } }),
    ...(typeof reason === 'string' && { reason }),
    ...(typeof undoes === 'number' && { undoes }),
  }
}
