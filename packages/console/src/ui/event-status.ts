import type { Keepsake } from '@keepsake/sdk'

/** Work in the background. */
export type Event = Awaited<ReturnType<Keepsake['events']['get']>>['data']

export const EVENT_STATUSES = [
  ['queued', 'Queued'],
  ['processing', 'Processing'],
  ['completed', 'Completed'],
  ['partial', 'Partly failed'],
  ['failed', 'Failed'],
  ['cancelled', 'Cancelled'],
] as const satisfies readonly (readonly [Event['status'], string])[]

export const isUnderWay = ({ status }: Pick<Event, 'status'>): boolean => status === 'queued' || status === 'processing'
