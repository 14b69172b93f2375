import type { Principal } from '../access/principal.ts'
import { heldByRequest, requireNotLeft } from '../concurrency/request-failure.ts'
import type { Database } from '../database/database.ts'
import type { Scope } from '../database/scope.ts'
import { CHECK_VIOLATION, sqlStateOf } from '../database/sql-errors.ts'
import { ApiError } from '../values/errors.ts'
import { newId } from '../values/ids.ts'
import type { TimeSettings } from '../values/time-settings.ts'

/** Longer than any call takes. An older reservation was left by a crash. */
const RESERVATION_MINUTES = 15

/** The part of a caller that billing needs. The caller may have disconnected by the time a batch completes. */
export type Payer = Pick<Principal, 'credits' | 'definitionsVersion' | 'isFree'> & {
  key?: { id: string }
  organization?: TimeSettings
}

/** Who pays, and for which request. */
export interface BillingContext {
  principal: Payer
  scope: Scope
  requestId: string
}

export const billingOf = ({ principal, scope, requestId }: BillingContext): BillingContext => ({
  principal,
  scope,
  requestId,
})

/** Credits reserved for work outside a transaction. */
export interface CreditReservation {
  id: string
}

/** What the work used, where it is known. */
export interface WorkDetails {
  /** Id of the language model. */
  model?: string
  collectionId?: string
  inputTokens?: number
  outputTokens?: number
}

const detailsOf = ({ model, collectionId, inputTokens, outputTokens }: WorkDetails) => [
  model,
  collectionId,
  inputTokens,
  outputTokens,
]

const CHARGE = `
  WITH paid AS (
    UPDATE tenants SET credits = credits - $2 WHERE id = $1 AND credits >= $2 RETURNING credits
  ), used AS (
    INSERT INTO usage_entries (id, tenant_id, operation, credits, key_id, request_id,
      model, collection_id, input_tokens, output_tokens)
    SELECT $3, $1, $4, $2, $5, $6, $7, $8, $9::int, $10::int FROM paid
  )
  SELECT credits FROM paid`

const RESERVE = `
  WITH held_before AS (
    UPDATE credit_holds SET expires_at = app_now() + interval '${RESERVATION_MINUTES} min'
    WHERE tenant_id = $1 AND id = $3 RETURNING credits
  ), paid AS (
    UPDATE tenants SET credits = credits - $2, credits_held = credits_held + $2
    WHERE id = $1 AND credits >= $2 AND NOT EXISTS (SELECT FROM held_before) RETURNING credits
  ), held AS (
    INSERT INTO credit_holds (id, tenant_id, operation, credits, expires_at)
    SELECT $3, $1, $4, $2, app_now() + interval '${RESERVATION_MINUTES} min' FROM paid
  )
  SELECT credits FROM paid UNION ALL SELECT credits FROM held_before`

const RELEASE = `
  WITH released AS (DELETE FROM credit_holds WHERE tenant_id = $1 AND id = $2 RETURNING credits)
  UPDATE tenants SET credits = tenants.credits + r.credits, credits_held = credits_held - r.credits
  FROM released r WHERE tenants.id = $1`

const SETTLE = `
  WITH released AS (DELETE FROM credit_holds WHERE tenant_id = $1 AND id = $2 RETURNING credits, operation),
  paid AS (
    UPDATE tenants SET credits = tenants.credits + r.credits - least($3, r.credits), credits_held = credits_held - r.credits
    FROM released r WHERE tenants.id = $1 RETURNING r.operation, least($3, r.credits) AS spent
  )
  INSERT INTO usage_entries (id, tenant_id, operation, credits, key_id, request_id,
    model, collection_id, input_tokens, output_tokens)
  SELECT $4, $1, operation, spent, $5, $6, $7, $8, $9::int, $10::int FROM paid`

