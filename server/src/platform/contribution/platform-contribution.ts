import { purgeAddressLimits } from '../access/address-limit.ts'
import { purgeKeyWaits } from '../access/authenticate.ts'
import { writeDownCalls } from '../access/monthly-calls.ts'
import { sweepReservations } from '../credits/credits.ts'
import { keepLogSmall } from '../database/log-size.ts'
import { managePartitions } from '../database/manage-partitions.ts'
import { logFailure } from '../database/retry.ts'
import { refreshStatistics } from '../database/statistics.ts'
import { type Consumer, relay } from '../events/outbox.ts'
import { startIdleWatch, unclaimedSeconds } from '../jobs/idle-watch.ts'
import { purgeMailCounts } from '../mail/sql/mail-limits.ts'
import { endOrganizations } from '../organizations/deletion.ts'
import { purgeSessions } from '../sessions/sessions.ts'
import type { PlatformSettings } from '../settings/settings.ts'
import type { CallCounts } from '../usage/call-counts.ts'
import { rollUpUsage } from '../usage/roll-up.ts'
import { sweepHolds } from '../wallet/wallet.ts'
import type { Contribution } from './contribution.ts'
import type { Platform } from './platform.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const WRITE_CALLS_MS = 10_000

export interface PlatformWork {
  consumers: readonly Consumer[]
  callCounts: CallCounts
}

/** How long tables are kept that grow with every call. */
export type Retentions = Pick<PlatformSettings, 'USAGE_RETENTION_DAYS' | 'AUDIT_RETENTION_DAYS'>

/** The periodic work of the platform itself. */
export function createPlatformContribution(
  { config, database, files, idempotency, metrics, log }: Platform<Retentions>,
  { consumers, callCounts }: PlatformWork,
): Contribution {
  const count = async (rows: string): Promise<number> => {
    const [row] = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${rows}`)
    return row?.n ?? 0
  }
  // counted where charges are totalled, since they are made in many statements
  const charged = metrics.counter({
    name: 'credits_charged_total',
    help: 'Credits charged, counted a few seconds later by the process that totals them.',
    labelNames: ['operation'],
  })
  const tell = (operation: string, credits: number): void => charged.inc({ operation }, credits)
  const pool = database.connections
  if (pool) {
    metrics.gauge('database_connections_open', 'Connections of the pool to PostgreSQL.', () => pool().open)
    metrics.gauge('database_connections_idle', 'Connections of the pool that nobody uses.', () => pool().idle)
    metrics.gauge('database_connections_waiting', 'Callers that wait for a connection.', () => pool().waiting)
  }
  metrics.gauge('jobs_due', 'Background jobs whose time has come.', () =>
    count('runtime.jobs WHERE run_at <= app_now()'),
  )
  metrics.gauge('jobs_unclaimed_seconds', 'Age of the oldest job or domain event that waits for a worker.', () =>
    unclaimedSeconds(database),
  )
  metrics.gauge('outbox_depth', 'Domain events that were not handed over yet.', () => count('runtime.outbox'))
  return {
    schedules: {
      'platform.relay_events': { everySeconds: 5, run: () => relay(database, consumers) },
      'platform.write_down_calls': { everySeconds: 10, run: () => writeDownCalls(database) },
      'platform.roll_up_usage': {
        everySeconds: 10,
        run: ({ renewLease }) => rollUpUsage(database, { renewLease, tell }),
      },
      'platform.sweep_credit_reservations': { everySeconds: MINUTE, run: () => sweepReservations(database) },
      'platform.sweep_wallet_holds': { everySeconds: MINUTE, run: () => sweepHolds(database) },
      'platform.refresh_statistics': { everySeconds: 5, run: () => refreshStatistics(database) },
      'platform.remove_files': { everySeconds: 15, run: () => files.removeDue() },
      'platform.purge_idempotency': { everySeconds: HOUR, run: () => idempotency.purge() },
      'platform.end_organizations': {
        everySeconds: HOUR,
        run: async ({ renewLease }) => void (await endOrganizations(database, renewLease)),
      },
      'platform.manage_partitions': {
        everySeconds: HOUR,
        run: () =>
          managePartitions(database, [
            { table: 'usage_entries', days: config.USAGE_RETENTION_DAYS, unless: 'NOT is_totalled' },
            { table: 'audit_entries', days: config.AUDIT_RETENTION_DAYS },
          ]),
      },
      'platform.purge_address_limits': { everySeconds: HOUR, run: () => purgeAddressLimits(database) },
      'platform.purge_mail_counts': { everySeconds: HOUR, run: () => purgeMailCounts(database) },
      'platform.purge_sessions': { everySeconds: HOUR, run: () => purgeSessions(database) },
      'platform.purge_key_waits': { everySeconds: HOUR, run: () => purgeKeyWaits(database) },
    },
    // in every process, because each counts its own calls
    async start({ workers }) {
      const watch = workers ? undefined : startIdleWatch(log, 'background work', () => unclaimedSeconds(database))
      const write = (): Promise<void> =>
        callCounts.write().catch(error => logFailure(log, error, 'The latest calls could not be counted'))
      const timer = setInterval(write, WRITE_CALLS_MS)
      const small = workers && database.kind === 'embedded' ? keepLogSmall(database, log) : undefined
      return {
        async stop() {
          clearInterval(timer)
          small?.stop()
          await watch?.stop()
          await write()
        },
      }
    },
  }
}
