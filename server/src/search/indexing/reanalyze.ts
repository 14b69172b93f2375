import { ANALYZER } from '@keepsake/english'
import type { SearchSource, SourceText, TextKey } from '../../platform/contribution/search-source.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import type { Source } from '../types.ts'
import { documentOf } from './document.ts'

const EVERY_SECONDS = 5
/** Once all texts are analyzed, an older process or a restored memory can still add one. */
const PAUSE_SECONDS = 3_600
const TEXTS_AT_ONCE = 200

// two selects, as each uses the index
const OUTDATED = `
SELECT DISTINCT d."tenantId", d.id, d.source FROM (
  (SELECT tenant_id AS "tenantId", id, source FROM search.documents WHERE analyzer < ${ANALYZER} LIMIT ${TEXTS_AT_ONCE})
  UNION ALL
  (SELECT tenant_id, id, source FROM search.documents WHERE analyzer IS NULL LIMIT ${TEXTS_AT_ONCE})
) d ORDER BY 1, 2 LIMIT ${TEXTS_AT_ONCE}`

// a text that was deleted or changed meanwhile keeps what it has
const ANALYZE = `
WITH given AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS t("tenantId" integer, id text, passages jsonb)
),
locked AS MATERIALIZED (
  SELECT d.tenant_id, d.id, d.part FROM search.documents d JOIN given t ON t."tenantId" = d.tenant_id AND t.id = d.id
  WHERE coalesce(d.analyzer, 0) < ${ANALYZER} ORDER BY d.tenant_id, d.id, d.part FOR NO KEY UPDATE OF d
),
passages AS (
  SELECT t."tenantId", t.id, p.* FROM given t CROSS JOIN LATERAL ROWS FROM (
    jsonb_to_recordset(t.passages) AS (keys integer[], counts smallint[], length integer)
  ) WITH ORDINALITY AS p(keys, counts, length, part)
)
UPDATE search.documents d SET analyzer = ${ANALYZER},
  keys = coalesce(p.keys, d.keys), counts = coalesce(p.counts, d.counts), length = coalesce(p.length, d.length)
FROM locked l LEFT JOIN passages p ON p."tenantId" = l.tenant_id AND p.id = l.id AND p.part - 1 = l.part
WHERE d.tenant_id = l.tenant_id AND d.id = l.id AND d.part = l.part`

interface OutdatedRow extends TextKey {
  source: Source
}

/**
 * Analyzes texts again that an earlier version of the analyzer has indexed, so that they are found by the words that this
 * one reads. Resumes where it stopped. Until then they are found by their old keys.
 */
export function reanalyzeTexts(database: Database, sources: readonly SearchSource[]): Schedule {
  async function contentsOf(rows: readonly OutdatedRow[]): Promise<SourceText[]> {
    const found: SourceText[] = []
    for (const { name, textsByIds } of sources) {
      const keys = rows.filter(({ source }) => source === name)
      if (keys.length > 0) found.push(...(await textsByIds(keys)))
    }
    return found
  }

  return {
    everySeconds: EVERY_SECONDS,
    async run({ signal, renewLease, runAgainIn }) {
      while (!signal.aborted) {
        const rows = await database.query<OutdatedRow>(OUTDATED)
        if (rows.length === 0) return runAgainIn(PAUSE_SECONDS)
        const contents = new Map((await contentsOf(rows)).map(text => [`${text.tenantId}/${text.id}`, text]))
        const texts = rows.map(({ tenantId, id, source }) => {
          const text = contents.get(`${tenantId}/${id}`)
          const input = text && { id, source, content: text.content, speaker: text.speaker, timestamp: new Date(0) }
          return { tenantId, id, passages: input ? documentOf(input).passages : [] }
        })
        await database.query(ANALYZE, [JSON.stringify(texts)])
        await renewLease()
      }
    },
  }
}
