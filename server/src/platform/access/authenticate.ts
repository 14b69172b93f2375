import { createCoalescer } from '../concurrency/coalescer.ts'
import type { Database } from '../database/database.ts'
import { constantTimeEqual } from '../encryption/crypto.ts'
import { MINUTE_MS } from '../values/durations.ts'
import { ApiError } from '../values/errors.ts'
import { type KeyFacts, parseKey } from './api-keys.ts'
import { type PortalOperation, requirePortal } from './permissions.ts'
import { isPlan, type PlanName } from './plan-names.ts'
import { PLANS, PORTAL_CALLS_PER_MINUTE } from './plans.ts'
import type { Principal } from './principal.ts'
import { type Allowance, type RateLimitWindow, rateLimitHeaders } from './rate-limit-headers.ts'
import { isRole, lesserRole, type Role } from './roles.ts'
import { CSRF_HEADER, type GivenSession, sessionOver } from './session-cookie.ts'
import {
  BY_KEY,
  BY_ORGANIZATION,
  BY_SESSION,
  type CallerRow,
  COUNT_PORTAL_CALLS,
  NOTE_REFUSED,
  NOTE_SESSION,
  NOTE_USE,
  START_COUNTING,
  WAIT_FOR_LIMIT,
} from './sql/authenticate.ts'

export interface Authenticated {
  principal: Principal
  /** What is left of the minute, for the `RateLimit` headers. */
  allowance: Allowance
}

const VALID_KEY = `SELECT k.id FROM api_keys k JOIN members m ON m.id = k.member_id JOIN organizations o ON o.id = m.organization_id
  WHERE k.hash = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > app_now())
    AND m.status = 'active' AND o.deletes_at IS NULL`

const NO_KEY = 'No API key in the request. Send the header Authorization: Bearer sk_live_…'

type Called = Pick<PortalOperation, 'id'>

/** These operations report usage, so they answer when the month is used up. */
const TELLS_USAGE: ReadonlySet<string> = new Set(['getMe', 'getCurrentUsage'])

export interface Authenticator {
  /**
   * Authenticates an `Authorization` header and checks the limits of the plan. One round trip, shared by concurrent
   * calls of one key. Once a minute there is a second one, which updates when the key was last used, and one for calls
   * over the limit.
   * @param operation refused to a key of the portal unless it is one of the portal; then it is not counted
   * @throws ApiError `authentication_error`, `permission_error` if the organization is suspended or the key is one of the
   * portal, or `rate_limit_error`
   */
  authenticate(authorization: string | undefined, operation?: PortalOperation): Promise<Authenticated>
  /** The same for a session of the console, which has the rights of its key. What it only reads is free. */
  authenticateSession(session: GivenSession, operation: Called & { writes: boolean }): Promise<Authenticated>
  /** The same for a trusted internal caller, which names the organization. */
  authenticateInternal(organizationId: string, operation?: Called): Promise<Authenticated>
}

/** How many calls of one caller a statement can count. */
const MAX_CALLS = 1_000

