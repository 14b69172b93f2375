import type { Models } from '../../models/port.ts'
import type { EmbedQuery } from '../../models/query-embedding.ts'

export interface RetrievalPorts {
  models: Models
  embedQuery: EmbedQuery
}
