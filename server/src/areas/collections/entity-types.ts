import { z } from 'zod'
import type { Editor } from '../../contract/handlers.ts'
import type { Query, Schemas } from '../../contract/schemas.ts'
import { actorOf } from '../../platform/access/principal.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import type { EntityType as Row } from '../../platform/database/prisma/client.ts'
import type { ModelsInTransaction } from '../../platform/database/tenant-models.ts'
import type { EventType } from '../../platform/events/domain-events.ts'
import { emit } from '../../platform/events/outbox.ts'
import { createCursor, type Page } from '../../platform/lists/cursor.ts'
import { readPage } from '../../platform/lists/list.ts'
import { conflict, existing } from '../../platform/values/errors.ts'
import { given } from '../../platform/values/given.ts'
import { newId } from '../../platform/values/ids.ts'
import { ENTITY_TYPE_ARCHIVED, ENTITY_TYPE_CREATED, ENTITY_TYPE_UNARCHIVED, ENTITY_TYPE_UPDATED } from './events.ts'
import { slugOf } from './names.ts'

export type EntityType = Schemas['EntityTypeDetails']

export type EntityTypeQuery = Query<'listEntityTypes'>

type Named = Pick<Row, 'id' | 'name' | 'slug'>

const cursor = createCursor('entity-types', z.string())

/** One page of the tenant's types, by name. */
export function listEntityTypes(
  scope: TenantScope,
  { archived, ...query }: EntityTypeQuery,
): Promise<Page<EntityType>> {
  const archivedAt = archived === undefined ? undefined : archived ? { not: null } : null
  return readPage(
    query,
    cursor,
    ({ after, take }) =>
      scope.prisma(async models => {
        const where = given({ name: after === undefined ? undefined : { gt: after }, archivedAt })
        const rows = await models.entityType.findMany({ where, orderBy: { name: 'asc' }, take })
        return withCounts(models, rows)
      }),
    ({ name }) => name,
  )
}

/** @throws ApiError `not_found_error` */
export async function getEntityType(scope: TenantScope, id: string): Promise<EntityType> {
  const [type] = await scope.prisma(async models =>
    withCounts(models, await models.entityType.findMany({ where: { id } })),
  )
  return existing(type, 'entity type', id)
}

/** Counted exactly from an index, so that creating and deleting records maintains no counter. */
async function withCounts(models: ModelsInTransaction, rows: readonly Row[]): Promise<EntityType[]> {
  const type = { in: rows.map(({ name }) => name) }
  const counts = await models.record.groupBy({ by: ['type'], where: { type }, _count: true })
  return rows.map(row => toEntityType(row, counts.find(count => count.type === row.name)?._count ?? 0))
}

/** @throws ApiError `conflict_error` (`existingId`) if the name or slug exists */
export async function createEntityType(editor: Editor, input: Schemas['CreateEntityTypeRequest']): Promise<EntityType> {
  const { scope } = editor
  const name = input.name.trim()
  const id = newId('typ')
  const { slug = slugOf(name, id), description = null, identityKeys = [] } = input
  const type = { id, tenantId: scope.tenantId, name, slug, description, identityKeys }
  return scope.transaction(async () => {
    const { count } = await scope.prisma(models => models.entityType.createMany({ data: [type], skipDuplicates: true }))
    if (count === 0) throw await takenBy(scope, type)
    await noted(ENTITY_TYPE_CREATED, editor, type)
    return getEntityType(scope, id)
  })
}

/** Updates a type. @throws ApiError `not_found_error`, or `conflict_error` if a name or slug is taken, or in use */
export function updateEntityType(
  editor: Editor,
  id: string,
  input: Schemas['UpdateEntityTypeRequest'],
): Promise<EntityType> {
  const { scope } = editor
  return scope.retriedTransaction(async () => {
    const before = await getEntityType(scope, id)
    const { slug = before.slug, identityKeys = before.identityKeys } = input
    const name = input.name?.trim() ?? before.name
    const description = input.description === undefined ? (before.description ?? null) : input.description
    if (name !== before.name) await refuseInUse(scope, before)
    const taken = await typeLike(scope, { id, name, slug })
    if (taken) throw isTaken(taken)
    const data = { name, slug, description, identityKeys, updatedAt: await scope.now() }
    // matches the name that was checked above, in case another call changes it meanwhile
    const where = { id, name: before.name }
    const { count } = await scope.prisma(models => models.entityType.updateMany({ where, data }))
    if (count === 0) throw inTheWay()
    await noted(ENTITY_TYPE_UPDATED, editor, { id, name, slug })
    return getEntityType(scope, id)
  })
}

/**
 * Archives a type, so that no new records of it can be created, or unarchives it. @throws ApiError `not_found_error`
 */
export function setArchived(editor: Editor, id: string, archived: boolean): Promise<EntityType> {
  const { scope } = editor
  return scope.transaction(async () => {
    const now = await scope.now()
    const where = { id, archivedAt: archived ? null : { not: null } }
    const data = { archivedAt: archived ? now : null, updatedAt: now }
    const { count } = await scope.prisma(models => models.entityType.updateMany({ where, data }))
    const type = await getEntityType(scope, id)
    if (count > 0) await noted(archived ? ENTITY_TYPE_ARCHIVED : ENTITY_TYPE_UNARCHIVED, editor, type)
    return type
  })
}

/** Writes a change to the audit log and publishes an event. */
async function noted(
  { type }: EventType,
  { scope, principal, requestId }: Editor,
  { id, name, slug }: Named,
): Promise<void> {
  const organizationId = principal.organization.id
  const entry = { id: newId('aud'), organizationId, actor: actorOf(principal), action: type, target: id, requestId }
  await scope.prisma(models => models.auditEntry.create({ data: { ...entry, details: { name } } }))
  await emit(scope, { type, data: { entityTypeId: id, name, slug } })
}

/** Records and collections refer to their type by name, so a name in use cannot change. */
async function refuseInUse(scope: TenantScope, { name }: EntityType): Promise<void> {
  const [records, collections] = await scope.prisma(async models => [
    await models.record.count({ where: { type: name } }),
    await models.collection.count({ where: { entityType: name } }),
  ])
  if (records === 0 && collections === 0) return
  throw conflict(
    `${name} cannot be renamed: ${records} records and ${collections} collections use it. Create another type instead.`,
    { records, collections },
  )
}

const typeLike = (scope: TenantScope, { id, name, slug }: Named): Promise<Named | null> =>
  scope.prisma(models => models.entityType.findFirst({ where: { id: { not: id }, OR: [{ name }, { slug }] } }))

const takenBy = async (scope: TenantScope, type: Named): Promise<Error> => {
  const existing = await typeLike(scope, type)
  return existing ? isTaken(existing) : inTheWay()
}

const inTheWay = (): Error => conflict('Another request changed the same data at the same time. Retry the request.')

const isTaken = ({ id, name, slug }: Named): Error =>
  conflict(`${id} has the name ${name} and the slug ${slug}. Use that type, or choose another name and slug.`, {
    existingId: id,
  })

const toEntityType = (
  { tenantId: _, description, archivedAt, createdAt, updatedAt, ...rest }: Row,
  recordCount: number,
) => ({
  ...rest,
  ...(description !== null && { description }),
  ...(archivedAt && { archivedAt: archivedAt.toISOString() }),
  recordCount,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
