import { failure, respond } from '../contract/respond.ts'
import { constantTimeEqual } from '../platform/encryption/crypto.ts'
import type { Metrics } from '../platform/telemetry/metrics.ts'
import { ApiError } from '../platform/values/errors.ts'
import type { Web } from './web.ts'

/** Serves Prometheus metrics at `/metrics`. If an operator key is set, it is required as a bearer token. */
export function mountMetrics(web: Web, metrics: Metrics, internalApiKey: string | undefined): void {
  web.get('/metrics', async context => {
    const given = context.req.header('Authorization')?.replace(/^Bearer +/i, '') ?? ''
    if (internalApiKey && !constantTimeEqual(given, internalApiKey)) {
      const error = new ApiError('authentication_error', 'Send the header Authorization: Bearer <INTERNAL_API_KEY>.')
      return respond(failure(error), new Headers({ 'WWW-Authenticate': 'Bearer' }))
    }
    const { contentType, body } = await metrics.render()
    return context.body(body, 200, { 'Content-Type': contentType })
  })
}
