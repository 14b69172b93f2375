import { z } from 'zod'
import type { components } from '../../contract/openapi.gen.ts'
import { actorOf } from '../../platform/access/principal.ts'
import { createCursor, DEFAULT_LIMIT, type Page, pageOf } from '../../platform/cursor.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import { eventRows } from '../../platform/domain-events.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { isId, newId } from '../../platform/ids.ts'
import { emitted } from '../../platform/outbox.ts'
import { COLLECTION_COLUMNS, type Collection, readCollection } from './collection.ts'
import { defineProperties } from './definition-input.ts'
import { COLLECTION_CREATED } from './events.ts'
import { slugOf } from './names.ts'

export type NewCollection = components['schemas']['CreateCollectionRequest']

const cursor = createCursor(
  'collections',
  z.string().refine(text => isId('col', text)),
)

/** Common table expression that writes the version of a collection down. @param changed name of the one that gives its row */
export const VERSIONED = (changed: string, actor: string, note: string): string => `versioned AS (
    INSERT INTO collection_versions
      (collection_id, version, tenant_id, name, slug, description, entity_type, properties, actor, note, at)
    SELECT id, version, $1::int, name, slug, description, entity_type, properties, ${actor}, ${note}, updated_at FROM ${changed}
  )`

/** Common table expression that makes the tenant's definitions one version newer, so that every process reads them again. */
export const COUNTED = (changed: string): string =>
  `counted AS (UPDATE tenants SET definitions_version = definitions_version + 1 FROM ${changed} WHERE tenants.id = $1)`

const CREATE = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  created AS (
    INSERT INTO collections
      (id, tenant_id, name, slug, description, entity_type, kind, properties, created_at, updated_at)
    SELECT $2, $1, $3, $4, $5, $6, $7, $8::jsonb, now, now FROM clock
    ON CONFLICT (tenant_id, slug) DO NOTHING
    RETURNING *
  ),
  ${VERSIONED('created', '$9', 'NULL')},
  ${COUNTED('created')},
  ${emitted(eventRows(COLLECTION_CREATED, { collectionId: 'id', name: 'name', slug: 'slug' }, 'created'))}
  SELECT ${COLLECTION_COLUMNS} FROM created`

/**
 * Creates a collection; memories that come in from now on are read for its properties. One round trip.
 * @throws ApiError `validation_error`, or `conflict_error` (`existingId`) when there is one with this slug
 */
export async function createCollection(
  { scope, principal }: { scope: TenantScope; principal: { key?: { id: string } } },
  input: NewCollection,
): Promise<Collection> {
  const name = input.name.trim()
  if (name === '') throw invalid('body.name', 'body.name must have a visible character')
  const id = newId('col')
  const slug = input.slug ?? slugOf(name, id)
  const properties = JSON.stringify(defineProperties(input.properties ?? []))
  const { description = null, entityType = null, kind } = input
  const [row] = await scope.query(CREATE, [
    id,
    name,
    slug,
    description,
    entityType,
    kind,
    properties,
    actorOf(principal),
  ])
  if (!row) throw (await slugConflict(scope, slug)) ?? conflict(`Another request just took the slug ${slug}. Retry.`)
  return readCollection(row)
}

/** The error for a slug that a collection has; undefined when none has it. */
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
  if (!row) throw notFound('collection', id)
  return readCollection(row)
}

export interface CollectionQuery {
  limit?: number
  cursor?: string
  entityType?: string
}

/** One page of the tenant's collections, oldest first. */
export async function listCollections(scope: TenantScope, query: CollectionQuery): Promise<Page<Collection>> {
  const { limit = DEFAULT_LIMIT, entityType } = query
  const after = cursor.decode(query.cursor)
  const where = { ...(after && { id: { gt: after } }), ...(entityType && { entityType }) }
  const rows = await scope.prisma(models =>
    models.collection.findMany({ where, orderBy: { id: 'asc' }, take: limit + 1 }),
  )
  return pageOf(rows.map(readCollection), limit, cursor, ({ id }) => id)
}
