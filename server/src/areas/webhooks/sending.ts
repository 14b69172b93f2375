import type { Contribution } from '../../platform/contribution.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import type { Logger } from '../../platform/log.ts'
import type { Traces } from '../../platform/traces/traces.ts'
import { createCircuits } from './engine/circuits.ts'
import { type Dispatcher, startDispatcher } from './engine/dispatcher.ts'
import type { Send } from './engine/send.ts'
import { abandonDeliveries, DELIVERIES_CHANNEL } from './engine/sql/deliveries.ts'
import { purgeWebhooks } from './engine/sql/purge-webhooks.ts'
import { noteSecretAges } from './engine/sql/secret-age.ts'
import type { WebhookMetrics } from './metrics.ts'
import { watchWebhooks } from './monitoring/watch.ts'
import { startQueueDispatcher } from './queue/dispatcher.ts'
import type { Queue } from './queue/queue.ts'
import type { Dispatch, WebhooksSettings } from './settings.ts'
import { purgeReceipts } from './sources/sql/receipts.ts'
import { forgetSecrets } from './sources/sql/sources.ts'
import type { Keyring } from './subscriptions/encrypted-secrets.ts'

interface SendingDependencies {
  config: WebhooksSettings
  database: Database
  log: Logger
  send: Send
  keyring: Keyring
  metrics: WebhookMetrics
  traces: Traces | undefined
  dispatch: Dispatch
}

const INLINE_CONCURRENCY = 10
const TEND_SECONDS = 5
const WATCH_SECONDS = 60
const HOUR_SECONDS = 3_600
const DAY_SECONDS = 86_400

/** Old data is deleted whatever the direction of the deployment. */
export const purgeSchedule = (database: Database): Record<string, Schedule> => ({
  'webhooks.purge': { everySeconds: DAY_SECONDS, run: () => purgeWebhooks(database) },
  'webhooks.purge_sources': { everySeconds: DAY_SECONDS, run: () => purgeSources(database) },
})

async function purgeSources(database: Database): Promise<void> {
  await forgetSecrets(database)
  await purgeReceipts(database)
}

/** The sending side of webhooks: this process sends due deliveries, and one of all processes runs the monitoring. */
export function createSending({
  config,
  database,
  log,
  send,
  keyring,
  metrics,
  traces,
  dispatch,
}: SendingDependencies): Required<Pick<Contribution, 'schedules' | 'start'>> {
  const concurrency = dispatch === 'inline' ? INLINE_CONCURRENCY : config.WEBHOOKS_CONCURRENCY
  let dispatcher: Dispatcher | undefined
  const circuits = createCircuits({ database, log, send, keyring, onClosed: () => dispatcher?.wake() })
  return {
    async start({ workers }) {
      if (!workers && dispatch !== 'inline') return undefined
      // only one process can use an embedded database, so existing leases are left over from a crash
      if (database.kind === 'embedded') await abandonDeliveries(database)
      const dependencies = { database, log, send, keyring, circuits, onAttempt: metrics.attempt, traces, concurrency }
      const own =
        dispatch === 'nats'
          ? startQueueDispatcher(await openDeliveryQueue(config, log, metrics), dependencies)
          : startDispatcher(dependencies)
      dispatcher = own
      const stopListening = await database.listen(DELIVERIES_CHANNEL, own.wake)
      return {
        async stop() {
          await stopListening()
          await own.stop()
        },
      }
    },
    schedules: {
      'webhooks.tend_circuits': { everySeconds: TEND_SECONDS, run: circuits.tend },
      'webhooks.watch': { everySeconds: WATCH_SECONDS, run: () => watchWebhooks(database, log) },
      'webhooks.note_secret_ages': { everySeconds: HOUR_SECONDS, run: () => noteSecretAges(database) },
      ...purgeSchedule(database),
    },
  }
}

/** Loaded on demand: most installations have no NATS. @throws Error that says what to do */
async function openDeliveryQueue(
  { NATS_URL: url = '', NATS_CREDENTIALS: credentials, NATS_PREFIX: prefix }: WebhooksSettings,
  log: Logger,
  metrics: WebhookMetrics,
): Promise<Queue> {
  const [{ connectNats }, { openQueue }] = await Promise.all([
    import('../../platform/nats.ts'),
    import('./queue/queue.ts'),
  ])
  const queue = await openQueue(await connectNats({ url, credentials, log }), prefix, log)
  metrics.queue(queue.isConnected)
  return queue
}
