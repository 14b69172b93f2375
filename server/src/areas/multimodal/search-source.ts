import type { SearchSource, SourceText } from '../../platform/contribution/search-source.ts'
import type { Database } from '../../platform/database/database.ts'
import { type MediaTexts, mediaIdOf, searchedTexts } from './searched-texts.ts'

type Row = MediaTexts & { tenantId: number; id: string }

const TEXTS = `
  SELECT m.tenant_id AS "tenantId", m.id, m.caption, f.description, coalesce(m.transcript, f.transcript) AS transcript, f.pages
  FROM (SELECT DISTINCT * FROM unnest($1::integer[], $2::text[])) AS wanted(tenant_id, id)
  CROSS JOIN LATERAL (SELECT * FROM media m WHERE m.tenant_id = wanted.tenant_id AND m.id = wanted.id) m
  JOIN media_files f ON f.tenant_id = m.tenant_id AND f.sha256 = m.sha256`

/** The texts about media as a source for the ranking engine. SQL: reads media of several tenants. */
export const createMediaSource = (database: Database): SearchSource => ({
  name: 'media',
  async textsByIds(keys) {
    const wanted = new Set(keys.map(({ tenantId, id }) => `${tenantId}/${id}`))
    const ids = [keys.map(({ tenantId }) => tenantId), keys.map(({ id }) => mediaIdOf(id))]
    const rows = await database.query<Row>(TEXTS, ids)
    return rows.flatMap(({ tenantId, id: mediaId, ...texts }) =>
      searchedTexts(mediaId, texts).flatMap(({ id, content }): SourceText[] =>
        wanted.has(`${tenantId}/${id}`) ? [{ tenantId, id, content, speaker: null }] : [],
      ),
    )
  },
})
