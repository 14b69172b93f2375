import { z } from 'zod'
import type { components } from '../contract/openapi.gen.ts'
import { createCursor, DEFAULT_LIMIT, type Page, pageOf } from '../platform/cursor.ts'
import type { TenantScope } from '../platform/database/database.ts'
import { conflict, invalid } from '../platform/errors.ts'
import { isId, newId } from '../platform/ids.ts'
import { emitted } from '../platform/outbox.ts'
import { COLLECTION_COLUMNS, type Collection, readCollection } from './collection.ts'
import { defineProperties } from './definition-input.ts'
import { slugOf } from './names.ts'

export type NewCollection = components['schemas']['CreateCollectionRequest']

const cursor = createCursor(
  'collections',
  z.string().refine(text => isId('col', text)),
)

const CREATE = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  created AS (
    INSERT INTO collections
      (id, tenant_id, name, slug, description, entity_type, kind, properties, created_at, updated_at)
    SELECT $2, $1, $3, $4, $5, $6, $7, $8::jsonb, now, now FROM clock
    ON CONFLICT (tenant_id, slug) DO NOTHING
    RETURNING ${COLLECTION_COLUMNS}
  ),
  counted AS (UPDATE tenants SET definitions_version = definitions_version + 1 FROM created WHERE tenants.id = $1),
  ${emitted(`SELECT 'collection.created' AS type,
                    jsonb_build_object('collectionId', id, 'name', name, 'slug', slug) AS data FROM created`)}
  SELECT * FROM created`

/**
 * Creates a collection; memories that come in from now on are read for its properties. One round trip.
 * @throws ApiError `validation_error`, or `conflict_error` (`existingId`) when there is one with this slug
 */
export async function createCollection(scope: TenantScope, input: NewCollection): Promise<Collection> {
  const name = input.name.trim()
  if (name === '') throw invalid('body.name', 'body.name must have a visible character')
  const id = newId('col')
  const slug = input.slug ?? slugOf(name, id)
  const properties = JSON.stringify(defineProperties(input.properties ?? []))
  const { description = null, entityType = null, kind } = input
  const [row] = await scope.query(CREATE, [id, name, slug, description, entityType, kind, properties])
  if (!row) throw await slugConflict(scope, slug)
  return readCollection(row)
}

async function slugConflict(scope: TenantScope, slug: string): Promise<Error> {
  const existing = await scope.prisma(models => models.collection.findFirst({ where: { slug }, select: { id: true } }))
  const existingId = existing?.id ?? null
  return conflict(`${existingId} has the slug ${slug} already. Use that collection, or give this one another slug.`, {
    existingId,
  })
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
