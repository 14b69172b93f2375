import type { ReplayWebhookEventsRequest, WebhookDeliveryStatus } from '@keepsake/sdk'

const STATUSES: readonly WebhookDeliveryStatus[] = [
  'queued',
  'sending',
  'retrying',
  'deferred',
  'succeeded',
  'failed',
  'dead_lettered',
]

/** Which deliveries of a subscription are shown. */
export interface DeliveriesFilter {
  status?: WebhookDeliveryStatus
  /** The ID of their event. */
  event?: string
  type?: string
  since?: string
  until?: string
}

/** A replay that was started, and what it was asked to send. */
export interface StartedReplay extends Omit<DeliveriesFilter, 'event'> {
  /** The event that reports it. */
  id: string
  /** How many deliveries it had to send, those included that waited already. */
  missed: number
}

/** What the address of a subscription says: which of its deliveries are shown, and the replay whose progress is. */
export interface DeliveriesSearch extends DeliveriesFilter {
  replay?: StartedReplay
}

const textsOf = <Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): Partial<Record<Name, string>> => {
  const texts: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = search[name]
    if (typeof value === 'string' && value !== '') texts[name] = value
  }
  return texts
}

export function readDeliveriesSearch(search: Record<string, unknown>): DeliveriesSearch {
  const { id, missed, ...ofReplay } = Object(search.replay)
  const isReplay = typeof id === 'string' && typeof missed === 'number'
  return {
    ...readFilter(search),
    ...textsOf(search, ['event']),
    ...(isReplay && { replay: { id, missed, ...readFilter(ofReplay) } }),
  }
}

function readFilter(search: Record<string, unknown>): Omit<DeliveriesFilter, 'event'> {
  const status = STATUSES.find(each => each === search.status)
  const { since, until, ...texts } = textsOf(search, ['type', 'since', 'until'])
  return {
    ...(status && { status }),
    ...texts,
    ...(isTime(since) && { since }),
    ...(isTime(until) && { until }),
  }
}

const isTime = (text: string | undefined): text is string => text !== undefined && !Number.isNaN(Date.parse(text))

/** The same as the API reads it. */
export const filterOf = ({ status, event, type, since, until }: DeliveriesFilter): object => ({
  ...(status && { status }),
  ...(event && { event_id: event }),
  ...(type && { event_type: type }),
  ...(since && { since }),
  ...(until && { until }),
})

/** What is sent again of what a filter shows: what has failed or was not tried, of any event. */
export const missedOf = (
  subscriptionId: string,
  { status, type, since, until }: DeliveriesFilter,
): ReplayWebhookEventsRequest['filter'] => ({
  subscriptionId,
  ...((status === 'failed' || status === 'dead_lettered') && { outcome: 'failed' }),
  ...(type && { types: [type] }),
  ...(since && { since }),
  ...(until && { until }),
})

const EVENT_ID = /^evt_/

/** What is meant by the text of the search: the ID of an event or a type. */
export const readSearch = (text: string): Pick<DeliveriesFilter, 'event' | 'type'> => {
  if (text === '') return {}
  return EVENT_ID.test(text) ? { event: text } : { type: text }
}

/** A time of the address as a field of the browser shows it, in its time zone. */
export function toField(time: string | undefined): string {
  const at = new Date(time ?? '')
  if (Number.isNaN(at.getTime())) return ''
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The time of such a field. Undefined while it is empty. */
export const fromField = (text: string): string | undefined => (text === '' ? undefined : new Date(text).toISOString())
