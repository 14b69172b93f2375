import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../platform/errors.ts'

export interface RebindingOptions {
  /** Where others reach this server. */
  publicUrl: string
  /** Origins of web pages that may call; `*` for all. */
  corsOrigins: readonly string[]
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']
/** Browsers resolve every name below it to this machine, and ask no name server. */
const BELOW_LOCALHOST = '.localhost'
/** A host alone, without what would make another part of a URL. */
const HOST = /^[^@/?#\\\s]+$/

/**
 * Refuses requests that a page of another site has a browser send to a server on a loopback address: those for a name
 * that the page has bound to that address (DNS rebinding), and those that carry the origin of such a page.
 */
export function refuseOtherSites({ publicUrl, corsOrigins }: RebindingOptions): MiddlewareHandler {
  const pages = corsOrigins.flatMap(origin => URL.parse(origin)?.hostname ?? [])
  const own = new URL(publicUrl)
  const names = new Set([...LOOPBACK_NAMES, own.hostname, ...pages])
  const origins = new Set([own.origin, ...corsOrigins])

  return async ({ req }, next) => {
    // the target of a request may name a host as well, and does in a request that is made in this process
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

/** The name in a `Host` header, in lower case, without port and final dot. */
function nameOf(host: string): string | undefined {
  return HOST.test(host) ? URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '') : undefined
}
