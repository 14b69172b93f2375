import { actorOf } from '../../platform/access/principal.ts'
import { audited } from '../../platform/audit.ts'
import { CUSTOM_PLAN, type Scope } from '../../platform/database/scope.ts'
import { eventData } from '../../platform/domain-events.ts'
import { newId } from '../../platform/ids.ts'
import { emitted } from '../../platform/outbox.ts'
import type { Editor } from './editor.ts'
import { ENTITY_TYPE_ARCHIVED, ENTITY_TYPE_CREATED, ENTITY_TYPE_UNARCHIVED, ENTITY_TYPE_UPDATED } from './events.ts'

export interface StoredType {
  id: string
  name: string
  slug: string
  description: string | null
  identityKeys: readonly string[]
}

export interface EntityTypeRow extends Omit<StoredType, 'identityKeys'> {
  identityKeys: string[]
  archivedAt: Date | null
  createdAt: Date
  updatedAt: Date
  recordCount: number
}

/** Exact, and counted in an index: nothing is kept up to date with every record that comes and goes. */
const RECORDS = '(SELECT count(*)::int FROM records r WHERE r.tenant_id = $1 AND r.type = t.name)'

const COLUMNS = `t.id, t.name, t.slug, t.description, t.identity_keys AS "identityKeys", t.archived_at AS "archivedAt",
  ${RECORDS} AS "recordCount", t.created_at AS "createdAt", t.updated_at AS "updatedAt"`

const LIST = `
  SELECT ${COLUMNS} FROM entity_types t
  WHERE tenant_id = $1 AND name > $2 AND ($3::boolean IS NULL OR (archived_at IS NOT NULL) = $3)
  ORDER BY name LIMIT $4 ${CUSTOM_PLAN}`

const FIND = `SELECT ${COLUMNS} FROM entity_types t WHERE tenant_id = $1 AND id = $2 ${CUSTOM_PLAN}`

/** What every change of a type writes beside it. `$2`: audit entry, actor and request as JSON. */
const noted = (action: string): string => `
  ${audited(`SELECT told ->> 'id' AS id, told ->> 'actor' AS actor, ${action} AS action, changed.id AS target,
                    jsonb_build_object('name', name) AS details, told ->> 'requestId' AS request_id
             FROM changed, CAST($2 AS jsonb) AS told`)},
  ${emitted(`SELECT ${action} AS type, ${eventData({ entityTypeId: 'id', name: 'name', slug: 'slug' })} AS data FROM changed`)}
  SELECT id FROM changed`

const INSERT = `
  WITH changed AS (
    INSERT INTO entity_types (id, tenant_id, name, slug, description, identity_keys)
    VALUES ($3, $1::int, $4, $5, $6, $7::text[]) ON CONFLICT DO NOTHING RETURNING *
  ), ${noted(`'${ENTITY_TYPE_CREATED.type}'`)}`

// a name in use stays: what goes by it does not change with it
const CHANGE = `
  WITH changed AS (
    UPDATE entity_types t SET name = $4, slug = $5, description = $6, identity_keys = $7::text[], updated_at = app_now()
    WHERE tenant_id = $1 AND id = $3 AND name = $8
      AND NOT EXISTS (SELECT FROM entity_types o WHERE o.tenant_id = $1 AND o.id <> $3 AND (o.name = $4 OR o.slug = $5))
      AND ($4 = $8 OR NOT EXISTS (SELECT FROM records r WHERE r.tenant_id = $1 AND r.type = $8)
                  AND NOT EXISTS (SELECT FROM collections c WHERE c.tenant_id = $1 AND c.entity_type = $8))
    RETURNING *
  ), ${noted(`'${ENTITY_TYPE_UPDATED.type}'`)}`

const ARCHIVE = `
  WITH changed AS (
    UPDATE entity_types SET archived_at = CASE WHEN $4 THEN app_now() END, updated_at = app_now()
    WHERE tenant_id = $1 AND id = $3 AND (archived_at IS NOT NULL) <> $4 RETURNING *
  ), ${noted(`CASE WHEN $4 THEN '${ENTITY_TYPE_ARCHIVED.type}' ELSE '${ENTITY_TYPE_UNARCHIVED.type}' END`)}`

const USES = `
  SELECT (SELECT count(*)::int FROM records WHERE tenant_id = $1 AND type = $2) AS records,
         (SELECT count(*)::int FROM collections WHERE tenant_id = $1 AND entity_type = $2) AS collections`

const LIKE = `SELECT id, name, slug FROM entity_types WHERE tenant_id = $1 AND id <> $2 AND (name = $3 OR slug = $4) LIMIT 1`

export const listTypes = (
  scope: Scope,
  {
    after = '',
    archived = null,
    limit,
  }: { after?: string | undefined; archived?: boolean | null | undefined; limit: number },
): Promise<EntityTypeRow[]> => scope.query(LIST, [after, archived, limit])

export async function findType(scope: Scope, id: string): Promise<EntityTypeRow | undefined> {
  const [row] = await scope.query<EntityTypeRow>(FIND, [id])
  return row
}

/** @returns false when the name or the slug is taken */
export const insertType = (editor: Editor, type: StoredType): Promise<boolean> => write(editor, INSERT, valuesOf(type))

/** @returns false when the name or the slug is taken, or the name that would change is in use */
export const changeType = (editor: Editor, type: StoredType, nameBefore: string): Promise<boolean> =>
  editor.scope.retried(() => write(editor, CHANGE, [...valuesOf(type), nameBefore]))

/** @returns false when it is so already, or there is no such type */
export const archiveType = (editor: Editor, id: string, archived: boolean): Promise<boolean> =>
  write(editor, ARCHIVE, [id, archived])

/** What goes by the name of a type. */
export async function usesOf(scope: Scope, name: string): Promise<{ records: number; collections: number }> {
  const [row] = await scope.query<{ records: number; collections: number }>(USES, [name])
  return row ?? { records: 0, collections: 0 }
}

/** Another type with this name or slug. */
export async function typeLike(
  scope: Scope,
  id: string,
  name: string,
  slug: string,
): Promise<Pick<StoredType, 'id' | 'name' | 'slug'> | undefined> {
  const [row] = await scope.query<StoredType>(LIKE, [id, name, slug])
  return row
}

const valuesOf = ({ id, name, slug, description, identityKeys }: StoredType) => [
  id,
  name,
  slug,
  description,
  [...identityKeys],
]

async function write(
  { scope, principal, requestId }: Editor,
  statement: string,
  values: Parameters<Scope['query']>[1] & object,
): Promise<boolean> {
  const told = JSON.stringify({ id: newId('aud'), actor: actorOf(principal), requestId })
  const rows = await scope.query(statement, [told, ...values])
  return rows.length > 0
}
