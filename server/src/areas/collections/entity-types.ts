import { z } from 'zod'
import type { Schemas } from '../../contract/schemas.ts'
import { createCursor, DEFAULT_LIMIT, type Page, pageOf } from '../../platform/cursor.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Editor } from './editor.ts'
import * as statements from './entity-type-statements.ts'
import { slugOf } from './names.ts'

export type EntityType = Schemas['EntityTypeDetails']

export interface EntityTypeQuery {
  limit?: number
  cursor?: string
  archived?: boolean
}

const cursor = createCursor('entity-types', z.string())

/** One page of the tenant's types, by name. */
export async function listEntityTypes(scope: Scope, query: EntityTypeQuery): Promise<Page<EntityType>> {
  const { limit = DEFAULT_LIMIT, archived } = query
  const rows = await statements.listTypes(scope, { after: cursor.decode(query.cursor), archived, limit: limit + 1 })
  return pageOf(rows.map(toEntityType), limit, cursor, ({ name }) => name)
}

/** @throws ApiError `not_found_error` */
export async function getEntityType(scope: Scope, id: string): Promise<EntityType> {
  const row = await statements.findType(scope, id)
  if (!row) throw notFound('entity type', id)
  return toEntityType(row)
}

/** @throws ApiError `conflict_error` (`existingId`) when there is one with this name or slug */
export async function createEntityType(editor: Editor, input: Schemas['CreateEntityTypeRequest']): Promise<EntityType> {
  const name = input.name.trim()
  const { slug: given, description = null, identityKeys = [] } = input
  const id = newId('typ')
  const slug = given ?? slugOf(name, id)
  const type = { id, name, slug, description, identityKeys }
  if (!(await statements.insertType(editor, type))) throw await takenBy(editor.scope, type)
  return getEntityType(editor.scope, id)
}

/**
 * Changes what is known of a type.
 * @throws ApiError `not_found_error`, or `conflict_error`: the new name or slug is taken, or the name is in use
 */
export async function updateEntityType(
  editor: Editor,
  id: string,
  input: Schemas['UpdateEntityTypeRequest'],
): Promise<EntityType> {
  const { scope } = editor
  const before = await getEntityType(scope, id)
  const name = input.name?.trim() ?? before.name
  const description = input.description === undefined ? (before.description ?? null) : input.description
  const slug = input.slug ?? before.slug
  const type = { id, name, slug, description, identityKeys: input.identityKeys ?? before.identityKeys }
  if (!(await statements.changeType(editor, type, before.name))) {
    if (name !== before.name) await refuseInUse(scope, before)
    throw await takenBy(scope, type)
  }
  return getEntityType(scope, id)
}

/** Lets no new records of a type be made, or lets them again. @throws ApiError `not_found_error` */
export async function setArchived(editor: Editor, id: string, archived: boolean): Promise<EntityType> {
  await statements.archiveType(editor, id, archived)
  return getEntityType(editor.scope, id)
}

/** Records and collections go by the name of their type, so that it cannot change under them. */
async function refuseInUse(scope: Scope, { name }: EntityType): Promise<void> {
  const { records, collections } = await statements.usesOf(scope, name)
  if (records + collections === 0) return
  throw conflict(
    `${name} cannot be renamed: ${records} records and ${collections} collections use it. Create another type instead.`,
    { records, collections },
  )
}

async function takenBy(scope: Scope, { id, name, slug }: statements.StoredType): Promise<Error> {
  const existing = await statements.typeLike(scope, id, name, slug)
  if (!existing) return conflict('Another request changed the same data at the same time. Retry the request.')
  return conflict(
    `${existing.id} has the name ${existing.name} and the slug ${existing.slug}. Use that type, or choose another name and slug.`,
    { existingId: existing.id },
  )
}

const toEntityType = ({
  description,
  archivedAt,
  createdAt,
  updatedAt,
  ...rest
}: statements.EntityTypeRow): EntityType => ({
  ...rest,
  ...(description !== null && { description }),
  ...(archivedAt && { archivedAt: archivedAt.toISOString() }),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
