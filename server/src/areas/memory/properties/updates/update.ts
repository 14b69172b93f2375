import type { Schemas } from '../../../../contract/schemas.ts'
import { actorOf } from '../../../../platform/access/principal.ts'
import { type BillingContext, paying, requireCredits } from '../../../../platform/credits/credits.ts'
import { conflict, invalid } from '../../../../platform/values/errors.ts'
import { newId } from '../../../../platform/values/ids.ts'
import type { Json } from '../../../../platform/values/json.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { groupByEntity } from '../../records/entity/entities.ts'
import { requireRecords } from '../../records/entity/lookup.ts'
import { requireIdentity } from '../../records/identity.ts'
import { isProfile } from '../../records/profile/profile.ts'
import { typeOfValue } from '../../typed-value.ts'
import { incomingRow } from '../incoming.ts'
import { type ChangeRow, change, type MadeChange, type RefusedChange } from '../sql/change.ts'
import { MAX_BYTES } from '../sql/properties.ts'
import { changeProfile } from './change-profile.ts'
import { readOperand } from './operand.ts'
import { findTarget } from './property-target.ts'
import { type SourceMemory, sourceMemories, sourceOf } from './source-memory.ts'

type Update = Schemas['PropertyUpdate']
type Changed = Schemas['ChangedProperty']

/** An update with internal fields. */
export interface PropertyChangeRequest extends Update {
  /** The version of the change that it undoes. */
  undoes?: number
  /** When the value was said or set [now]. */
  asOf?: Date
  /** How sure the value was before. [1] */
  confidence?: number
}

export interface Updater {
  /**
   * Changes properties of existing records: all of them, or none.
   * @param operation the operation that is charged
   * @param pathOf the path of a change in the request, for error messages
   */
  apply(
    billing: BillingContext,
    operation: 'updateProperty' | 'bulkUpdate' | 'undoChange' | 'acceptSuggestions',
    updates: readonly PropertyChangeRequest[],
    pathOf: (n: number) => string,
  ): Promise<Changed[]>
  update(billing: BillingContext, update: Update): Promise<Schemas['UpdatePropertyResponse']['data']>
  bulkUpdate(
    billing: BillingContext,
    request: Schemas['BulkUpdateRequest'],
  ): Promise<Schemas['BulkUpdateResponse']['data']>
}

export function createUpdater({ definitionsOf }: { definitionsOf: DefinitionsOf }): Updater {
  const updater: Updater = {
    async apply(billing, operation, updates, pathOf) {
      const { scope, principal, requestId } = billing
      const price = updates.length * PRICES.update
      requireCredits(principal, price)
      const collections = await definitionsOf(scope, principal.definitionsVersion)
      const actor = actorOf(principal)
      const now = new Date()

      const identities = updates.map((update, n) => ({ ...requireIdentity(update, pathOf(n)), typed: false }))
      const { entities, entityOf } = groupByEntity(identities)

      function toRow(
        update: PropertyChangeRequest,
        n: number,
        record: { id: string; type: string },
        memories: readonly SourceMemory[],
      ): ChangeRow {
        const target = findTarget(update, record.type, collections, pathOf(n))
        const value = update.value as Json | undefined
        if (update.evidence && update.sourceMemoryId === undefined)
          throw invalid(`${pathOf(n)}.evidence`, 'evidence is a part of a memory: pass its sourceMemoryId.')
        const { operation, operand } = readOperand(
          { operation: update.operation ?? 'set', value, undoing: update.undoes !== undefined },
          target,
          actor,
          pathOf(n),
        )
        const { definition, defined } = target
        const type = defined ? definition.type : typeOfValue(operand)
        const memory =
          update.sourceMemoryId === undefined ? undefined : sourceOf(update, memories, record.id, pathOf(n))
        const origin = memory
          ? { n, source: `memory:${memory.id}`, actor, asOf: memory.timestamp }
          : { n, source: 'caller', actor, asOf: update.asOf ?? now }
        const note = noteOf(update)
        return {
          n,
          record_id: record.id,
          operation,
          operand,
          only_new: update.unique ?? false,
          expected: update.expectedVersion ?? null,
          // the value of an append property is already merged here
          property: incomingRow(
            { ...definition, type, mode: 'replace' },
            operation === 'set' ? operand : null,
            origin,
            update.confidence ?? 1,
            note,
          ),
        }
      }

      const usage = {
        price: PRICES.update,
        operation,
        usageId: newId('use'),
        keyId: principal.key?.id ?? null,
        requestId,
      }
      // looks the records up again on a retry: a record may have been deleted or merged meanwhile
      const attempt = async () => {
        const records = await requireRecords(scope, entities, e => pathOf(entityOf.indexOf(e)))
        const memories = await sourceMemories(scope, updates)
        const changes = updates.map((update, n) => toRow(update, n, records[entityOf[n] ?? n] ?? missing(), memories))
        return { changes, outcome: await change(scope, { changes, ...usage }) }
      }
      const { changes, outcome } = await paying(scope, price, () => scope.retried(attempt))
      refuse(outcome.refused, updates, pathOf)
      return outcome.made.map((made, n) => toChanged(made, changes[n] ?? missing()))
    },

    async update(billing, update) {
      if (isProfile(update.propertyName)) return changeProfile(billing, update, definitionsOf)
      const [changed] = await updater.apply(billing, 'updateProperty', [update], () => 'body')
      return toUpdated(changed)
    },

    async bulkUpdate(billing, { updates, expectedVersion, reason }) {
      const defaults = {
        ...(expectedVersion !== undefined && { expectedVersion }),
        ...(reason !== undefined && { reason }),
      }
      const all = updates.map(update => ({ ...defaults, ...update }))
      const made = await updater.apply(billing, 'bulkUpdate', all, n => `body.updates.${n}`)
      return { creditsCharged: made.filter(({ changed }) => changed).length * PRICES.update, updates: made }
    },
  }
  return updater
}

