import { constantTimeEqual } from '../crypto.ts'
import type { Database } from '../database/database.ts'
import { ApiError } from '../errors.ts'
import { type KeyFacts, parseKey } from '../keys.ts'
import { isRole } from './permissions.ts'
import { isPlan, PLANS } from './plans.ts'
import type { Principal } from './principal.ts'

/** What a call used of its plan, for the `RateLimit` headers. */
export interface Allowance {
  limit: number
  remaining: number
  resetSeconds: number
}

export interface Admitted {
  principal: Principal
  allowance: Allowance
}

/** Longest wait that calling again while limited can lead to. */
const LONGEST_WAIT_SECONDS = 900

interface AdmissionRow {
  hash: string | null
  tenant_id: number
  livemode: boolean
  credits: bigint
  balance: bigint
  definitions_version: number
  organization_id: string
  organization_name: string
  plan: string
  member_id: string
  member_name: string
  member_created_at: Date
  role: string
  scopes: string[]
  key_id: string | null
  prefix: string | null
  last4: string | null
  key_created_at: Date | null
  last_used_at: Date | null
  minute_calls: bigint
  month_calls: bigint
  wait_seconds: number | null
  reset_seconds: number
  blocked_by: 'minute' | 'month' | null
}

const PLAN_ROWS = Object.entries(PLANS)
  .map(([name, plan]) => `('${name}', ${plan.maxApiCallsPerMinute}, ${plan.maxApiCallsPerMonth})`)
  .join(', ')

/**
 * Counts the call of the `caller` row and says whether it may go on.
 * The count holds across replicas because it is one row a tenant; the month goes on from what was written down.
 * A call that waited for the row may be older than what it finds there, so minute and month only go forward.
 */
const COUNT = `
  plan(name, per_minute, per_month) AS (VALUES ${PLAN_ROWS}),
  -- materialized, or each mention of now would be a moment of its own
  moment AS MATERIALIZED (SELECT app_now() AS now),
  clock AS (
    SELECT now, date_trunc('minute', now) AS minute, date_trunc('month', now AT TIME ZONE 'UTC')::date AS month FROM moment
  ),
  allowed AS (
    SELECT tenant_id, per_minute, per_month, clock.*, (month + interval '1 month') AT TIME ZONE 'UTC' AS month_end,
           coalesce((SELECT calls FROM monthly_calls m
                     WHERE m.tenant_id = caller.tenant_id AND m.month = clock.month), 0) AS written_down
    FROM caller JOIN plan ON plan.name = caller.plan CROSS JOIN clock
  ),
  counted AS (
    INSERT INTO runtime.rate_limits AS r (tenant_id, minute, minute_calls, month, month_calls, blocked_until)
    SELECT tenant_id, minute, fits, month, written_down + fits, CASE fits WHEN 0 THEN month_end END
    FROM (SELECT *, (written_down < per_month)::int AS fits FROM allowed) AS a
    ON CONFLICT (tenant_id) DO UPDATE SET
      (minute, minute_calls, month, month_calls, strikes, blocked_until) = (
        SELECT greatest(r.minute, a.minute), seen_minute + fits, greatest(r.month, a.month), seen_month + fits,
               CASE WHEN still_blocked THEN r.strikes + 1 ELSE 1 - fits END,
               CASE WHEN still_blocked
                    THEN greatest(r.blocked_until,
                                  now + least(interval '${LONGEST_WAIT_SECONDS} s',
                                              greatest(r.blocked_until - now, interval '1 s') * 2))
                    WHEN over_month THEN month_end
                    WHEN over_minute THEN a.minute + interval '1 minute' END
        FROM (SELECT *, CASE WHEN still_blocked OR over_minute OR over_month THEN 0 ELSE 1 END AS fits
              FROM (SELECT *, seen_minute >= per_minute AS over_minute, seen_month >= per_month AS over_month
                    FROM (SELECT *, coalesce(r.blocked_until > now, false) AS still_blocked,
                                 CASE WHEN r.minute >= minute THEN r.minute_calls ELSE 0 END AS seen_minute,
                                 CASE WHEN r.month >= month THEN r.month_calls ELSE written_down END AS seen_month
                          FROM allowed) AS a) AS a) AS a)
    RETURNING r.*
  )`

const ANSWER = `
  SELECT caller.*, counted.minute_calls, counted.month_calls,
         ceil(extract(epoch FROM counted.blocked_until - now))::int AS wait_seconds,
         ceil(extract(epoch FROM counted.minute + interval '1 minute' - now))::int AS reset_seconds,
         CASE WHEN counted.blocked_until IS NULL THEN NULL
              WHEN counted.month_calls >= per_month THEN 'month' ELSE 'minute' END AS blocked_by
  FROM caller JOIN counted USING (tenant_id) JOIN allowed USING (tenant_id)`

const CALLER = `
  t.id AS tenant_id, t.livemode, t.credits, t.balance, t.definitions_version,
  o.id AS organization_id, o.name AS organization_name, o.plan`

