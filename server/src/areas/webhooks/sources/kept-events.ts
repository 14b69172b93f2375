import type { Scope } from '../../../platform/database/scope.ts'
import type { Kept } from './sql/receipts.ts'

/** A replayed event that its source no longer takes. */
export async function setIgnored(
  scope: Scope,
  id: string,
  { type = null, reason, message }: { type: string | undefined | null; reason: string; message: string },
): Promise<void> {
  const data = { status: 'ignored', type, reason, message, jobId: null, dueAt: null, acceptedId: null, bodyHash: null }
  await scope.prisma(models => models.webhookReceipt.updateMany({ where: { id }, data }))
}

/** An event that has failed and was sent again is kept as it arrived last. */
export async function keepAgain(
  scope: Scope,
  id: string,
  { headers, hops, base64: payloadBase64, query, ...kept }: Kept & { bodyHash: string },
): Promise<void> {
  const data = { ...kept, payloadBase64, query: query || null, headers: { ...headers }, hops: hops || null }
  await scope.prisma(models => models.webhookReceipt.updateMany({ where: { id }, data }))
}

/** An event to replay. @returns undefined if it was replayed meanwhile */
export async function findReplay(scope: Scope, id: string) {
  const where = { id, status: 'accepted', jobId: null, dueAt: { not: null }, payload: { not: null } }
  const row = await scope.prisma(models => models.webhookReceipt.findFirst({ where }))
  if (!row || row.payload === null) return undefined
  // written by `insertReceipt`
  return { ...row, payload: row.payload, headers: row.headers as Kept['headers'] }
}

/** Locks an event that is being replayed. @returns whether it still is to be replayed */
export async function takeReplay(scope: Scope, id: string): Promise<boolean> {
  const columns = `status = 'accepted' AND job_id IS NULL AND due_at IS NOT NULL AS waits`
  return (await scope.lock<{ waits: boolean }>('webhook_receipts', id, { columns }))?.waits ?? false
}