/** The response for one change. */
export function toUpdated(changed: Changed | undefined): Schemas['UpdatePropertyResponse']['data'] {
  if (!changed) return missing()
  return { creditsCharged: changed.changed ? PRICES.update : 0, ...changed }
}

function missing(): never {
  throw new Error('The statement that changes properties forgot one.')
}

/**
 * What the history stores for a change in addition to its values. The same column stores the evidence from a memory.
 */
const noteOf = ({ reason, undoes, evidence }: PropertyChangeRequest): Json =>
  reason === undefined && undoes === undefined && evidence === undefined
    ? null
    : {
        ...(evidence && { start: evidence.start, end: evidence.end, text: evidence.text }),
        ...(reason !== undefined && { reason }),
        ...(undoes !== undefined && { undoes }),
      }

const toChanged = ({ recordId, value, previous, version, changed }: MadeChange, { property }: ChangeRow): Changed => ({
  recordId,
  propertyName: property.name,
  systemName: property.system_name,
  ...(property.collection_id !== '' && { collectionId: property.collection_id }),
  ...(value !== null && { value }),
  ...(previous !== null && { previousValue: previous }),
  version,
  changed,
})

const NEEDS: Record<string, string> = {
  push: 'a list',
  remove: 'a list or an object',
  increment: 'a number that stays in the range of numbers',
  patch: 'an object, or a list with items of the given ids',
}

function refuse([refused]: readonly RefusedChange[], updates: readonly Update[], pathOf: (n: number) => string): void {
  if (!refused) return
  const { n, kind, currentVersion, holds } = refused
  const { propertyName = '', operation = 'set', expectedVersion } = updates[n] ?? {}
  if (kind === 'gone') throw conflict('The record was deleted while this call ran. Look it up again.')
  if (kind === 'repeated')
    throw invalid(pathOf(n), `${pathOf(n)} changes ${propertyName} a second time. Combine the updates into one.`)
  if (kind === 'version')
    throw conflict(`${propertyName} has version ${currentVersion}, not ${expectedVersion}. Fetch it and retry.`, {
      currentVersion,
      path: pathOf(n),
    })
  if (kind === 'large')
    throw invalid(
      `${pathOf(n)}.value`,
      `${propertyName} would exceed ${MAX_BYTES / 1024} kB. Remove items, or store them as memories.`,
    )
  throw invalid(
    `${pathOf(n)}.operation`,
    `${propertyName} holds ${holds === null ? 'nothing' : `a value of type ${holds}`}; ${operation} needs ${NEEDS[operation]}.`,
  )
}
