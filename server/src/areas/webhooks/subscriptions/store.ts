import type { Query } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { Prisma, type WebhookSubscription } from '../../../platform/database/prisma/client.ts'
import { readable } from '../../../platform/encryption/readable.ts'
import type { StoredUrl } from '../../../platform/encryption/stored-url.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { findById, idCursor } from '../../../platform/lists/list.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/values/durations.ts'
import { type ApiError, conflict, notFound, requireVersion } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import type { OwnSignature } from '../attempt/own-signature.ts'
import { ensureCustomers } from '../customers/customers.ts'
import { MAX_SUBSCRIPTIONS } from '../limits.ts'
import { KINDS, type Kind, kindOf } from './kinds.ts'
import { removeSubscription, type Undelivered } from './sql/subscriptions.ts'
import type { Subscription } from './subscription.ts'

const CURSORS = {
  webhook: idCursor('webhooks', KINDS.webhook.prefix),
  destination: idCursor('destinations', KINDS.destination.prefix),
}

const CLOSED_CIRCUIT = {
  circuitState: 'closed',
  circuitOpenedAt: null,
  circuitProbeAt: null,
  circuitProbe: null,
  circuitSuccesses: 0,
  failureCount: 0,
  failingSince: null,
}

/** A stored row as of a given time. */
function subscriptionAt(now: Date, { lastFailure, ...row }: WebhookSubscription): Subscription {
  const inGracePeriod = row.secretGraceEndsAt !== null && row.secretGraceEndsAt > now
  return {
    ...row,
    // written by the engine
    lastFailure: lastFailure as Subscription['lastFailure'],
    secretPrevious: inGracePeriod ? row.secretPrevious : null,
    privateKeyPrevious: inGracePeriod ? row.privateKeyPrevious : null,
    secretAgeDays: (now.getTime() - row.secretRotatedAt.getTime()) / DAY_MS,
  }
}

/** What a list of subscriptions is limited to. */
type ListQuery = Query<'listWebhooks'>

const STATES = {
  closed: { circuitState: 'closed', disabledAt: null },
  open: { circuitState: 'open', disabledAt: null },
  half_open: { circuitState: 'half_open', disabledAt: null },
  disabled: { disabledAt: { not: null } },
}

/** One page of the tenant's subscriptions of a kind, oldest first. */
export const listSubscriptions = (scope: TenantScope, kind: Kind, query: ListQuery): Promise<Page<Subscription>> =>
  findById(query, CURSORS[kind], 'asc', async ({ where: after, ...page }) => {
    const { uid, customer, state, failing_since: since } = query
    const where = given({
      ...{ ...after, kind, uid, customer, failingSince: since && { lte: since } },
      ...(state && STATES[state]),
    })
    const now = await scope.now()
    const rows = await scope.prisma(models => models.webhookSubscription.findMany({ where, ...page }))
    return rows.map(row => subscriptionAt(now, row))
  })

export const missing = (id: string): ApiError => notFound(KINDS[kindOf(id)].name, id)

/** @throws ApiError `not_found_error` */
export async function findSubscription(scope: TenantScope, id: string): Promise<Subscription> {
  const now = await scope.now()
  const row = await scope.prisma(models => models.webhookSubscription.findUnique({ where: { id } }))
  if (!row) throw missing(id)
  return subscriptionAt(now, row)
}

/** @throws ApiError `not_found_error`, or `conflict_error` (`currentVersion`) if it has another version than expected */
export async function findVersion(scope: TenantScope, id: string, expected: number | undefined): Promise<Subscription> {
  const found = await findSubscription(scope, id)
  requireVersion(`The ${KINDS[kindOf(id)].name}`, found.version, expected)
  return found
}

/** The fields of a subscription that its owner can set. */
export type Settings = Pick<
  Subscription,
  | 'url'
  | 'name'
  | 'description'
  | 'events'
  | 'uid'
  | 'filter'
  | 'ordered'
  | 'rateLimit'
  | 'maxEventAgeSeconds'
  | 'guarantee'
  | 'timeoutMs'
  | 'authType'
  | 'authSecret'
  | 'headers'
  | 'format'
  | 'privateKeyCurrent'
  | 'privateKeyPrevious'
