import type { Schemas } from '../../../../contract/schemas.ts'
import type { Models } from '../../../../models/port.ts'
import { type BillingContext, release, reserve, settle } from '../../../../platform/credits/credits.ts'
import { chosenFor, type DefinitionsOf, definitionsIn } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { tried } from './extracted-values.ts'

/**
 * Reads a text with the current definitions, and stores nothing. Free unless a model reads it: who writes definitions
 * tries often, and the offline engine costs next to nothing.
 */
export const createExtractionTrial =
  ({
    definitionsOf,
    models,
    minConfidence: defaultConfidence,
  }: {
    definitionsOf: DefinitionsOf
    models: Models
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
    const byModel = models.engine === 'model'
    const reservation = byModel ? await reserve(billing, 'tryExtraction', PRICES.extract) : undefined
    try {
      const said = { content, timestamp, speaker, definitions, signal, minConfidence }
      const { properties: extracted } = await models.extract(scope, said)
      const creditsCharged = byModel && extracted.length > 0 ? PRICES.extract : 0
      if (reservation) await settle(billing, reservation, creditsCharged)
      return { properties: tried({ extracted, minConfidence, definitions }), creditsCharged }
    } catch (error) {
      if (reservation) await release(scope, reservation)
      throw error
    }
  }
