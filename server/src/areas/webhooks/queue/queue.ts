import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import {
  AckPolicy,
  JetStreamApiError,
  type JsMsg,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
} from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import type { Logger } from '../../../platform/log/log.ts'
import type { Queued } from '../engine/sql/deliveries.ts'
import { TIMEOUT_MS } from '../limits.ts'
import type { Nats } from './nats.ts'

/** Deliveries of one claim, sent from the process that claimed them to the one that delivers them. */
export interface Message {
  ids: string[]
  lease: string
  /** The id of the process that claimed them. */
  relay: string
  /** Acknowledges the message: its deliveries are finished. */
  ack(): void
  /** Returns the message to the queue, for immediate redelivery to another process. */
  pass(): void
}

/** A progress report to the relay that claimed the deliveries: `id`, `lease`, and whether they succeeded, if known. */
export interface Notice {
  settled: [id: string, lease: string, succeeded: boolean | null][]
  /** Deliveries still in flight. */
  held: [id: string, lease: string][]
}

export interface Unpublished {
  rows: readonly Queued[]
  reason: unknown
}

/**
 * Deliveries in JetStream. It may lose them: each is a row in the database and is claimed again when its lease expires.
 */
export interface Queue {
  isConnected(): boolean
  onReconnected(tell: () => void): void
  /** Publishes the deliveries of one claim. @returns those that NATS did not confirm, and why */
  publish(rows: readonly Queued[], relay: string): Promise<Unpublished[]>
  /** Consumes messages until the returned function is called. */
  consume(take: (message: Message) => void): () => Promise<void>
  tell(relay: string, notice: Notice): void
  /** Subscribes to the notices for a relay. */
  hear(relay: string, onNotice: (notice: Notice) => void): void
  /** Sends pending notices, then disconnects. */
  close(): Promise<void>
}

/** All deliveries of a subscription are in one partition, so a stalled partition does not affect the others. */
const PARTITIONS = 8
/** Maximum deliveries per message: batching saves overhead, but a claim should still spread over all processes. */
const MAX_TOGETHER = 25
/** Messages that one process fetches at once from each partition. */
const FETCHED_AT_ONCE = 100
/** Duration of a fetch. A stopping process waits for its end: what arrives later would be stuck until it times out. */
const FETCH_MS = 2_000
const ACK_WAIT_MS = TIMEOUT_MS.most + 15_000
/** Per partition, across all processes. */
const MAX_UNACKNOWLEDGED = 10_000
/** Far longer than a lease: older deliveries were already queued again. */
const KEPT_MS = 2 * ACK_WAIT_MS
const PUBLISH_TIMEOUT_MS = 5_000
/** Covers the retries of one publish; a delivery that is claimed again is a new message. */
const DUPLICATES_MS = 2 * PUBLISH_TIMEOUT_MS
const AGAIN_MS = 1_000
// https://github.com/nats-io/nats-server/blob/main/server/errors.json
const STREAM_NAME_IN_USE = 10058

/** Creates the stream and its consumers. @param prefix of all names, so that installations can share a server */
export async function openQueue(nats: Nats, prefix: string, log: Logger): Promise<Queue> {
  const { connection } = nats
  const manager = await jetstreamManager(connection)
  const client = jetstream(connection)
  const stream = `${prefix}-deliveries`
  const subjectOf = (partition: number): string => `${prefix}.deliveries.${partition}`
  const nameOf = (partition: number): string => `partition-${partition}`
  const noticesOf = (relay: string): string => `${prefix}.notices.${relay}`

  async function ensureStream(): Promise<void> {
    const config = {
      subjects: [`${prefix}.deliveries.*`],
      max_age: nanos(KEPT_MS),
      duplicate_window: nanos(DUPLICATES_MS),
    }
    await manager.streams.add({ name: stream, retention: RetentionPolicy.Workqueue, ...config }).catch(error => {
      // created by another version of this service
      if (error instanceof JetStreamApiError && error.code === STREAM_NAME_IN_USE)
        return manager.streams.update(stream, config)
      throw error
    })
  }

  const ensureConsumer = (partition: number): Promise<unknown> =>
    manager.consumers.add(stream, {
      durable_name: nameOf(partition),
      filter_subject: subjectOf(partition),
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(ACK_WAIT_MS),
      max_ack_pending: MAX_UNACKNOWLEDGED,
    })

  await ensureStream()
  for (let partition = 0; partition < PARTITIONS; partition++) await ensureConsumer(partition)

  return {
    isConnected: nats.isConnected,
    onReconnected: nats.onReconnected,
    async publish(rows, relay) {
      const unpublished: Unpublished[] = []
      const send = async (partition: number, own: readonly Queued[]): Promise<void> => {
        const [first] = own
        if (!first) return
        const message = { ids: own.map(({ id }) => id), lease: first.lease, relay }
        // includes the lease, so that a lost message does not block the next one as a duplicate
        const msgID = `${first.id} ${first.lease}`
        await client
          .publish(subjectOf(partition), JSON.stringify(message), { msgID, timeout: PUBLISH_TIMEOUT_MS })
          .catch(reason => unpublished.push({ rows: own, reason }))
      }
      const partitions = Map.groupBy(rows, ({ subscriptionId }) => crc32(subscriptionId) % PARTITIONS)
      const sent: Promise<void>[] = []
      for (const [partition, own] of partitions)
        for (let begun = 0; begun < own.length; begun += MAX_TOGETHER)
          sent.push(send(partition, own.slice(begun, begun + MAX_TOGETHER)))
      await Promise.all(sent)
      return unpublished
    },
    consume(take) {
      const stopping = new AbortController()

      async function read(partition: number): Promise<void> {
        const consumer = await client.consumers.get(stream, nameOf(partition))
        while (!stopping.signal.aborted) {
          const messages = await consumer.fetch({ max_messages: FETCHED_AT_ONCE, expires: FETCH_MS })
          for await (const message of messages) take(toMessage(message))
        }
      }

      async function follow(partition: number): Promise<void> {
        while (!stopping.signal.aborted)
          try {
            await read(partition)
          } catch (error) {
            if (nats.isConnected()) log.warn({ err: error, partition }, 'The queue could not be read; trying again')
            await sleep(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {})
            if (!nats.isConnected()) continue
            // somebody removed it, or NATS lost its disk
            await ensureStream()
              .then(() => ensureConsumer(partition))
              .catch(() => {})
          }
      }

      const following = Array.from({ length: PARTITIONS }, (_, partition) => follow(partition))
      return async () => {
        stopping.abort()
        await Promise.all(following)
      }
    },
    tell: (relay, notice) => connection.publish(noticesOf(relay), JSON.stringify(notice)),
    hear(relay, onNotice) {
      connection.subscribe(noticesOf(relay), {
        callback: (error, message) => {
          if (error) log.error({ err: error }, 'What became of deliveries cannot be heard over NATS')
          else onNotice(message.json<Notice>())
        },
      })
    },
    async close() {
      if (nats.isConnected()) await connection.drain()
      else await connection.close()
    },
  }
}

function toMessage(message: JsMsg): Message {
  const { ids, lease, relay } = message.json<Pick<Message, 'ids' | 'lease' | 'relay'>>()
  return { ids, lease, relay, ack: () => message.ack(), pass: () => message.nak() }
}
