import type { Area } from '../../contract/area.ts'
import type { Models } from '../../models/port.ts'
import type { EmbedQuery } from '../../models/query-embedding.ts'
import type { Platform } from '../../platform/platform.ts'
import { attachmentHandlers } from './attachments/handlers.ts'
import { guidelineHandlers } from './handlers.ts'
import { createSmartHandlers } from './smart/handlers.ts'
import type { CollectionsPort } from './smart/plan/collections.ts'
import { createSmartUpdater } from './smart/plan/smart-update.ts'
import { createSectionSource } from './smart/search-source.ts'
import type { SelectGuidelines } from './smart/select.ts'
import { purgePlans } from './smart/sql/purge-plans.ts'

export { createGuidelineReader } from './guideline-reader.ts'
export { createSelector } from './smart/select.ts'

const HOUR_SECONDS = 3_600

export interface GuidelinesPorts {
  models: Models
  embedQuery: EmbedQuery
  selectGuidelines: SelectGuidelines
  /** The collections, whose properties a smart update can change. */
  collections: CollectionsPort
}

/** Guidelines: Markdown documents that agents follow, with their attachments. */
export const createGuidelinesArea = ({ database, files }: Platform, ports: GuidelinesPorts): Area<'guidelines'> => ({
  name: 'guidelines',
  handlers: {
    ...guidelineHandlers,
    ...attachmentHandlers(files),
    ...createSmartHandlers({ ...ports, updater: createSmartUpdater(ports) }),
  },
  schedules: { 'guidelines.purge_plans': { everySeconds: HOUR_SECONDS, run: () => purgePlans(database) } },
  searchSources: [createSectionSource(database)],
})
