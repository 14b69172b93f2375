import type { BillingContext } from '../../../../platform/credits/credits.ts'
import { given } from '../../../../platform/values/given.ts'
import { LEASE_SECONDS, laterExtraction, RETRY_SECONDS } from '../extraction/later-extraction.ts'
import type { PendingExtraction } from '../sql/extractions.ts'
import type { Order, Prepared } from './pending-memory.ts'

/** The extraction of a memory that is stored without its properties. */
export function extractionOf(
  billing: BillingContext,
  { memoryId, request, minConfidence }: Prepared,
  runInSeconds: number,
): PendingExtraction {
  const { collectionIds, collectionNames, extractionPrompt, maxProperties } = request
  const options = { ...given({ collectionIds, collectionNames, extractionPrompt, maxProperties }), minConfidence }
  return laterExtraction(billing, memoryId, options, runInSeconds)
}

/** The extractions that follow when these are stored: by the call itself, or later because the model failed. */
export const queuedOf = (orders: readonly Order[]): PendingExtraction[] =>
  orders.flatMap(({ billing, prepared }) => {
    const { askedLater, failure } = prepared
    if (askedLater) return extractionOf(billing, prepared, LEASE_SECONDS)
    return failure && failure.kind !== 'refused' ? extractionOf(billing, prepared, RETRY_SECONDS[0]) : []
  })
