import type { Models } from '../../models/port.ts'
import type { EmbedQuery } from '../../models/query-embedding.ts'
import type { CollectionsPort } from './smart/plan/collections.ts'
import type { SelectGuidelines } from './smart/selection/select.ts'

export interface GuidelinesPorts {
  models: Models
  embedQuery: EmbedQuery
  selectGuidelines: SelectGuidelines
  collections: CollectionsPort
}
