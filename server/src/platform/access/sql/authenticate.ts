import { PLANS, PORTAL_CALLS_PER_MINUTE } from '../plans.ts'
import { IDLE_HOURS } from '../session-cookie.ts'

/** By how much a loop of refused calls makes a wait longer at most. */
const MAX_LONGER_WAIT = `interval '60 s'`

export interface CallerRow {
  hash: string | null
  tenant_id: number
  livemode: boolean
  credits: bigint
  balance: bigint
  definitions_version: number
  organization_id: string
  organization_name: string
  time_zone: string | null
  locale: string | null
  plan: string
  suspended: boolean
  member_id: string
  member_name: string
  member_created_at: Date
  member_role: string
  role: string
  scopes: string[]
  key_id: string | null
  /** Of a key of the portal. */
  customer: string | null
  prefix: string | null
  last4: string | null
  key_created_at: Date | null
  last_used_at: Date | null
  expires_at: Date | null
  /** Whether `last_used_at` has to be updated. */
  stale: boolean
  /** Whether the key called in a loop, and waits longer than the limit asks. */
  waits: boolean
  /** Null if nothing was counted: the tenant has no counter yet, or the key is one of the portal. */
  minute_calls: bigint | null
  /** How many of the calls are allowed. They are the first ones. */
  admitted: number | null
  /** When the limit allows calls again, if it is used up. */
  limited_until: Date | null
  limited_by: 'minute' | 'month' | null
  reset_seconds: number
}

/** SQL of a limit in the plan of the caller. */
const allowanceOf = (field: 'maxApiCallsPerMinute' | 'maxApiCallsPerMonth'): string =>
  `CASE o.plan ${Object.entries(PLANS)
    .map(([name, plan]) => `WHEN '${name}' THEN ${plan[field]}`)
    .join(' ')} END`

/** The current time without `app_now()`: calling a function would cost as much as all lookups of this statement. */
const MOMENT = '(SELECT clock_timestamp() + ahead AS now FROM runtime.clock OFFSET 0) AS moment'

/** Calls of this month that were saved before the current counter started. A crash can empty the counters. */
const MONTH_SO_FAR = `LEFT JOIN LATERAL (
  SELECT calls FROM monthly_calls c
  WHERE c.tenant_id = t.id AND c.month = date_trunc('month', now AT TIME ZONE 'UTC')::date) AS so_far ON true`

const TENANT = `
  t.id AS tenant_id, t.livemode, t.credits, t.balance, t.definitions_version,
  o.id AS organization_id, o.name AS organization_name, o.time_zone, o.locale, o.plan,
  o.suspended_at IS NOT NULL AS suspended,
  ${allowanceOf('maxApiCallsPerMinute')} AS per_minute, ${allowanceOf('maxApiCallsPerMonth')} AS per_month,
  now, date_trunc('minute', now) AS minute, date_trunc('month', now AT TIME ZONE 'UTC')::date AS month, coalesce(so_far.calls, 0) AS written_down`

const SEEN_MINUTE = 'CASE WHEN r.minute >= c.minute THEN r.minute_calls ELSE 0 END'
const SEEN_MONTH = 'CASE WHEN r.month >= c.month THEN r.month_calls ELSE written_down END'
const FITTING = `CASE WHEN waits THEN 0
  ELSE greatest(0, least($2::int, per_minute - ${SEEN_MINUTE}, per_month - ${SEEN_MONTH})) END`

/**
 * Counts the `$2` concurrent calls of the `caller` row, and returns how many of them are allowed. The count applies
 * across replicas because each tenant has one row. The month continues from the saved count. A call that waited for
 * the row can be older than its contents, so minute and month only increase. Written without subqueries: starting and
 * ending one costs more than computing an expression twice.
 */
