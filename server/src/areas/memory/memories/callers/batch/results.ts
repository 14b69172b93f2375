import type { ItemRun } from '../../../../../platform/jobs/run-items.ts'
import type { JsonObject } from '../../../../../platform/values/json.ts'
import type { Attempt } from '../../extraction/attempt.ts'
import { toExtracted } from '../../extraction/outcome.ts'
import type { Prepared } from '../prepare.ts'
import { failureWarning, MEANWHILE, type Memorized, warningOf } from '../reply.ts'

/** How many values were stored, and how many wait for a decision. */
const countsOf = (properties: Memorized['properties']) => ({
  properties: properties.filter(({ stored }) => stored).length,
  suggestions: properties.filter(({ reason }) => reason === 'low_confidence' || reason === 'review_required').length,
})

/** The result of an item. */
export function resultOf(prepared: Prepared, memorized: Memorized): JsonObject {
  const { recordId, memories, properties, creditsCharged, duplicate } = memorized
  // that no collection applies is known before the batch
  const isTold = duplicate === true || prepared.failure || prepared.readTo !== undefined
  const warning = isTold ? warningOf(prepared, memorized) : undefined
  return {
    recordId,
    memoryId: memories[0]?.id ?? '',
    ...countsOf(properties),
    ...(duplicate === true && { duplicate }),
    creditsCharged,
    ...(warning && { warning: { code: warning.code, message: warning.message } }),
  }
}

/** The result of an item that was stored first, with what came of reading it. */
export function resultWith(result: JsonObject, attempt: Attempt | undefined): JsonObject {
  if (attempt?.outcome !== 'succeeded') {
    const { code, message } = failureWarning(attempt?.outcome ?? 'pending', attempt?.message ?? MEANWHILE)
    return { ...result, warning: { code, message } }
  }
  const valued = attempt.values.get(String(result.memoryId))
  if (!valued) return result
  const creditsCharged = Number(result.creditsCharged) + valued.kept.credits
  return { ...result, ...countsOf(toExtracted(valued.reading, valued.kept)), creditsCharged }
}

const SUMMARY = `
  SELECT count(*) FILTER (WHERE outcome = 'succeeded' AND result -> 'duplicate' IS NULL AND result -> 'skipped' IS NULL)::int AS stored,
         count(*) FILTER (WHERE result -> 'duplicate' IS NOT NULL)::int AS duplicates,
         count(*) FILTER (WHERE result -> 'warning' ->> 'code' <> 'earlier_memories')::int AS "notExtracted",
         count(*) FILTER (WHERE result -> 'warning' ->> 'code' = 'earlier_memories')::int AS "earlierMemories",
         coalesce(sum((result ->> 'creditsCharged')::int), 0)::int AS "creditsCharged"
  FROM event_items WHERE tenant_id = $1 AND event_id = $2`

interface Summary {
  stored: number
  duplicates: number
  notExtracted: number
  earlierMemories: number
  creditsCharged: number
}

/**
 * What a batch did. `notExtracted` is there if the model failed for some items, `earlierMemories` if some duplicates are
 * older than a collection, which they were not read for.
 */
export async function summarize({ billing, eventId }: ItemRun): Promise<JsonObject> {
  const [row] = await billing.scope.query<Summary>(SUMMARY, [eventId])
  const { stored = 0, duplicates = 0, notExtracted = 0, earlierMemories = 0, creditsCharged = 0 } = row ?? {}
  return {
    stored,
    duplicates,
    ...(notExtracted > 0 && { notExtracted }),
    ...(earlierMemories > 0 && { earlierMemories }),
    creditsCharged,
  }
}
