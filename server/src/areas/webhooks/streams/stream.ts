import { randomUUID } from 'node:crypto'
import { serverSentText } from '../../../contract/event-stream.ts'
import type { TenantCall } from '../../../contract/handlers.ts'
import { createWakeableSleep } from '../../../platform/concurrency/wakeable-sleep.ts'
import { logFailure } from '../../../platform/database/retry.ts'
import type { Logger } from '../../../platform/log/log.ts'
import { conflict, invalid } from '../../../platform/values/errors.ts'
import { envelope } from '../attempt/envelope.ts'
import {
  closeStream,
  findPosition,
  insertStream,
  type Position,
  readStreamed,
  renewStream,
} from '../engine/sql/streams.ts'
import { matches } from '../event-types/patterns.ts'
import { API_VERSION, MAX_STREAMS, STREAM_LEASE_SECONDS, STREAM_MINUTES, STREAM_RESUME_HOURS } from '../limits.ts'
import type { StreamListener } from './stream-listener.ts'

export interface StreamDependencies {
  log: Logger
  news: StreamListener
  isStopping(): boolean
  /** Milliseconds after which the lease is renewed. */
  renewMs?: number
}

export interface EventTail {
  /** The events as server-sent events. Ends when `signal` aborts, the server stops, or the stream is too old. */
  events(signal: AbortSignal): AsyncGenerator<string, void>
}

/** Events that a stream reads at once: at most 64 KB each, which wait in memory until the client has read them. */
const READ_AT_ONCE = 20
/** An event becomes visible only when all earlier transactions have ended, which sends no notification. */
const MAX_SLEEP_MS = 1_000
const RENEW_MS = (STREAM_LEASE_SECONDS / 4) * 1_000
/** Flushes the headers through proxies, so that the client knows that it is connected. */
const CONNECTED = ': connected\n\n'

/**
 * Opens a stream of a tenant's events.
 * @throws ApiError `conflict_error` if too many are open, `validation_error` if it cannot continue after the last event
 */
export async function openTail(
  { log, news, isStopping, renewMs = RENEW_MS }: StreamDependencies,
  call: TenantCall,
  patterns: readonly string[] | undefined,
): Promise<EventTail> {
  const { scope } = call
  const id = randomUUID()
  const lastEventId = call.headers.get('Last-Event-ID') ?? undefined
  const start = await scope.transaction(() => register(call, id, lastEventId))
  const close = (): Promise<void> =>
    closeStream(scope, id).catch(error =>
      logFailure(log, error, 'A stream of events could not be closed; its lease ends'),
    )

  async function* events(signal: AbortSignal): AsyncGenerator<string, void> {
    const alarm = createWakeableSleep(signal)
    let unsubscribe = async (): Promise<void> => {}
    try {
      unsubscribe = await news.subscribe(alarm.wake)
      yield CONNECTED
      let position = start
      const endsAt = performance.now() + STREAM_MINUTES * 60_000
      let renewAt = performance.now() + renewMs
      while (!signal.aborted && !isStopping() && performance.now() < endsAt) {
        if (performance.now() >= renewAt) {
          // its client has read nothing for so long that another stream may have taken its place
          if (!(await renewStream(scope, id))) return
          renewAt = performance.now() + renewMs
        }
        alarm.reset()
        const read = await readStreamed(scope, position, READ_AT_ONCE)
        for (const event of read) {
          if (signal.aborted) return
          if (!patterns || matches(patterns, event.type))
            yield serverSentText(envelope(event, API_VERSION, scope.livemode), { id: event.id })
          position = event
        }
        if (read.length < READ_AT_ONCE) await alarm.sleep(MAX_SLEEP_MS)
      }
    } finally {
      await unsubscribe()
      await close()
    }
  }
  return { events }
}

/** @returns the position after which the stream begins */
async function register({ scope }: TenantCall, id: string, lastEventId: string | undefined): Promise<Position> {
  if (lastEventId !== undefined && !/^evt_[0-9A-HJKMNP-TV-Z]{26}$/.test(lastEventId))
    throw invalid('header.Last-Event-ID', 'Last-Event-ID must be an event id such as evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ.')
  await scope.lockTenant()
  const opened = await insertStream(scope, id)
  if (!opened)
    throw conflict(`${MAX_STREAMS} streams of events are open, which is the limit. Close one, then try again.`, {
      limit: MAX_STREAMS,
    })
  if (lastEventId === undefined) return { xid: opened.xid, id: '' }
  const position = await findPosition(scope, lastEventId, opened.since)
  if (!position)
    throw invalid(
      'header.Last-Event-ID',
      `The stream cannot continue after ${lastEventId}: no stream had this event, none was open for more than ${STREAM_RESUME_HOURS} hour afterwards, or its payload was deleted. Connect without Last-Event-ID, and expect a gap.`,
    )
  return position
}
