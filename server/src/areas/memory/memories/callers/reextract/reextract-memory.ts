import {
  type BillingContext,
  type CreditReservation,
  release,
  reserve,
} from '../../../../../platform/credits/credits.ts'
import type { JsonObject } from '../../../../../platform/values/json.ts'
import { chosenFor, type DefinitionsOf, definitionsIn } from '../../../definitions.ts'
import { PRICES } from '../../../prices.ts'
import { lockForChange } from '../../../records/sql/identity-keys.ts'
import { saysTheSame } from '../../extraction/attempt.ts'
import { type Reader, type Reading, unlessFailed } from '../../extraction/extract.ts'
import { keep } from '../../extraction/keep.ts'
import { toldOf } from '../../extraction/told.ts'
import { type EditableMemory, editableMemory } from '../../sql/edit.ts'
import type { ReextractItem } from './reextract.ts'

const OPERATION = 'reextractCollections'

/** A memory that was read again, and what is in it. */
export interface Reread extends Reading {
  item: ReextractItem
  /** Absent if it was deleted. */
  memory?: EditableMemory
  /** Credits that were reserved for the model. */
  reservation?: CreditReservation
}

/** Reads a stored memory with the current definitions, which may call a model. @throws ApiError if that fails */
export const createRereader =
  ({ definitionsOf, reader }: { definitionsOf: DefinitionsOf; reader: Reader }) =>
  async (billing: BillingContext, item: ReextractItem, signal: AbortSignal): Promise<Reread> => {
    const { scope, principal } = billing
    const memory = await editableMemory(scope, item.memoryId)
    const { minConfidence } = item.options
    const nothing = { item, definitions: [], extracted: [], minConfidence }
    if (!memory) return nothing
    const { type } = memory
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const definitions = definitionsIn(chosenFor(collections, { ...item.options, type }))
    if (definitions.length === 0) return { ...nothing, memory }
    const reservation = reader.engine === 'model' ? await reserve(billing, OPERATION, PRICES.extract) : undefined
    try {
      const context = { payer: scope, signal, minConfidence, isWhole: true }
      const told = await toldOf(reader, scope, memory)
      const reading = unlessFailed(await reader.read({ ...memory, told }, definitions, context))
      return { item, memory, ...reading, ...(reservation && { reservation }) }
    } catch (error) {
      if (reservation) await release(scope, reservation)
      throw error
    }
  }

/** Stores and charges what a memory says, in the current transaction. @returns the outcome of the item */
export async function keepReread(billing: BillingContext, reread: Reread): Promise<JsonObject> {
  const { scope } = billing
  const { item, memory, reservation } = reread
  const { memoryId } = item
  if (!memory) return { memoryId, skipped: 'deleted' }
  const { recordId } = memory
  await lockForChange(scope, [recordId])
  const current = await editableMemory(scope, memoryId)
  if (!current || !saysTheSame(memory, current)) {
    if (reservation) await release(scope, reservation)
    return { memoryId, skipped: current ? 'edited' : 'deleted' }
  }
  const charged = { operation: OPERATION, reservation } as const
  const { stored, suggested, credits } = await keep(billing, memory, reread, { kind: 'again', charged })
  return { memoryId, recordId, properties: stored, suggestions: suggested, creditsCharged: credits }
}
