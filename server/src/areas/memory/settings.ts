import { z } from 'zod'
import type { SettingsOf } from '../../platform/settings/setting-types.ts'

const CONFIDENCE = 'must be a number from 0 to 1'

/** Settings for what is stored of what extraction finds. */
export const MEMORY_SETTINGS = {
  EXTRACTION_MIN_CONFIDENCE: z.coerce
    .number(CONFIDENCE)
    .min(0, CONFIDENCE)
    .max(1, CONFIDENCE)
    .default(0.9)
    .describe(
      'Confidence from 0 to 1 that an extracted value needs to be stored. A less certain value is returned as a suggestion. Calls can override it with `minConfidence`.',
    ),
}

export type MemorySettings = SettingsOf<typeof MEMORY_SETTINGS>
