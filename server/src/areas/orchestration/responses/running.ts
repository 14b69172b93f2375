import type { TenantScope } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors.ts'
import { renewLease } from './sql/responses.ts'

/** Responses of one organization that one process runs at once. */
const MOST_AT_ONCE = 50
const RENEW_MS = 1_000

/** The reason of an abort: the response was cancelled, or another process has taken it. */
export class ResponseLostError extends Error {
  override readonly name = 'ResponseLostError'
}

/** The responses that this process runs. */
export interface Running {
  /**
   * Runs work in one of the organization's places.
   * @throws ApiError `rate_limit_error` if none is free
   */
  admit<T>(scope: TenantScope, work: () => Promise<T>): Promise<T>
  /** Runs work that holds the lease of a response. Its signal aborts with `ResponseLostError` if the lease is lost. */
  hold<T>(held: { scope: TenantScope; id: string; lease: string }, work: (lost: AbortSignal) => Promise<T>): Promise<T>
  /** Aborts the work on a response if this process runs it. Other processes notice within a second. */
  stop(id: string): void
}

export function createRunning(): Running {
  const held = new Map<string, AbortController>()
  const counts = new Map<number, number>()
  return {
    async admit({ tenantId }, work) {
      const count = counts.get(tenantId) ?? 0
      if (count >= MOST_AT_ONCE) throw tooMany()
      counts.set(tenantId, count + 1)
      try {
        return await work()
      } finally {
        const left = (counts.get(tenantId) ?? 1) - 1
        if (left === 0) counts.delete(tenantId)
        else counts.set(tenantId, left)
      }
    },
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
        return await work(lost.signal)
      } finally {
        clearInterval(renewal)
        if (held.get(id) === lost) held.delete(id)
      }
    },
    stop: id => held.get(id)?.abort(new ResponseLostError(`The response ${id} was cancelled.`)),
  }
}

const tooMany = (): ApiError =>
  new ApiError(
    'rate_limit_error',
    `${MOST_AT_ONCE} responses of this organization are running. Wait until one has ended, then retry.`,
    {
      fields: { retryAfterSeconds: 1, limit: MOST_AT_ONCE, window: 'concurrent' },
      headers: { 'Retry-After': '1' },
    },
  )
