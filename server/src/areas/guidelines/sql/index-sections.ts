import { indexing } from '../../../search/indexing/index-documents.ts'

/**
 * Common table expressions that bring the search index to the text of a guideline, in the statement of the change, which
 * must read `search_indexed`.
 * Sections that did not change keep their entries and vectors.
 * @param changed name of an earlier expression with the guideline: `id` and `tags`
 * @param sections SQL of a jsonb array of `IndexedSection`
 * @param documents SQL of a jsonb array of their `SearchDocument`
 */
export const sectionsIndexed = (changed: string, sections: string, documents: string): string => `wanted AS (
    SELECT w.id, w.position, g.id AS guideline_id, g.tags FROM ${changed} g
    CROSS JOIN jsonb_to_recordset(${sections}) AS w(id text, position bigint)
  ),
  ${removed(changed, 'AND NOT EXISTS (SELECT FROM wanted w WHERE w.id = d.id)')},
  kept AS MATERIALIZED (
    SELECT d.id, d.part, w.position, w.tags FROM ${changed} g
    JOIN search.documents d ON ${ofGuideline('g')}
    JOIN wanted w ON w.id = d.id
    ORDER BY d.id, d.part FOR NO KEY UPDATE OF d
  ),
  moved AS (
    UPDATE search.documents d SET position = k.position, tags = k.tags FROM kept k
    WHERE d.tenant_id = $1 AND d.id = k.id AND d.part = k.part AND (d.position, d.tags) IS DISTINCT FROM (k.position, k.tags)
  ),
  added AS (
    SELECT w.id, w.guideline_id AS record_id, NULL::text AS type, w.position FROM wanted w
    WHERE NOT EXISTS (SELECT FROM kept k WHERE k.id = w.id)
  ),
  search_indexed AS (${indexing(documents, '(SELECT jsonb_agg(a) FROM added a)', true)})`

/** Common table expressions that remove a guideline from the search index. */
export const sectionsRemoved = (gone: string): string => removed(gone, '')

const ofGuideline = (guideline: string): string =>
  `d.tenant_id = $1 AND d.source = 'guideline' AND d.record_id = ${guideline}.id`

// the job that embeds passages locks them in the order of their ids too
const removed = (changed: string, condition: string): string => `removed_sections AS MATERIALIZED (
    SELECT d.id, d.part FROM ${changed} g JOIN search.documents d ON ${ofGuideline('g')}
    WHERE true ${condition} ORDER BY d.id, d.part FOR UPDATE OF d
  ),
  search_removed AS (
    DELETE FROM search.documents WHERE tenant_id = $1 AND id = ANY(ARRAY(SELECT id FROM removed_sections))
  )`
