import type { Schemas } from '../../contract/schemas.ts'
import type { Scope } from '../../platform/database/scope.ts'
import type { Page } from '../../platform/lists/cursor.ts'
import { findById, idCursor, type PageQuery } from '../../platform/lists/list.ts'
import { given } from '../../platform/values/given.ts'
import { formatUsd } from '../../platform/values/money.ts'
import { type Balance, balanceOf, CURRENCY } from '../../platform/wallet/wallet.ts'

type Entry = Schemas['WalletTransaction']

const cursor = idCursor('wallet-transactions', 'wlt')

/** One page of the ledger, newest first. */
export async function listEntries(
  scope: Scope,
  { kind, ...query }: PageQuery & { kind?: Schemas['WalletEntryKind'] | undefined },
): Promise<Page<Entry>> {
  const { entries, ...page } = await findById(query, cursor, 'desc', ({ where, ...page }) =>
    scope.prisma(models => models.walletEntry.findMany({ where: given({ ...where, kind }), ...page })),
  )
  return {
    ...page,
    entries: entries.map(entry => ({
      id: entry.id,
      // the ledger contains only the kinds that its statements write
      kind: entry.kind as Entry['kind'],
      amount: formatUsd(entry.amount),
      currency: CURRENCY,
      ...(entry.operation !== null && { operation: entry.operation }),
      ...(entry.reference !== null && { reference: entry.reference }),
      ...(entry.requestId !== null && { requestId: entry.requestId }),
      createdAt: entry.createdAt.toISOString(),
    })),
  }
}

export async function estimate(
  scope: Scope,
  price: bigint,
  { operation, requests }: Schemas['EstimateChargeRequest'],
): Promise<Schemas['EstimateChargeResponse']['data']> {
  const { available } = await balanceOf(scope)
  const total = price * BigInt(requests)
  return {
    operation,
    requests,
    price: formatUsd(price),
    total: formatUsd(total),
    balance: formatUsd(available),
    currency: CURRENCY,
    isCovered: available >= total,
  }
}

export const balanceToWire = ({ available, held }: Balance) => ({
  available: formatUsd(available),
  held: formatUsd(held),
})