const BY_KEY = `
  WITH caller AS (
    SELECT ${CALLER}, k.hash, m.id AS member_id, m.name AS member_name, m.created_at AS member_created_at,
           k.role, k.scopes, k.id AS key_id, k.prefix, k.last4, k.created_at AS key_created_at, k.last_used_at
    FROM api_keys k JOIN tenants t ON t.id = k.tenant_id JOIN organizations o ON o.id = t.organization_id
    JOIN members m ON m.id = k.member_id
    WHERE k.hash = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > app_now())
  ), ${COUNT},
  used AS (
    UPDATE api_keys k SET last_used_at = now FROM caller, clock
    WHERE k.id = caller.key_id AND (caller.last_used_at IS NULL OR caller.last_used_at < now - interval '1 minute')
  )
  ${ANSWER}`

const BY_ORGANIZATION = `
  WITH caller AS (
    SELECT ${CALLER}, NULL AS hash, 'internal' AS member_id, 'internal' AS member_name, o.created_at AS member_created_at,
           'owner' AS role, '{}'::text[] AS scopes, NULL AS key_id, NULL AS prefix, NULL AS last4,
           NULL::timestamptz AS key_created_at, NULL::timestamptz AS last_used_at
    FROM organizations o JOIN tenants t ON t.organization_id = o.id AND t.livemode
    WHERE o.id = $1
  ), ${COUNT}
  ${ANSWER}`

const VALID_KEY = `SELECT id FROM api_keys
  WHERE hash = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > app_now())`

const NO_KEY = 'No API key in the request. Send the header Authorization: Bearer sk_live_…'

/**
 * Who calls with this `Authorization` header, and whether the plan still allows it: one round trip.
 * @throws ApiError `authentication_error` or `rate_limit_error`
 */
export async function admit(database: Database, authorization: string | undefined): Promise<Admitted> {
  const facts = readKey(authorization)
  const [row] = await database.query<AdmissionRow>(BY_KEY, [facts.hash])
  if (!row?.hash || !constantTimeEqual(row.hash, facts.hash)) throw unknownKey(facts)
  return settle(row)
}

/**
 * The key of this `Authorization` header, where it only has to be one and the call itself counts for nothing.
 * @throws ApiError `authentication_error`
 */
export async function requireKey(database: Database, authorization: string | undefined): Promise<void> {
  const facts = readKey(authorization)
  const rows = await database.query(VALID_KEY, [facts.hash])
  if (rows.length === 0) throw unknownKey(facts)
}

function readKey(authorization: string | undefined): KeyFacts {
  if (!authorization) throw new ApiError('authentication_error', NO_KEY)
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
  const facts = token ? parseKey(token) : undefined
  if (facts) return facts
  throw new ApiError(
    'authentication_error',
    'This is not an API key of Keepsake. A key reads sk_live_ or sk_test_, 8 characters, _, 43 characters.',
  )
}

const unknownKey = ({ prefix }: KeyFacts): ApiError =>
  new ApiError(
    'authentication_error',
    `No valid key ${prefix}…: it is unknown, has expired or was revoked. Use another key.`,
  )

/** The same for a trusted caller inside the deployment, which names the organization. */
export async function admitInternal(database: Database, organizationId: string): Promise<Admitted> {
  const [row] = await database.query<AdmissionRow>(BY_ORGANIZATION, [organizationId])
  if (!row) throw new ApiError('authentication_error', `X-Organization-Id names no organization: ${organizationId}`)
  return settle(row)
}

function settle(row: AdmissionRow): Admitted {
  if (!isPlan(row.plan) || !isRole(row.role)) throw new Error(`Unknown plan ${row.plan} or role ${row.role} stored.`)
  const plan = PLANS[row.plan]
  if (row.blocked_by && row.wait_seconds !== null) {
    const perMinute = row.blocked_by === 'minute'
    const limit = perMinute ? plan.maxApiCallsPerMinute : plan.maxApiCallsPerMonth
    throw rateLimited(limit, row.blocked_by, row.wait_seconds)
  }
  return {
    principal: {
      tenantId: row.tenant_id,
      livemode: row.livemode,
      definitionsVersion: row.definitions_version,
      credits: row.credits,
      balance: row.balance,
      organization: { id: row.organization_id, name: row.organization_name, plan: row.plan },
      member: { id: row.member_id, name: row.member_name, role: row.role, createdAt: row.member_created_at },
      scopes: row.scopes,
      ...(row.key_id && row.prefix && row.last4 && row.key_created_at
        ? {
            key: {
              id: row.key_id,
              prefix: row.prefix,
              last4: row.last4,
              createdAt: row.key_created_at,
              lastUsedAt: row.last_used_at,
            },
          }
        : {}),
    },
    allowance: {
      limit: plan.maxApiCallsPerMinute,
      remaining: Math.max(0, plan.maxApiCallsPerMinute - Number(row.minute_calls)),
      resetSeconds: Math.max(1, row.reset_seconds),
    },
  }
}

/** @param wait seconds until a call is let through again */
export const rateLimited = (limit: number, window: 'minute' | 'month' | 'address', wait: number): ApiError => {
  const retryAfterSeconds = Math.max(1, wait)
  const per = window === 'address' ? 'an hour from one address' : `a ${window}`
  const advice = window === 'minute' ? `; calling again before that makes the wait longer` : ''
  return new ApiError(
    'rate_limit_error',
    `More than ${limit} calls in ${per}. Wait ${retryAfterSeconds} seconds${advice}.`,
    { fields: { retryAfterSeconds, limit, window }, headers: { 'Retry-After': String(retryAfterSeconds) } },
  )
}
