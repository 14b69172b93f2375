import type { Dispatcher, DispatcherDependencies } from '../engine/dispatcher.ts'
import { startConsumer } from './consumer.ts'
import type { Queue } from './queue.ts'
import { startRelay } from './relay.ts'

/** Puts what is due into the queue, and sends what it finds there, whoever has claimed it. */
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
