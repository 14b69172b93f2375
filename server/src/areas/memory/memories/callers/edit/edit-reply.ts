import { respond } from '../../../../../contract/answers.ts'
import type { Schemas } from '../../../../../contract/schemas.ts'
import type { BillingContext } from '../../../../../platform/credits/credits.ts'
import { notFound } from '../../../../../platform/values/errors.ts'
import { priceOf } from '../../../prices.ts'
import type { Attempt, Valued } from '../../extraction/attempt.ts'
import { toExtracted } from '../../extraction/outcome.ts'
import { memoriesByIds } from '../../sql/read.ts'
import { toMemory } from '../../wire.ts'
import { failureWarning, MEANWHILE } from '../reply.ts'

export type EditReply = { status: 200; body: Schemas['UpdateResponse'] }

interface Edited {
  creditsCharged: number
  changed: boolean
  /** What was read in the new content, and what came of it. */
  valued?: Valued | undefined
  warning?: Schemas['Warning'] | undefined
}

export async function replyTo(
  { scope }: BillingContext,
  memoryId: string,
  { creditsCharged, changed, valued, warning }: Edited,
): Promise<EditReply> {
  const [row] = await memoriesByIds(scope, [memoryId])
  if (!row) throw notFound('memory', memoryId)
  const { recordId, version } = row
  const properties = valued && toExtracted(valued.reading, valued.kept)
  const data = { creditsCharged, recordId, version, changed, memory: toMemory(row), ...(properties && { properties }) }
  return respond(200, { data, ...(warning && { warnings: [warning] }) })
}

/** The response of an edit that was stored before it was read. */
export function replyAfter(
  billing: BillingContext,
  memoryId: string,
  attempt: Attempt | undefined,
): Promise<EditReply> {
  const changed = true
  const base = priceOf('updateProperty')
  if (attempt?.outcome !== 'succeeded') {
    const { outcome, message } = attempt ?? { outcome: 'pending', message: MEANWHILE }
    const valued = outcome === 'refused' ? NOTHING : undefined
    return replyTo(billing, memoryId, {
      creditsCharged: base,
      changed,
      valued,
      warning: failureWarning(outcome, message),
    })
  }
  const valued = attempt.values.get(memoryId)
  return replyTo(billing, memoryId, { creditsCharged: base + (valued?.kept.credits ?? 0), changed, valued })
}

/** What a refused text says. */
const NOTHING = {
  reading: { definitions: [], extracted: [], minConfidence: 0 },
  kept: { changes: [], kept: [], stored: 0, suggested: 0, credits: 0 },
}
