import type { Logger } from 'pino'
import { purgeAddressLimits } from './platform/access/address-limit.ts'
import { writeDownCalls } from './platform/access/monthly-calls.ts'
import { sweepHolds } from './platform/credits/credits.ts'
import type { Database } from './platform/database/database.ts'
import { refreshStatistics } from './platform/database/statistics.ts'
import type { Idempotency } from './platform/idempotency.ts'
import { enqueue } from './platform/jobs/jobs.ts'
import type { JobKind } from './platform/jobs/runner.ts'
import { type Consumer, relay } from './platform/outbox.ts'
import { purgeDeletions } from './purge-deletions.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const EVENTS_KEPT_DAYS = 30
const EVENTS_AT_ONCE = 100
/** The row of a periodic job is never given up: it counts its runs as attempts. */
const WITHOUT_END = 2_147_483_647

const PURGE_EVENTS = `DELETE FROM events WHERE id IN (
  SELECT id FROM events WHERE created_at < app_now() - interval '${EVENTS_KEPT_DAYS} days' LIMIT ${EVENTS_AT_ONCE}
) RETURNING id`

export interface MaintenanceDependencies {
  database: Database
  idempotency: Idempotency
  /** Who acts on domain events. */
  consumers: readonly Consumer[]
  /** What the areas have to do every so often. */
  upkeeps: Record<string, Upkeep>
  log: Logger
}

/** Work that is done again and again. */
export interface Upkeep {
  everySeconds: number
  run(): Promise<unknown>
}

/** What has to be done every so often, and how often. What a crash interrupts, the next run finds. */
function upkeepsOf({ database, idempotency, consumers, upkeeps }: MaintenanceDependencies): Record<string, Upkeep> {
  return {
    'maintenance.relay_events': { everySeconds: 5, run: () => relay(database, consumers) },
    'maintenance.write_down_calls': { everySeconds: 10, run: () => writeDownCalls(database) },
    'maintenance.sweep_holds': { everySeconds: MINUTE, run: () => sweepHolds(database) },
    'maintenance.refresh_statistics': { everySeconds: MINUTE, run: () => refreshStatistics(database) },
    'maintenance.purge_idempotency': { everySeconds: HOUR, run: () => idempotency.purge() },
    'maintenance.purge_address_limits': { everySeconds: HOUR, run: () => purgeAddressLimits(database) },
    'maintenance.purge_deletions': { everySeconds: HOUR, run: () => purgeDeletions(database) },
    'maintenance.purge_events': { everySeconds: DAY, run: () => purgeEvents(database) },
    ...upkeeps,
  }
}

/** The periodic jobs. Each is one row that goes back into the queue, so that of many processes one runs it. */
export function createMaintenance(dependencies: MaintenanceDependencies): Record<string, JobKind> {
  const kinds = Object.entries(upkeepsOf(dependencies)).map(([name, { everySeconds, run }]): [string, JobKind] => [
    name,
    {
      async handle() {
        try {
          await run()
        } catch (error) {
          dependencies.log.error({ err: error, kind: name }, `Upkeep failed; it runs again in ${everySeconds} seconds`)
        }
        return { again: everySeconds }
      },
    },
  ])
  return Object.fromEntries(kinds)
}

/** Puts the periodic jobs into the queue where they are not in it yet. */
export async function scheduleMaintenance(database: Database, kinds: Record<string, JobKind>): Promise<void> {
  for (const kind of Object.keys(kinds))
    await enqueue(database, { id: kind, kind, payload: {}, maxAttempts: WITHOUT_END })
}

/** Drops events, and with them their items, a hundred at a time: an event may have a thousand items. */
async function purgeEvents(database: Database): Promise<void> {
  for (;;) {
    const purged = await database.query(PURGE_EVENTS)
    if (purged.length < EVENTS_AT_ONCE) return
  }
}
