import type { Schemas } from '../../../../contract/schemas.ts'
import { DOUBTS, type ExtractedProperty, holdsBack } from '../../../../models/port.ts'
import { newId } from '../../../../platform/values/ids.ts'
import type { DefinedProperty } from '../../definitions.ts'
import { propertyKey } from '../../properties/incoming.ts'
import type { KeptValue } from '../../properties/sql/kept-values.ts'
import type { SuggestionRow } from '../../properties/sql/suggestions.ts'
import type { Reading } from './extract.ts'

/** What a statement did with the values of one text. */
export interface ValuesOutcome {
  changes: readonly { collectionId: string; systemName: string; previous: unknown }[]
  kept: readonly KeptValue[]
}

const reviewOf = (property: ExtractedProperty, { definitions }: Reading): DefinedProperty['review'] =>
  definitions.find(definition => propertyKey(definition) === propertyKey(property))?.review

const isSure = ({ confidence, doubt }: ExtractedProperty, { minConfidence }: Reading): boolean =>
  confidence >= minConfidence && !holdsBack(doubt)

/** Whether a value may be stored without a decision. */
const isCertain = (property: ExtractedProperty, all: Reading): boolean =>
  isSure(property, all) && reviewOf(property, all) !== 'always'

type Reason = Exclude<KeptValue['reason'], 'far_off'> | 'review_required'

/** The values of a text that may be stored, and those that it only suggests. */
export const split = (all: Reading): Record<'certain' | 'uncertain', ExtractedProperty[]> => ({
  certain: all.extracted.filter(property => isCertain(property, all)),
  uncertain: all.extracted.filter(property => !isCertain(property, all)),
})

/** The most confidence in a value that is more than ten times what the record has, or less than a tenth. */
const MOST_FAR_OFF = 0.75

/** Why a value was not stored, if it was not, and what stands instead. */
function keptAs(
  property: ExtractedProperty,
  all: Reading,
  kept: readonly KeptValue[],
): { reason: Reason; current: KeptValue['current']; property: ExtractedProperty } | undefined {
  const found = kept.find(
    one =>
      propertyKey(one) === propertyKey(property) && (one.reason === 'low_confidence') === !isCertain(property, all),
  )
  if (!found) return undefined
  const { reason, current } = found
  if (reason === 'far_off') {
    const held = { ...property, doubt: reason, confidence: Math.min(property.confidence, MOST_FAR_OFF) }
    return { reason: 'low_confidence', current, property: held }
  }
  // the statement knows only that it is not stored
  const isReviewed = reason === 'low_confidence' && isSure(property, all)
  return { reason: isReviewed ? 'review_required' : reason, current, property }
}

const isSuggested = (reason: Reason | undefined): reason is SuggestionRow['reason'] =>
  reason === 'low_confidence' || reason === 'caller_value_kept' || reason === 'review_required'

/**
 * The values that somebody has to decide on: uncertain ones, certain ones that a caller's value keeps out, and all of a
 * property that is always reviewed; none of one that never is.
 */
export const suggestedOf = (
  all: Reading,
  { kept }: Pick<ValuesOutcome, 'kept'>,
  { recordId, memoryId }: { recordId: string; memoryId: string },
): SuggestionRow[] =>
  [...all.extracted, ...(all.faint ?? [])].flatMap(property => {
    const why = property.faint ? { reason: 'low_confidence' as const, property } : keptAs(property, all, kept)
    if (!why || !isSuggested(why.reason) || reviewOf(property, all) === 'never') return []
    const { reason } = why
    const { collectionId, systemName, propertyName, value, confidence, evidence, engine, doubt = null } = why.property
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
      stance: doubt === 'unrelated' && isCertain(property, all) ? null : doubt,
      ...(property.faint && { faint: true }),
    }
  })

/** Extracted values as responses have them: whether each was stored, and if not, why and what stands instead. */
export function toExtracted(all: Reading, { changes, kept }: ValuesOutcome): Schemas['ExtractedProperty'][] {
  const previous = new Map(changes.map(change => [propertyKey(change), change.previous]))
  return all.extracted.map(property => {
    const { propertyName, value, collectionId, evidence, engine } = property
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
      confidence: (why?.property ?? property).confidence,
      ...doubtOf(why?.property ?? property),
      evidence,
      engine,
    }
  })
}

const doubtOf = ({ doubt }: ExtractedProperty): { doubt?: Schemas['Doubt'] } =>
  doubt !== undefined && doubt !== 'unrelated' ? { doubt: DOUBTS[doubt].words } : {}

/** Extracted values of a text that is not stored: whether each would be, for a record without values. */
export const tried = (all: Reading): Schemas['ExtractedProperty'][] =>
  all.extracted.map(property => {
    const { propertyName, value, collectionId, confidence, evidence, engine } = property
    const reason = isSure(property, all) ? 'review_required' : 'low_confidence'
    const stored = isCertain(property, all)
    return {
      propertyName,
      value,
      stored,
      ...(!stored && { reason }),
      collectionId,
      confidence,
      ...doubtOf(property),
      evidence: { start: evidence.start, end: evidence.end, text: evidence.text },
      engine,
    }
  })
