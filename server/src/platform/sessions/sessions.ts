import { randomBytes } from 'node:crypto'
import { mintKey, parseKey } from '../access/api-keys.ts'
import { audit } from '../access/audit.ts'
import { IDLE_HOURS, sessionOver } from '../access/session-cookie.ts'
import type { Database } from '../database/database.ts'
import type { Prisma } from '../database/prisma/client.ts'
import { sha256 } from '../encryption/crypto.ts'
import { DAY_MS, HOUR_MS } from '../values/durations.ts'
import { ApiError, existing } from '../values/errors.ts'
import { newId } from '../values/ids.ts'

/** A session lasts at most this long. */
const LASTS_DAYS = 7
/** Browsers name themselves with fewer characters. */
const MAX_USER_AGENT = 300
/** The name of the key that a member gets who signs in by mail. */
const KEY_NAME = 'Console'

/** A session that has begun. The secret is its cookie, available only now. */
export interface Begun {
  id: string
  secret: string
  expiresAt: Date
}

interface Visit {
  userAgent: string | undefined
  requestId: string
}

/** @throws ApiError `authentication_error` if the text is no key that works, or is one of the portal */
export async function signInWithKey(database: Database, text: string, visit: Visit): Promise<Begun> {
  const facts = parseKey(text.trim())
  const now = await database.now()
  const key =
    facts &&
    (await database.prisma(models =>
      models.apiKey.findFirst({
        where: { hash: facts.hash, customer: null, ...working(now) },
        select: { id: true, expiresAt: true, member: { select: { organizationId: true } } },
      }),
    ))
  if (!key)
    throw new ApiError(
      'authentication_error',
      facts
        ? `The API key ${facts.prefix}… is unknown, expired or revoked. Use another key.`
        : 'This is not a Keepsake API key. A key is sk_live_ or sk_test_, 8 characters, _ and 43 characters.',
    )
  return database.transaction(() => begin(database, key, now, visit))
}

/**
 * Signs in with the code of a mailed link, which works once. The session has a key of its own, which ends with it and which
 * nobody sees.
 * @throws ApiError `authentication_error` if the code is unknown, used or expired, or its member was removed
 */
export const signInWithLink = (database: Database, code: string, visit: Visit): Promise<Begun> =>
  database.transaction(async () => {
    const now = await database.now()
    const open = { hash: sha256(code), usedAt: null, expiresAt: { gt: now }, member: { status: 'active' } }
    const [used] = await database.prisma(models =>
      models.consoleLink.updateManyAndReturn({ where: open, data: { usedAt: now } }),
    )
    if (!used)
      throw new ApiError('authentication_error', 'This link is unknown, expired or already used. Ask for a new one.')
    const member = await database.prisma(models =>
      models.member.findUniqueOrThrow({
        where: { id: used.memberId },
        select: { id: true, role: true, organizationId: true },
      }),
    )
    const { organizationId, role } = member
    const tenant = await database.prisma(models =>
      models.tenant.findUniqueOrThrow({
        where: { organizationId_livemode: { organizationId, livemode: true } },
        select: { id: true },
      }),
    )
    const { hash, prefix, last4 } = mintKey(true)
    const key = { id: newId('key'), expiresAt: new Date(now.getTime() + LASTS_DAYS * DAY_MS) }
    const data = {
      ...key,
      tenantId: tenant.id,
      memberId: member.id,
      name: KEY_NAME,
      hash,
      prefix,
      last4,
      role,
      scopes: [],
    }
    await database.prisma(models => models.apiKey.create({ data, select: { id: true } }))
    return begin(database, { ...key, member }, now, visit, true)
  })

