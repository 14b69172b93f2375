import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAlertsConsumer } from './alerts.ts'
import { CALLBACK_JOB, createCallbackJob } from './callback-job.ts'
import { createNotificationsHandlers } from './handlers.ts'
import { createMailJob, MAIL_JOB } from './mail-job.ts'
import { createSending } from './send.ts'
import type { NotificationsSettings } from './settings.ts'
import { purgeNotifications } from './sql/purge-notifications.ts'
import { createSendStatements } from './sql/send.ts'

export interface NotificationsPorts {
  /** SQL of the active members of the tenant `$1`, with `id`, `email` and `role`. */
  activeMembers: string
}

const DAY_SECONDS = 86_400

/** Notifies members, in their inbox and by email. */
export function createNotificationsArea(
  { config, database, vault, outbound, mail }: Platform<NotificationsSettings>,
  { activeMembers }: NotificationsPorts,
): Area<'notifications'> {
  const statements = createSendStatements(activeMembers)
  const isMailed = (priority: string): boolean =>
    mail !== undefined && (priority === 'urgent' || config.NOTIFICATIONS_MAIL === 'all')
  const sending = createSending({ database, vault, statements, isMailed })
  return {
    name: 'notifications',
    handlers: createNotificationsHandlers({ database, vault, sending }),
    consumers: [createAlertsConsumer(database, sending)],
    jobs: {
      [MAIL_JOB]: createMailJob({ database, mail, statements }),
      [CALLBACK_JOB]: createCallbackJob({ database, vault, outbound }),
    },
    schedules: {
      'notifications.purge': {
        everySeconds: DAY_SECONDS,
        run: () => purgeNotifications(database, config.NOTIFICATIONS_RETENTION_DAYS),
      },
    },
  }
}
