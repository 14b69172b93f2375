import type { Area } from '../../contract/area.ts'
import { guidelinesHandlers } from './handlers.ts'

/** Guidelines: Markdown documents that agents follow. */
export const createGuidelinesArea = (): Area<'guidelines'> => ({ name: 'guidelines', handlers: guidelinesHandlers })
