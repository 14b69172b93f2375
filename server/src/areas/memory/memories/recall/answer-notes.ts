import { z } from 'zod'
import type { Scope } from '../../../../platform/database/scope.ts'
import type { Json } from '../../../../platform/values/json.ts'
import { disputedIn } from '../../properties/sql/disputed.ts'
import { disputedLater, disputesEarlier } from '../../text-format.ts'
import type { MemoryRow } from '../sql/read.ts'

/** The notes that a later memory disputes what an answer says, or that the answer disputes what is known. */
export async function disputedNotes(
  scope: Scope,
  used: readonly MemoryRow[],
  sources: readonly { id: string; start: number; end: number }[],
): Promise<string> {
  const recordIds = [...new Set(used.map(({ recordId }) => recordId))]
  const values = await disputedIn(
    scope,
    recordIds,
    used.map(({ id }) => id),
  )
  const says = (memoryId: string | null, evidence: Json): boolean =>
    sources.some(({ id, ...source }) => id === memoryId && isWithin(evidence, source))
  return values
    .map(({ memoryId, evidence, asOf, disputed, ...value }) => {
      const since = asOf.toISOString()
      if (says(memoryId, evidence))
        return disputedLater(since, { said: disputed.evidence.text, timestamp: disputed.timestamp })
      return says(disputed.memoryId, { ...disputed.evidence }) ? disputesEarlier({ ...value, asOf: since }) : ''
    })
    .join('')
}

/** Whether a passage contains a value's evidence. If the position is unknown, it may. */
export function isWithin(evidence: Json, { start, end }: { start: number; end: number }): boolean {
  const place = z.object({ start: z.number(), end: z.number() }).safeParse(evidence)
  return !place.success || (place.data.start < end && place.data.end > start)
}
