import type { OperationId } from '../../../../contract/handlers.ts'
import type { components } from '../../../../contract/openapi.gen.ts'
import type { ModelError } from '../../../../models/model-error.ts'
import type { ExtractedProperty } from '../../../../models/port.ts'
import type { BillingContext, CreditReservation } from '../../../../platform/credits/credits.ts'
import type { PendingAnswer } from '../../../../platform/idempotency/idempotency.ts'
import type { SearchDocument } from '../../../../search/types.ts'
import type { DefinedProperty } from '../../definitions.ts'
import type { Identity } from '../../records/identity.ts'
import { toExtracted } from '../extraction/extracted-values.ts'
import type { StoreOutcome } from '../sql/store.ts'

export type MemorizeRequest = components['schemas']['MemorizeRequest'] & {
  /** How many turns with the same words are before it in its conversation. Undefined if it is not a turn of one. */
  occurrence?: number
}
export type Memorized = components['schemas']['Memorized']
/** The response of a call that stores one memory, without `success`. */
export type Reply = Omit<components['schemas']['MemorizeResponse'], 'success'>
type Warning = components['schemas']['Warning']

/** Names of collections in a warning. */
const MAX_NAMES = 5

/** A validated request with the properties extracted from its content. */
export interface Prepared {
  request: MemorizeRequest
  identity: Identity
  timestamp: Date
  memoryId: string
  /** The search index entry of the memory. */
  document: SearchDocument
  definitions: DefinedProperty[]
  extracted: ExtractedProperty[]
  faint?: ExtractedProperty[] | undefined
  /** The confidence that a value needs to be stored. */
  minConfidence: number
  /** Whether the collections were chosen by the record's assumed type. */
  typed: boolean
  price: number
  /** Set if the tenant cannot pay for it: it may only turn out to be a duplicate. */
  unpaid?: true
  /** Why there is nothing to extract. */
  warning?: Warning | undefined
  /** Why nothing could be extracted. Unless the model refused the text, it is tried again. */
  failure?: ModelError | undefined
  /** Set if a model reads it once it is stored: the id of the reservation that pays for that. */
  askedLater?: { reservationId: string }
}

/** A memory to store, and its billing context. */
export interface Order {
  billing: BillingContext
  prepared: Prepared
  once?: Once | undefined
}

/** The operation that is charged, and what was reserved for it. */
export interface Charged {
  operation?: OperationId
  reservation?: CreditReservation | undefined
}

/** Stores pending memories. */
export interface Keeper {
  /** Stores one memory. If its record has another type than assumed, first extracts for that type's collections. */
  keepOne<T>(
    prepared: Prepared,
    again: (request: MemorizeRequest) => Promise<Prepared>,
    keep: (prepared: Prepared) => Promise<T>,
  ): Promise<T>
  /**
   * Stores pending memories of one tenant in one statement: all of them, or nothing.
   * @throws ApiError if a record does not exist or keys name different records, and the database's check violation if
   * credits are short, which `unpaid` reads
   */
  keep(orders: readonly Order[], charged?: Charged): Promise<StoreOutcome>
}

/** What a call with an idempotency key adds. */
export interface Once {
  /** The call's response, stored in the transaction that stores the memory. */
  answer(reply: Reply): PendingAnswer
  /** The memory if a model reads it, and the credit reservations: a retry after a crash finds them again. */
  memoryId: string
  reservationId: string
  extractionReservationId: string
}

/** The response of a call that stores one memory. */
export function toReply(prepared: Prepared, outcome: StoreOutcome, n = 0): Reply {
  const data = toMemorized(prepared, outcome, n)
  const warning = warningOf(prepared, data)
  return { data, ...(warning && { warnings: [warning] }) }
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

const warningOfNew = ({ warning, failure }: Prepared): Warning | undefined =>
  failure ? failureWarning(failure.kind === 'refused' ? 'refused' : 'pending', failure.message) : warning

/** The warning of a memory that is stored without the properties in it. */
export const failureWarning = (outcome: 'refused' | 'failed' | 'pending', message: string): Warning =>
  outcome === 'pending'
    ? {
        code: 'extraction_pending',
        message: `The memory is stored, its properties are not: ${message} The extraction is tried again after 1 and 10 minutes and 1, 6 and 24 hours; the event memory.extracted tells what came.`,
      }
    : {
        code: 'extraction_refused',
        message: `The memory is stored without properties, and the extraction is not tried again: ${message}`,
      }

/** What was stored for one memory. */
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
