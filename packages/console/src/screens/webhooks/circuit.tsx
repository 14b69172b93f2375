import type { Webhook, WebhookDeliveryStatus } from '@keepsake/sdk'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../ui/badge.tsx'

const CIRCUITS: Readonly<Record<Webhook['circuit_state'], readonly [Tone, string]>> = {
  closed: ['good', 'Delivering'],
  half_open: ['warn', 'Trying again'],
  open: ['bad', 'Circuit open'],
}

/** Whether a subscription delivers. */
export function Circuit({
  webhook: { circuit_state, disabled_at, failing_since },
}: {
  webhook: Pick<Webhook, 'circuit_state' | 'disabled_at' | 'failing_since'>
}): ReactNode {
  if (disabled_at) return <Badge tone="bad">Disabled</Badge>
  if (circuit_state === 'closed' && failing_since) return <Badge tone="warn">Failing</Badge>
  const [tone, name] = CIRCUITS[circuit_state]
  return <Badge tone={tone}>{name}</Badge>
}

const STATUSES: Readonly<Record<WebhookDeliveryStatus, readonly [Tone, string]>> = {
  queued: ['plain', 'Queued'],
  sending: ['plain', 'Sending'],
  retrying: ['warn', 'Retrying'],
  deferred: ['warn', 'Waiting'],
  succeeded: ['good', 'Arrived'],
  failed: ['bad', 'Failed'],
  dead_lettered: ['bad', 'Dead letter'],
}

export const STATUS_NAMES: readonly (readonly [WebhookDeliveryStatus, string])[] = [
  'queued' as const,
  'sending' as const,
  'retrying' as const,
  'deferred' as const,
  'succeeded' as const,
  'failed' as const,
  'dead_lettered' as const,
].map(status => [status, STATUSES[status][1]])

export function Status({ status }: { status: WebhookDeliveryStatus }): ReactNode {
  const [tone, name] = STATUSES[status]
  return <Badge tone={tone}>{name}</Badge>
}
