import type { Schemas } from '../../../../contract/schemas.ts'
import type { ExtractedProperty } from '../../../../models/port.ts'
import { newId } from '../../../../platform/values/ids.ts'
import type { DefinedProperty } from '../../definitions.ts'
import { propertyKey } from '../../properties/incoming.ts'
import type { KeptValue, SuggestedKey } from '../../properties/sql/kept-values.ts'
import type { SuggestionRow } from '../../properties/sql/suggestions.ts'

/** What was extracted from one text, and the confidence that a value needs to be stored. */
export interface Extracted {
  extracted: readonly ExtractedProperty[]
  /** Suggested only if they dispute a value. */
  faint?: readonly ExtractedProperty[] | undefined
  minConfidence: number
  /** Of the values. Which are reviewed depends on them. */
  definitions: readonly DefinedProperty[]
}

/** What a statement did with the values of one text. */
export interface ValuesOutcome {
  /** Values that were replaced. */
  changes: readonly { collectionId: string; systemName: string; previous: unknown }[]
  /** Values that were not stored. */
  kept: readonly KeptValue[]
}

const reviewOf = (property: ExtractedProperty, { definitions }: Extracted): DefinedProperty['review'] =>
  definitions.find(definition => propertyKey(definition) === propertyKey(property))?.review

/** Whether a value may be stored without a decision. */
const isCertain = (property: ExtractedProperty, all: Extracted): boolean =>
  property.confidence >= all.minConfidence && reviewOf(property, all) !== 'always'

type Reason = KeptValue['reason'] | 'review_required'

/** The values to store, and the suggestions. */
export const split = (all: Extracted): { certain: ExtractedProperty[]; uncertain: ExtractedProperty[] } => ({
  certain: all.extracted.filter(property => isCertain(property, all)),
  uncertain: all.extracted.filter(property => !isCertain(property, all)),
})

/** The properties of suggestions, each once: the statement reads what stands for them. @param n number of the item */
export function suggestedKeys(uncertain: readonly ExtractedProperty[], n: number): SuggestedKey[] {
  const keys = uncertain.map(({ collectionId, systemName }) => ({
    n,
    collection_id: collectionId,
    system_name: systemName,
  }))
  return [...new Map(keys.map(key => [`${key.collection_id} ${key.system_name}`, key])).values()]
}

/** Why a value was not stored, if it was not, and what stands instead. */
function keptAs(
  property: ExtractedProperty,
  all: Extracted,
  kept: readonly KeptValue[],
): { reason: Reason; current: KeptValue['current'] } | undefined {
  const found = kept.find(
    one =>
      propertyKey(one) === propertyKey(property) && (one.reason === 'low_confidence') === !isCertain(property, all),
  )
  if (!found) return undefined
  const { reason, current } = found
  // the statement knows only that it is not stored
  const isReviewed = reason === 'low_confidence' && property.confidence >= all.minConfidence
  return { reason: isReviewed ? 'review_required' : reason, current }
}

const isSuggested = (reason: Reason | undefined): reason is SuggestionRow['reason'] =>
  reason === 'low_confidence' || reason === 'caller_value_kept' || reason === 'review_required'

/**
 * The values that somebody has to decide on: uncertain ones, certain ones that a caller's value keeps out, and all of a
 * property that is always reviewed; none of one that never is.
 */
export const suggestedOf = (
  all: Extracted,
  { kept }: Pick<ValuesOutcome, 'kept'>,
  { recordId, memoryId }: { recordId: string; memoryId: string },
): SuggestionRow[] =>
  [...all.extracted, ...(all.faint ?? [])].flatMap(property => {
    const reason = property.faint ? 'low_confidence' : keptAs(property, all, kept)?.reason
    if (!isSuggested(reason) || reviewOf(property, all) === 'never') return []
    const { collectionId, systemName, propertyName, value, confidence, evidence, engine, stance = null } = property
    const { start, end, text } = evidence
    return {
      id: newId('sug'),
      record_id: recordId,
      memory_id: memoryId,
      collection_id: collectionId,
      system_name: systemName,
      name: propertyName,
      value,
      confidence,
      reason,
      evidence: { start, end, text },
      engine,
      // a certain value needs no word of its property beside it
      stance: stance === 'unrelated' && isCertain(property, all) ? null : stance,
      ...(property.faint && { faint: true }),
    }
  })

/** Extracted values as responses have them: whether each was stored, and if not, why and what stands instead. */
export function toExtracted(all: Extracted, { changes, kept }: ValuesOutcome): Schemas['ExtractedProperty'][] {
  const previous = new Map(changes.map(change => [propertyKey(change), change.previous]))
  return all.extracted.map(property => {
    const { propertyName, value, collectionId, confidence, evidence, engine } = property
    const before = previous.get(propertyKey(property))
    const why = keptAs(property, all, kept)
    return {
      propertyName,
      value,
      stored: why === undefined,
      ...(why && { reason: why.reason }),
      ...(why?.current && { current: why.current }),
      ...(why === undefined && before !== undefined && { previousValue: before }),
      collectionId,
      confidence,
      evidence,
      engine,
    }
  })
}

/** Extracted values of a text that is not stored: whether each would be, for a record without values. */
export const tried = (all: Extracted): Schemas['ExtractedProperty'][] =>
  all.extracted.map(property => {
    const { propertyName, value, collectionId, confidence, evidence, engine } = property
    const reason = confidence < all.minConfidence ? 'low_confidence' : 'review_required'
    const stored = isCertain(property, all)
    return {
      propertyName,
      value,
      stored,
      ...(!stored && { reason }),
      collectionId,
      confidence,
      evidence: { start: evidence.start, end: evidence.end, text: evidence.text },
      engine,
    }
  })
