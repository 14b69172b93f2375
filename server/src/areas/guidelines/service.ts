import { isDeepStrictEqual } from 'node:util'
import type { Schemas } from '../../contract/schemas.ts'
import { actorOf, type Principal } from '../../platform/access/principal.ts'
import type { Page } from '../../platform/cursor.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { given, idCursor, type PageQuery, readPage } from '../../platform/list.ts'
import { editedText } from './edit.ts'
import { GUIDELINE_FIELDS, type Guideline, type GuidelineContent, readGuideline } from './guideline.ts'
import { changeGuideline, insertGuideline, lockGuideline, removeGuideline } from './sql/guidelines.ts'

/** Who changes a guideline, and in which request. */
export interface Editor {
  scope: TenantScope
  principal: Principal
  requestId: string
}

const cursor = idCursor('guidelines', 'gdl')

/** Stores a guideline. One round trip. */
export async function createGuideline(
  { scope, principal, requestId }: Editor,
  input: Schemas['CreateGuidelineRequest'],
): Promise<Guideline> {
  const change = { actor: actorOf(principal), requestId }
  return readGuideline(
    await insertGuideline(scope, newId('gdl'), { ...input, description: input.description ?? null }, change),
  )
}

/** A guideline with its text. @throws ApiError `not_found_error` */
export async function getGuideline(scope: TenantScope, id: string): Promise<Guideline & { value: string }> {
  const select = { ...GUIDELINE_FIELDS, value: true }
  const row = await scope.prisma(models => models.guideline.findUnique({ where: { id }, select }))
  if (!row) throw notFound('guideline', id)
  return readGuideline(row)
}

export interface GuidelineQuery extends PageQuery {
  /** Separated by commas. */
  tags?: string
  name?: string
}

/** One page of the tenant's guidelines, oldest first. */
export function listGuidelines(scope: TenantScope, query: GuidelineQuery): Promise<Page<Guideline>> {
  const tags = query.tags?.split(',').flatMap(tag => tag.trim() || [])
  return readPage(
    query,
    cursor,
    async ({ after, take }) => {
      const where = given({
        id: after && { gt: after },
        tags: tags && { hasEvery: tags },
        name: query.name === undefined ? undefined : containing(query.name),
      })
      const rows = await scope.prisma(models =>
        models.guideline.findMany({ where, select: GUIDELINE_FIELDS, orderBy: { id: 'asc' }, take }),
      )
      return rows.map(readGuideline)
    },
    ({ id }) => id,
  )
}

/** Prisma passes the text on as a pattern of `ILIKE`, so its wildcards are escaped. */
const containing = (text: string) => ({
  contains: text.replaceAll(/[\\%_]/g, String.raw`\$&`),
  mode: 'insensitive' as const,
})

/**
 * Updates a guideline. Section updates apply to the current version, so concurrent ones do not undo each other.
 * @throws ApiError `validation_error`, `not_found_error`, or `conflict_error` (`currentVersion`, or `slugs` of the
 * sections with the header)
 */
export function updateGuideline(
  { scope, principal, requestId }: Editor,
  id: string,
  update: Schemas['UpdateGuidelineRequest'],
): Promise<Guideline> {
  return scope.retried(() =>
    scope.transaction(async () => {
      const row = await lockGuideline(scope, id)
      if (!row) throw notFound('guideline', id)
      const { value, ...before } = row
      const { expectedVersion = before.version, historyNote } = update
      if (expectedVersion !== before.version)
        throw conflict(
          `${id} is at version ${before.version}, not ${expectedVersion}: it changed since you read it. Fetch it and retry.`,
          { currentVersion: before.version },
        )
      const fields = ({ name, description, tags, alwaysOn, triggerKeywords }: Omit<GuidelineContent, 'value'>) => ({
        name,
        description,
        tags,
        alwaysOn,
        triggerKeywords,
      })
      const current = { ...fields(before), value }
      const { name, description, tags, alwaysOn, triggerKeywords } = update
      const next = {
        ...current,
        ...given({ name, description, tags, alwaysOn, triggerKeywords }),
        value: editedText(value, update),
      }
      if (isDeepStrictEqual(next, current)) return readGuideline(before)
      const change = { actor: actorOf(principal), requestId, note: historyNote }
      return readGuideline(await changeGuideline(scope, id, next, change))
    }),
  )
}

/** Deletes a guideline with its versions. @throws ApiError `not_found_error` */
export async function deleteGuideline(
  { scope, principal, requestId }: Editor,
  id: string,
): Promise<{ id: string; version: number }> {
  const deleted = await removeGuideline(scope, id, { actor: actorOf(principal), requestId })
  if (!deleted) throw notFound('guideline', id)
  return deleted
}
