import type { Schemas } from '../../../../contract/schemas.ts'
import { type BillingContext, priceFor, release, reserve, settle } from '../../../../platform/credits/credits.ts'
import { chosenFor, type DefinitionsOf, definitionsIn } from '../../definitions.ts'
import { PRICES, readingPrice } from '../../prices.ts'
import { type Reader, unlessFailed } from '../extraction/extract.ts'
import { tried } from '../extraction/outcome.ts'

/**
 * Reads a text with the current definitions, and stores nothing. Free unless a model reads it: who writes definitions
 * tries often, and the offline engine costs next to nothing.
 */
export const createExtractionTrial =
  ({
    definitionsOf,
    reader,
    minConfidence: defaultConfidence,
  }: {
    definitionsOf: DefinitionsOf
    reader: Reader
    minConfidence: number
  }) =>
  async (
    billing: BillingContext,
    request: Schemas['TryExtractionRequest'],
    signal: AbortSignal,
  ): Promise<Schemas['TryExtractionResponse']['data']> => {
    const { scope, principal } = billing
    const { content, speaker, minConfidence = defaultConfidence } = request
    const timestamp = request.timestamp === undefined ? await scope.now() : new Date(request.timestamp)
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const definitions = definitionsIn(chosenFor(collections, request))
    if (definitions.length === 0) return { properties: [], creditsCharged: 0 }
    const byModel = reader.engine === 'model'
    const reservation = byModel ? await reserve(billing, 'tryExtraction', PRICES.extract) : undefined
    try {
      const context = { payer: scope, signal, minConfidence, isWhole: true }
      const reading = unlessFailed(await reader.read({ content, timestamp, speaker }, definitions, context))
      const creditsCharged = priceFor(principal, readingPrice('tryExtraction', reading, reader.engine))
      if (reservation) await settle(billing, reservation, creditsCharged)
      return { properties: tried(reading), creditsCharged }
    } catch (error) {
      if (reservation) await release(scope, reservation)
      throw error
    }
  }
