import { type Measured, share } from './measure.ts'
import type { Group } from './sql/measure.ts'
import { type MetricStatus, statusOf, type Threshold } from './thresholds.ts'

/** Deliveries of which too many fail: all, or those of a subscription or an event type. */
export interface Failing extends Pick<Group, 'subscriptionId' | 'type'> {
  /** The rate that is too low. */
  value: number
  /** Whether there are too few for a rate, and the latest ones have all failed. */
  inRow: boolean
}

/** Which numbers of a group a rate has. Those of an event type leave out subscriptions where nothing arrives. */
const RATES: Record<string, (group: Group) => { good: number; all: number }> = {
  delivery_success_rate: ({ type, arrived: good, ended, endedUp }) => ({ good, all: type === null ? ended : endedUp }),
  first_attempt_success_rate: ({ type, firstArrived: good, tried, triedUp }) => ({
    good,
    all: type === null ? tried : triedUp,
  }),
}

const NOTHING = { ended: 0, arrived: 0, tried: 0, firstArrived: 0, endedUp: 0, triedUp: 0, only: null }

const isFew = (status: MetricStatus): boolean => status === 'few' || status === 'no_data'

const keyOf = ({ subscriptionId, type }: Pick<Group, 'subscriptionId' | 'type'>): string =>
  `${subscriptionId ?? ''} ${type ?? ''}`

/**
 * Where a rate is too low: subscriptions, then event types and all deliveries together, unless what fails is said by
 * subscriptions already. Empty for metrics that are no such rate.
 */
export function failingOf(
  threshold: Threshold,
  { whole, groups, streaks }: Pick<Measured, 'whole' | 'groups' | 'streaks'>,
): Failing[] {
  const numbersOf = RATES[threshold.name]
  if (!numbersOf) return []
  const inRow = new Map(threshold.name === 'delivery_success_rate' ? streaks.map(each => [keyOf(each), each]) : [])
  const known = new Set([whole, ...groups].map(keyOf))
  // what has failed before the time that rates are of
  const earlier = [...inRow.values()].filter(each => !known.has(keyOf(each)))
  const all = [...groups, ...earlier.map(each => ({ ...NOTHING, ...each }))]
  /** The subscriptions that fail, with how many deliveries. */
  const named = new Map<string | null, number>()
  const judge = (group: Group): Failing[] => {
    const { good, all } = numbersOf(group)
    if (all > 0 && named.get(group.only) === all) return []
    const status = statusOf(threshold, share(good, all), { ended: all, tried: all })
    const streak = isFew(status) ? inRow.get(keyOf(group)) : undefined
    // a subscription where nothing arrives says it for all of its types
    const isSaid = (group.type === null || group.endedUp === 0) && streak?.endpoints.every(each => named.has(each))
    const isRow = streak !== undefined && !isSaid
    return status === 'alert' || isRow ? [{ ...group, value: share(good, all) ?? 0, inRow: isRow }] : []
  }
  const failing = all
    .filter(({ type }) => type === null)
    .flatMap(group => {
      const found = judge(group)
      if (found.length > 0) named.set(group.subscriptionId, numbersOf(group).all)
      return found
    })
  return [...failing, ...all.filter(({ type }) => type !== null).flatMap(judge), ...judge(whole)]
}

/** Whether there are too few deliveries for a rate, and the latest ones of anything have all failed. */
export const failsInRow = (
  threshold: Threshold,
  measured: Pick<Measured, 'values' | 'whole' | 'groups' | 'streaks'>,
): boolean =>
  isFew(statusOf(threshold, measured.values.delivery_success_rate, measured.whole)) &&
  failingOf(threshold, measured).some(({ inRow }) => inRow)
