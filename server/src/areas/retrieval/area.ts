import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import { encryptStoredUrls } from '../../platform/encryption/stored-url.ts'
import type { QueueLimits } from '../../platform/jobs/queue-limit.ts'
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
  { config, database, vault, outbound, log }: Platform<QueueLimits>,
  { models, embedQuery }: RetrievalPorts,
): Area<'retrieval'> {
  const callSource = createSourceCaller({ outbound, vault })
  const searchExternal = createExternalSearch({ embedQuery, callSource })
  const searchDocuments = createDocumentSearch({ models, embedQuery })
  return {
    name: 'retrieval',
    handlers: createRetrievalHandlers({
      database,
      vault,
      outbound,
      searchDocuments,
      searchExternal,
      callSource,
      queue: config,
    }),
    jobs: { [INGEST]: createIngestJob({ database, log }) },
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
