import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import type { QueueLimits } from '../../platform/jobs/queue-limit.ts'
import { HOUR_SECONDS } from '../../platform/values/durations.ts'
import { BATCH_MEMORIZE } from './memories/callers/batch/batch.ts'
import { createBatchJob } from './memories/callers/batch/batch-job.ts'
import { MEMORIZE_CONVERSATION } from './memories/callers/conversation/memorize-conversation.ts'
import { REEXTRACT } from './memories/callers/reextract/reextract.ts'
import { createReextractJob } from './memories/callers/reextract/reextract-job.ts'
import { createRowReader } from './memories/extraction/attempt.ts'
import { createProfileRenewer } from './memories/extraction/renew-profile.ts'
import { retryExtractions } from './memories/extraction/retry-schedule.ts'
import { createMemoriesHandlers } from './memories/handlers.ts'
import { createMemorySource } from './memories/search-source.ts'
import { registerMemoryMetrics } from './metrics.ts'
import { createPortabilityHandlers } from './portability/handlers.ts'
import type { MemoryPorts } from './ports.ts'
import { createPropertiesHandlers } from './properties/handlers.ts'
import { migrateRecord } from './properties/migrate-chunk.ts'
import { MIGRATE_VALUES } from './properties/migrate-values.ts'
import { followMemories } from './properties/replace-memory-values.ts'
import { createMoveJob } from './records/deletion/move-job.ts'
import { purgeDeletions } from './records/deletion/purge-deletions.ts'
import { MOVE_MEMORIES } from './records/deletion/soft-delete.ts'
import { withDisplayNames } from './records/display-names.ts'
import { createRecordsHandlers } from './records/handlers.ts'

export { createBatchMemorizer } from './memories/callers/batch/batch.ts'
export { createMemorizer } from './memories/callers/memorize/memorize.ts'
export { createRecordReader } from './memories/digest/record-reader.ts'
export { createReader } from './memories/extraction/extract.ts'
export { countStored } from './memories/sql/count.ts'
export { warmStore } from './memories/store/warm-store.ts'
export { createValueMigrator } from './properties/migrate-values.ts'
export { countOpenSuggestions } from './properties/suggestions/list.ts'
export { createRecordProperties } from './record-properties.ts'
export { RECORD_LINKS } from './records/record-links.ts'

/** Event types that must run to completion, with what to do instead of cancelling them. */
export const UNCANCELLABLE = { [MOVE_MEMORIES]: 'Cancel its deletion instead.' }

/** Records, their properties and memories. */
export function createMemoryArea(
  { config, database, log, metrics }: Platform<QueueLimits>,
  ports: MemoryPorts,
): Area<'memory'> {
  const dependencies = { database, log, queue: config, ...ports }
  const rows = createRowReader(ports)
  const deletion = { database, migrateRecord, followMemories }
  registerMemoryMetrics(metrics, database)
  return {
    name: 'memory',
    handlers: withDisplayNames({
      ...createRecordsHandlers({ ...deletion, followers: ports.followers }),
      ...createPropertiesHandlers(dependencies),
      ...createMemoriesHandlers(dependencies),
      ...createPortabilityHandlers(dependencies),
    }),
    jobs: {
      [BATCH_MEMORIZE]: createBatchJob({ ...dependencies, rows }),
      [MEMORIZE_CONVERSATION]: createBatchJob({ ...dependencies, rows, operation: 'memorizeConversation' }),
      [REEXTRACT]: createReextractJob(dependencies),
      [MIGRATE_VALUES]: ports.values.job,
      [MOVE_MEMORIES]: createMoveJob(deletion),
    },
    schedules: {
      'memory.purge_deletions': { everySeconds: HOUR_SECONDS, run: () => purgeDeletions(database) },
      'memory.extract': retryExtractions(database, rows, createProfileRenewer(ports)),
    },
    searchSources: [createMemorySource(database)],
  }
}
