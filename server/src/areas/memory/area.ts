import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import { HOUR_SECONDS } from '../../platform/values/durations.ts'
import { BATCH_MEMORIZE } from './memories/batch/batch.ts'
import { createBatchJob } from './memories/batch/batch-job.ts'
import { MEMORIZE_CONVERSATION } from './memories/conversation/memorize-conversation.ts'
import { createStoredExtractor } from './memories/extraction/extract-stored.ts'
import { retryExtractions } from './memories/extraction/retry-extractions.ts'
import { createMemoriesHandlers } from './memories/handlers.ts'
import { REEXTRACT } from './memories/reextract/reextract.ts'
import { createReextractJob } from './memories/reextract/reextract-job.ts'
import { createMemorySource } from './memories/search-source.ts'
import { createPortabilityHandlers } from './portability/handlers.ts'
import type { MemoryPorts } from './ports.ts'
import { createPropertiesHandlers } from './properties/handlers.ts'
import { migrateRecord } from './properties/migrate-chunk.ts'
import { MIGRATE_VALUES } from './properties/migrate-values.ts'
import { createMoveJob } from './records/deletion/move-job.ts'
import { purgeDeletions } from './records/deletion/purge-deletions.ts'
import { MOVE_MEMORIES } from './records/deletion/soft-delete.ts'
import { createRecordsHandlers } from './records/handlers.ts'

export { createBatchMemorizer } from './memories/batch/batch.ts'
export { createMemorizer } from './memories/memorize/memorize.ts'
export { createRecordReader } from './memories/record-reader.ts'
export { countStored } from './memories/sql/count.ts'
export { createValueMigrator } from './properties/migrate-values.ts'
export { countOpenSuggestions } from './properties/suggestions/list.ts'
export { createRecordProperties } from './record-properties.ts'
export { RECORD_LINKS } from './records/record-links.ts'

/** Event types that must run to completion, with what to do instead of cancelling them. */
export const UNCANCELLABLE = { [MOVE_MEMORIES]: 'Cancel its deletion instead.' }

/** Records, their properties and memories. */
export function createMemoryArea({ database, metrics }: Platform, ports: MemoryPorts): Area<'memory'> {
  const dependencies = { database, ...ports }
  metrics.gauge('extractions_waiting', 'Memories whose properties are still to be extracted.', () =>
    database.prisma(models => models.memoryExtraction.count()),
  )
  return {
    name: 'memory',
    handlers: {
      ...createRecordsHandlers({ database, migrateRecord: migrateRecord, followers: ports.followers }),
      ...createPropertiesHandlers(dependencies),
      ...createMemoriesHandlers(dependencies),
      ...createPortabilityHandlers(dependencies),
    },
    jobs: {
      [BATCH_MEMORIZE]: createBatchJob(dependencies),
      [MEMORIZE_CONVERSATION]: createBatchJob({ ...dependencies, operation: 'memorizeConversation' }),
      [REEXTRACT]: createReextractJob(dependencies),
      [MIGRATE_VALUES]: ports.values.job,
      [MOVE_MEMORIES]: createMoveJob(dependencies),
    },
    schedules: {
      'memory.purge_deletions': { everySeconds: HOUR_SECONDS, run: () => purgeDeletions(database) },
      'memory.extract': retryExtractions(database, createStoredExtractor(dependencies)),
    },
    searchSources: [createMemorySource(database)],
  }
}