const SWEEP = `
  WITH expired AS MATERIALIZED (SELECT id FROM credit_holds WHERE expires_at < app_now() ORDER BY id FOR UPDATE SKIP LOCKED),
  released AS (DELETE FROM credit_holds WHERE id = ANY(ARRAY(SELECT id FROM expired)) RETURNING tenant_id, credits),
  sums AS (SELECT tenant_id, sum(credits)::bigint AS credits FROM released GROUP BY tenant_id),
  locked AS MATERIALIZED (
    SELECT id FROM tenants WHERE id = ANY(ARRAY(SELECT tenant_id FROM sums)) ORDER BY id FOR NO KEY UPDATE
  )
  UPDATE tenants SET credits = tenants.credits + s.credits, credits_held = credits_held - s.credits
  FROM sums s WHERE tenants.id = s.tenant_id AND tenants.id = ANY(ARRAY(SELECT id FROM locked))`

/** Runs work with a function that calls `pay_v1`. @throws ApiError `payment_required` if the tenant cannot pay for it */
export const paying = <T>(scope: Scope, required: number, work: () => Promise<T>): Promise<T> =>
  scope.explaining(
    () => {
      requireNotLeft()
      return work()
    },
    error => unpaid(error, scope, required),
  )

/** Converts the error of a statement that pays to `payment_required` if the tenant could not pay. */
export async function unpaid(error: unknown, scope: Scope, required: number): Promise<unknown> {
  return sqlStateOf(error) === CHECK_VIOLATION ? paymentRequired(required, await balanceOf(scope)) : error
}

/** What a call costs its caller: nothing if it reads in the console. */
export const priceFor = ({ isFree }: Payer, credits: number): number => (isFree ? 0 : credits)

/** @throws ApiError `payment_required` if the known balance is too low. Costs no round trip. */
export function requireCredits(principal: Payer, price: number): void {
  const required = priceFor(principal, price)
  if (principal.credits < required) throw paymentRequired(required, principal.credits)
}

export const paymentRequired = (required: number, balance: bigint): ApiError =>
  new ApiError(
    'payment_required',
    `This call needs ${required} ${required === 1 ? 'credit' : 'credits'} and ${balance} ${balance === 1n ? 'is' : 'are'} left. Ask the operator of the server for more.`,
    { fields: { required, balance: Number(balance) } },
  )

export const isPaymentRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'payment_required'

/**
 * Charges for work that has succeeded. One round trip, or none if it is free.
 * @param operation its name in the API, under which calls are counted too
 * @throws ApiError `payment_required`
 */
export async function charge(
  billing: BillingContext,
  operation: string,
  price: number,
  details: WorkDetails = {},
): Promise<void> {
  const { principal, scope, requestId } = billing
  const credits = priceFor(principal, price)
  if (credits === 0) return
  requireNotLeft()
  const values = [credits, newId('use'), operation, principal.key?.id, requestId, ...detailsOf(details)]
  const paid = await scope.query(CHARGE, values)
  if (paid.length === 0) throw paymentRequired(credits, await balanceOf(scope))
}

/**
 * Reserves credits before work with a model or another service.
 * @param id of the reservation. If it exists already, its credits are used.
 * @throws ApiError `payment_required`
 */
export async function reserve(
  { principal, scope }: BillingContext,
  operation: string,
  price: number,
  id: string = newId('hld'),
): Promise<CreditReservation> {
  const credits = priceFor(principal, price)
  const reservation = { id }
  const paid = await scope.query(RESERVE, [credits, reservation.id, operation])
  if (paid.length === 0) throw paymentRequired(credits, await balanceOf(scope))
  heldByRequest(() => release(scope, reservation))
  return reservation
}

/** Charges the actual cost, at most the reserved credits, and releases the rest. */
export async function settle(
  billing: BillingContext,
  reservation: CreditReservation,
  credits: number,
  details: WorkDetails = {},
): Promise<void> {
  requireNotLeft()
  const { principal, scope, requestId } = billing
  const values = [reservation.id, credits, newId('use'), principal.key?.id, requestId, ...detailsOf(details)]
  await scope.query(SETTLE, values)
}

/** Releases all reserved credits after the work failed. */
export async function release(scope: Scope, reservation: CreditReservation): Promise<void> {
  await scope.query(RELEASE, [reservation.id])
}

/** Releases the reservations of calls that crashed. */
export async function sweepReservations(database: Database): Promise<void> {
  await database.query(SWEEP)
}

async function balanceOf(scope: Scope): Promise<bigint> {
  const where = { id: scope.tenantId }
  const row = await scope.prisma(models => models.tenant.findUnique({ where, select: { credits: true } }))
  return row?.credits ?? 0n
}
