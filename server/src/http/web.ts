import { readTrace } from '@keepsake/webhooks'
import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import type { Logger } from 'pino'
import type { Operation } from '../contract/operations.ts'
import { failure, respond, toApiError } from '../contract/respond.ts'
import { DAY_SECONDS } from '../platform/values/durations.ts'
import { newId } from '../platform/values/ids.ts'
import type { Peer } from './address.ts'
import { pathReader, prefixOf } from './prefix.ts'
import { type RebindingOptions, refuseOtherSites } from './rebinding.ts'
import { createUnknownPath, PAGES } from './unknown-path.ts'

export type Web = Hono<{ Bindings: Peer }>

export interface WebOptions extends RebindingOptions {
  log: Logger
  /** Whether the server can only be reached from this machine. */
  isLoopback: boolean
  operations: readonly Operation[]
}

/** Creates the app around the operations: headers for browsers, the request log, and responses for unknown paths. */
export function createWeb({ log, isLoopback, publicUrl, corsOrigins, operations }: WebOptions): Web {
  const own = [...operations.map(({ path }) => path), ...PAGES, '/mcp']
  const web: Web = new Hono({ getPath: pathReader(prefixOf(publicUrl), own) })
  web.use(logged(log))
  web.use(
    secureHeaders({
      // left to the proxy that terminates TLS
      strictTransportSecurity: false,
      xFrameOptions: 'DENY',
      // lets pages of the listed origins read the responses
      crossOriginResourcePolicy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    }),
  )
  if (isLoopback && !corsOrigins.includes('*')) web.use(refuseOtherSites({ publicUrl, corsOrigins }))
  if (corsOrigins.length > 0) web.use(allowOrigins(corsOrigins))
  const answerUnknown = createUnknownPath(operations)
  web.notFound(({ req: { method, path, url } }) => answerUnknown({ method, path, origin: new URL(url).origin }))
  web.onError(error => {
    const requestId = newId('req')
    const headers = new Headers({ 'X-Request-Id': requestId })
    return respond(failure(toApiError(error, requestId, log)), headers)
  })
  return web
}

const allowOrigins = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: origins.includes('*') ? '*' : [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: [
      'X-Request-Id',
      'Retry-After',
      'RateLimit',
      'RateLimit-Policy',
      'Idempotent-Replayed',
      'WWW-Authenticate',
    ],
    maxAge: DAY_SECONDS,
  })

/** Logs one line for each request: success at `debug`, client errors at `info`. 5xx are logged where they occur. */
function logged(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    await next()
    const { status, headers } = context.res
    // operations set their own request ids
    if (!headers.has('X-Request-Id')) headers.set('X-Request-Id', newId('req'))
    const level = status >= 400 ? 'info' : 'debug'
    if (!log.isLevelEnabled(level)) return
    const trace = readTrace(context.req.raw.headers)
    log[level](
      {
        requestId: headers.get('X-Request-Id'),
        ...(trace && { traceId: trace.traceId }),
        method: context.req.method,
        // without the query, which can contain search texts
        path: context.req.path,
        status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      'request',
    )
  }
}