async function begin(
  database: Database,
  key: { id: string; expiresAt: Date | null; member: { organizationId: string } },
  now: Date,
  { userAgent, requestId }: Visit,
  endsKey = false,
): Promise<Begun> {
  const secret = randomBytes(32).toString('base64url')
  const latest = new Date(now.getTime() + LASTS_DAYS * DAY_MS)
  const expiresAt = key.expiresAt && key.expiresAt < latest ? key.expiresAt : latest
  const id = newId('ses')
  const data = {
    id,
    keyId: key.id,
    hash: sha256(secret),
    expiresAt,
    endsKey,
    userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
  }
  await database.prisma(models => models.consoleSession.create({ data, select: { id: true } }))
  await audit(database, {
    organizationId: key.member.organizationId,
    actor: `key:${key.id}`,
    action: 'session.started',
    target: id,
    requestId,
  })
  return { id, secret, expiresAt }
}

/** A session in the list of a member. */
export type Listed = Prisma.ConsoleSessionGetPayload<{ select: typeof LISTED }>

const LISTED = {
  id: true,
  userAgent: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  // whether the key was made for the session and ends with it
  endsKey: true,
  key: { select: { id: true, name: true, prefix: true, last4: true, memberId: true } },
} as const

/** A key that works now. */
const working = (now: Date) => ({
  revokedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
  member: { status: 'active' },
})

/** Sessions that are not over. */
const open = (now: Date) => ({
  expiresAt: { gt: now },
  lastUsedAt: { gt: new Date(now.getTime() - IDLE_HOURS * HOUR_MS) },
  key: working(now),
})

/** The session of a cookie. Undefined if it is over. */
export async function findSession(database: Database, secret: string): Promise<Listed | undefined> {
  const now = await database.now()
  const where = { hash: sha256(secret), ...open(now) }
  return (await database.prisma(models => models.consoleSession.findFirst({ where, select: LISTED }))) ?? undefined
}

/** @throws ApiError `authentication_error` if the session of the cookie is over */
export async function requireSession(database: Database, secret: string | undefined): Promise<Listed> {
  const session = secret === undefined ? undefined : await findSession(database, secret)
  if (!session) throw sessionOver()
  return session
}

/** The sessions of the member of a session, the newest first. */
export async function listSessions(database: Database, { key }: Listed): Promise<Listed[]> {
  const now = open(await database.now())
  const where = { ...now, key: { ...now.key, memberId: key.memberId } }
  return database.prisma(models =>
    models.consoleSession.findMany({ where, select: LISTED, orderBy: { createdAt: 'desc' }, take: 100 }),
  )
}

/**
 * Ends a session of the same member, on all devices where its cookie is. What signed in by mail loses its key as well.
 * @throws ApiError `not_found_error` for a session of anybody else
 */
export const endSession = (database: Database, own: Listed, id: string, requestId: string): Promise<void> =>
  database.transaction(async () => {
    const where = { id, key: { memberId: own.key.memberId } }
    const row = await database.prisma(models => models.consoleSession.findFirst({ where, select: LISTED }))
    const { key, endsKey } = existing(row, 'session', id)
    const revokedAt = await database.now()
    const { organizationId } = await database.prisma(models =>
      models.member.findUniqueOrThrow({ where: { id: key.memberId }, select: { organizationId: true } }),
    )
    await database.prisma(async models => {
      await models.consoleSession.deleteMany({ where: { id } })
      if (endsKey) await models.apiKey.updateMany({ where: { id: key.id }, data: { revokedAt } })
    })
    await audit(database, {
      organizationId,
      actor: `key:${own.key.id}`,
      action: 'session.ended',
      target: id,
      requestId,
    })
  })

/** Deletes sessions and links that are over. */
export async function purgeSessions(database: Database): Promise<void> {
  const now = await database.now()
  const over = { expiresAt: { lt: now } }
  const idle = { lastUsedAt: { lt: new Date(now.getTime() - IDLE_HOURS * HOUR_MS) } }
  await database.prisma(models => models.consoleSession.deleteMany({ where: { OR: [over, idle] } }))
  await database.prisma(models => models.consoleLink.deleteMany({ where: over }))
}
