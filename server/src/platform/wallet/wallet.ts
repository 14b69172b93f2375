import type { Database } from '../database/database.ts'
import type { WalletHold as Row } from '../database/prisma/client.ts'
import type { Scope } from '../database/scope.ts'
import { ApiError } from '../values/errors.ts'
import { newId } from '../values/ids.ts'
import { formatUsd } from '../values/money.ts'
import * as statements from './statements.ts'

export const CURRENCY = 'USD'

/** The prepaid balance of a tenant, in units of 1e-8 USD. */
export interface Balance {
  available: bigint
  /** Reserved by running calls. */
  held: bigint
}

/** Money reserved for a call. A retry of a call has the id of its first try, so both use one hold. */
export type WalletHold = Pick<Row, 'id' | 'operation' | 'amount' | 'requestId'>

/** Reserves money before a call to a provider, with one conditional update. @throws ApiError `payment_required` */
export async function hold(scope: Scope, { id, operation, amount, requestId }: WalletHold): Promise<void> {
  const held = await scope.query(statements.HOLD, [id, amount, operation, requestId, newId('wlt')])
  if (held.length === 0) throw insufficientBalance(amount, await balanceOf(scope))
}

/**
 * Charges what is held. Call it in the transaction that stores the response.
 * @returns the balance that remains
 * @throws Error if the hold is gone, because the call took longer than a hold lasts
 */
export async function capture(scope: Scope, id: string, requestId: string): Promise<Balance> {
  const [row] = await scope.query<Balance>(statements.CAPTURE, [id, requestId, newId('wlt')])
  if (!row) throw new Error(`The hold ${id} expired before the call ended.`)
  return row
}

/** Returns what is held after the call failed. Without a hold nothing happens. */
export async function release(scope: Scope, id: string, requestId: string): Promise<void> {
  await scope.query(statements.RELEASE, [id, requestId, newId('wlt')])
}

const MAX_RELEASED = 100

/** Releases the holds of calls that crashed. */
export async function sweepHolds(database: Database): Promise<void> {
  for (;;) {
    const where = { expiresAt: { lt: await database.now() } }
    const rows = await database.prisma(models => models.walletHold.findMany({ where, take: MAX_RELEASED }))
    for (const { tenantId, id } of rows) await database.query(statements.RELEASE, [tenantId, id, null, newId('wlt')])
    if (rows.length === 0) return
  }
}

/** Adds money to a tenant, in the current transaction. */
export async function grant(
  database: Database,
  { tenantId, amount, requestId }: { tenantId: number; amount: bigint; requestId: string },
): Promise<void> {
  await database.query(statements.GRANT, [tenantId, amount, requestId, newId('wlt')])
}

/**
 * Returns a captured amount to its tenant, in the current transaction.
 * @returns the amount; undefined if no capture has this id, or it was refunded before
 */
export async function refund(
  database: Database,
  { tenantId, entryId, requestId }: { tenantId: number; entryId: string; requestId: string },
): Promise<bigint | undefined> {
  const [row] = await database.query<{ amount: bigint }>(statements.REFUND, [
    tenantId,
    entryId,
    requestId,
    newId('wlt'),
  ])
  return row?.amount
}

export async function balanceOf(scope: Scope): Promise<Balance> {
  const where = { id: scope.tenantId }
  const select = { balance: true, balanceHeld: true }
  const row = await scope.prisma(models => models.tenant.findUnique({ where, select }))
  return { available: row?.balance ?? 0n, held: row?.balanceHeld ?? 0n }
}

/** What the ledger sums up to, next to the balance of the account. */
export interface Verification {
  account: Balance
  ledger: Balance
  entries: number
  /** Whether both agree, and the open holds sum up to what is held. */
  isConsistent: boolean
}

export async function verifyLedger(scope: Scope): Promise<Verification> {
  const [row] = await scope.query<statements.VerificationRow>(statements.VERIFY)
  if (!row) throw new Error(`The tenant ${scope.tenantId} does not exist.`)
  const { available, held, ledger_available, ledger_held, open_holds, entries } = row
  return {
    account: { available, held },
    ledger: { available: ledger_available, held: ledger_held },
    entries,
    isConsistent: available === ledger_available && held === ledger_held && held === open_holds,
  }
}

const insufficientBalance = (required: bigint, { available }: Balance): ApiError =>
  new ApiError(
    'payment_required',
    `This call needs ${formatUsd(required)} ${CURRENCY} and ${formatUsd(available)} ${CURRENCY} is available. Ask the operator of the server to grant more (keepsake admin grant --usd).`,
    {
      fields: {
        required: formatUsd(required),
        balance: formatUsd(available),
        currency: CURRENCY,
        reason: 'insufficient_balance',
      },
    },
  )