const COUNTED = `
  WITH caller AS (CALLER),
  counted AS (
    UPDATE runtime.rate_limits r SET
      minute = greatest(r.minute, c.minute),
      minute_calls = ${SEEN_MINUTE} + ${FITTING},
      month = greatest(r.month, c.month),
      month_calls = ${SEEN_MONTH} + ${FITTING},
      admitted = ${FITTING}
    FROM caller c WHERE r.tenant_id = c.tenant_id AND c.customer IS NULL
    RETURNING r.*
  )
  SELECT caller.tenant_id, livemode, credits, balance, definitions_version, organization_id, organization_name, time_zone, locale, plan, suspended,
         hash, member_id, member_name, member_created_at, member_role, role, scopes, key_id, customer, prefix, last4, key_created_at, last_used_at, expires_at,
         coalesce(last_used_at < now - interval '1 minute', true) AS stale, waits, counted.minute_calls, counted.admitted,
         CASE WHEN counted.month_calls >= per_month THEN (counted.month + interval '1 month') AT TIME ZONE 'UTC'
              WHEN counted.minute_calls >= per_minute THEN counted.minute + interval '1 minute' END AS limited_until,
         CASE WHEN counted.month_calls >= per_month THEN 'month'
              WHEN counted.minute_calls >= per_minute THEN 'minute' END AS limited_by,
         ceil(extract(epoch FROM counted.minute + interval '1 minute' - now))::int AS reset_seconds
  FROM caller LEFT JOIN counted ON true`

/** `$1`: the hash of a key; `$2`: calls. */
export const BY_KEY = COUNTED.replace(
  'CALLER',
  `SELECT ${TENANT}, k.hash, m.id AS member_id, m.name AS member_name, m.created_at AS member_created_at,
          coalesce(w.blocked_from <= now AND w.blocked_until > now, false) AS waits, m.role AS member_role, k.role, k.scopes, k.id AS key_id, k.customer, k.prefix, k.last4, k.created_at AS key_created_at, k.last_used_at, k.expires_at
   FROM api_keys k JOIN tenants t ON t.id = k.tenant_id JOIN organizations o ON o.id = t.organization_id
   JOIN members m ON m.id = k.member_id CROSS JOIN ${MOMENT} ${MONTH_SO_FAR}
   LEFT JOIN runtime.key_waits w ON w.key_id = k.id
   WHERE k.hash = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now) AND m.status = 'active'
     AND o.deletes_at IS NULL`,
)

/** `$1`: the hash of the cookie of a session of the console, which has the rights of its key; `$2`: calls. */
export const BY_SESSION = BY_KEY.replace('k.hash,', 's.hash,')
  .replace('k.last_used_at, k.expires_at', 's.last_used_at, k.expires_at')
  .replace('FROM api_keys k', 'FROM console_sessions s JOIN api_keys k ON k.id = s.key_id')
  .replace(
    'k.hash = $1',
    `s.hash = $1 AND s.expires_at > now AND s.last_used_at > now - interval '${IDLE_HOURS} hours'`,
  )

/** `$1`: the id of an organization, for a caller with the server's own key; `$2`: calls. */
export const BY_ORGANIZATION = COUNTED.replace(
  'CALLER',
  `SELECT ${TENANT}, false AS waits, NULL AS hash, 'internal' AS member_id, 'internal' AS member_name, o.created_at AS member_created_at,
          'owner' AS member_role, 'owner' AS role, '{}'::text[] AS scopes, NULL AS key_id, NULL AS customer, NULL AS prefix, NULL AS last4,
          NULL::timestamptz AS key_created_at, NULL::timestamptz AS last_used_at, NULL::timestamptz AS expires_at
   FROM organizations o JOIN tenants t ON t.organization_id = o.id AND t.livemode CROSS JOIN ${MOMENT} ${MONTH_SO_FAR}
   WHERE o.id = $1 AND o.deletes_at IS NULL`,
)

/** Creates the counter of a tenant, for its first call or the first one after a crash, which empties that table. */
export const START_COUNTING = `
  INSERT INTO runtime.rate_limits (tenant_id, minute, minute_calls, month, month_calls)
  VALUES ($1, 'epoch', 0, 'epoch', 0) ON CONFLICT (tenant_id) DO NOTHING`

/** SQL of the end of a wait with so many refused calls. */
const endOf = (refused: string, until: string): string =>
  `CASE WHEN ${refused} > $4 THEN ${until} + least(${until} - now, ${MAX_LONGER_WAIT}) ELSE ${until} END`

