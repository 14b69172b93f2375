import type { TenantScope } from '../../../platform/database/database.ts'
import { DEAD_LETTER_ALERT } from '../limits.ts'
import { type Alert, causesOfDeadLetters, type Problem, replaceAlerts } from './sql/alerts.ts'
import type { MetricValues } from './thresholds.ts'
import { statusOf, THRESHOLDS } from './thresholds.ts'

/** The name of the alert for the number of dead letters, which includes their causes. */
const DEAD_LETTER_QUEUE = 'dead_letter_queue'

/** Raises alerts for values beyond their threshold, and clears the others. @returns the new alerts */
export async function settleAlerts(
  scope: TenantScope,
  values: MetricValues,
): Promise<Pick<Alert, 'metric' | 'priority' | 'message'>[]> {
  const raised: Problem[] = THRESHOLDS.flatMap(threshold => {
    const value = values[threshold.name]
    if (value === null || !('alert' in threshold) || statusOf(threshold, value) !== 'alert') return []
    const { priority, is, than, todo } = threshold.alert
    const message = `${threshold.name} is ${Number(value.toPrecision(3))}, ${is} ${than}. ${threshold.description} ${todo}`
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

/** The causes of the dead letters, most frequent first. */
async function analysis(scope: TenantScope): Promise<string> {
  const groups = await causesOfDeadLetters(scope)
  return groups.map(({ reason, subscriptionId, count }) => `${count} ${reason} at ${subscriptionId}`).join(', ')
}
