import type { Platform } from '../../platform/contribution/platform.ts'
import type { OutboundFetch } from '../../platform/outbound-http/outbound-http.ts'
import { invalid } from '../../platform/values/errors.ts'
import type { Connect } from './connection/connection.ts'

export interface McpServersDependencies extends Pick<Platform, 'database' | 'vault' | 'outbound'> {
  connect: Connect
}

/** A name may resolve later, but a blocked address is always rejected. @throws ApiError `validation_error` */
export async function requireAllowed(outbound: OutboundFetch, url: string, livemode: boolean): Promise<void> {
  const { outcome, reason } = await outbound.check(url, { livemode, plainHttp: true })
  if (outcome === 'blocked') throw invalid('body.url', `body.url cannot be called. ${reason}`)
}
