import { startClaimer } from './claimer.ts'
import { createSender, type SenderDependencies } from './sender.ts'
import { type Claimed, claimDeliveries } from './sql/deliveries.ts'

export interface DispatcherDependencies extends SenderDependencies {
  /** Deliveries on their way at the same time. */
  concurrency: number
}

/** Brings due deliveries to their receivers. Any number of processes may run one. */
export interface Dispatcher {
  /** Looks for due deliveries now. */
  wake(): void
  /** Takes no more, lets what is on its way arrive within a short time, and gives back the rest. */
  stop(): Promise<void>
}

/** Sends what it claims itself. */
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
