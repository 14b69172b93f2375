import { constantTimeEqual } from '../crypto.ts'
import type { Database } from '../database/database.ts'
import { ApiError } from '../errors.ts'
import { type KeyFacts, parseKey } from '../keys.ts'
import { type AdmissionRow, BY_KEY, BY_ORGANIZATION, NOTE_USE, START_COUNTING } from './admission-statements.ts'
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

const VALID_KEY = `SELECT id FROM api_keys
  WHERE hash = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > app_now())`

const NO_KEY = 'No API key in the request. Send the header Authorization: Bearer sk_live_…'

/**
 * Who calls with this `Authorization` header, and whether the plan still allows it: one round trip, and once a minute one
 * more, which notes that the key is in use.
 * @throws ApiError `authentication_error` or `rate_limit_error`
 */
export async function admit(database: Database, authorization: string | undefined): Promise<Admitted> {
  const facts = readKey(authorization)
  const row = await counted(database, BY_KEY, facts.hash)
  if (!row?.hash || !constantTimeEqual(row.hash, facts.hash)) throw unknownKey(facts)
  // once a minute: as a part of the statement it would cost every call a fifth of its time
  if (row.stale) await database.query(NOTE_USE, [row.key_id])
  return settle(row)
}

/** Counts the call. One round trip, but for a tenant's first one. */
async function counted(database: Database, statement: string, caller: string): Promise<AdmissionRow | undefined> {
  const [row] = await database.query<AdmissionRow>(statement, [caller])
  if (!row || row.minute_calls !== null) return row
  await database.query(START_COUNTING, [row.tenant_id])
  const [again] = await database.query<AdmissionRow>(statement, [caller])
  return again
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
  const row = await counted(database, BY_ORGANIZATION, organizationId)
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
