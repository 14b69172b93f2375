import { EVENT_STATUSES, type Event } from '../../ui/event-status.ts'

/** What the address of the events says: which of them are listed. */
export interface EventsSearch {
  status?: Event['status']
  type?: string
}

export function readEventsSearch(search: Record<string, unknown>): EventsSearch {
  const status = EVENT_STATUSES.map(([each]) => each).find(each => each === search.status)
  return {
    ...(status && { status }),
    ...(typeof search.type === 'string' && search.type !== '' && { type: search.type }),
  }
}

export const OUTCOMES = [
  ['failed', 'Failed'],
  ['succeeded', 'Succeeded'],
  ['pending', 'Pending'],
] as const
export type Outcome = (typeof OUTCOMES)[number][0]

/** What the address of an event says: which of its items are listed. */
export function readEventSearch({ outcome }: Record<string, unknown>): { outcome?: Outcome } {
  const chosen = OUTCOMES.map(([each]) => each).find(each => each === outcome)
  return chosen ? { outcome: chosen } : {}
}
