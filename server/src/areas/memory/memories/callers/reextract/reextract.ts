import { ok, respond } from '../../../../../contract/answers.ts'
import type { Schemas } from '../../../../../contract/schemas.ts'
import type { BillingContext } from '../../../../../platform/credits/credits.ts'
import type { Scope } from '../../../../../platform/database/scope.ts'
import { beginItemizedJob } from '../../../../../platform/jobs/itemized-job.ts'
import type { QueueLimits } from '../../../../../platform/jobs/queue-limit.ts'
import { invalid, notFound } from '../../../../../platform/values/errors.ts'
import { given } from '../../../../../platform/values/given.ts'
import { type CollectionDefinition, chosenFor, type DefinitionsOf } from '../../../definitions.ts'
import { PRICES } from '../../../prices.ts'
import type { ExtractionOptions } from '../../sql/extractions.ts'

export const REEXTRACT = 'reextract'

/** Memories that one call reads: each is an item of its event. */
const MAX_MEMORIES = 50_000

export interface ReextractItem {
  memoryId: string
  options: ExtractionOptions
}

interface ReextractDependencies {
  definitionsOf: DefinitionsOf
  minConfidence: number
  queue: QueueLimits
}

type Answer = { status: 200; body: Schemas['ReextractEstimate'] } | { status: 202; body: Schemas['ReextractAccepted'] }

/** Accepts stored memories to be read again in the background, or says what that would cost. */
export const createReextractor =
  ({ definitionsOf, minConfidence: defaultConfidence, queue }: ReextractDependencies) =>
  async (billing: BillingContext, request: Schemas['ReextractRequest']): Promise<Answer> => {
    const { scope, principal, requestId } = billing
    const { recordIds, type, collectionIds, collectionNames, minConfidence = defaultConfidence } = request
    if (recordIds && type !== undefined) throw invalid('body.type', 'Pass recordIds or type, not both.')
    if (recordIds) await requireRecords(scope, recordIds)
    const chosen = chosenFor(await definitionsOf(scope, principal.definitionsVersion), request)
    const where = {
      ...(recordIds && { recordId: { in: recordIds } }),
      OR: [{ searchable: null }, { searchable: true }],
      record: { AND: [...(type === undefined ? [] : [{ type }]), typesOf(chosen)] },
    }
    const memories = chosen.length === 0 ? 0 : await scope.prisma(({ memory }) => memory.count({ where }))
    if (request.estimate || memories === 0) return ok({ memories, maxCredits: memories * PRICES.extract })
    if (memories > MAX_MEMORIES)
      throw invalid(
        'body',
        `This call would read ${memories} memories. One call reads at most ${MAX_MEMORIES}: limit it with recordIds or type.`,
      )
    const rows = await scope.prisma(({ memory }) =>
      memory.findMany({ where, select: { id: true }, orderBy: { position: 'asc' } }),
    )
    const options = { ...given({ collectionIds, collectionNames }), minConfidence }
    const eventId = await beginItemizedJob(scope, {
      type: REEXTRACT,
      items: rows.map(({ id }) => ({ memoryId: id, options })),
      caller: { keyId: principal.key?.id ?? null, requestId },
      queue,
    })
    return respond(202, { eventId })
  }

/** Records of the types that the collections apply to. */
function typesOf(collections: readonly CollectionDefinition[]): { type?: { in: string[] } } {
  const types = collections.flatMap(({ entityType }) => entityType ?? [])
  return types.length < collections.length ? {} : { type: { in: types } }
}

async function requireRecords(scope: Scope, ids: readonly string[]): Promise<void> {
  const rows = await scope.prisma(({ record }) =>
    record.findMany({ where: { id: { in: [...ids] } }, select: { id: true } }),
  )
  const found = new Set(rows.map(({ id }) => id))
  const missing = ids.find(id => !found.has(id))
  if (missing !== undefined) throw notFound('record', missing)
}
