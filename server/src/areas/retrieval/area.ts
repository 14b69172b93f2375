import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import { encryptStoredUrls } from '../../platform/encryption/stored-url.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../../platform/values/durations.ts'
import { INGEST } from './documents/ingest.ts'
import { createIngestJob } from './documents/ingest-job.ts'
import { createDocumentSearch } from './documents/search.ts'
import { createChunkSource } from './documents/search-source.ts'
import { purgeDocuments } from './documents/sql/purge.ts'
import { createSourceCaller } from './external/call-source.ts'
import { createExternalSearch } from './external/search-external.ts'
import { sourceUrls } from './external/source.ts'
import { createRetrievalHandlers } from './handlers.ts'
import type { RetrievalPorts } from './ports.ts'

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
    handlers: createRetrievalHandlers({ database, vault, outbound, searchDocuments, searchExternal, callSource }),
    jobs: { [INGEST]: createIngestJob(database) },
    schedules: {
      'retrieval.purge': {
        everySeconds: HOUR_SECONDS,
        run: ({ renewLease }) => purgeDocuments(database, renewLease),
      },
      'retrieval.encrypt_urls': {
        everySeconds: DAY_SECONDS,
        async run() {
          for (const stored of Object.values(sourceUrls(vault))) await encryptStoredUrls(database, stored)
        },
      },
    },
    searchSources: [createChunkSource(database)],
  }
}
