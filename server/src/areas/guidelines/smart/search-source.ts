import type { SearchSource, SourceText } from '../../../platform/contribution/search-source.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { GuidelineContent } from '../guideline.ts'
import { textSections } from '../indexing/sections.ts'

type Row = Pick<GuidelineContent, 'name' | 'description' | 'value'> & { tenantId: number; id: string }

const TEXTS = `
  SELECT g.tenant_id AS "tenantId", g.id, g.name, g.description, g.value
  FROM (SELECT DISTINCT * FROM unnest($1::integer[], $2::text[])) AS wanted(tenant_id, id)
  CROSS JOIN LATERAL (
    SELECT * FROM guidelines g WHERE g.tenant_id = wanted.tenant_id AND g.id = wanted.id
  ) g`

/** The sections of guidelines as a source for the ranking engine. SQL: reads guidelines of several tenants. */
export const createSectionSource = (database: Database): SearchSource => ({
  name: 'guideline',
  async textsByIds(keys) {
    const wanted = new Set(keys.map(({ tenantId, id }) => `${tenantId}/${id}`))
    const rows = await database.query<Row>(TEXTS, [
      keys.map(({ tenantId }) => tenantId),
      keys.map(({ id }) => guidelineIdOf(id)),
    ])
    return rows.flatMap(({ tenantId, id: guidelineId, ...guideline }) =>
      textSections(guidelineId, guideline).flatMap(({ id, searched }): SourceText[] =>
        wanted.has(`${tenantId}/${id}`) ? [{ tenantId, id, content: searched, speaker: null }] : [],
      ),
    )
  },
})

/** The guideline of a section in the search index. */
export const guidelineIdOf = (sectionId: string): string => sectionId.slice(0, sectionId.indexOf('/'))
