import type { TenantScope } from '../../../platform/database/database.ts'
import { Prisma } from '../../../platform/database/prisma/client.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { idCursor, type PageQuery, readPage } from '../../../platform/lists/list.ts'
import { HOUR_MS } from '../../../platform/values/durations.ts'
import { conflict, notFound } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { MAX_SOURCES } from '../limits.ts'
import { type Source, sourceAt } from './source.ts'

const cursor = idCursor('webhook-sources', 'src')

const WITH_FORWARD = { forward: { select: { id: true, url: true } } } as const

/** One page of the tenant's sources, oldest first. */
export function listSources(scope: TenantScope, query: PageQuery): Promise<Page<Source>> {
  return readPage(
    query,
    cursor,
    async ({ after, take }) => {
      const where = given({ id: after && { gt: after } })
      const now = await scope.now()
      const rows = await scope.prisma(models =>
        models.webhookSource.findMany({ where, orderBy: { id: 'asc' }, take, include: WITH_FORWARD }),
      )
      return rows.map(row => sourceAt(now, row))
    },
    ({ id }) => id,
  )
}

/** @throws ApiError `not_found_error` */
export async function findSource(scope: TenantScope, id: string): Promise<Source> {
  const now = await scope.now()
  const row = await scope.prisma(models => models.webhookSource.findUnique({ where: { id }, include: WITH_FORWARD }))
  if (!row) throw notFound('source', id)
  return sourceAt(now, row)
}

export type NewSource = Pick<
  Source,
  'id' | 'name' | 'description' | 'scheme' | 'signature' | 'types' | 'mapping' | 'enabled' | 'secretCurrent'
>

/** @throws ApiError `conflict_error` if the maximum number is reached */
export async function insertSource(scope: TenantScope, { signature, mapping, ...row }: NewSource): Promise<Source> {
  await scope.lockTenant()
  const count = await scope.prisma(models => models.webhookSource.count())
  if (count >= MAX_SOURCES)
    throw conflict(`The limit of ${MAX_SOURCES} sources is reached. Delete one.`, { limit: MAX_SOURCES })
  const now = await scope.now()
  const data = {
    ...row,
    signature: signature ? { ...signature } : Prisma.DbNull,
    mapping: { ...mapping },
    tenantId: scope.tenantId,
    secretRotatedAt: now,
  }
  return sourceAt(now, await scope.prisma(models => models.webhookSource.create({ data, include: WITH_FORWARD })))
}

export type SourceChanges = Partial<
  Pick<Source, 'name' | 'description' | 'signature' | 'types' | 'mapping' | 'enabled'>
>

/**
 * Changes the given fields of a source, in a transaction.
 * @throws ApiError `not_found_error`, or `conflict_error` (`currentVersion`) if it has another version than expected
 */
export async function updateSource(
  scope: TenantScope,
  id: string,
  { signature, mapping, ...changes }: SourceChanges,
  expected: number | undefined,
): Promise<Source> {
  await scope.lock('webhook_sources', id, { mode: 'NO KEY UPDATE' })
  const { version } = await findSource(scope, id)
  if (expected !== undefined && expected !== version)
    throw conflict(`The source changed since you read it: it is at version ${version}. Fetch it and retry.`, {
      currentVersion: version,
    })
  return change(scope, id, () => ({
    ...changes,
    ...(signature && { signature: { ...signature } }),
    ...(mapping && { mapping: { ...mapping } }),
  }))
}

/** The new secret, and for how long the old one is accepted as well. */
export interface Rotation {
  encrypted: string
  graceHours: number
}

/** @throws ApiError `not_found_error`, or `conflict_error` while the last rotation's grace period lasts */
export async function rotateSource(
  scope: TenantScope,
  id: string,
  { encrypted, graceHours }: Rotation,
): Promise<Source> {
  await scope.lock('webhook_sources', id, { mode: 'NO KEY UPDATE' })
  const { secretCurrent, secretPrevious, secretGraceEndsAt } = await findSource(scope, id)
  if (secretPrevious !== null && graceHours > 0)
    throw conflict(
      `A rotation is in progress: both secrets are accepted until ${secretGraceEndsAt?.toISOString()}. Wait until then, revoke the previous secret first, or set grace_hours to 0.`,
    )
  return change(scope, id, now => ({
    secretCurrent: encrypted,
    secretPrevious: graceHours > 0 ? secretCurrent : null,
    secretRotatedAt: now,
    secretGraceEndsAt: new Date(now.getTime() + graceHours * HOUR_MS),
  }))
}

/** Ends the grace period now; changes nothing without one. @throws ApiError `not_found_error` */
export async function revokePrevious(scope: TenantScope, id: string): Promise<Source> {
  await scope.lock('webhook_sources', id, { mode: 'NO KEY UPDATE' })
  const source = await findSource(scope, id)
  if (source.secretPrevious === null) return source
  return change(scope, id, now => ({ secretPrevious: null, secretGraceEndsAt: now }))
}

async function change(
  scope: TenantScope,
  id: string,
  changesAt: (now: Date) => Prisma.WebhookSourceUpdateManyMutationInput,
): Promise<Source> {
  const now = await scope.now()
  const data = { ...changesAt(now), version: { increment: 1 }, updatedAt: now }
  await scope.prisma(models => models.webhookSource.updateMany({ where: { id }, data }))
  return findSource(scope, id)
}

/** Deletes a source with its log, and what it forwards. @throws ApiError `not_found_error` */
export async function deleteSource(scope: TenantScope, id: string): Promise<void> {
  const { count } = await scope.prisma(models => models.webhookSource.deleteMany({ where: { id } }))
  if (count === 0) throw notFound('source', id)
}
