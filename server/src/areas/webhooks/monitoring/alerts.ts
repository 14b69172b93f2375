import type { TenantScope } from '../../../platform/database/database.ts'
import type { Backlog } from '../engine/sql/backlog.ts'
import { DEAD_LETTER_ALERT } from '../limits.ts'
import { type Measured, waitingIn } from './measure.ts'
import { type Alert, type Problem, replaceAlerts } from './sql/alerts.ts'
import { type MetricName, statusOf, THRESHOLDS } from './thresholds.ts'

/** The name of the alert for the number of dead letters, which includes their causes. */
const DEAD_LETTER_QUEUE = 'dead_letter_queue'

/** Causes that the alert names. */
const MAX_CAUSES = 5

/** Raises alerts for values beyond their threshold, and clears the others. @returns the new alerts */
export async function settleAlerts(
  scope: TenantScope,
  { values, deliveries, backlogs }: Pick<Measured, 'values' | 'deliveries' | 'backlogs'>,
): Promise<Pick<Alert, 'metric' | 'priority' | 'message'>[]> {
  const raised: Problem[] = THRESHOLDS.flatMap(threshold => {
    const measured = values[threshold.name]
    if (measured === null || !('alert' in threshold) || statusOf(threshold, measured, deliveries) !== 'alert') return []
    const { priority, is, than, todo } = threshold.alert
    const value = shown(measured, is)
    const where = placesOf(threshold.name, backlogs)
    const message = `${threshold.name} is ${value}, ${is} ${than}${where}. ${threshold.description} ${todo}`
    return [{ metric: threshold.name, priority, value, threshold: than, message }]
  })
  const letters = values.pending_dead_letters ?? 0
  if (letters > DEAD_LETTER_ALERT)
    raised.push({
      metric: DEAD_LETTER_QUEUE,
      priority: 1,
      value: letters,
      threshold: DEAD_LETTER_ALERT,
      message: `${letters} dead letters: ${await analysis(scope)}`,
    })
  return replaceAlerts(scope, raised)
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

/** The open alerts, the most urgent first. */
export const openAlerts = (scope: TenantScope): Promise<Alert[]> =>
  scope.prisma(models =>
    models.webhookAlert.findMany({
      where: { clearedAt: null },
      omit: { id: true, tenantId: true, clearedAt: true },
      orderBy: [{ priority: 'asc' }, { metric: 'asc' }],
    }),
  )
