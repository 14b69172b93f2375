import { logFailure } from '../../../platform/database/retry.ts'
import { createSender, type SenderDependencies } from '../engine/sender.ts'
import { type Claimed, loadDeliveries } from '../engine/sql/deliveries.ts'
import type { Message, Notice, Queue } from './queue.ts'

export interface ConsumerDependencies extends SenderDependencies {
  queue: Queue
}

const LOADED_AT_ONCE = 100

/** One delivery of a message. */
interface Held {
  id: string
  lease: string
  message: Message
  succeeded: boolean | undefined
}

/** Sends deliveries from the queue. A message is acknowledged when the outcomes of all its deliveries are stored. */
export function startConsumer({ queue, ...dependencies }: ConsumerDependencies): { stop(): Promise<void> } {
  const { database, log } = dependencies
  const held = new Map<string, Held>()
  /** The number of unfinished deliveries per message. */
  const left = new Map<Message, number>()
  const waiting: Held[] = []
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
      tell(heard, entries => ({ settled: [], held: entries.map(({ id, lease }) => [id, lease]) }))
    },
  })

  function settle(rows: readonly Pick<Claimed, 'id' | 'lease'>[]): void {
    const settled = rows.flatMap(row => held.get(keyOf(row)) ?? [])
    for (const entry of settled) {
      held.delete(keyOf(entry))
      done(entry)
    }
    tell(settled, entries => ({
      settled: entries.map(({ id, lease, succeeded }) => [id, lease, succeeded ?? null]),
      held: [],
    }))
  }

  function done({ message }: Held): void {
    const count = (left.get(message) ?? 1) - 1
    if (count > 0) return void left.set(message, count)
    left.delete(message)
    message.ack()
  }

  function tell(entries: readonly Held[], noticeOf: (entries: readonly Held[]) => Notice): void {
    for (const [relay, own] of Map.groupBy(entries, ({ message }) => message.relay)) queue.tell(relay, noticeOf(own))
  }

  function take(message: Message): void {
    if (stopping) return void message.pass()
    const { ids, lease } = message
    // NATS redelivers messages that were not acknowledged in time
    const fresh = ids.filter(id => !held.has(keyOf({ id, lease })))
    if (fresh.length === 0) return
    left.set(message, fresh.length)
    for (const id of fresh) {
      const entry: Held = { id, lease, message, succeeded: undefined }
      held.set(keyOf(entry), entry)
      waiting.push(entry)
    }
    loading ??= load().finally(() => {
      loading = undefined
    })
  }

  async function load(): Promise<void> {
    while (waiting.length > 0) {
      const entries = waiting.splice(0, LOADED_AT_ONCE)
      const rows = await loadDeliveries(database, entries).catch(error => {
        logFailure(log, error, 'Deliveries could not be loaded; they are due again when their leases end')
        return []
      })
      const found = new Set(rows.map(keyOf))
      settle(entries.filter(entry => !found.has(keyOf(entry))))
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
