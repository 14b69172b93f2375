import type { Schemas } from '../../../../contract/schemas.ts'
import { retriesInWords } from '../../../../platform/jobs/retry-schedule.ts'
import type { Attempt } from '../extraction/attempt.ts'
import { toExtracted } from '../extraction/outcome.ts'
import { RETRY_SECONDS } from '../extraction/rows.ts'
import type { StoreOutcome } from '../sql/store.ts'
import type { Prepared } from './prepare.ts'

export type Memorized = Schemas['Memorized']
/** The response of a call that stores one memory, without `success`. */
export type Reply = Omit<Schemas['MemorizeResponse'], 'success'>
type Warning = Schemas['Warning']

/** Names of collections in a warning. */
const MAX_NAMES = 5

export const MEANWHILE = 'it was edited or deleted, or read by a later attempt, meanwhile.'

export function toReply(prepared: Prepared, outcome: StoreOutcome, n = 0): Reply {
  const data = toMemorized(prepared, outcome, n)
  const warning = warningOf(prepared, data)
  return { data, ...(warning && { warnings: [warning] }) }
}

export function toMemorized(prepared: Prepared, { items, changes, kept }: StoreOutcome, n = 0): Memorized {
  const item = items.find(candidate => candidate.n === n)
  if (!item) throw new Error('The statement that stores memories forgot one.')
  const own = ({ n: of }: { n: number }): boolean => of === n
  return {
    creditsCharged: item.duplicate ? 0 : prepared.price,
    recordId: item.recordId,
    memories: [{ id: item.memoryId, content: item.content ?? prepared.request.content }],
    properties: item.duplicate ? [] : toExtracted(prepared, { changes: changes.filter(own), kept: kept.filter(own) }),
    ...(item.duplicate && { duplicate: true }),
  }
}

/** The response, with what came of reading the memory after it was stored. */
export function withAttempt({ data, ...reply }: Reply, attempt: Attempt | undefined): Reply {
  if (attempt?.outcome !== 'succeeded') {
    const { outcome, message } = attempt ?? { outcome: 'pending', message: MEANWHILE }
    return { ...reply, data, warnings: [failureWarning(outcome, message)] }
  }
  const valued = attempt.values.get(data.memories[0]?.id ?? '')
  if (!valued) return { ...reply, data }
  const { reading, kept } = valued
  const creditsCharged = data.creditsCharged + kept.credits
  return { ...reply, data: { ...data, creditsCharged, properties: toExtracted(reading, kept) } }
}

/** Why a memory has fewer properties than it could have. */
export const warningOf = (prepared: Prepared, data: Memorized): Warning | undefined =>
  data.duplicate ? warningOfDuplicate(prepared, data) : warningOfNew(prepared)

/** The warning that a memory which is stored already is older than collections, which it was not read for. */
function warningOfDuplicate({ definitions }: Prepared, { memories }: Memorized): Warning | undefined {
  // ids begin with the time when they were made
  const madeAt = (id: string): string => id.slice(id.indexOf('_') + 1)
  const later = definitions.filter(({ collectionId }) => memories.some(({ id }) => madeAt(id) < madeAt(collectionId)))
  if (later.length === 0) return undefined
  const names = [...new Set(later.map(({ collectionName }) => collectionName))]
  const shown = names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), `${names.length - MAX_NAMES} more`] : names
  const message = `The memory is already stored, and is older than the collections that apply now (${shown.join(', ')}), so it was not read for them when it was stored. POST /api/v1/collections/reextract reads stored memories again (keepsake collections reextract).`
  return { code: 'earlier_memories', message }
}

const warningOfNew = ({ warning, failure, readTo }: Prepared): Warning | undefined => {
  if (readTo !== undefined) return PARTLY_READ
  return failure ? failureWarning(failure.kind === 'refused' ? 'refused' : 'pending', failure.error.message) : warning
}

/** The warning of a memory whose content was read in part. */
export const PARTLY_READ: Warning = {
  code: 'extraction_pending',
  message:
    'The memory is stored. Only the beginning of its content was read for properties, because it is long. The rest is read in the background; the event memory.extracted has the outcome.',
}

/** The warning of a memory that is stored without the properties in it. */
export const failureWarning = (outcome: 'refused' | 'failed' | 'pending', message: string): Warning =>
  outcome === 'pending'
    ? {
        code: 'extraction_pending',
        message: `The memory is stored, its properties are not: ${message} The extraction is tried again after ${retriesInWords(RETRY_SECONDS)}; the event memory.extracted has the outcome.`,
      }
    : {
        code: 'extraction_refused',
        message: `The memory is stored without properties, and the extraction is not tried again: ${message}`,
      }
