import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import { createPostJob } from '../../platform/jobs/post-job.ts'
import { type PlatformSettings, publicUrlOf } from '../../platform/settings/settings.ts'
import { DAY_SECONDS } from '../../platform/values/durations.ts'
import { createAlertsConsumer } from './alerts.ts'
import { CALLBACK_JOB, createCallbackPosts } from './callbacks.ts'
import { createNotificationsHandlers } from './handlers.ts'
import { createMailJob, MAIL_JOB } from './mail-job.ts'
import type { NotificationsPorts } from './ports.ts'
import { createSending } from './send.ts'
import type { NotificationsSettings } from './settings.ts'
import { purgeNotifications } from './sql/purge-notifications.ts'
import { createSendStatements } from './sql/send.ts'

/** Notifies members, in their inbox and by email. */
export function createNotificationsArea(
  { config, database, log, vault, outbound, mail }: Platform<PlatformSettings & NotificationsSettings>,
  { activeMembers, endpointsOf }: NotificationsPorts,
): Area<'notifications'> {
  const statements = createSendStatements(activeMembers)
  const isMailed = (priority: string): boolean =>
    mail !== undefined && (priority === 'urgent' || config.NOTIFICATIONS_MAIL === 'all')
  const sending = createSending({ database, vault, outbound, statements, isMailed })
  return {
    name: 'notifications',
    handlers: createNotificationsHandlers({ database, vault, sending }),
    consumers: [createAlertsConsumer({ database, sending, endpointsOf, publicUrl: publicUrlOf(config) })],
    jobs: {
      [MAIL_JOB]: createMailJob({ database, mail, statements }),
      [CALLBACK_JOB]: createPostJob({ database, log, vault, outbound }, createCallbackPosts(vault)),
    },
    schedules: {
      'notifications.purge': {
        everySeconds: DAY_SECONDS,
        run: () => purgeNotifications(database, config.NOTIFICATIONS_RETENTION_DAYS),
      },
    },
  }
}
