import type { components } from '../../contract/openapi.gen.ts'
import { actorOf } from '../../platform/access/principal.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import type { Page } from '../../platform/lists/cursor.ts'
import { findById, idCursor, type PageQuery } from '../../platform/lists/list.ts'
import { conflict, existing, invalid } from '../../platform/values/errors.ts'
import { given } from '../../platform/values/given.ts'
import { newId } from '../../platform/values/ids.ts'
import { type Collection, readCollection } from './collection.ts'
import { defineProperties } from './definition-input.ts'
import { slugOf } from './names.ts'
import { insertCollection } from './sql/collections.ts'

export type NewCollection = components['schemas']['CreateCollectionRequest']

const cursor = idCursor('collections', 'col')

/**
 * Creates a collection; its properties are extracted from new memories from now on. One round trip.
 * @throws ApiError `validation_error`, or `conflict_error` (`existingId`) if the slug exists
 */
export async function createCollection(
  { scope, principal }: { scope: TenantScope; principal: { key?: { id: string } } },
  input: NewCollection,
): Promise<Collection> {
  const name = input.name.trim()
  if (name === '') throw invalid('body.name', 'body.name must have a visible character')
  const id = newId('col')
  const slug = input.slug ?? slugOf(name, id)
  const { description, entityType, kind } = input
  const properties = defineProperties(input.properties ?? [])
  const definition = { id, name, slug, kind, properties, ...given({ description, entityType }) }
  const created = await insertCollection(scope, definition, actorOf(principal))
  if (!created)
    throw (await slugConflict(scope, slug)) ?? conflict(`Another request just took the slug ${slug}. Retry.`)
  return created
}

/** The error for a slug that a collection has; undefined if it is free. */
export async function slugConflict(scope: TenantScope, slug: string): Promise<Error | undefined> {
  const existing = await scope.prisma(models => models.collection.findFirst({ where: { slug }, select: { id: true } }))
  if (!existing) return undefined
  const existingId = existing.id
  return conflict(`${existingId} already has the slug ${slug}. Use that collection, or choose another slug.`, {
    existingId,
  })
}

/** @throws ApiError `not_found_error` */
export async function getCollection(scope: TenantScope, id: string): Promise<Collection> {
  const row = await scope.prisma(models => models.collection.findUnique({ where: { id } }))
  return readCollection(existing(row, 'collection', id))
}

export interface CollectionQuery extends PageQuery {
  entityType?: string
}

/** One page of the tenant's collections, oldest first. */
export const listCollections = (scope: TenantScope, query: CollectionQuery): Promise<Page<Collection>> =>
  findById(query, cursor, 'asc', async ({ where: after, ...page }) => {
    const where = given({ ...after, entityType: query.entityType })
    const rows = await scope.prisma(models => models.collection.findMany({ where, ...page }))
    return rows.map(readCollection)
  })
