import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Schemas } from '../../contract/schemas.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import { createCursor, type Page } from '../../platform/lists/cursor.ts'
import { type PageQuery, readPage } from '../../platform/lists/list.ts'
import { notFound } from '../../platform/values/errors.ts'
import { given } from '../../platform/values/given.ts'
import { diffOf, type Named } from './diff.ts'
import { contentOf, type GuidelineContent } from './guideline.ts'

const cursor = createCursor('guideline-versions', z.int32())

const FIELDS = { version: true, name: true, characters: true, at: true, actor: true, note: true } as const

const toWire = <Row extends { at: Date; note: string | null }>({ at, note, ...rest }: Row) => ({
  ...rest,
  at: at.toISOString(),
  ...(note !== null && { note }),
})

/** The versions of a guideline, newest first. @throws ApiError `not_found_error` */
export function listVersions(
  scope: TenantScope,
  guidelineId: string,
  query: PageQuery,
): Promise<Page<Schemas['GuidelineVersion']>> {
  return readPage(
    query,
    cursor,
    async ({ after, take }) => {
      const where = { guidelineId, ...given({ version: after === undefined ? undefined : { lt: after } }) }
      const rows = await scope.prisma(models =>
        models.guidelineVersion.findMany({ where, select: FIELDS, orderBy: { version: 'desc' }, take }),
      )
      // every guideline has a version
      if (rows.length === 0 && after === undefined) throw notFound('guideline', guidelineId)
      return rows.map(toWire)
    },
    ({ version }) => version,
  )
}

const CONTENT = { description: true, tags: true, alwaysOn: true, triggerKeywords: true, value: true } as const

/** A version, or the latest one. @throws ApiError `not_found_error` */
async function readVersion(scope: TenantScope, guidelineId: string, version: number | undefined) {
  const where = { guidelineId, ...given({ version }) }
  const row = await scope.prisma(models =>
    models.guidelineVersion.findFirst({ where, select: { ...FIELDS, ...CONTENT }, orderBy: { version: 'desc' } }),
  )
  if (row) return row
  throw version === undefined
    ? notFound('guideline', guidelineId)
    : notFound('version', `${version} of the guideline ${guidelineId}`)
}

/** One version with its text. @throws ApiError `not_found_error` */
export async function getVersion(
  scope: TenantScope,
  guidelineId: string,
  version: number,
): Promise<Schemas['GuidelineVersionDocument']> {
  const row = await readVersion(scope, guidelineId, version)
  const { description, ...rest } = toWire(row)
  return { ...rest, ...(description !== null && { description }) }
}

/** What a version keeps. @throws ApiError `not_found_error` */
export const getContent = async (scope: TenantScope, guidelineId: string, version: number): Promise<GuidelineContent> =>
  contentOf(await readVersion(scope, guidelineId, version))

/** What changed between two versions. @throws ApiError `not_found_error` */
export async function compareVersions(
  scope: TenantScope,
  guidelineId: string,
  { from, to }: { from?: number; to?: number },
): Promise<Schemas['GuidelineDiff']> {
  const after = await readVersion(scope, guidelineId, to)
  const before = await readVersion(scope, guidelineId, from ?? Math.max(1, after.version - 1))
  const named = ({ version, value }: typeof after): Named => ({ name: `version ${version}`, value })
  const fields = COMPARED.filter(field => !isDeepStrictEqual(before[field], after[field]))
  const versions = { id: guidelineId, from: before.version, to: after.version }
  return { ...versions, ...diffOf(named(before), named(after)), fields }
}

/** The fields other than the text. */
const COMPARED = ['name', 'description', 'tags', 'alwaysOn', 'triggerKeywords'] as const
