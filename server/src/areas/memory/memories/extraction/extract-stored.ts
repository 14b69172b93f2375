import { BudgetExceededError } from '../../../../models/budget/budget-exceeded.ts'
import { ModelError } from '../../../../models/model-error.ts'
import type { ExtractedProperty, Models } from '../../../../models/port.ts'
import { actorOf } from '../../../../platform/access/principal.ts'
import { type BillingContext, type CreditReservation, release, settle } from '../../../../platform/credits/credits.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { emit } from '../../../../platform/events/outbox.ts'
import { ApiError } from '../../../../platform/values/errors.ts'
import { chooseCollections, type DefinedProperty, type DefinitionsOf, definitionsIn } from '../../definitions.ts'
import { MEMORY_EXTRACTED } from '../../events.ts'
import { PRICES } from '../../prices.ts'
import { incomingRows } from '../../properties/incoming.ts'
import { replaceMemoryValues } from '../../properties/replace-memory-values.ts'
import { suggestAgain } from '../../properties/sql/suggestions.ts'
import { lockForChange } from '../../records/sql/identity-keys.ts'
import { type EditableMemory, editableMemory } from '../sql/edit.ts'
import type { PendingExtraction } from '../sql/extractions.ts'
import { type Extracted, split, suggestedOf, type ValuesOutcome } from './extracted-values.ts'
import { MAX_BUDGET_WAIT, RETRY_SECONDS } from './later-extraction.ts'

/** What came of one attempt. `pending` is tried again. */
export type Attempt =
  | { outcome: 'succeeded'; extraction: Extracted; stored: ValuesOutcome; credits: number }
  | { outcome: 'refused' | 'failed' | 'pending'; message: string }

export interface AttemptInput {
  billing: BillingContext
  extraction: Pick<PendingExtraction, 'memoryId' | 'options' | 'attempts'>
  /** The price of the extraction. */
  reservation: CreditReservation
  signal: AbortSignal
  /** Whether an event tells what came, because no response does. */
  isLater: boolean
  /** Runs in the transaction that ends the attempt. */
  keep?: (attempt: Attempt) => Promise<void>
}

/** @returns what came of it; undefined if the memory was deleted or edited meanwhile, or another attempt ended first */
export type ExtractStored = (input: AttemptInput) => Promise<Attempt | undefined>

