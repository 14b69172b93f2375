import { isDeepStrictEqual } from 'node:util'
import type { Editor } from '../../contract/handlers.ts'
import type { Query, Schemas } from '../../contract/schemas.ts'
import { actorOf } from '../../platform/access/principal.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import { literalPattern } from '../../platform/database/like.ts'
import type { Page } from '../../platform/lists/cursor.ts'
import { findById, idCursor } from '../../platform/lists/list.ts'
import { existing, requireVersion } from '../../platform/values/errors.ts'
import { given } from '../../platform/values/given.ts'
import { newId } from '../../platform/values/ids.ts'
import { checkHeadings, checkLength, editedText } from './edit.ts'
import { contentOf, GUIDELINE_FIELDS, type Guideline, type GuidelineRow, readGuideline } from './guideline.ts'
import { merged } from './merge.ts'
import {
  type Change,
  changeGuideline,
  insertGuideline,
  lockGuideline,
  removeGuideline,
  rollBackGuideline,
} from './sql/guidelines.ts'
import { getContent } from './versions.ts'

const cursor = idCursor('guidelines', 'gdl')

export async function createGuideline(
  { scope, principal, requestId }: Editor,
  input: Schemas['CreateGuidelineRequest'],
): Promise<Guideline> {
  checkHeadings(input.value, 'body.value')
  const change = { actor: actorOf(principal), requestId }
  return readGuideline(
    await insertGuideline(scope, newId('gdl'), { ...input, description: input.description ?? null }, change),
  )
}

/** A guideline with its text. @throws ApiError `not_found_error` */
export async function getGuideline(scope: TenantScope, id: string): Promise<Guideline & { value: string }> {
  const select = { ...GUIDELINE_FIELDS, value: true }
  const row = await scope.prisma(models => models.guideline.findUnique({ where: { id }, select }))
  return readGuideline(existing(row, 'guideline', id))
}

export type GuidelineQuery = Query<'listGuidelines'>

/** One page of the tenant's guidelines, oldest first. */
export function listGuidelines(scope: TenantScope, query: GuidelineQuery): Promise<Page<Guideline>> {
  const tags = query.tags?.split(',').flatMap(tag => tag.trim() || [])
  return findById(query, cursor, 'asc', async ({ where: after, ...page }) => {
    const where = given({
      ...after,
      tags: tags && { hasEvery: tags },
      name: query.name === undefined ? undefined : containing(query.name),
    })
    const rows = await scope.prisma(models => models.guideline.findMany({ where, select: GUIDELINE_FIELDS, ...page }))
    return rows.map(readGuideline)
  })
}

const containing = (text: string) => ({ contains: literalPattern(text), mode: 'insensitive' as const })

/** A changed guideline, and whether changes of others since `expectedVersion` were merged with this one. */
export interface Updated {
  guideline: Guideline
  merged: boolean
}

/**
 * Updates a guideline. An update of the current version applies to it directly. An update of an earlier version
 * (`expectedVersion`) is merged with the changes made since, if they concern other fields and sections.
 * @throws ApiError `validation_error`, `not_found_error`, or `conflict_error` (`currentVersion`, both sides of a conflict,
 * or `slugs` of the sections with the header)
 */
export const updateGuideline = (
  { scope, principal, requestId }: Editor,
  id: string,
  update: Schemas['UpdateGuidelineRequest'],
): Promise<Updated> =>
  locked(scope, id, async current => {
    const { expectedVersion: baseVersion = current.version, historyNote } = update
    const { version: currentVersion } = current
    if (baseVersion > currentVersion) requireVersion(id, currentVersion, baseVersion)
    const theirs = contentOf(current)
    const base = baseVersion === currentVersion ? theirs : await getContent(scope, id, baseVersion)
    const { name, description, tags, alwaysOn, triggerKeywords } = update
    const fields = given({ name, description, tags, alwaysOn, triggerKeywords })
    const yours = { ...base, ...fields, value: editedText(base.value, update) }
    const next = merged(base, yours, theirs, { baseVersion, currentVersion })
    checkLength(next.value)
    if (isDeepStrictEqual(next, theirs)) return { guideline: readGuideline(withoutText(current)), merged: false }
    const change = { actor: actorOf(principal), requestId, note: historyNote }
    const guideline = readGuideline(await changeGuideline(scope, id, next, change))
    return { guideline, merged: baseVersion < currentVersion }
  })

/** Creates a version with earlier content. @throws ApiError `not_found_error` or `conflict_error` (`currentVersion`) */
export const rollBack = (
  { scope, principal, requestId }: Editor,
  id: string,
  { version, expectedVersion, historyNote }: Schemas['RollBackGuidelineRequest'],
): Promise<Guideline> =>
  locked(scope, id, async current => {
    requireVersion(id, current.version, expectedVersion)
    const content = await getContent(scope, id, version)
    if (isDeepStrictEqual(content, contentOf(current))) return readGuideline(withoutText(current))
    const note = historyNote ?? `Rollback to version ${version}.`
    const change: Change = { actor: actorOf(principal), requestId, note }
    return readGuideline(await rollBackGuideline(scope, id, content, change))
  })

type Current = GuidelineRow & { value: string }

/** Runs the work in a transaction that has locked the guideline. @throws ApiError `not_found_error` */
const locked = <Result>(scope: TenantScope, id: string, work: (current: Current) => Promise<Result>): Promise<Result> =>
  scope.retriedTransaction(async () => {
    const current = await lockGuideline(scope, id)
    return work(existing(current, 'guideline', id))
  })

const withoutText = ({ value: _, ...row }: Current): GuidelineRow => row

/** Deletes a guideline with its versions. @throws ApiError `not_found_error` */
export const deleteGuideline = async (
  { scope, principal, requestId }: Editor,
  id: string,
): Promise<{ id: string; version: number }> =>
  existing(await removeGuideline(scope, id, { actor: actorOf(principal), requestId }), 'guideline', id)
