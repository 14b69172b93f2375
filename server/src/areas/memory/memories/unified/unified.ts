import type { Schemas } from '../../../../contract/schemas.ts'
import { type BillingContext, charge, priceFor, requireCredits } from '../../../../platform/credits/credits.ts'
import { PRICES } from '../../prices.ts'
import type { Condition } from '../../properties/filter/condition.ts'
import { readFilter } from '../../properties/filter/read-filter.ts'
import { filteredRecords } from '../../properties/filter/sql/filtered.ts'
import { createDigester, type DigestDependencies } from '../digest/digest.ts'
import { dateWarnings, timesOf } from '../message/question-times.ts'
import { createMessageReader } from '../message/reader.ts'
import { contextOf } from '../recall/context.ts'
import { searchIn } from '../recall/find.ts'
import { readQuery } from '../recall/read-query.ts'
import { recordsGiven, subjectAmong } from '../recall/subject.ts'
import { recalledByIds } from '../sql/read.ts'
import { toRecalled } from '../wire.ts'
import { textOfRecords, textOfResults } from './unified-text.ts'

type Request = Schemas['UnifiedRecallRequest']
type Answer = Omit<Schemas['UnifiedRecallResponse'], 'success'>

/** Chooses the best way to answer a message, answers it, and reports why. Charges once for what it did. */
export const createUnifiedRecaller = (dependencies: DigestDependencies) => {
  const { definitionsOf, embedQuery } = dependencies
  const readerOf = createMessageReader({ definitionsOf })
  const digest = createDigester(dependencies)

  return async (billing: BillingContext, request: Request): Promise<Answer> => {
    const { scope, principal } = billing
    const { message, identifiers, sessionId, limit, tokenBudget, outputFormat, timeZone } = request
    const asText = outputFormat === 'text'
    const { recordIds, unknown } = await recordsGiven(scope, message, identifiers, sessionId)
    const times = timesOf(principal, timeZone)
    const read = await readerOf(billing, message, times)
    const { filter, type, unread } = read
    const understood = {
      ...(filter && { filter }),
      ...(type !== undefined && filter && { type }),
      read: read.read,
      unread,
      ...(unknown.length > 0 && { unknownIdentifiers: unknown }),
    }
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const condition = filter && readFilter(filter, collections, 'body.message')

    if (condition && unread.length === 0) {
      const records = await filteredRecords(scope, { condition, type, ids: recordIds }, { limit })
      const why = 'The whole message is about property values, so a filter answers it, for free.'
      const warnings = dateWarnings(message, times)
      const noted = warnings.length > 0 && { warnings }
      const answer = { strategy: 'filter' as const, why, creditsCharged: 0, ...understood, ...noted }
      const sources = records.map(({ recordId }) => ({ recordId }))
      return asText
        ? { ...answer, text: textOfRecords(message, records, tokenBudget), sources }
        : { ...answer, records }
    }

    requireCredits(principal, Math.min(PRICES.smartMemoryDigest, PRICES.smartRecall))
    const subject = filter ? undefined : await subjectAmong(scope, message, recordIds)
    if (subject) {
      const {
        digest: text,
        properties,
        memories,
      } = await digest(billing, {
        recordId: subject.recordId,
        tokenBudget,
        includeProfile: true,
        includeProperties: true,
        includeMemories: true,
      })
      const sources = memories.map(({ id }) => ({ memoryId: id, recordId: subject.recordId }))
      const answer = {
        strategy: 'digest' as const,
        why: subject.why,
        creditsCharged: priceFor(principal, PRICES.smartMemoryDigest),
        ...understood,
      }
      return asText ? { ...answer, text, sources } : { ...answer, digest: text, properties, memories }
    }

    const recordId = recordIds?.length === 1 ? recordIds[0] : undefined
    const narrowed: Condition[] = [
      ...(recordIds && recordId === undefined ? [{ ids: recordIds }] : []),
      ...(condition ? [condition] : []),
    ]
    const among = narrowed.length > 0 ? { all: narrowed } : undefined
    const { sought, noted } = await readQuery(embedQuery, billing, message, timeZone)
    const search = await searchIn(scope, { recordId, condition: among, type: filter && type, ...sought })
    const hits = await search.filled(message, await search.best(message, limit), limit)
    const found = new Map(hits.map(hit => [hit.id, hit]))
    const rows = await recalledByIds(scope, [...found.keys()], { limit, groupByRecord: false })
    const foundOf = await contextOf(scope, message, rows, found, { recordId })
    const results = rows.map(row => toRecalled(row, collections, foundOf(row)))
    await charge(billing, 'smartRecall', PRICES.smartRecall)
    const answer = {
      strategy: 'recall' as const,
      why: filter
        ? `The message asks for more than property values (${unread.join(', ')}), so memories of the records that match are searched.`
        : 'What the message asks for stands in memories, not in property values.',
      creditsCharged: priceFor(principal, PRICES.smartRecall),
      ...understood,
      ...noted,
    }
    const sources = results.map(({ memoryId, recordId }) => ({ memoryId, recordId }))
    return asText ? { ...answer, text: textOfResults(message, results, tokenBudget), sources } : { ...answer, results }
  }
}
