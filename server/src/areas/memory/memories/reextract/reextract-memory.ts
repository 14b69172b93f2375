import type { ExtractedProperty, Models } from '../../../../models/port.ts'
import { actorOf } from '../../../../platform/access/principal.ts'
import {
  type BillingContext,
  type CreditReservation,
  charge,
  release,
  reserve,
  settle,
} from '../../../../platform/credits/credits.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import type { JsonObject } from '../../../../platform/values/json.ts'
import { chosenFor, type DefinedProperty, type DefinitionsOf, definitionsIn } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { incomingRows, propertyKey } from '../../properties/incoming.ts'
import { mergeValues } from '../../properties/sql/memory-values.ts'
import { queueSuggestions } from '../../properties/sql/suggestions.ts'
import { lockForChange } from '../../records/sql/identity-keys.ts'
import { saysTheSame } from '../extraction/extract-stored.ts'
import { split, suggestedOf } from '../extraction/extracted-values.ts'
import { type EditableMemory, editableMemory } from '../sql/edit.ts'
import type { ReextractItem } from './reextract.ts'

const OPERATION = 'reextractCollections'

/** A memory that was read again, and what is in it. */
export interface Reread {
  item: ReextractItem
  /** Absent if it was deleted. */
  memory?: EditableMemory
  definitions: DefinedProperty[]
  extracted: ExtractedProperty[]
  faint?: ExtractedProperty[] | undefined
  /** Credits that were reserved for the model. */
  reservation?: CreditReservation
}

/** Reads a stored memory with the current definitions, which may call a model. @throws ApiError if that fails */
export const createRereader =
  ({ definitionsOf, models }: { definitionsOf: DefinitionsOf; models: Models }) =>
  async (billing: BillingContext, item: ReextractItem, signal: AbortSignal): Promise<Reread> => {
    const { scope, principal } = billing
    const memory = await editableMemory(scope, item.memoryId)
    const nothing = { item, definitions: [], extracted: [] }
    if (!memory) return nothing
    const { content, timestamp, speaker, type } = memory
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const definitions = definitionsIn(chosenFor(collections, { ...item.options, type }))
    if (definitions.length === 0) return { ...nothing, memory }
    const { minConfidence } = item.options
    const reservation = models.engine === 'model' ? await reserve(billing, OPERATION, PRICES.extract) : undefined
    try {
      const said = { content, timestamp, speaker: speaker ?? undefined }
      const { properties, faint } = await models.extract(scope, { ...said, definitions, signal, minConfidence })
      return { item, memory, definitions, extracted: properties, faint, ...(reservation && { reservation }) }
    } catch (error) {
      if (reservation) await release(scope, reservation)
      throw error
    }
  }

/**
 * Stores and charges what a memory says, in the current transaction. Values are added and replaced, never removed, and
 * properties that a caller has set stay: what a
 * memory says about them is a suggestion.
 * @returns the outcome of the item
 */
export async function keepReread(billing: BillingContext, reread: Reread): Promise<JsonObject> {
  const { scope, principal } = billing
  const { item, memory, definitions, extracted, faint, reservation } = reread
  const { memoryId, options } = item
  if (!memory) return { memoryId, skipped: 'deleted' }
  const { recordId, timestamp } = memory
  await lockForChange(scope, [recordId])
  const current = await editableMemory(scope, memoryId)
  if (!current || !saysTheSame(memory, current)) {
    if (reservation) await release(scope, reservation)
    return { memoryId, skipped: current ? 'edited' : 'deleted' }
  }
  const all = { extracted, faint, minConfidence: options.minConfidence, definitions }
  const { certain, uncertain } = split(all)
  const taken = certain.length === 0 ? new Set<string>() : await setByCallers(scope, recordId)
  const origin = { n: 0, source: `memory:${memoryId}`, actor: actorOf(principal), asOf: timestamp }
  const { left = [], fresh = [] } = Object.groupBy(certain, one => (taken.has(propertyKey(one)) ? 'left' : 'fresh'))
  const rows = incomingRows(fresh, definitions, origin)
  const { kept } = await mergeValues(scope, recordId, rows, incomingRows(uncertain, definitions, origin))
  const untouched = left.map(({ collectionId, systemName }) => ({
    n: 0,
    collectionId,
    systemName,
    reason: 'caller_value_kept' as const,
    current: null,
  }))
  const suggested = suggestedOf(all, { kept: [...kept, ...untouched] }, { recordId, memoryId })
  await queueSuggestions(scope, suggested)
  const credits = extracted.length > 0 ? PRICES.extract : 0
  if (reservation) await settle(billing, reservation, credits)
  else await charge(billing, OPERATION, credits)
  return {
    memoryId,
    recordId,
    properties: rows.length - kept.filter(({ reason }) => reason !== 'low_confidence').length,
    suggestions: suggested.length,
    creditsCharged: credits,
  }
}

/** The properties of a record that a caller has ever set, confirmed or deleted: what callers say is certain. */
async function setByCallers(scope: Scope, recordId: string): Promise<Set<string>> {
  const rows = await scope.prisma(({ propertyChange }) =>
    propertyChange.findMany({
      where: { recordId, OR: [{ source: 'caller' }, { confidence: 1 }] },
      distinct: ['collectionId', 'systemName'],
      select: { collectionId: true, systemName: true },
    }),
  )
  return new Set(rows.map(propertyKey))
}
