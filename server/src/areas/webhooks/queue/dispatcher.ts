import type { Dispatcher, DispatcherDependencies } from '../engine/dispatcher.ts'
import { startConsumer } from './consumer.ts'
import type { Queue } from './queue.ts'
import { startRelay } from './relay.ts'

/** Puts due deliveries into the queue, and sends deliveries from the queue, whichever process claimed them. */
export function startQueueDispatcher(
  queue: Queue,
  { concurrency, ...dependencies }: DispatcherDependencies,
): Dispatcher {
  const { database, log } = dependencies
  const consumer = startConsumer({ ...dependencies, queue })
  const relay = startRelay({ database, log, queue, concurrency })
  return {
    wake: relay.wake,
    async stop() {
      await relay.stop()
      await consumer.stop()
      await queue.close()
    },
  }
}
