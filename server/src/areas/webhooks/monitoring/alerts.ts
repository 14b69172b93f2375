import type { TenantScope } from '../../../platform/database/database.ts'
import type { Backlog } from '../engine/sql/backlog.ts'
import { DEAD_LETTER_ALERT } from '../limits.ts'
import { affected, DEAD_LETTER_QUEUE, endpointsOf } from './affected.ts'
import { type Failing, failingOf } from './failing.ts'
import { type Measured, waitingIn } from './measure.ts'
import { type NewAlert, type Problem, replaceAlerts } from './sql/alerts.ts'
import { STREAK } from './sql/streaks.ts'
import { type MetricName, type MetricValues, statusOf, THRESHOLDS } from './thresholds.ts'

/** Causes that the alert names. */
const MAX_CAUSES = 5

/** Raises alerts for values beyond their threshold, and clears the others. @returns the new alerts */
export async function settleAlerts(scope: TenantScope, measured: Measured): Promise<NewAlert[]> {
  const values: Partial<MetricValues> = measured.values
  const raised: Problem[] = THRESHOLDS.flatMap(threshold => {
    if (!('alert' in threshold)) return []
    const { priority, is, than, todo } = threshold.alert
    const { name, description } = threshold
    const problem = (value: number, where: string, text: string): Problem => ({
      ...{ metric: name, priority, value: shown(value, is), threshold: than, subscriptionId: '', eventType: '' },
      subscriptionIds: [],
      message: `${name} is ${shown(value, is)}, ${is} ${than}${where}. ${text}${description} ${todo}`,
    })
    if ('volume' in threshold.alert)
      return failingOf(threshold, measured).map(each => ({
        ...problem(each.value, '', sentenceOf(each)),
        ...{ subscriptionId: each.subscriptionId ?? '', eventType: each.type ?? '' },
        subscriptionIds: endpointsOf(each, measured),
      }))
    const value = values[name] ?? null
    if (value === null || statusOf(threshold, value, measured.whole) !== 'alert') return []
    return [problem(value, placesOf(name, measured.backlogs), '')]
  })
  const letters = measured.values.pending_dead_letters ?? 0
  if (letters > DEAD_LETTER_ALERT)
    raised.push({
      metric: DEAD_LETTER_QUEUE,
      priority: 1,
      value: letters,
      threshold: DEAD_LETTER_ALERT,
      message: `${letters} dead letters: ${await analysis(scope)}.`,
      ...{ subscriptionId: '', eventType: '', subscriptionIds: [] },
    })
  for (const each of raised)
    if (each.subscriptionIds.length === 0) each.subscriptionIds = await affected(scope, each.metric, measured)
  return replaceAlerts(scope, raised)
}

/** What a rate is of, as far as it is not of all deliveries. */
function sentenceOf({ subscriptionId, type, inRow }: Failing): string {
  const where = subscriptionId ?? type ?? 'all subscriptions'
  if (inRow) return `The last ${STREAK} deliveries of ${where} failed. `
  return subscriptionId === null && type === null ? '' : `These are deliveries of ${where}. `
}

const PRECISION = 1e4

/** A value as its alert shows it, in the text as in the number: rounded, but never back to the threshold. */
const shown = (value: number, is: 'above' | 'below'): number =>
  (is === 'below' ? Math.floor : Math.ceil)(value * PRECISION) / PRECISION

const MAX_PLACES = 5

/** The subscriptions that deliveries wait for, if that is what a metric measures. */
function placesOf(metric: MetricName, backlogs: readonly Backlog[]): string {
  const chosen =
    metric === 'overdue_seconds'
      ? backlogs.filter(({ overdue }) => overdue !== null)
      : metric === 'backlog'
        ? backlogs
        : []
  const places = chosen
    .slice(0, MAX_PLACES)
    .map(each => `${waitingIn(each)} of ${each.subscriptionId}`)
    .join(', ')
  return places && ` (${places})`
}

/** The causes of the dead letters, most frequent first. */
async function analysis(scope: TenantScope): Promise<string> {
  const groups = await scope.prisma(models =>
    models.webhookDeadLetter.groupBy({
      by: ['reason', 'subscriptionId'],
      where: { replayedAt: null },
      _count: { id: true },
      orderBy: { _count: { id: 'desc' } },
      take: MAX_CAUSES,
    }),
  )
  return groups.map(({ reason, subscriptionId, _count }) => `${_count.id} ${reason} at ${subscriptionId}`).join(', ')
}
