import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import { type PlatformSettings, publicUrlOf } from '../../platform/settings/settings.ts'
import { HOUR_SECONDS } from '../../platform/values/durations.ts'
import { createAnalyzer } from './analyze.ts'
import { createMediaFinder, createNewestMedia, type FindMedia, type NewestMedia } from './find-media.ts'
import { createMultimodalHandlers } from './handlers.ts'
import { createMemorize } from './memorize.ts'
import type { MultimodalPorts } from './ports.ts'
import { createSearchMedia } from './search.ts'
import { createMediaSource } from './search-source.ts'
import { purgeMedia } from './sql/purge-media.ts'
import { statusOf } from './status.ts'

export { createMediaOf } from './media-of.ts'
export { moveMedia } from './sql/remove.ts'

/** Finds and lists files, also for areas whose records they belong to. */
export function createMediaReader(
  { config }: Pick<Platform<PlatformSettings>, 'config'>,
  records: MultimodalPorts['records'],
): { findMedia: FindMedia; newestMedia: NewestMedia } {
  const dependencies = { records, publicUrl: publicUrlOf(config) }
  return { findMedia: createMediaFinder(dependencies), newestMedia: createNewestMedia(dependencies) }
}

/** Images, audio and PDFs as memories. */
export function createMultimodalArea(
  { config, database, files, log }: Platform<PlatformSettings>,
  { models, embedQuery, records, findMedia }: MultimodalPorts & { findMedia: FindMedia },
): Area<'multimodal'> {
  const publicUrl = publicUrlOf(config)
  return {
    name: 'multimodal',
    handlers: createMultimodalHandlers({
      files,
      records,
      memorize: createMemorize({ files, records, publicUrl, analyzer: createAnalyzer(models, log) }),
      search: createSearchMedia({ embedQuery, findMedia, records, publicUrl }),
      status: () => statusOf({ models, files, config }),
    }),
    schedules: { 'multimodal.purge': { everySeconds: HOUR_SECONDS, run: () => purgeMedia(database, records.purged) } },
    searchSources: [createMediaSource(database)],
  }
}
