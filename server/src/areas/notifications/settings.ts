import { z } from 'zod'
import { integer, type SettingsOf } from '../../platform/settings/setting-types.ts'

/** Settings for notifications. */
export const NOTIFICATIONS_SETTINGS = {
  NOTIFICATIONS_MAIL: z
    .enum(['urgent', 'all'])
    .default('urgent')
    .describe('Which notifications are also sent by email if `SMTP_URL` is set.'),
  NOTIFICATIONS_RETENTION_DAYS: integer(1, 3_650)
    .default(90)
    .describe('Days until a notification is deleted. Its `dedupeKey` can then be used again.'),
}

export type NotificationsSettings = SettingsOf<typeof NOTIFICATIONS_SETTINGS>
