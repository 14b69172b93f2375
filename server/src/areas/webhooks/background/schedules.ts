import type { Platform } from '../../../platform/contribution/platform.ts'
import type { Database } from '../../../platform/database/database.ts'
import { encryptStoredUrls } from '../../../platform/encryption/stored-url.ts'
import type { Schedule } from '../../../platform/jobs/schedules.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../../../platform/values/durations.ts'
import type { Keyring } from '../attempt/keyring.ts'
import { purgeWebhooks } from '../engine/sql/purge-webhooks.ts'
import { watchWebhooks } from '../monitoring/watch.ts'
import { purgePortal } from '../portal/purge-portal.ts'
import type { WebhooksSettings } from '../settings.ts'
import type { Replays } from '../sources/replay.ts'
import { purgeReceipts } from '../sources/sql/receipts.ts'
import { forgetSecrets } from '../sources/sql/sources.ts'

interface SchedulesDependencies extends Pick<Platform, 'database' | 'log'> {
  config: WebhooksSettings
  keyring: Keyring
}

/** How often circuits are probed and accepted events are forwarded. */
export const TEND_SECONDS = 5
const WATCH_SECONDS = 60

/** Old data is deleted, alerts are raised and accepted events settled whatever the direction of the deployment. */
export const commonSchedules = (
  { database, log, config, keyring }: SchedulesDependencies,
  replays: Pick<Replays, 'runDue'>,
): Record<string, Schedule> => ({
  'webhooks.tend_inbound': { everySeconds: TEND_SECONDS, run: replays.runDue },
  'webhooks.watch': { everySeconds: WATCH_SECONDS, run: () => watchWebhooks(database, log) },
  'webhooks.encrypt_urls': { everySeconds: DAY_SECONDS, run: () => encryptStoredUrls(database, keyring.url) },
  'webhooks.purge': { everySeconds: DAY_SECONDS, run: () => purgeWebhooks(database) },
  'webhooks.purge_portal': { everySeconds: HOUR_SECONDS, run: () => purgePortal(database) },
  'webhooks.purge_sources': { everySeconds: DAY_SECONDS, run: () => purgeSources(database, config) },
})

async function purgeSources(
  database: Database,
  { INBOUND_RETENTION_DAYS: days }: Pick<WebhooksSettings, 'INBOUND_RETENTION_DAYS'>,
): Promise<void> {
  await forgetSecrets(database)
  await purgeReceipts(database, days)
}
