import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../platform/values/errors.ts'

export interface RebindingOptions {
  publicUrl: string
  /** Origins of web pages that may call this server. `*` for all. */
  corsOrigins: readonly string[]
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']
/** Browsers resolve all names with this suffix to this machine, without DNS. */
const BELOW_LOCALHOST = '.localhost'
/** A host alone, without characters that would start another part of a URL. */
const HOST = /^[^@/?#\\\s]+$/

/**
 * Refuses requests that a page of another site makes a browser send to a server on a loopback address: requests for a
 * name that the page has bound to that address (DNS rebinding), and requests with the origin of such a page.
 */
export function refuseOtherSites({ publicUrl, corsOrigins }: RebindingOptions): MiddlewareHandler {
  const pages = corsOrigins.flatMap(origin => URL.parse(origin)?.hostname ?? [])
  const own = new URL(publicUrl)
  const names = new Set([...LOOPBACK_NAMES, own.hostname, ...pages])
  const origins = new Set([own.origin, ...corsOrigins])

  return async ({ req }, next) => {
    // the request URL can contain a host too, and does if the request was made in this process
    const target = new URL(req.url).host
    const host = req.header('Host') ?? target
    for (const given of [host, target]) {
      const name = nameOf(given)
      if (name === undefined || !(names.has(name) || name.endsWith(BELOW_LOCALHOST)))
        throw new ApiError(
          'permission_error',
          `This server does not accept requests for the host ${given}. Call it as localhost, or set PUBLIC_URL to its public address.`,
        )
    }
    const origin = req.header('Origin')
    if (origin !== undefined && !origins.has(origin) && origin !== URL.parse(`http://${host}`)?.origin)
      throw new ApiError(
        'permission_error',
        `Web pages of ${origin} may not call this server. Add the origin to CORS_ORIGINS to allow it.`,
      )
    await next()
  }
}

/** Returns the name in a `Host` header in lower case, without port and final dot. */
const nameOf = (host: string): string | undefined =>
  HOST.test(host) ? URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '') : undefined