/** Extracts the properties of a stored memory, and stores and charges them in one transaction. */
export const createStoredExtractor = ({
  definitionsOf,
  models,
}: {
  definitionsOf: DefinitionsOf
  models: Models
}): ExtractStored => {
  async function ask(
    { scope, principal }: BillingContext,
    { type, content, timestamp, speaker }: EditableMemory,
    { options }: AttemptInput['extraction'],
    signal: AbortSignal,
  ): Promise<{
    definitions: DefinedProperty[]
    extracted: ExtractedProperty[]
    faint?: ExtractedProperty[] | undefined
  }> {
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const definitions = definitionsIn(chooseCollections(collections, options, type))
    if (definitions.length === 0) return { definitions, extracted: [] }
    const { extractionPrompt: prompt, maxProperties, minConfidence } = options
    const said = { content, timestamp, speaker: speaker ?? undefined }
    const { properties, faint } = await models.extract(scope, {
      ...said,
      definitions,
      signal,
      prompt,
      maxProperties,
      minConfidence,
    })
    return { definitions, extracted: properties, faint }
  }

  return async input => {
    const { billing, extraction, reservation, signal, isLater, keep } = input
    const { scope, principal } = billing
    const { memoryId, options, attempts } = extraction
    const tell = (memory: EditableMemory, { outcome }: Attempt, properties: number, credits: number): Promise<void> =>
      emit(scope, {
        type: MEMORY_EXTRACTED.type,
        data: { id: memoryId, recordId: memory.recordId, outcome, properties, creditsCharged: credits },
      })

    async function fail(memory: EditableMemory, error: unknown): Promise<Attempt | undefined> {
      await release(scope, reservation)
      if (signal.aborted) {
        await postponeExtraction(scope, extraction, RETRY_SECONDS[0])
        throw error
      }
      if (!(error instanceof ApiError)) throw error
      const isOverBudget = error instanceof BudgetExceededError
      const wait = isOverBudget ? Math.min(error.retryAfterSeconds, MAX_BUDGET_WAIT) : RETRY_SECONDS[attempts]
      const attempt: Attempt = { outcome: outcomeOf(error, wait), message: error.message }
      return scope.retriedTransaction(async () => {
        // the model was not asked, so this is no attempt
        const isFree = isOverBudget && isLater
        if (attempt.outcome === 'pending') await postponeExtraction(scope, extraction, wait ?? 0, isFree)
        else if (!(await endExtraction(scope, extraction))) return undefined
        else if (isLater) await tell(memory, attempt, 0, 0)
        await keep?.(attempt)
        return attempt
      })
    }

    const memory = await editableMemory(scope, memoryId)
    if (!memory) {
      await release(scope, reservation)
      await endExtraction(scope, extraction)
      return undefined
    }
    let asked: Awaited<ReturnType<typeof ask>>
    try {
      asked = await ask(billing, memory, extraction, signal)
    } catch (error) {
      return fail(memory, error)
    }
    const { definitions, extracted, faint } = asked
    const found = { extracted, faint, minConfidence: options.minConfidence, definitions }
    const attempt = await scope.retriedTransaction(async (): Promise<Attempt | undefined> => {
      await lockForChange(scope, [memory.recordId])
      const current = await editableMemory(scope, memoryId)
      if (!current || !saysTheSame(memory, current) || !(await endExtraction(scope, extraction))) return undefined
      const origin = { n: 0, source: `memory:${memoryId}`, actor: actorOf(principal), asOf: memory.timestamp }
      const { certain, uncertain } = split(found)
      const stored = await replaceMemoryValues(scope, {
        recordId: memory.recordId,
        version: current.version - 1,
        origin,
        reason: undefined,
        said: incomingRows(certain, definitions, origin),
        unsure: incomingRows(uncertain, definitions, origin),
      })
      const { recordId } = memory
      await suggestAgain(scope, memoryId, suggestedOf(found, stored, { recordId, memoryId }))
      const credits = extracted.length > 0 ? PRICES.extract : 0
      const ended: Attempt = { outcome: 'succeeded', extraction: found, stored, credits }
      if (isLater) await tell(memory, ended, extracted.length - stored.kept.length, credits)
      if (credits > 0) await settle(billing, reservation, credits)
      else await release(scope, reservation)
      await keep?.(ended)
      return ended
    })
    if (!attempt) await release(scope, reservation)
    return attempt
  }
}

/** What a failure means: a refusal is final, and so is a collection that no longer exists. */
function outcomeOf(error: ApiError, wait: number | undefined): 'refused' | 'failed' | 'pending' {
  if (error instanceof ModelError && error.kind === 'refused') return 'refused'
  if (error instanceof BudgetExceededError) return 'pending'
  return error.status < 500 || wait === undefined ? 'failed' : 'pending'
}

/** Whether what was read of a memory still holds. */
export const saysTheSame = (before: EditableMemory, now: EditableMemory): boolean =>
  before.recordId === now.recordId &&
  before.content === now.content &&
  before.timestamp.getTime() === now.timestamp.getTime()

/**
 * Leaves an extraction to a later attempt.
 * @param isFree whether this attempt does not count [false]
 */
export async function postponeExtraction(
  scope: Scope,
  { memoryId, attempts }: Pick<PendingExtraction, 'memoryId' | 'attempts'>,
  seconds: number,
  isFree = false,
): Promise<void> {
  const runAt = new Date((await scope.now()).getTime() + seconds * 1_000)
  const where = { memoryId, attempts }
  const data = { runAt, attempts: isFree ? attempts - 1 : attempts }
  await scope.prisma(models => models.memoryExtraction.updateMany({ where, data }))
}

/**
 * Ends an extraction, in the transaction that stores what came of it.
 * @returns whether it was still this attempt's: another one may have ended it, or an edit of the memory
 */
async function endExtraction(
  scope: Scope,
  { memoryId, attempts }: Pick<PendingExtraction, 'memoryId' | 'attempts'>,
): Promise<boolean> {
  const where = { memoryId, attempts }
  return (await scope.prisma(models => models.memoryExtraction.deleteMany({ where }))).count > 0
}
