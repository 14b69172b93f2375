import { purgeAddressLimits } from './access/address-limit.ts'
import { writeDownCalls } from './access/monthly-calls.ts'
import type { Contribution } from './contribution.ts'
import { sweepReservations } from './credits/credits.ts'
import { refreshStatistics } from './database/statistics.ts'
import { type Consumer, relay } from './outbox.ts'
import type { Platform } from './platform.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

export interface PlatformWork {
  consumers: readonly Consumer[]
}

/** The periodic work of the platform itself. */
export function createPlatformContribution(
  { database, idempotency, metrics }: Platform,
  { consumers }: PlatformWork,
): Contribution {
  const count = async (rows: string): Promise<number> => {
    const [row] = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${rows}`)
    return row?.n ?? 0
  }
  metrics.gauge('jobs_due', 'Background jobs whose time has come.', () =>
    count('runtime.jobs WHERE run_at <= app_now()'),
  )
  metrics.gauge('outbox_depth', 'Domain events that were not handed over yet.', () => count('runtime.outbox'))
  return {
    schedules: {
      'platform.relay_events': { everySeconds: 5, run: () => relay(database, consumers) },
      'platform.write_down_calls': { everySeconds: 10, run: () => writeDownCalls(database) },
      'platform.sweep_credit_reservations': { everySeconds: MINUTE, run: () => sweepReservations(database) },
      'platform.refresh_statistics': { everySeconds: 5, run: () => refreshStatistics(database) },
      'platform.purge_idempotency': { everySeconds: HOUR, run: () => idempotency.purge() },
      'platform.purge_address_limits': { everySeconds: HOUR, run: () => purgeAddressLimits(database) },
    },
  }
}
