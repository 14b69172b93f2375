import { unlessLeft } from '../../../platform/concurrency/request-failure.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { renewLease } from './store.ts'

const RENEW_MS = 1_000

/** The reason of an abort: the response was cancelled, or another process has taken it. */
export class ResponseLostError extends Error {
  override readonly name = 'ResponseLostError'
}

/** The responses that this process runs. */
export interface Running {
  /** Runs work that holds the lease of a response. Its signal aborts with `ResponseLostError` if the lease is lost. */
  hold<T>(held: { scope: TenantScope; id: string; lease: string }, work: (lost: AbortSignal) => Promise<T>): Promise<T>
  /** Aborts the work on a response if this process runs it. Other processes notice within a second. */
  stop(id: string): void
}

export function createRunning(): Running {
  const held = new Map<string, AbortController>()
  return {
    async hold({ scope, id, lease }, work) {
      const lost = new AbortController()
      const stop = (): void => lost.abort(new ResponseLostError(`The response ${id} was cancelled or taken over.`))
      const renewal = setInterval(async () => {
        // a failure of the database is reported by the work itself
        const isHeld = await renewLease(scope, id, lease).catch(() => true)
        if (!isHeld) stop()
      }, RENEW_MS)
      held.set(id, lost)
      try {
        return await unlessLeft(() => work(lost.signal))
      } finally {
        clearInterval(renewal)
        if (held.get(id) === lost) held.delete(id)
      }
    },
    stop: id => held.get(id)?.abort(new ResponseLostError(`The response ${id} was cancelled.`)),
  }
}
