import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/platform.ts'
import { type PlatformSettings, publicUrlOf } from '../../platform/settings.ts'
import { createAnalyzer } from './analyze.ts'
import { createMultimodalHandlers } from './handlers.ts'
import { createMemorize } from './memorize.ts'
import type { MultimodalPorts } from './ports.ts'
import { createSearchMedia } from './search.ts'
import { createMediaSource } from './search-source.ts'
import { purgeMedia } from './sql/purge-media.ts'
import { statusOf } from './status.ts'

export { moveMedia } from './sql/remove.ts'

const HOUR_SECONDS = 3_600

/** Images, audio and PDFs as memories. */
export function createMultimodalArea(
  { config, database, files, log }: Platform<PlatformSettings>,
  { models, embedQuery, records }: MultimodalPorts,
): Area<'multimodal'> {
  const publicUrl = publicUrlOf(config).replace(/(?<!\/)\/+$/, '')
  return {
    name: 'multimodal',
    handlers: createMultimodalHandlers({
      files,
      records,
      memorize: createMemorize({ files, records, publicUrl, analyzer: createAnalyzer(models, log) }),
      search: createSearchMedia({ embedQuery, records, publicUrl }),
      status: () => statusOf({ models, files, config }),
    }),
    schedules: { 'multimodal.purge': { everySeconds: HOUR_SECONDS, run: () => purgeMedia(database, records.purged) } },
    searchSources: [createMediaSource(database)],
  }
}
