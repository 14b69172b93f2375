import type { Scope } from '../../../platform/database/scope.ts'
import { advanceCountedJob, type CountedFailure } from '../../../platform/jobs/counted-job.ts'
import { typedValue } from '../typed-value.ts'
import { convertValue, type ValueShape } from './convert-value.ts'
import * as statements from './sql/redefined.ts'

export interface MigratedDefinition extends ValueShape {
  systemName: string
  name: string
}

/** The definition changes that the values of a collection have to be migrated to. */
export interface DefinitionChange {
  collectionId: string
  changed: readonly MigratedDefinition[]
  /** System names of changed definitions whose options changed. */
  optionsChanged: readonly string[]
  /** System names of properties whose values are deleted. */
  deleted: readonly string[]
}

/** Who migrates the values, and the event that reports the progress. */
export interface Follower {
  scope: Scope
  eventId: string
  change: DefinitionChange
  actor: string
}

/** Migrates these values in the current transaction and updates the event's progress. */
export async function migrateChunk(
  { scope, eventId, change, actor }: Follower,
  keys: readonly statements.ValueKey[],
): Promise<void> {
  const definitions = new Map(change.changed.map(definition => [definition.systemName, definition]))
  const { collectionId } = change
  const values = await statements.lockValues(scope, collectionId, keys)
  const gone = values.filter(({ systemName }) => change.deleted.includes(systemName))
  const rewritten: statements.RewrittenValue[] = []
  const failures: CountedFailure[] = []
  for (const value of values) {
    const definition = definitions.get(value.systemName)
    if (!definition) continue
    const next = rewrite(value, definition)
    if (!next.fits) failures.push(toFailure(value, definition))
    if (next.row) rewritten.push(next.row)
  }
  if (rewritten.length > 0) await statements.rewriteValues(scope, collectionId, rewritten, actor)
  if (gone.length > 0) await statements.removeValues(scope, collectionId, gone, actor)
  await advanceCountedJob(scope, eventId, values.length, failures)
}

/** Migrates the values of one record to the current definitions, in the current transaction. */
export async function migrateRecord(scope: Scope, recordId: string, actor: string): Promise<void> {
  const values = await statements.definedValuesOf<MigratedDefinition>(scope, recordId)
  for (const [collectionId, own] of Map.groupBy(values, value => value.collectionId)) {
    const rows = own.flatMap(value => rewrite(value, value.definition).row ?? [])
    if (rows.length > 0) await statements.rewriteValues(scope, collectionId, rows, actor)
  }
}

/** The new row if it changes. A value that does not fit is kept as is under the new name. */
function rewrite(
  { recordId, systemName, value, name, type }: statements.MigratingValue,
  definition: MigratedDefinition,
): { fits: boolean; row?: statements.RewrittenValue } {
  const converted = convertValue(value, definition)
  const fits = converted !== undefined
  const next = fits ? converted : value
  const nextType = fits ? definition.type : type
  const another = JSON.stringify(next) !== JSON.stringify(value)
  if (!another && nextType === type && definition.name === name) return { fits }
  return {
    fits,
    row: {
      record_id: recordId,
      system_name: systemName,
      changed: another,
      name: definition.name,
      type: nextType,
      value: next,
      ...typedValue(nextType, next),
    },
  }
}

const toFailure = (
  { recordId, systemName }: statements.MigratingValue,
  { name, type, mode }: MigratedDefinition,
): CountedFailure => ({
  result: { recordId, propertyName: name, systemName },
  error: {
    success: false,
    error: 'validation_error',
    message: `The value of ${name} of ${recordId} does not fit ${mode === 'append' ? 'a list of ' : ''}${type}. It stays as it was; set another one with an upsert.`,
  },
})
