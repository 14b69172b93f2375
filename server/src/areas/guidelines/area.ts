import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import { HOUR_SECONDS } from '../../platform/values/durations.ts'
import { attachmentHandlers } from './attachments/handlers.ts'
import { guidelineHandlers } from './handlers.ts'
import type { GuidelinesPorts } from './ports.ts'
import { createSmartHandlers } from './smart/handlers.ts'
import { createSmartUpdater } from './smart/plan/smart-update.ts'
import { purgePlans } from './smart/plan/sql/purge-plans.ts'
import { createSectionSource } from './smart/search-source.ts'

export { createGuidelineReader } from './guideline-reader.ts'
export { createSelector } from './smart/selection/select.ts'
export { createTextCache } from './smart/selection/text-cache.ts'

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
