import { createCoalescer } from '../concurrency/coalescer.ts'
import type { Database } from '../database/database.ts'
import { constantTimeEqual } from '../encryption/crypto.ts'
import { ApiError } from '../values/errors.ts'
import { type KeyFacts, parseKey } from './api-keys.ts'
import { isPlan, type PlanName } from './plan-names.ts'
import { PLANS } from './plans.ts'
import type { Principal } from './principal.ts'
import { type Allowance, type RateLimitWindow, rateLimitHeaders } from './rate-limit-headers.ts'
import { isRole, lesserRole, type Role } from './roles.ts'
import {
  BY_KEY,
  BY_ORGANIZATION,
  type CallerRow,
  NOTE_USE,
  PENALIZE,
  START_COUNTING,
  WAIT_FOR_LIMIT,
} from './sql/authenticate.ts'

export interface Authenticated {
  principal: Principal
  /** What is left of the minute, for the `RateLimit` headers. */
  allowance: Allowance
}

const VALID_KEY = `SELECT k.id FROM api_keys k JOIN members m ON m.id = k.member_id
  WHERE k.hash = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > app_now())
    AND m.status = 'active'`

const NO_KEY = 'No API key in the request. Send the header Authorization: Bearer sk_live_…'

export interface Authenticator {
  /**
   * Authenticates an `Authorization` header and checks the limits of the plan. One round trip, shared by concurrent
   * calls of one key. Once a minute there is a second one, which updates when the key was last used, and one for calls
   * over the limit.
   * @throws ApiError `authentication_error`, `permission_error` if the organization is suspended, or `rate_limit_error`
   */
  authenticate(authorization: string | undefined): Promise<Authenticated>
  /** The same for a trusted internal caller, which names the organization. */
  authenticateInternal(organizationId: string): Promise<Authenticated>
}

/** How many calls of one caller a statement can count. */
const MAX_CALLS = 1_000

export function createAuthenticator(database: Database): Authenticator {
  const byKey = counting(database, BY_KEY)
  const byOrganization = counting(database, BY_ORGANIZATION)
  return {
    async authenticate(authorization) {
      const facts = readKey(authorization)
      const counted = await byKey(facts.hash)
      if (!counted?.row.hash || !constantTimeEqual(counted.row.hash, facts.hash)) throw unknownKey(facts)
      return settle(counted)
    },
    async authenticateInternal(organizationId) {
      const counted = await byOrganization(organizationId)
      if (!counted)
        throw new ApiError(
          'authentication_error',
          `X-Organization-Id is not an existing organization: ${organizationId}`,
        )
      return settle(counted)
    },
  }
}

/** The row of a caller, and the position of this call among those counted with it. */
interface Counted {
  row: CallerRow
  place: number
  /** Seconds that the calls over the limit have to wait. */
  wait: number
}

/** Counts calls. Calls that arrive while a statement for the same caller runs are counted by the next one. */
function counting(database: Database, statement: string): (caller: string) => Promise<Counted | undefined> {
  async function find(caller: string, calls: number): Promise<CallerRow | undefined> {
    const [row] = await database.query<CallerRow>(statement, [caller, calls])
    if (!row || row.minute_calls !== null) return row
    await database.query(START_COUNTING, [row.tenant_id])
    const [again] = await database.query<CallerRow>(statement, [caller, calls])
    return again
  }
  async function count(caller: string, calls: number): Promise<Omit<Counted, 'place'> | undefined> {
    const row = await find(caller, calls)
    if (!row) return undefined
    // a separate statement once a minute, since as part of the main one it would slow down every call by a fifth
    if (row.stale && row.key_id) await database.query(NOTE_USE, [row.key_id])
    return { row, wait: (row.admitted ?? 0) < calls ? await waitOf(row) : 0 }
  }
  async function waitOf({ key_id, limited_until }: CallerRow): Promise<number> {
    const [found] = await (key_id
      ? database.query<{ wait_seconds: number }>(PENALIZE, [key_id, limited_until])
      : database.query<{ wait_seconds: number }>(WAIT_FOR_LIMIT, [limited_until]))
    return found?.wait_seconds ?? 0
  }
  const countOne = createCoalescer<string, undefined, Counted | undefined>({
    atOnce: 1,
    sizeOf: () => MAX_CALLS,
    async settle(caller, calls) {
      try {
        const counted = await count(caller, calls.length)
        for (const [place, { resolve }] of calls.entries()) resolve(counted && { ...counted, place })
      } catch (error) {
        for (const { reject } of calls) reject(error)
      }
    },
  })
  return caller => countOne(caller, undefined)
}

