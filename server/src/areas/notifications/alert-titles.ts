import { formatNumber } from '../../platform/values/format.ts'

const counted = (value: number, one: string, many: string): string =>
  `${formatNumber(value)} ${value === 1 ? one : many}`

// rounded down: a rate that is too low never reads as one that is not
const percent = (value: number): string => `${formatNumber(Math.floor(value * 1_000) / 10)} %`

/** What the metrics of webhook delivery mean to people. @param to where, such as ` to https://…`, or empty for all */
const TITLES: Readonly<Record<string, (value: number, to: string) => string>> = {
  delivery_success_rate: (value, to) => `Only ${percent(value)} of deliveries${to} arrive`,
  first_attempt_success_rate: (value, to) => `Only ${percent(value)} of first attempts${to} arrive`,
  pending_dead_letters: (value, to) => `${counted(value, 'event', 'events')}${to} failed in all attempts`,
  dead_letter_queue: (value, to) => `${counted(value, 'event', 'events')}${to} failed in all attempts`,
  open_circuits: (value, to) => `Sending is paused${to || ` to ${counted(value, 'endpoint', 'endpoints')}`}`,
  retry_queue_depth: (value, to) => `${counted(value, 'delivery waits', 'deliveries wait')}${to} for another attempt`,
  backlog: (value, to) => `${counted(value, 'delivery', 'deliveries')}${to} have not arrived yet`,
  overdue_seconds: (value, to) => `Deliveries${to} are ${counted(Math.round(value), 'second', 'seconds')} late`,
  failed_inbound_events: value => `${counted(value, 'received event', 'received events')} became no memory`,
}

/** The title of an alert for a metric that passed its threshold. */
export const titleOf = (metric: string, value: number, to: string): string =>
  TITLES[metric]?.(value, to) ?? `Webhook delivery needs attention${to}`

/** More endpoints are counted. */
const MAX_NAMED = 2
/** Characters of a name in a title, which has at most 200. */
const MAX_NAME = 60

/** Endpoints in a title: up to two by name, and how many more. */
export function namesOf(endpoints: readonly { name: string }[]): string {
  const named = endpoints
    .slice(0, MAX_NAMED)
    .map(({ name }) => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name))
  const more = endpoints.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(' and ')
}
