import type { Area } from '../../contract/area.ts'
import type { Models } from '../../models/port.ts'
import type { EmbedQuery } from '../../models/query-embedding.ts'
import type { Platform } from '../../platform/platform.ts'
import type { DefinitionsOf } from './definitions.ts'
import { createMemoriesHandlers } from './memories/handlers.ts'
import { BATCH_MEMORIZE } from './memories/memorize/batch.ts'
import { createBatchJob } from './memories/memorize/batch-job.ts'
import type { Memorizer } from './memories/memorize/memorize.ts'
import { createMemorySource } from './memories/search-source.ts'
import { createPortabilityHandlers } from './portability/handlers.ts'
import { createPropertiesHandlers } from './properties/handlers.ts'
import { migrateRecord } from './properties/migrate-chunk.ts'
import { MIGRATE_VALUES, type ValueMigrator } from './properties/migrate-values.ts'
import { createMoveJob } from './records/deletion/move-job.ts'
import { purgeDeletions } from './records/deletion/purge-deletions.ts'
import { MOVE_MEMORIES } from './records/deletion/soft-delete.ts'
import { createRecordsHandlers } from './records/handlers.ts'
import type { RecordFollower } from './records/record-links.ts'

export { createBatchMemorizer } from './memories/memorize/batch.ts'
export { createMemorizer } from './memories/memorize/memorize.ts'
export { createRecordReader } from './memories/record-reader.ts'
export { createValueMigrator } from './properties/migrate-values.ts'
export { createRecordProperties } from './record-properties.ts'
export { RECORD_LINKS } from './records/record-links.ts'

/** Event types that must run to completion, with what to do instead of cancelling them. */
export const UNCANCELLABLE = { [MOVE_MEMORIES]: 'Cancel its deletion instead.' }

const HOUR_SECONDS = 3_600

export interface MemoryPorts {
  models: Models
  embedQuery: EmbedQuery
  definitionsOf: DefinitionsOf
  /** The default confidence that an extracted value needs to be stored. */
  minConfidence: number
  memorizer: Memorizer
  values: ValueMigrator
  /** Areas whose rows belong to records. */
  followers: readonly RecordFollower[]
}

/** Records, their properties and memories. */
export function createMemoryArea({ database }: Platform, ports: MemoryPorts): Area<'memory'> {
  const dependencies = { database, ...ports }
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
      [MIGRATE_VALUES]: ports.values.job,
      [MOVE_MEMORIES]: createMoveJob(dependencies),
    },
    schedules: { 'memory.purge_deletions': { everySeconds: HOUR_SECONDS, run: () => purgeDeletions(database) } },
    searchSources: [createMemorySource(database)],
  }
}
