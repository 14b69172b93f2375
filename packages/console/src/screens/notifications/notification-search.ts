import type { Keepsake } from '@keepsake/sdk'

export type Notification = Awaited<ReturnType<Keepsake['notifications']['list']>>['data'][number]

export const STATES = [
  ['open', 'Unread and read'],
  ['unread', 'Unread'],
  ['dismissed', 'Dismissed'],
] as const

/** What the address of the notifications says: which of them are listed. */
export function readNotificationsSearch({ state }: Record<string, unknown>): { state?: 'unread' | 'dismissed' } {
  return state === 'unread' || state === 'dismissed' ? { state } : {}
}
