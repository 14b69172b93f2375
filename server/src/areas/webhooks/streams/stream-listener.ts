import type { StopListening } from '../../../platform/database/connections/listen.ts'
import type { Database } from '../../../platform/database/database.ts'
import { STREAMS_CHANNEL } from '../engine/sql/streams.ts'

/** Tells the streams of this process that there may be new events. */
export interface StreamListener {
  /** @returns stops the calls */
  subscribe(wake: () => void): Promise<() => Promise<void>>
}

/** Listens to the database only while there is a stream: most processes have none, and listening takes a connection. */
export function createStreamListener(database: Database): StreamListener {
  const wakers = new Set<() => void>()
  let listening: Promise<StopListening> | undefined
  return {
    async subscribe(wake) {
      wakers.add(wake)
      listening ??= database.listen(STREAMS_CHANNEL, () => {
        for (const each of wakers) each()
      })
      try {
        await listening
      } catch (error) {
        wakers.delete(wake)
        listening = undefined
        throw error
      }
      return async () => {
        wakers.delete(wake)
        if (wakers.size > 0) return
        const stopped = listening
        listening = undefined
        await (await stopped)?.()
      }
    },
  }
}
