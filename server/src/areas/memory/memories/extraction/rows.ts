import type { BillingContext } from '../../../../platform/credits/credits.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { given } from '../../../../platform/values/given.ts'
import { PRICES } from '../../prices.ts'
import type { Draft } from '../request/read-request.ts'
import type { ExtractionOptions, ExtractionRow, ProfileRenewal } from '../sql/extractions.ts'
import { namedSubject } from './named-subject.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds before each further attempt. */
export const RETRY_SECONDS = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR] as const
/** Seconds to wait at most for a new budget of models, since the operator can raise the ceiling before the day ends. */
export const MAX_BUDGET_WAIT = HOUR
/** An attempt that has not ended after this time was interrupted. Longer than a model with its fallbacks takes. */
export const LEASE_SECONDS = 10 * MINUTE

type Key = Pick<ExtractionRow | ProfileRenewal, 'memoryId' | 'kind' | 'attempts'>

/** The row of a memory that is stored without its values. [kind: first, operation: memorize] */
export const rowOf = (
  { principal, requestId }: BillingContext,
  memoryId: string,
  options: ExtractionOptions,
  more: Partial<ExtractionRow> = {},
): ExtractionRow => ({
  memoryId,
  kind: 'first',
  operation: 'memorize',
  options,
  eventId: null,
  item: null,
  turns: null,
  reservationId: null,
  attempts: 0,
  keyId: principal.key?.id ?? null,
  requestId,
  ...more,
})

/** What a call asked for. */
export function optionsOf({ request, identity, minConfidence }: Draft): ExtractionOptions {
  const { collectionIds, collectionNames, extractionPrompt, maxProperties, timestamp } = request
  const asked = given({ collectionIds, collectionNames, extractionPrompt, maxProperties, timestamp })
  return { ...asked, subject: namedSubject(identity.keys), minConfidence }
}

/** The most that reading a row costs. */
export const creditsOf = ({ turns }: Pick<ExtractionRow, 'turns'>): number =>
  PRICES.extract * (turns?.filter(({ isRead }) => isRead).length ?? 1)

/** Leaves a row to a later attempt. @param isFree whether this attempt does not count [false] */
export async function postponeRow(
  scope: Scope,
  { memoryId, kind, attempts }: Key,
  seconds: number,
  isFree = false,
): Promise<void> {
  const runAt = new Date((await scope.now()).getTime() + seconds * 1_000)
  const where = { targetId: memoryId, kind, attempts }
  const data = { runAt, attempts: isFree ? attempts - 1 : attempts }
  await scope.prisma(models => models.memoryExtraction.updateMany({ where, data }))
}

/**
 * Ends a row, in the transaction that stores what came of it.
 * @returns whether it was still this attempt's: another one may have ended it, or an edit of the memory
 */
export async function endRow(scope: Scope, { memoryId, kind, attempts }: Key): Promise<boolean> {
  const where = { targetId: memoryId, kind, attempts }
  return (await scope.prisma(models => models.memoryExtraction.deleteMany({ where }))).count > 0
}
