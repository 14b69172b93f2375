import type { SearchSource, SourceText } from '../../../platform/contribution/search-source.ts'
import type { Database } from '../../../platform/database/database.ts'
import { searchedText } from './sql/facts.ts'

const TEXTS = `
  SELECT m.tenant_id AS "tenantId", m.id, m.content, m.speaker
  FROM unnest($1::integer[], $2::text[]) AS wanted(tenant_id, id)
  CROSS JOIN LATERAL (
    SELECT tenant_id, id, ${searchedText('m')} AS content, speaker FROM memories m WHERE m.id = wanted.id AND m.tenant_id = wanted.tenant_id AND m.searchable IS NOT FALSE
  ) m`

export const createMemorySource = (database: Database): SearchSource => ({
  name: 'memory',
  textsByIds: keys =>
    database.query<SourceText>(TEXTS, [keys.map(({ tenantId }) => tenantId), keys.map(({ id }) => id)]),
})
