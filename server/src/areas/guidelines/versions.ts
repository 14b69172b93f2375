import { z } from 'zod'
import type { Schemas } from '../../contract/schemas.ts'
import { createCursor, type Page } from '../../platform/cursor.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'
import { given, type PageQuery, readPage } from '../../platform/list.ts'

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

/** One version with its text. @throws ApiError `not_found_error` */
export async function getVersion(
  scope: TenantScope,
  guidelineId: string,
  version: number,
): Promise<Schemas['GuidelineVersionDocument']> {
  const select = { ...FIELDS, description: true, tags: true, alwaysOn: true, triggerKeywords: true, value: true }
  const row = await scope.prisma(models =>
    models.guidelineVersion.findFirst({ where: { guidelineId, version }, select }),
  )
  if (!row) throw notFound('version', `${version} of the guideline ${guidelineId}`)
  const { description, ...rest } = toWire(row)
  return { ...rest, ...(description !== null && { description }) }
}
