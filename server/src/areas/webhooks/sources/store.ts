import type { TenantScope } from '../../../platform/database/database.ts'
import { Prisma } from '../../../platform/database/prisma/client.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { findById, idCursor, type PageQuery } from '../../../platform/lists/list.ts'
import { HOUR_MS } from '../../../platform/values/durations.ts'
import { conflict, existing, notFound, requireVersion } from '../../../platform/values/errors.ts'
import { MAX_SOURCES } from '../limits.ts'
import { type Source, sourceAt } from './source.ts'

const cursor = idCursor('webhook-sources', 'src')

const WITH_FORWARDS = {
  forwards: { select: { id: true, url: true, filter: true, headers: true }, orderBy: { id: 'asc' } },
} as const

/** One page of the tenant's sources, oldest first. */
export const listSources = (scope: TenantScope, query: PageQuery): Promise<Page<Source>> =>
  findById(query, cursor, 'asc', async page => {
    const now = await scope.now()
    const rows = await scope.prisma(models => models.webhookSource.findMany({ ...page, include: WITH_FORWARDS }))
    return rows.map(row => sourceAt(now, row))
  })

/** @throws ApiError `not_found_error` */
export async function findSource(scope: TenantScope, id: string): Promise<Source> {
  const now = await scope.now()
  const row = await scope.prisma(models => models.webhookSource.findUnique({ where: { id }, include: WITH_FORWARDS }))
  return sourceAt(now, existing(row, 'source', id))
}

export type NewSource = Omit<
  Source,
  'tenantId' | 'secretPrevious' | 'secretRotatedAt' | 'secretGraceEndsAt' | 'secretAgeDays' | 'version' | Made
>
type Made = 'createdAt' | 'updatedAt' | 'forwards'

/** @throws ApiError `conflict_error` if the maximum number is reached */
export async function insertSource(
  scope: TenantScope,
  { signature, routes, mapping, ...row }: NewSource,
): Promise<Source> {
  await scope.lockTenant()
  const count = await scope.prisma(models => models.webhookSource.count())
  if (count >= MAX_SOURCES)
    throw conflict(`The limit of ${MAX_SOURCES} sources is reached. Delete one.`, { limit: MAX_SOURCES })
  const now = await scope.now()
  const data = {
    ...row,
    signature: signature ? { ...signature } : Prisma.DbNull,
    routes: jsonOf(routes),
    mapping: mapping ? { ...mapping } : Prisma.JsonNull,
    tenantId: scope.tenantId,
    secretRotatedAt: now,
  }
  return sourceAt(now, await scope.prisma(models => models.webhookSource.create({ data, include: WITH_FORWARDS })))
}

export type SourceChanges = Partial<Omit<NewSource, 'id' | 'scheme' | 'secretCurrent'>>

const jsonOf = (routes: Source['routes']) =>
  (routes ?? []).map(({ types, ...route }) => ({ ...route, types: [...types] }))

/**
 * Changes the given fields of a source, in a transaction.
 * @throws ApiError `not_found_error`, or `conflict_error` (`currentVersion`) if it has another version than expected
 */
export async function updateSource(
  scope: TenantScope,
  id: string,
  { signature, routes, mapping, ...changes }: SourceChanges,
  expected: number | undefined,
): Promise<Source> {
  await scope.lock('webhook_sources', id, { mode: 'NO KEY UPDATE' })
  const { version } = await findSource(scope, id)
  requireVersion('The source', version, expected)
  return change(scope, id, () => ({
    ...changes,
    ...(signature && { signature: { ...signature } }),
    ...(routes && { routes: jsonOf(routes) }),
    ...(mapping !== undefined && { mapping: mapping ? { ...mapping } : Prisma.JsonNull }),
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
