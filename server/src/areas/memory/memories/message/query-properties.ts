import { z } from 'zod'
import type { Schemas } from '../../../../contract/schemas.ts'
import { type ReadMessage, wallClock } from '../../../../models/language.ts'
import { ModelError } from '../../../../models/model-error.ts'
import type { Engine, Models } from '../../../../models/port.ts'
import {
  type BillingContext,
  isPaymentRequired,
  release,
  reserve,
  settle,
} from '../../../../platform/credits/credits.ts'
import { createCursor, pageOf } from '../../../../platform/lists/cursor.ts'
import type { TimeSettings } from '../../../../platform/values/time-settings.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { readFilter } from '../../properties/filter/read-filter.ts'
import { filteredRecords } from '../../properties/filter/sql/filtered.ts'
import { usedTypes } from '../sql/vocabulary.ts'
import { dateWarnings, timesOf } from './question-times.ts'
import { readWithModel, UntrustedFilter } from './read-with-model.ts'
import { createMessageReader } from './reader.ts'
import { vocabularyFor } from './vocabulary.ts'

/** What a model read is part of the cursor: another page must not ask it again, and could get another filter. */
const Read = z.strictObject({
  filter: UntrustedFilter,
  type: z.string().exactOptional(),
  read: z.array(z.strictObject({ text: z.string(), property: z.string() })),
  unread: z.array(z.string()),
})
const cursor = createCursor(
  'query-properties',
  z.strictObject({ after: z.string(), read: Read.exactOptional() }),
  'body.cursor',
)

const NOTHING_READ =
  'The question names no property, value or comparison of this organization. Ask smart-recall for what memories say.'

interface Dependencies {
  definitionsOf: DefinitionsOf
  models: Models
}

interface Asked {
  read?: ReadMessage | undefined
  warnings?: Schemas['Warnings']
}

/** Finds records whose properties match a question. Free, unless a model reads the question. */
export const createPropertyQuerier = ({ definitionsOf, models }: Dependencies) => {
  const readerOf = createMessageReader({ definitionsOf })

  /** What the model reads in the question, charged if it can be used. */
  async function askModel(
    billing: BillingContext,
    question: string,
    times: TimeSettings,
    signal: AbortSignal,
  ): Promise<Asked> {
    const { readQuestion } = models
    if (!readQuestion) return {}
    const { scope, principal } = billing
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const types = new Set([...(await usedTypes(scope)), ...collections.flatMap(({ entityType }) => entityType ?? [])])
    const vocabulary = await vocabularyFor(scope, question, collections, [...types])
    if (vocabulary.properties.length === 0) return {}
    const reservation = await reserve(billing, 'queryProperties', PRICES.queryProperties).catch((error: unknown) => {
      if (!isPaymentRequired(error)) throw error
    })
    // without credits, the rules still read it for free
    if (!reservation) return {}
    try {
      const read = await readWithModel(input => readQuestion(scope, input), question, vocabulary, collections, {
        now: wallClock(new Date(), times.timeZone),
        signal,
      })
      if (read) await settle(billing, reservation, PRICES.queryProperties)
      else await release(scope, reservation)
      return { read }
    } catch (error) {
      await release(scope, reservation)
      if (!(error instanceof ModelError)) throw error
      return { warnings: [{ code: 'model_failed', message: `The offline engine read the question. ${error.message}` }] }
    }
  }

  return async (
    billing: BillingContext,
    { query, type: asked, limit, cursor: given, timeZone }: Schemas['QueryPropertiesRequest'],
    signal: AbortSignal,
  ): Promise<Omit<Schemas['QueryPropertiesResponse'], 'success'>> => {
    const position = cursor.decode(given)
    const { scope, principal } = billing
    const times = timesOf(principal, timeZone)
    const isFirst = position === undefined
    const { read: byModel, ...noted }: Asked = isFirst
      ? await askModel(billing, query, times, signal)
      : { read: position.read }
    const { filter, type: named, read, unread } = byModel ?? (await readerOf(billing, query, times))
    const type = asked ?? named
    const engine: Engine = byModel ? 'model' : 'offline'
    const warnings = [...(noted.warnings ?? []), ...(byModel ? [] : dateWarnings(query, times))]
    const understood = {
      engine,
      ...(type !== undefined && { type }),
      read,
      unread,
      ...(warnings.length > 0 && { warnings }),
    }
    if (!filter) return { ...understood, reason: NOTHING_READ, data: [] }
    const condition = readFilter(filter, await definitionsOf(scope, principal.definitionsVersion), 'body.query')
    const rows = await filteredRecords(scope, { condition, type }, { after: position?.after, limit: limit + 1 })
    const { entries, nextCursor } = pageOf(rows, limit, cursor, ({ recordId }) => ({
      after: recordId,
      ...(byModel && { read: Read.parse(byModel) }),
    }))
    return { filter, ...understood, data: entries, ...(nextCursor !== undefined && { nextCursor }) }
  }
}
