import type { Database } from '../platform/database/database.ts'
import type { Logger } from '../platform/log.ts'
import { createCircuits } from './engine/circuits.ts'
import { type Dispatcher, startDispatcher } from './engine/dispatcher.ts'
import { abandonDeliveries, DELIVERIES_CHANNEL } from './engine/rows.ts'
import type { Send } from './engine/send.ts'
import type { OnAttempt } from './engine/sender.ts'
import { purgeWebhooks } from './engine/upkeep.ts'
import { watchWebhooks } from './monitoring/watch.ts'
import { startQueueDispatcher } from './queue/dispatcher.ts'
import type { Queue } from './queue/queue.ts'
import type { Keyring } from './subscriptions/sealed.ts'

export interface WebhooksDependencies {
  database: Database
  log: Logger
  send: Send
  keyring: Keyring
  /** `inline`: a few at a time, in the process that took the event. */
  dispatch: 'inline' | 'postgres' | 'nats'
  /** Connects to the queue; with `nats` alone. @throws Error that says what to do */
  openQueue(): Promise<Queue>
  /** Deliveries that this process has on their way at the same time; `inline` has its own measure. */
  concurrency: number
  /** Told of each attempt, but for test events. */
  onAttempt: OnAttempt
}

export interface Webhooks {
  /** Sends what is due in this process. */
  start(): Promise<Pick<Dispatcher, 'stop'>>
  /** What has to be done every so often, by one of all processes. */
  upkeeps: Record<string, { everySeconds: number; run(): Promise<void> }>
}

const INLINE_CONCURRENCY = 10
const TEND_SECONDS = 5
const WATCH_SECONDS = 60
const DAY_SECONDS = 86_400

/** The sending side of webhooks. */
export function createWebhooks(dependencies: WebhooksDependencies): Webhooks {
  const { database, log, send, keyring, dispatch, openQueue, onAttempt } = dependencies
  const concurrency = dispatch === 'inline' ? INLINE_CONCURRENCY : dependencies.concurrency
  let dispatcher: Dispatcher | undefined
  const circuits = createCircuits({ database, log, send, keyring, onClosed: () => dispatcher?.wake() })
  return {
    async start() {
      // nobody else can be sending from an embedded database, so what is leased was left by a crash
      if (database.kind === 'embedded') await abandonDeliveries(database)
      const sending = { database, log, send, keyring, circuits, onAttempt, concurrency }
      const own = dispatch === 'nats' ? startQueueDispatcher(await openQueue(), sending) : startDispatcher(sending)
      dispatcher = own
      const stopListening = await database.listen(DELIVERIES_CHANNEL, own.wake)
      return {
        async stop() {
          await stopListening()
          await own.stop()
        },
      }
    },
    upkeeps: {
      'maintenance.tend_webhook_circuits': { everySeconds: TEND_SECONDS, run: circuits.tend },
      'maintenance.watch_webhooks': { everySeconds: WATCH_SECONDS, run: () => watchWebhooks(database, log) },
      'maintenance.purge_webhooks': { everySeconds: DAY_SECONDS, run: () => purgeWebhooks(database) },
    },
  }
}