> & {
  metadata: Readonly<Record<string, string>>
  enabled: boolean
  /** Null for the signature of Standard Webhooks. */
  signature: OwnSignature | null
}

/** @throws ApiError `conflict_error` if the maximum number is reached */
export async function requireRoom(scope: TenantScope, { kind, customer, sourceId }: Owner): Promise<void> {
  // there is one of each source, whose number is limited
  if (sourceId !== null) return
  const count = await scope.prisma(models => models.webhookSubscription.count({ where: { kind, customer, sourceId } }))
  if (count >= MAX_SUBSCRIPTIONS) throw tooMany({ kind, customer })
}

/** Who has a subscription: a customer, a source, or the tenant itself. */
interface Owner {
  kind: Kind
  customer: string | null
  sourceId: string | null
}

const tooMany = ({ kind, customer }: Pick<Owner, 'kind' | 'customer'>): ApiError =>
  conflict(
    `The limit of ${MAX_SUBSCRIPTIONS} ${KINDS[kind].names}${customer === null ? '' : ` of the customer ${customer}`} is reached. Delete one, or add event types to an existing one.`,
    { limit: MAX_SUBSCRIPTIONS },
  )

/** @throws ApiError `conflict_error` if another subscription has the same uid */
async function requireFreeUid(
  scope: TenantScope,
  { id, customer, uid }: { id: string; customer: string | null; uid?: string | null | undefined },
): Promise<void> {
  if (!uid) return
  const other = await scope.prisma(models =>
    models.webhookSubscription.findFirst({ where: { uid, customer, id: { not: id } }, select: { id: true } }),
  )
  if (other)
    throw conflict(`${other.id} has the uid ${uid}. Choose another one, or update ${other.id}.`, { id: other.id })
}

/** The stored fields of a new subscription. */
export type NewSubscription = Pick<Settings, 'url' | 'events' | 'guarantee' | 'timeoutMs' | 'authType' | 'authSecret'> &
  Partial<Settings> &
  Pick<Subscription, 'id' | 'apiVersion' | 'secretCurrent'> &
  Owner

/** @throws ApiError `conflict_error` if the maximum number is reached */
export const insertSubscription = (
  scope: TenantScope,
  { enabled = true, signature, ...row }: NewSubscription,
): Promise<Subscription> =>
  scope.transaction(async () => {
    await scope.lockTenant()
    if (row.customer !== null) await ensureCustomers(scope, [row.customer])
    await requireRoom(scope, row)
    await requireFreeUid(scope, row)
    const now = await scope.now()
    const disabled = enabled ? {} : { disabledAt: now, disabledReason: 'owner' }
    const data = {
      ...row,
      ...(signature && { signature: { ...signature } }),
      ...disabled,
      tenantId: scope.tenantId,
      secretRotatedAt: now,
    }
    return subscriptionAt(now, await scope.prisma(models => models.webhookSubscription.create({ data })))
  })

/**
 * Changes the given settings of a subscription, in a transaction.
 * @throws ApiError `not_found_error`, or `conflict_error` (`currentVersion`) if it has another version than expected
 */
export async function updateSubscription(
  scope: TenantScope,
  id: string,
  { enabled, signature, ...settings }: Partial<Settings>,
  { expectedVersion, urls }: { expectedVersion: number | undefined; urls: StoredUrl },
): Promise<Subscription> {
  if (settings.uid) await scope.lockTenant()
  await scope.lock('webhook_subscriptions', id, { mode: 'NO KEY UPDATE' })
  const { url, customer, disabledAt, disabledReason } = await findVersion(scope, id, expectedVersion)
  await requireFreeUid(scope, { id, customer, ...settings })
  // a new URL is a new receiver: past failures do not apply to it
  const moved =
    settings.url !== undefined && urls.decrypt(settings.url) !== readable(() => urls.decrypt(url), undefined)
  const circuit = moved ? { ...CLOSED_CIRCUIT, lastFailure: Prisma.DbNull } : {}
  const enabling = enabled && disabledAt ? { ...CLOSED_CIRCUIT, disabledAt: null, disabledReason: null } : {}
  const updated = await change(scope, { id }, now => ({
    ...settings,
    ...(signature !== undefined && { signature: signature ? { ...signature } : Prisma.DbNull }),
    ...circuit,
    ...enabling,
    ...(enabled === false &&
      (disabledAt === null || disabledReason === 'circuit_open') && { disabledAt: now, disabledReason: 'owner' }),
  }))
  return updated ?? findSubscription(scope, id)
}

