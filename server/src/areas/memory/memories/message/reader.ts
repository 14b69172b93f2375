import { asksForRecords, type ReadMessage, readMessage } from '../../../../models/language.ts'
import type { BillingContext } from '../../../../platform/credits/credits.ts'
import type { TimeSettings } from '../../../../platform/values/time-settings.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { usedTypes } from '../sql/vocabulary.ts'
import { vocabularyFor, vocabularyOf } from './vocabulary.ts'

/** Parses messages with the organization's vocabulary: two statements, or one if the message asks for no records. */
export const createMessageReader =
  ({ definitionsOf }: { definitionsOf: DefinitionsOf }) =>
  async (
    { scope, principal }: Pick<BillingContext, 'scope' | 'principal'>,
    message: string,
    times: TimeSettings,
  ): Promise<ReadMessage> => {
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const types = await usedTypes(scope)
    const vocabulary = asksForRecords(message, types)
      ? await vocabularyFor(scope, message, collections, types)
      : vocabularyOf([], [], types)
    return readMessage(message, vocabulary, new Date(), times)
  }
