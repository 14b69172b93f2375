import { type Claimed, loadDeliveries } from '../engine/rows.ts'
import { createSender, type SenderDependencies } from '../engine/sender.ts'
import type { Message, Notice, Queue } from './queue.ts'

export interface ConsumerDependencies extends SenderDependencies {
  queue: Queue
}

const LOADED_AT_ONCE = 100

interface Held {
  message: Message
  succeeded: boolean | undefined
}

/** Sends what is in the queue; a message is acknowledged when what became of it is written down. */
export function startConsumer({ queue, ...dependencies }: ConsumerDependencies): { stop(): Promise<void> } {
  const { database, log } = dependencies
  const held = new Map<string, Held>()
  const waiting: Message[] = []
  let loading: Promise<void> | undefined
  let stopping = false
  const keyOf = ({ id, lease }: Pick<Claimed, 'id' | 'lease'>): string => `${id} ${lease}`

  const sender = createSender(dependencies, {
    onSent(row, succeeded) {
      const entry = held.get(keyOf(row))
      if (entry) entry.succeeded = succeeded
    },
    onSettled: settle,
    onRenewed(rows) {
      const heard = rows.flatMap(row => held.get(keyOf(row)) ?? [])
      tell(heard, entries => ({ settled: [], held: entries.map(({ message: { id, lease } }) => [id, lease]) }))
    },
  })

  function settle(rows: readonly Pick<Claimed, 'id' | 'lease'>[]): void {
    const settled = rows.flatMap(row => held.get(keyOf(row)) ?? [])
    for (const { message } of settled) {
      held.delete(keyOf(message))
      message.ack()
    }
    tell(settled, entries => ({
      settled: entries.map(({ message: { id, lease }, succeeded }) => [id, lease, succeeded ?? null]),
      held: [],
    }))
  }

  function tell(entries: readonly Held[], noticeOf: (entries: readonly Held[]) => Notice): void {
    for (const [relay, own] of Map.groupBy(entries, ({ message }) => message.relay)) queue.tell(relay, noticeOf(own))
  }

  function take(message: Message): void {
    if (stopping) message.pass()
    // NATS gives out again what it has heard nothing of
    if (stopping || held.has(keyOf(message))) return
    held.set(keyOf(message), { message, succeeded: undefined })
    waiting.push(message)
    loading ??= load().finally(() => {
      loading = undefined
    })
  }

  async function load(): Promise<void> {
    while (waiting.length > 0) {
      const messages = waiting.splice(0, LOADED_AT_ONCE)
      const rows = await loadDeliveries(database, messages).catch(error => {
        log.error({ err: error }, 'Deliveries could not be loaded; they are due again when their leases end')
        return []
      })
      const found = new Set(rows.map(keyOf))
      settle(messages.filter(message => !found.has(keyOf(message))))
      rows.forEach(sender.send)
    }
  }

  const stopConsuming = queue.consume(take)
  return {
    async stop() {
      stopping = true
      await stopConsuming()
      await loading
      await sender.stop()
    },
  }
}