export function createAuthenticator(database: Database): Authenticator {
  const byKey = counting(database, BY_KEY)
  const outsidePortal = counting(database, BY_KEY, { countsPortal: false })
  const bySession = counting(database, BY_SESSION, { noteUse: NOTE_SESSION })
  const byOrganization = counting(database, BY_ORGANIZATION)
  return {
    async authenticate(authorization, operation) {
      const facts = readKey(authorization)
      const counted = await (operation?.portal === false ? outsidePortal : byKey)(facts.hash)
      if (!counted?.row.hash || !constantTimeEqual(counted.row.hash, facts.hash)) throw unknownKey(facts)
      if (operation) requirePortal(counted.row.customer, operation)
      return settle(counted, operation)
    },
    async authenticateSession({ hash, hasToken }, operation) {
      const counted = await bySession(hash)
      if (!counted?.row.hash || !constantTimeEqual(counted.row.hash, hash)) throw sessionOver()
      if (!hasToken)
        throw new ApiError(
          'permission_error',
          `A session of the console sends the header ${CSRF_HEADER} with what is not a GET request. GET /console/session answers it.`,
        )
      const { principal, allowance } = settle(counted, operation)
      return { principal: { ...principal, isFree: !operation.writes }, allowance }
    },
    async authenticateInternal(organizationId, operation) {
      const counted = await byOrganization(organizationId)
      if (!counted)
        throw new ApiError(
          'authentication_error',
          `X-Organization-Id is not an existing organization: ${organizationId}`,
        )
      return settle(counted, operation)
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
function counting(
  database: Database,
  statement: string,
  { countsPortal = true, noteUse = NOTE_USE }: { countsPortal?: boolean; noteUse?: string } = {},
): (caller: string) => Promise<Counted | undefined> {
  async function find(caller: string, calls: number): Promise<CallerRow | undefined> {
    const [row] = await database.query<CallerRow>(statement, [caller, calls])
    if (!row || row.minute_calls !== null) return row
    if (row.customer !== null) {
      if (!countsPortal) return { ...row, admitted: calls }
      const values = [row.tenant_id, row.customer, calls, row.waits]
      const [counted] = await database.query<Partial<CallerRow>>(COUNT_PORTAL_CALLS, values)
      return { ...row, limited_by: 'minute', ...counted }
    }
    await database.query(START_COUNTING, [row.tenant_id])
    const [again] = await database.query<CallerRow>(statement, [caller, calls])
    return again
  }
  async function count(caller: string, calls: number): Promise<Omit<Counted, 'place'> | undefined> {
    const row = await find(caller, calls)
    if (!row) return undefined
    // a separate statement once a minute, since as part of the main one it would slow down every call by a fifth
    if (row.stale && row.key_id) await database.query(noteUse, [caller])
    const refused = calls - (row.admitted ?? 0)
    return { row, wait: refused > 0 ? await waitOf(row, refused) : 0 }
  }
  async function waitOf(row: CallerRow, refused: number): Promise<number> {
    const { key_id, limited_until } = row
    const [found] = await (key_id
      ? database.query<{ wait_seconds: number }>(NOTE_REFUSED, [key_id, limited_until, refused, limitOf(row).limit])
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

/** Deletes the waits of keys that are over, and the calls of customers in minutes that are. */
export async function purgeKeyWaits(database: Database): Promise<void> {
  const now = await database.now()
  await database.prisma(models => models.keyWait.deleteMany({ where: { blockedUntil: { lt: now } } }))
  const minute = { lt: new Date(now.getTime() - MINUTE_MS) }
  await database.prisma(models => models.customerCalls.deleteMany({ where: { minute } }))
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

function settle({ row, place, wait }: Counted, operation: Called | undefined): Authenticated {
  if (!isRole(row.role) || !isRole(row.member_role))
    throw new Error(`Unknown role ${row.role} or ${row.member_role} stored.`)
  if (row.suspended)
    throw new ApiError(
      'permission_error',
      `The organization ${row.organization_id} is suspended. Contact the operator of this server.`,
    )
  const admitted = row.admitted ?? 0
  const isTold = row.limited_by === 'month' && operation !== undefined && TELLS_USAGE.has(operation.id)
  if (place >= admitted && !isTold) {
    const { window, limit } = limitOf(row)
    throw rateLimited(limit, window, wait)
  }
  const { limit } = limitOf({ ...row, limited_by: 'minute' })
  const called = Number(row.minute_calls) - admitted + place + 1
  return {
    // a key never has more rights than its member has now
    principal: principalOf(row, planOf(row.plan), lesserRole(row.role, row.member_role)),
    allowance: {
      window: 'minute',
      limit,
      remaining: Math.max(0, limit - called),
      resetSeconds: Math.max(1, row.reset_seconds),
    },
  }
}

/** The limit that refused calls of a caller. */
function limitOf({ plan, customer, limited_by }: CallerRow): Pick<Allowance, 'window' | 'limit'> {
  const { maxApiCallsPerMinute, maxApiCallsPerMonth } = PLANS[planOf(plan)]
  if (limited_by === 'month') return { window: 'month', limit: maxApiCallsPerMonth }
  return { window: 'minute', limit: customer === null ? maxApiCallsPerMinute : PORTAL_CALLS_PER_MINUTE }
}

function planOf(stored: string): PlanName {
  if (isPlan(stored)) return stored
  throw new Error(`Unknown plan ${stored} stored.`)
}

const principalOf = (row: CallerRow, plan: PlanName, role: Role): Principal => ({
  tenantId: row.tenant_id,
  livemode: row.livemode,
  definitionsVersion: row.definitions_version,
  credits: row.credits,
  balance: row.balance,
  organization: {
    id: row.organization_id,
    name: row.organization_name,
    plan,
    ...(row.time_zone !== null && { timeZone: row.time_zone }),
    ...(row.locale !== null && { locale: row.locale }),
  },
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
          expiresAt: row.expires_at,
        },
      }
    : {}),
})

/** @param wait seconds until calls are allowed again @param reason what was exceeded, a sentence [the calls] */
export const rateLimited = (limit: number, window: RateLimitWindow, wait: number, reason?: string): ApiError => {
  const retryAfterSeconds = Math.max(1, wait)
  const per = window === 'address' ? 'an hour from one address' : `a ${window}`
  const advice = window === 'minute' ? `; a program that calls in a loop before that waits longer` : ''
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
