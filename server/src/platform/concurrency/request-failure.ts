import { AsyncLocalStorage } from 'node:async_hooks'
import { unlessAborted } from './unless-aborted.ts'

type Release = () => Promise<unknown>

interface Request {
  failure: AbortController
  /** What the request holds, and how to give it back. */
  held: Release[]
  /** Resolves when what it held was given back, after it failed. */
  released: Promise<unknown>
}

/** A promise of the request was rejected, and nobody handled it. */
class LeftRejectionError extends Error {
  override readonly name = 'LeftRejectionError'
}

const requests = new AsyncLocalStorage<Request>()
// what a request held is given back outside of it, so not in its transaction
const outside = AsyncLocalStorage.snapshot()

/** Runs a request in an async context of its own, by which a rejection that nobody handles is found to be one of it. */
export function asRequest<T>(work: () => Promise<T>): Promise<T> {
  const request: Request = { failure: new AbortController(), held: [], released: Promise.resolve() }
  return requests.run(request, work)
}

/** Ends the request that left a rejection, by its async context. @returns whether it was one of a request */
export function failRequest(cause: unknown): boolean {
  return endRequest(new LeftRejectionError('A promise of this request was rejected unheard.', { cause }))
}

/** Ends the request: what waits for its work fails with the reason. @returns whether there is a request */
export function endRequest(reason: Error): boolean {
  const request = requests.getStore()
  if (!request) return false
  if (request.failure.signal.aborted) return true
  const releases = request.held.map(release => outside(release))
  request.released = Promise.allSettled(releases)
  request.failure.abort(reason)
  return true
}

/**
 * Waits for work of the request, but only until the request leaves a rejection.
 * @throws LeftRejectionError, when what the request held was given back
 */
export async function unlessLeft<T>(work: () => Promise<T>): Promise<T> {
  const request = requests.getStore()
  if (!request) return work()
  const { signal } = request.failure
  try {
    return await unlessAborted(work(), signal)
  } finally {
    if (signal.aborted) await request.released
  }
}

/** Aborts when the request leaves a rejection. Undefined outside of requests. */
export const requestFailure = (): AbortSignal | undefined => requests.getStore()?.failure.signal

/** @throws LeftRejectionError if the request has left a rejection: it must not commit or charge anything */
export const requireNotLeft = (): void => requestFailure()?.throwIfAborted()

/** Notes what the request holds. @param release has no effect if the request has given it back on its own */
export function heldByRequest(release: Release): void {
  const request = requests.getStore()
  if (request?.failure.signal.aborted) request.released = Promise.allSettled([request.released, outside(release)])
  else request?.held.push(release)
}
