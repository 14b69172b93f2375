import { eventStream, serverSentEvent } from '../../../contract/event-stream.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { openTail, type StreamDependencies } from './stream.ts'

export const createStreamHandlers = (streams: StreamDependencies) =>
  ({
    async streamWebhookEvents({ query, call }) {
      const tail = await openTail(streams, call, query.events)
      return { status: 200, stream: eventStream(call.signal, tail.events, failure => serverSentEvent(failure)) }
    },
  }) satisfies Partial<Handlers>