/** Changes a subscription if it matches the condition. @returns undefined if it does not */
async function change(
  scope: TenantScope,
  where: Prisma.WebhookSubscriptionWhereInput,
  changesAt: (now: Date) => Prisma.WebhookSubscriptionUpdateManyMutationInput,
): Promise<Subscription | undefined> {
  const now = await scope.now()
  const data = { ...changesAt(now), version: { increment: 1 }, updatedAt: now }
  const [row] = await scope.prisma(models => models.webhookSubscription.updateManyAndReturn({ where, data }))
  return row && subscriptionAt(now, row)
}

/** New keys for a rotation, encrypted. The private key is used if the subscription has one. */
export interface EncryptedKeys {
  secret: string
  privateKey: string
}

/** @throws ApiError `not_found_error`, or `conflict_error` while the last rotation's grace period lasts */
export const rotateSubscription = (
  scope: TenantScope,
  id: string,
  { secret, privateKey }: EncryptedKeys,
  graceHours: number,
): Promise<Subscription> =>
  scope.transaction(async () => {
    await scope.lock('webhook_subscriptions', id, { mode: 'NO KEY UPDATE' })
    const { secretCurrent, secretPrevious, privateKeyCurrent, secretGraceEndsAt } = await findSubscription(scope, id)
    if (secretPrevious !== null)
      throw conflict(
        `A rotation is in progress: both secrets sign until ${secretGraceEndsAt?.toISOString()}. Wait until then, or revoke the previous secret first.`,
      )
    const rotated = await change(scope, { id }, now => ({
      secretCurrent: secret,
      secretPrevious: secretCurrent,
      privateKeyCurrent: privateKeyCurrent && privateKey,
      privateKeyPrevious: privateKeyCurrent,
      secretRotatedAt: now,
      secretAgeNoted: 0,
      secretGraceEndsAt: new Date(now.getTime() + graceHours * HOUR_MS),
    }))
    return rotated ?? findSubscription(scope, id)
  })

/** Ends the grace period now; changes nothing without one. @throws ApiError `not_found_error` */
export const revokePreviousSecret = (scope: TenantScope, id: string): Promise<Subscription> =>
  scope.transaction(async () => {
    await scope.lock('webhook_subscriptions', id, { mode: 'NO KEY UPDATE' })
    const subscription = await findSubscription(scope, id)
    if (subscription.secretPrevious === null) return subscription
    const none = { secretPrevious: null, privateKeyPrevious: null }
    return (await change(scope, { id }, now => ({ ...none, secretGraceEndsAt: now }))) ?? subscription
  })

/**
 * Stops sending; waiting deliveries keep waiting. One that was disabled because its receiver was down queues no more dead
 * letters. @throws ApiError `not_found_error`
 */
export async function disableSubscription(scope: TenantScope, id: string): Promise<Subscription> {
  const queueing = { id, OR: [{ disabledAt: null }, { disabledReason: 'circuit_open' }] }
  const changed = await change(scope, queueing, now => ({ disabledAt: now, disabledReason: 'owner' }))
  return changed ?? findSubscription(scope, id)
}

/** Resumes sending, with a closed circuit. @throws ApiError `not_found_error` */
export async function enableSubscription(scope: TenantScope, id: string): Promise<Subscription> {
  const stopped = { id, OR: [{ disabledAt: { not: null } }, { circuitState: { not: 'closed' } }] }
  const changed = await change(scope, stopped, () => ({ ...CLOSED_CIRCUIT, disabledAt: null, disabledReason: null }))
  return changed ?? findSubscription(scope, id)
}

/** Deletes a subscription with its deliveries and dead letters. @throws ApiError `not_found_error` */
export async function deleteSubscription(scope: TenantScope, id: string): Promise<Undelivered> {
  const undelivered = await removeSubscription(scope, id)
  if (!undelivered) throw missing(id)
  return undelivered
}
