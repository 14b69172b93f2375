import { failure, respond } from '../contract/respond.ts'
import { ApiError } from '../platform/values/errors.ts'
import { newId } from '../platform/values/ids.ts'
import type { Peer } from './address.ts'

type Fetch = (request: Request, peer?: Peer) => Promise<Response>

/** What supervisors and Prometheus ask for. */
const PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** Restricts the app to probes and metrics, for a process that serves nobody. */
export const onlyProbes =
  (fetch: Fetch): Fetch =>
  async (request, peer) => {
    const { pathname } = new URL(request.url)
    if (PATHS.has(pathname)) return fetch(request, peer)
    const message = `There is no ${pathname} on a worker, which answers ${[...PATHS].join(', ')} only. Call a server.`
    return respond(failure(new ApiError('not_found_error', message)), new Headers({ 'X-Request-Id': newId('req') }))
  }