/** Deletes the waits of keys that are over. */
export async function purgeKeyWaits(database: Database): Promise<void> {
  const where = { blockedUntil: { lt: await database.now() } }
  await database.prisma(models => models.keyWait.deleteMany({ where }))
}

export type KeyCheck = (authorization: string | undefined) => Promise<void>

/**
 * Returns a function that checks the key of an `Authorization` header without counting the call, in one round trip that
 * concurrent calls with the same key share. It throws ApiError `authentication_error`.
 */
export function createKeyCheck(database: Database): KeyCheck {
  const isValid = createCoalescer<string, undefined, boolean>({
    atOnce: 1,
    sizeOf: () => MAX_CALLS,
    async settle(hash, calls) {
      try {
        const rows = await database.query(VALID_KEY, [hash])
        for (const { resolve } of calls) resolve(rows.length > 0)
      } catch (error) {
        for (const { reject } of calls) reject(error)
      }
    },
  })
  return async authorization => {
    const facts = readKey(authorization)
    if (!(await isValid(facts.hash, undefined))) throw unknownKey(facts)
  }
}

function readKey(authorization: string | undefined): KeyFacts {
  if (!authorization) throw new ApiError('authentication_error', NO_KEY)
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
  const facts = token ? parseKey(token) : undefined
  if (facts) return facts
  throw new ApiError(
    'authentication_error',
    'This is not a Keepsake API key. A key is sk_live_ or sk_test_, 8 characters, _ and 43 characters.',
  )
}

const unknownKey = ({ prefix }: KeyFacts): ApiError =>
  new ApiError('authentication_error', `The API key ${prefix}… is unknown, expired or revoked. Use another key.`)

function settle({ row, place, wait }: Counted): Authenticated {
  if (!isPlan(row.plan) || !isRole(row.role) || !isRole(row.member_role))
    throw new Error(`Unknown plan ${row.plan} or role ${row.role} or ${row.member_role} stored.`)
  if (row.suspended)
    throw new ApiError(
      'permission_error',
      `The organization ${row.organization_id} is suspended. Contact the operator of this server.`,
    )
  const plan = PLANS[row.plan]
  const admitted = row.admitted ?? 0
  if (place >= admitted) {
    const window = row.limited_by ?? 'minute'
    throw rateLimited(window === 'minute' ? plan.maxApiCallsPerMinute : plan.maxApiCallsPerMonth, window, wait)
  }
  const called = Number(row.minute_calls) - admitted + place + 1
  return {
    // a key never has more rights than its member has now
    principal: principalOf(row, row.plan, lesserRole(row.role, row.member_role)),
    allowance: {
      window: 'minute',
      limit: plan.maxApiCallsPerMinute,
      remaining: Math.max(0, plan.maxApiCallsPerMinute - called),
      resetSeconds: Math.max(1, row.reset_seconds),
    },
  }
}

function principalOf(row: CallerRow, plan: PlanName, role: Role): Principal {
  return {
    tenantId: row.tenant_id,
    livemode: row.livemode,
    definitionsVersion: row.definitions_version,
    credits: row.credits,
    balance: row.balance,
    organization: { id: row.organization_id, name: row.organization_name, plan },
    member: { id: row.member_id, name: row.member_name, role, createdAt: row.member_created_at },
    scopes: row.scopes,
    ...(row.customer !== null && { customer: row.customer }),
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
  }
}

/**
 * @param wait seconds until calls are allowed again
 * @param reason what was exceeded, a sentence [the number of calls]
 */
export const rateLimited = (limit: number, window: RateLimitWindow, wait: number, reason?: string): ApiError => {
  const retryAfterSeconds = Math.max(1, wait)
  const per = window === 'address' ? 'an hour from one address' : `a ${window}`
  const advice = window === 'minute' ? `; calling again before that makes the wait longer` : ''
  return new ApiError(
    'rate_limit_error',
    `${reason ?? `More than ${limit} calls in ${per}.`} Wait ${retryAfterSeconds} seconds${advice}.`,
    {
      fields: { retryAfterSeconds, limit, window },
      headers: {
        'Retry-After': String(retryAfterSeconds),
        ...rateLimitHeaders({ window, limit, remaining: 0, resetSeconds: retryAfterSeconds }),
      },
    },
  )
}
