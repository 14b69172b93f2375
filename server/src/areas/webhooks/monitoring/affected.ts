import type { TenantScope } from '../../../platform/database/database.ts'
import type { Backlog } from '../engine/sql/backlog.ts'
import type { Failing } from './failing.ts'
import { type Measured, waitingIn } from './measure.ts'

/** The name of the alert for the number of dead letters, which includes their causes. */
export const DEAD_LETTER_QUEUE = 'dead_letter_queue'

/** Subscriptions that an alert names. */
const MAX_NAMED = 20

/** The subscriptions that a rate is too low for, the worst first. */
export function endpointsOf(
  { subscriptionId, type }: Pick<Failing, 'subscriptionId' | 'type'>,
  { groups, streaks }: Pick<Measured, 'groups' | 'streaks'>,
): string[] {
  if (subscriptionId !== null) return [subscriptionId]
  const streak = streaks.find(each => each.subscriptionId === null && each.type === type)
  const only = groups.find(each => each.type === type && each.subscriptionId === null)?.only
  const failing = groups
    .filter(each => each.type === null && each.arrived < each.ended)
    .toSorted((a, b) => b.ended - b.arrived - (a.ended - a.arrived))
    .flatMap(each => each.subscriptionId ?? [])
  const named = type === null ? failing : [...(only ? [only] : []), ...(streak?.endpoints ?? [])]
  return [...new Set(named.length > 0 ? named : failing)].slice(0, MAX_NAMED)
}

type Read = (scope: TenantScope, measured: Pick<Measured, 'backlogs'>) => Promise<string[]> | string[]

const waiting =
  (count: (backlog: Backlog) => number): Read =>
  (_, { backlogs }) =>
    backlogs
      .filter(each => count(each) > 0)
      .toSorted((a, b) => count(b) - count(a))
      .map(each => each.subscriptionId)

async function withDeadLetters(scope: TenantScope): Promise<string[]> {
  const groups = await scope.prisma(models =>
    models.webhookDeadLetter.groupBy({
      ...{ by: ['subscriptionId'], where: { replayedAt: null }, _count: { id: true }, take: MAX_NAMED },
      orderBy: { _count: { id: 'desc' } },
    }),
  )
  return groups.map(({ subscriptionId }) => subscriptionId)
}

async function withOpenCircuit(scope: TenantScope): Promise<string[]> {
  const rows = await scope.prisma(models =>
    models.webhookSubscription.findMany({
      where: { circuitState: { not: 'closed' } },
      ...{ orderBy: [{ circuitOpenedAt: 'asc' }, { id: 'asc' }], take: MAX_NAMED, select: { id: true } },
    }),
  )
  return rows.map(({ id }) => id)
}

/** Where to look for what a metric is about. */
const READS: Readonly<Partial<Record<string, Read>>> = {
  [DEAD_LETTER_QUEUE]: withDeadLetters,
  pending_dead_letters: withDeadLetters,
  open_circuits: withOpenCircuit,
  retry_queue_depth: waiting(({ retrying }) => retrying),
  backlog: waiting(waitingIn),
  overdue_seconds: waiting(({ overdue }) => overdue ?? 0),
}

/** The subscriptions that a metric is about, the worst first. */
export const affected = async (
  scope: TenantScope,
  metric: string,
  measured: Pick<Measured, 'backlogs'>,
): Promise<string[]> => ((await READS[metric]?.(scope, measured)) ?? []).slice(0, MAX_NAMED)
