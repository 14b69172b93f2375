import { actorOf } from '../../../../platform/access/principal.ts'
import {
  type BillingContext,
  type CreditReservation,
  charge,
  release,
  settle,
} from '../../../../platform/credits/credits.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { emit } from '../../../../platform/events/outbox.ts'
import { MEMORY_EXTRACTED } from '../../events.ts'
import { type ReadingOperation, readingPrice } from '../../prices.ts'
import { type Incoming, incomingRows, type Origin, propertyKey, rowKey } from '../../properties/incoming.ts'
import { replaceMemoryValues } from '../../properties/replace-memory-values.ts'
import { mergeValues } from '../../properties/sql/memory-values.ts'
import type { IncomingRow } from '../../properties/sql/properties.ts'
import { queueSuggestions, suggestAgain } from '../../properties/sql/suggestions.ts'
import { countFacts } from '../../records/profile/sql.ts'
import { storeFacts } from '../sql/facts.ts'
import type { Reading } from './extract.ts'
import { split, suggestedOf, type ValuesOutcome } from './outcome.ts'

/** Splits the values of a text into those to store and those that it only suggests. */
export function incomingOf(reading: Reading, origin: Origin): Incoming {
  const { certain, uncertain } = split(reading)
  return {
    certain: incomingRows(certain, reading.definitions, origin),
    uncertain: incomingRows(uncertain, reading.definitions, origin),
  }
}

interface Source {
  id: string
  recordId: string
  timestamp: Date
  /** The version of which the values are replaced. [`again` replaces none] */
  replaces?: number
}

export interface Keeping {
  /** `again` reads what was read before: it removes no value, and changes none that a caller has ever set. */
  kind: 'first' | 'edit' | 'window' | 'again'
  reason?: string | undefined
  /** What is charged for the reading. `isReserved`: the caller settles it. Absent if the reading is paid. */
  charged?:
    | { operation: ReadingOperation; reservation?: CreditReservation | undefined; isReserved?: boolean }
    | undefined
  /** Whether the outcome is emitted as an event, because no response has it. */
  tells?: boolean
}

/** What came of the values of one text. */
export interface Kept extends ValuesOutcome {
  /** How many values were merged, and how many wait for a decision. */
  stored: number
  suggested: number
  credits: number
}

/** Stores and charges what was read in a memory, and emits the outcome. The current transaction must have locked its record. */
export async function keep(
  billing: BillingContext,
  memory: Source,
  reading: Reading,
  { kind, reason, charged, tells }: Keeping,
): Promise<Kept> {
  const { scope, principal } = billing
  const { id: memoryId, recordId, timestamp, replaces = 0 } = memory
  const origin = { n: 0, source: `memory:${memoryId}`, actor: actorOf(principal), asOf: timestamp }
  const { certain, uncertain } = incomingOf(reading, origin)
  const isAgain = kind === 'again'
  const outcome = isAgain
    ? await addValues(scope, recordId, certain, uncertain)
    : await replaceMemoryValues(scope, {
        recordId,
        version: replaces,
        origin,
        reason,
        said: certain,
        unsure: uncertain,
        inOrder: kind !== 'edit',
      })
  const suggested = suggestedOf(reading, outcome, { recordId, memoryId })
  await (isAgain ? queueSuggestions(scope, suggested) : suggestAgain(scope, memoryId, suggested))
  if (reading.facts) {
    await storeFacts(scope, memoryId, reading.facts)
    await countFacts(scope, recordId, reading.facts.length, billing.requestId)
  }
  const notStored = outcome.kept.filter(({ reason }) => reason !== 'low_confidence').length
  const credits = charged ? readingPrice(charged.operation, reading) : 0
  if (tells) await tell(scope, memory, 'succeeded', reading.extracted.length - outcome.kept.length, credits)
  if (charged) await pay(billing, charged, credits)
  return { ...outcome, stored: certain.length - notStored, suggested: suggested.length, credits }
}

/** Emits the outcome of an extraction whose response is gone. */
export const tell = (
  scope: Scope,
  { id, recordId }: Pick<Source, 'id' | 'recordId'>,
  outcome: 'succeeded' | 'refused' | 'failed',
  properties = 0,
  creditsCharged = 0,
): Promise<void> =>
  emit(scope, { type: MEMORY_EXTRACTED.type, data: { id, recordId, outcome, properties, creditsCharged } })

async function pay(
  billing: BillingContext,
  { operation, reservation, isReserved }: NonNullable<Keeping['charged']>,
  credits: number,
): Promise<void> {
  if (isReserved) return
  if (!reservation) await charge(billing, operation, credits)
  else if (credits > 0) await settle(billing, reservation, credits)
  else await release(billing.scope, reservation)
}

/** Merges values without those of properties that a caller has ever set, confirmed or deleted: what callers say is certain. */
async function addValues(
  scope: Scope,
  recordId: string,
  certain: readonly IncomingRow[],
  uncertain: readonly IncomingRow[],
): Promise<ValuesOutcome> {
  const taken = certain.length === 0 ? new Set<string>() : await setByCallers(scope, recordId)
  const { left = [], fresh = [] } = Object.groupBy(certain, row => (taken.has(rowKey(row)) ? 'left' : 'fresh'))
  const { changes, kept } = await mergeValues(scope, recordId, fresh, uncertain, { inOrder: true })
  const untouched = left.map(({ collection_id, system_name }) => ({
    n: 0,
    collectionId: collection_id,
    systemName: system_name,
    reason: 'caller_value_kept' as const,
    current: null,
  }))
  return { changes, kept: [...kept, ...untouched] }
}

async function setByCallers(scope: Scope, recordId: string): Promise<Set<string>> {
  const rows = await scope.prisma(({ propertyChange }) =>
    propertyChange.findMany({
      where: { recordId, OR: [{ source: 'caller' }, { confidence: 1 }] },
      distinct: ['collectionId', 'systemName'],
      select: { collectionId: true, systemName: true },
    }),
  )
  return new Set(rows.map(propertyKey))
}
