import type { OperationId } from '../../../../contract/handlers.ts'
import { type BillingContext, type CreditReservation, paymentRequired } from '../../../../platform/credits/credits.ts'
import { newId } from '../../../../platform/values/ids.ts'
import type { Incoming } from '../../properties/incoming.ts'
import { groupByEntity } from '../../records/entity/entities.ts'
import { toError } from '../../records/entity/problem.ts'
import type { Draft, MemorizeRequest } from '../request/read-request.ts'
import { type ItemRow, type StoreOutcome, store } from '../sql/store.ts'
import { contentHash, exactHash, isShortTurn, repeatedTurnHash, repeatsOf, unsearchableHash } from './duplicates.ts'

/** A memory to store, and who pays for it. */
export interface Order {
  billing: BillingContext
  draft: Draft
  price: number
  values: Incoming
  /** Set if the tenant cannot pay for it: it may only turn out to be a duplicate. */
  unpaid?: boolean | undefined
}

export interface Storing {
  /** The operation that is charged, and what was reserved for it. */
  operation?: OperationId | undefined
  reservation?: CreditReservation | undefined
  /** Runs once the memories are stored. */
  alongside?: ((outcome: StoreOutcome) => Promise<void>) | undefined
  /** Whether that is part of the transaction, so that both happen or nothing does. [one statement stores the memories] */
  isTogether?: boolean | undefined
}

export const isNew = ({ items }: StoreOutcome, n: number): boolean =>
  !items.some(item => item.n === n && item.duplicate)

/**
 * Stores memories of one tenant in one statement: all of them, or nothing.
 * @throws ApiError if a record does not exist or keys name different records, and the database's check violation if
 * credits are short, which `unpaid` reads
 */
export async function storeGroup(
  orders: readonly Order[],
  { operation = 'memorize', reservation, alongside, isTogether }: Storing,
): Promise<StoreOutcome> {
  const [first] = orders
  if (!first) return { problems: [], items: [], changes: [], kept: [] }
  const { scope } = first.billing
  const { entities, entityOf } = groupByEntity(orders.map(({ draft: { identity, typed } }) => ({ ...identity, typed })))
  const usageOf = usagesOf(orders)
  const input = {
    entities,
    items: orders.map(({ billing, draft, price }, n) => ({
      ...toItem(draft, n, entityOf[n] ?? n),
      credits: price,
      ...usageOf(billing),
    })),
    documents: orders.map(({ draft }) => draft.document),
    properties: orders.flatMap(({ values }, n) => values.certain.map(row => ({ ...row, n }))),
    suggestions: orders.flatMap(({ values }, n) => values.uncertain.map(row => ({ ...row, n }))),
    operation,
    reservationId: reservation?.id ?? null,
  }
  const write = async (): Promise<StoreOutcome> => {
    const outcome = await store(scope, input)
    const [problem] = outcome.problems
    if (problem) throw toError(problem)
    for (const [n, { price, billing, unpaid }] of orders.entries())
      if (unpaid && isNew(outcome, n)) throw paymentRequired(price, billing.principal.credits)
    await alongside?.(outcome)
    return outcome
  }
  // a single statement needs no explicit transaction, unless it may have to be rolled back
  const isMore = isTogether || orders.some(({ unpaid }) => unpaid)
  return scope.retried(() => (isMore ? scope.transaction(write) : write()))
}

/** The usage entry of each request. */
function usagesOf(orders: readonly Order[]) {
  const ids = new Map(orders.map(({ billing: { requestId } }) => [requestId, newId('use')]))
  return ({ requestId, principal }: BillingContext): Pick<ItemRow, 'usage_id' | 'key_id' | 'request_id'> => ({
    usage_id: ids.get(requestId) ?? newId('use'),
    key_id: principal.key?.id ?? null,
    request_id: requestId,
  })
}

function hashesOf({ content, speaker, sessionId = '', occurrence, searchable }: MemorizeRequest) {
  if (searchable === false) {
    const hash = unsearchableHash(content, sessionId)
    return { hash, other_hash: hash, own_turn: false, repeats: [] }
  }
  const turn = occurrence === undefined ? '' : repeatedTurnHash(content, sessionId, occurrence)
  if (occurrence !== undefined && occurrence > 0) return { hash: turn, other_hash: turn, own_turn: false, repeats: [] }
  const hash = contentHash(content)
  return turn !== '' && isShortTurn(content)
    ? { hash, other_hash: turn, own_turn: true, repeats: [] }
    : { hash, other_hash: exactHash(content), own_turn: false, repeats: repeatsOf(content, speaker) }
}

const toItem = ({ request, memoryId, timestamp }: Draft, n: number, e: number) => ({
  n,
  e,
  id: memoryId,
  content: request.content,
  ...hashesOf(request),
  speaker: request.speaker ?? null,
  session_id: request.sessionId ?? null,
  collection_id: request.actionId ?? null,
  tags: request.tags ?? [],
  metadata: request.metadata ?? {},
  searchable: request.searchable === false ? false : null,
  timestamp: timestamp.toISOString(),
})
