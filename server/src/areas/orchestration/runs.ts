import { heldByRequest, unlessLeft } from '../../platform/concurrency/request-failure.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/values/errors.ts'
import type { OrchestrationSettings } from './settings.ts'

/** The place of one run among those of its organization. */
export interface Place {
  /** Aborts with an ApiError when the time of the run is over. */
  signal: AbortSignal
  isOver(): boolean
  /** Frees the place. Again, it has no effect. */
  leave(): void
}

/** The runs of models that this process works on: prompts, chats, responses and runs of agents. */
export interface Runs {
  /** Takes a place. Undefined if none is free. */
  enter(scope: Pick<TenantScope, 'tenantId'>): Place | undefined
  /**
   * Runs work in one of the organization's places. If its answer is a stream, the stream leaves the place, or the client
   * that goes away.
   * @throws ApiError `rate_limit_error` if no place is free
   */
  admit<A extends object>(
    call: { scope: Pick<TenantScope, 'tenantId'>; signal: AbortSignal },
    work: (place: Place) => Promise<A>,
  ): Promise<A>
}

export function createRuns(settings: OrchestrationSettings): Runs {
  const { RUN_TIMEOUT_SECONDS: seconds, MAX_RUNS_AT_ONCE: most } = settings
  const counts = new Map<number, number>()

  function enter({ tenantId }: Pick<TenantScope, 'tenantId'>): Place | undefined {
    const count = counts.get(tenantId) ?? 0
    if (count >= most) return undefined
    counts.set(tenantId, count + 1)
    const over = new AbortController()
    let hasLeft = false
    const timer = setTimeout(() => {
      over.abort(tookTooLong(seconds))
      leave()
    }, seconds * 1_000)
    function leave(): void {
      if (hasLeft) return
      hasLeft = true
      clearTimeout(timer)
      const left = (counts.get(tenantId) ?? 1) - 1
      if (left === 0) counts.delete(tenantId)
      else counts.set(tenantId, left)
    }
    return { signal: over.signal, isOver: () => over.signal.aborted, leave }
  }

  return {
    enter,
    async admit({ scope, signal }, work) {
      const place = enter(scope)
      if (!place) throw tooMany(most)
      heldByRequest(async () => place.leave())
      let isStreaming = false
      try {
        const answer = await unlessLeft(() => work(place))
        isStreaming = 'stream' in answer
        // a stream never ends if its reader does not start
        if (isStreaming) signal.addEventListener('abort', place.leave, { once: true })
        return answer
      } finally {
        if (!isStreaming || signal.aborted) place.leave()
      }
    },
  }
}

const tookTooLong = (seconds: number): ApiError =>
  new ApiError(
    'server_error',
    `The run took longer than ${seconds} seconds, so it was ended. Ask for less in one run; the operator of the server sets RUN_TIMEOUT_SECONDS.`,
    { status: 503 },
  )

const tooMany = (limit: number): ApiError =>
  new ApiError(
    'rate_limit_error',
    `${limit} runs of this organization are active: prompts, chats, responses and agents. Wait until one has ended, then retry.`,
    { fields: { retryAfterSeconds: 1, limit, window: 'concurrent' }, headers: { 'Retry-After': '1' } },
  )
