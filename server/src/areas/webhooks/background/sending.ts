import type { Contribution } from '../../../platform/contribution/contribution.ts'
import type { Platform } from '../../../platform/contribution/platform.ts'
import { startIdleWatch } from '../../../platform/jobs/idle-watch.ts'
import type { Logger } from '../../../platform/log/log.ts'
import { HOUR_SECONDS } from '../../../platform/values/durations.ts'
import type { Keyring } from '../attempt/keyring.ts'
import type { Send } from '../attempt/send.ts'
import { createCircuits } from '../engine/circuits.ts'
import { type Dispatcher, startDispatcher } from '../engine/dispatcher.ts'
import { overdueSeconds } from '../engine/sql/backlog.ts'
import { abandonDeliveries, DELIVERIES_CHANNEL } from '../engine/sql/deliveries.ts'
import { noteSecretAges } from '../engine/sql/secret-age.ts'
import type { WebhookMetrics } from '../metrics.ts'
import { startQueueDispatcher } from '../queue/dispatcher.ts'
import type { Queue } from '../queue/queue.ts'
import type { Dispatch, WebhooksSettings } from '../settings.ts'
import { TEND_SECONDS } from './schedules.ts'

interface SendingDependencies extends Pick<Platform, 'database' | 'log' | 'traces'> {
  config: WebhooksSettings
  send: Send
  keyring: Keyring
  metrics: WebhookMetrics
  dispatch: Dispatch
}

const INLINE_CONCURRENCY = 10

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
  const onClosed = (): void => dispatcher?.wake()
  const circuits = createCircuits({ database, log, send, keyring, onClosed, onBuried: metrics.buried })
  return {
    async start({ workers }) {
      if (!workers && dispatch !== 'inline')
        return startIdleWatch(log, 'webhook deliveries', () => overdueSeconds(database))
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
      'webhooks.tend_circuits': { everySeconds: TEND_SECONDS, run: circuits.runDue },
      'webhooks.note_secret_ages': { everySeconds: HOUR_SECONDS, run: () => noteSecretAges(database) },
    },
  }
}

/** Loaded on demand: most installations have no NATS. @throws Error that says what to do */
async function openDeliveryQueue(
  { NATS_URL: url = '', NATS_CREDENTIALS: credentials, NATS_PREFIX: prefix }: WebhooksSettings,
  log: Logger,
  metrics: WebhookMetrics,
): Promise<Queue> {
  const [{ connectNats }, { openQueue }] = await Promise.all([import('../queue/nats.ts'), import('../queue/queue.ts')])
  const queue = await openQueue(await connectNats({ url, credentials, log }), prefix, log)
  metrics.queue(queue.isConnected)
  return queue
}
