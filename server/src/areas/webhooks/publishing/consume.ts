import type { Platform } from '../../../platform/contribution/platform.ts'
import type { Consumer, StoredDomainEvent } from '../../../platform/events/outbox.ts'
import type { Traces } from '../../../platform/telemetry/traces.ts'
import { newId } from '../../../platform/values/ids.ts'
import { isObject } from '../../../platform/values/json.ts'
import { type Added, fanOut, findSubscribers, wanting } from '../engine/fan-out.ts'
import { recordPublished } from '../engine/spans.ts'
import type { NewEvent } from '../engine/sql/fan-out.ts'
import { matches } from '../event-types/patterns.ts'
import { payloadProblem } from '../event-types/payload-rules.ts'
import { storedPayload } from './payload.ts'

export interface ConsumerDependencies extends Pick<Platform, 'database' | 'log'> {
  traces?: Traces | undefined
  /** Patterns of the events that this deployment sends. */
  events: readonly string[]
  /** Called for each event that may not be sent. */
  onRefused(): void
  fetchUrlOf(id: string): string
}

/** Turns domain events into webhook events. Events that may not be sent are logged and skipped without an error. */
export const createWebhooksConsumer =
  ({ database, log, traces, events: sent, onRefused, fetchUrlOf }: ConsumerDependencies): Consumer =>
  async happened => {
    const events = happened.filter(({ type }) => matches(sent, type))
    // filters first: most domain events have no subscribers
    const { subscribers, streamed } = await findSubscribers(database, events)
    const wanted = events.filter(event => wanting(subscribers, event).length > 0 || streamed.includes(event.tenantId))
    const allowed = wanted.filter(({ type, data }) => {
      const problem = payloadProblem(data)
      if (!problem) return true
      onRefused()
      log.warn({ type, path: problem.path }, `An event is not sent to webhooks: ${problem.path} ${problem.message}`)
      return false
    })
    if (allowed.length === 0) return
    const startedAt = Date.now()
    const published = allowed.map(event => toNewEvent(event, fetchUrlOf))
    const added = await fanOut(database, published, { keep: false, subscribers, streamed })
    if (traces) database.afterCommit(() => recordAll(traces, published, added, startedAt))
  }

function recordAll(traces: Traces, published: readonly NewEvent[], added: readonly Added[], startedAt: number): void {
  const counts = new Map(added.map(({ id, deliveries }) => [id, deliveries]))
  for (const event of published) {
    const deliveries = counts.get(event.id)
    if (deliveries !== undefined) recordPublished(traces, event, { startedAt, deliveries })
  }
}

function toNewEvent(
  { tenantId, type, data, occurredAt, hops }: StoredDomainEvent,
  fetchUrlOf: (id: string) => string,
): NewEvent {
  const { previous_attributes: previous, ...object } = data
  const event = { id: newId('evt'), type, createdAt: occurredAt, hops }
  const payload = { object, ...(isObject(previous) && { previousAttributes: previous }) }
  // the size is measured with the longer value of `livemode`
  // changes of one object stay in order
  const orderingKey = typeof object.id === 'string' ? object.id : null
  return { tenantId, ...event, orderingKey, ...storedPayload(payload, event, false, fetchUrlOf(event.id)) }
}
