import type { Area } from '../../contract/area.ts'
import type { Models } from '../../models/port.ts'
import type { EmbedQuery } from '../../models/query-embedding.ts'
import type { Platform } from '../../platform/platform.ts'
import { INGEST } from './documents/ingest.ts'
import { createIngestJob } from './documents/ingest-job.ts'
import { createDocumentSearch } from './documents/search.ts'
import { createChunkSource } from './documents/search-source.ts'
import { purgeDocuments } from './documents/sql/purge.ts'
import { createSourceCaller } from './external/call-source.ts'
import { createExternalSearch } from './external/search-external.ts'
import { createRetrievalHandlers } from './handlers.ts'

const HOUR_SECONDS = 3_600

export interface RetrievalPorts {
  models: Models
  embedQuery: EmbedQuery
}

/** Documents that are searched by their parts, and external sources. */
export function createRetrievalArea(
  { database, vault, outbound }: Platform,
  { models, embedQuery }: RetrievalPorts,
): Area<'retrieval'> {
  const callSource = createSourceCaller({ outbound, vault })
  const searchExternal = createExternalSearch({ embedQuery, callSource })
  const searchDocuments = createDocumentSearch({ models, embedQuery })
  return {
    name: 'retrieval',
    handlers: createRetrievalHandlers({ database, vault, searchDocuments, searchExternal, callSource }),
    jobs: { [INGEST]: createIngestJob(database) },
    schedules: {
      'retrieval.purge': {
        everySeconds: HOUR_SECONDS,
        run: ({ renewLease }) => purgeDocuments(database, renewLease),
      },
    },
    searchSources: [createChunkSource(database)],
  }
}
