import { startClaimer } from './claimer.ts'
import { createSender, type SenderDependencies } from './sender.ts'
import { type Claimed, claimDeliveries } from './sql/deliveries.ts'

export interface DispatcherDependencies extends SenderDependencies {
  /** Maximum deliveries in flight. */
  concurrency: number
}

/** Sends due deliveries to their receivers. Any number of processes may run one. */
export interface Dispatcher {
  /** Claims due deliveries now. */
  wake(): void
  /** Stops claiming, waits a short time for deliveries in flight, and releases the rest. */
  stop(): Promise<void>
}

/** A dispatcher that sends what it claims itself. */
export function startDispatcher({ concurrency, ...dependencies }: DispatcherDependencies): Dispatcher {
  const { database, log } = dependencies
  const sender = createSender(dependencies, {
    onSent: (row, succeeded) => claimer.sent(row, succeeded),
    onSettled: rows => claimer.settled(rows),
  })
  const take = (rows: readonly Claimed[]): void => rows.forEach(sender.send)
  const claimer = startClaimer({ database, log, claim: claimDeliveries, take, concurrency })
  return {
    wake: claimer.wake,
    async stop() {
      await claimer.stop()
      await sender.stop()
    },
  }
}