const SEEN_CALLS = 'CASE WHEN l.minute >= excluded.minute THEN l.calls ELSE 0 END'
const FITTING_CALLS = `CASE WHEN $4 THEN 0 ELSE greatest(0, least($3::int, ${PORTAL_CALLS_PER_MINUTE} - ${SEEN_CALLS})) END`

/** Counts the `$3` concurrent calls of keys of the portal for the customer `$2`. None is allowed if `$4`: the key waits. */
export const COUNT_PORTAL_CALLS = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now)
  INSERT INTO runtime.customer_calls AS l (tenant_id, customer, minute, calls, admitted)
  SELECT $1, $2, date_trunc('minute', now), fitting, fitting
  FROM clock, (SELECT CASE WHEN $4 THEN 0 ELSE least($3::int, ${PORTAL_CALLS_PER_MINUTE}) END AS fitting) AS first
  ON CONFLICT (tenant_id, customer) DO UPDATE SET minute = greatest(l.minute, excluded.minute),
    calls = ${SEEN_CALLS} + ${FITTING_CALLS}, admitted = ${FITTING_CALLS}
  RETURNING calls AS minute_calls, admitted,
    CASE WHEN calls >= ${PORTAL_CALLS_PER_MINUTE} THEN minute + interval '1 minute' END AS limited_until,
    ceil(extract(epoch FROM minute + interval '1 minute' - (SELECT now FROM clock)))::int AS reset_seconds`

/**
 * Notes that `$3` calls of the key `$1` were refused, which the limit allows again at `$2` (null if it does). Calls
 * that were on their way when the limit was used up cost nothing. Only a loop has more of them in one wait than the limit
 * allows in its window (`$4`): that doubles what is left of the wait, once. Returns the wait.
 */
export const NOTE_REFUSED = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  given AS MATERIALIZED (SELECT now, coalesce($2::timestamptz, now) AS until FROM clock),
  kept AS (
    INSERT INTO runtime.key_waits AS w (key_id, blocked_until, refused, blocked_from)
    SELECT $1, ${endOf('$3::int', 'until')}, $3::int, CASE WHEN $3::int > $4 THEN until END FROM given
    ON CONFLICT (key_id) DO UPDATE SET (blocked_until, refused, blocked_from) = (
      SELECT CASE WHEN is_longer THEN w.blocked_until ELSE ${endOf('total', 'later')} END,
        least(total, 2000000000),
        CASE WHEN is_longer THEN w.blocked_from WHEN total > $4 THEN later END
      FROM (SELECT now, w.blocked_until > now AND w.blocked_from IS NOT NULL AS is_longer,
        excluded.refused + CASE WHEN w.blocked_until > now THEN w.refused::bigint ELSE 0 END AS total,
        CASE WHEN w.blocked_until > now THEN greatest(w.blocked_until, $2::timestamptz) ELSE until END AS later
      FROM given) AS wait)
    RETURNING blocked_until
  )
  SELECT ceil(extract(epoch FROM greatest(blocked_until, $2::timestamptz) - now))::int AS wait_seconds FROM kept, clock`

/** How long a caller without a key waits for the limit (`$1`). */
export const WAIT_FOR_LIMIT = 'SELECT ceil(extract(epoch FROM $1::timestamptz - app_now()))::int AS wait_seconds'

export interface KeyNow {
  id: string
  role: string
  member_role: string
  scopes: string[]
}

/** Those of the keys `$1` (ids) that work now. */
export const KEYS_NOW = `SELECT k.id, k.role, m.role AS member_role, k.scopes
  FROM api_keys k JOIN members m ON m.id = k.member_id JOIN organizations o ON o.id = m.organization_id
  WHERE k.id = ANY($1::text[]) AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > app_now())
    AND m.status = 'active' AND o.suspended_at IS NULL`

/** `$1`: the hash of a key. */
export const NOTE_USE = 'UPDATE api_keys SET last_used_at = app_now() WHERE hash = $1'

/** `$1`: the hash of the cookie of a session. */
export const NOTE_SESSION = `
  WITH used AS (UPDATE console_sessions SET last_used_at = app_now() WHERE hash = $1 RETURNING key_id)
  UPDATE api_keys k SET last_used_at = app_now() FROM used WHERE k.id = used.key_id`
