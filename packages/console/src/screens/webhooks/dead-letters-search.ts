import type { WebhookDeadLetter } from '@keepsake/sdk'

export type Reason = WebhookDeadLetter['reason']

/** Why something did not arrive, as people read it. */
export const REASONS: Readonly<Record<Reason, string>> = {
  attempts_exhausted: 'All attempts failed',
  rejected: 'Refused',
  blocked: 'Address not allowed',
  gone: 'Gone for good',
  circuit_open: 'Circuit open for too long',
  subscription_disabled: 'Disabled for too long',
  expired: 'Expired',
  circular: 'In a circle',
  unreadable: 'Secrets unreadable',
}

/** What the address says: which dead letters are shown. */
export interface DeadLettersSearch {
  endpoint?: string
  reason?: Reason
}

const isReason = (value: unknown): value is Reason => typeof value === 'string' && Object.hasOwn(REASONS, value)

export function readDeadLettersSearch({ endpoint, reason }: Record<string, unknown>): DeadLettersSearch {
  return {
    ...(typeof endpoint === 'string' && endpoint !== '' && { endpoint }),
    ...(isReason(reason) && { reason }),
  }
}
