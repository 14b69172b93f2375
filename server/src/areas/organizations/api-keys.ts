import { PERMISSIONS, type Permission, type Role } from '../../platform/access/permissions.ts'
import { mintKey } from '../../platform/api-keys.ts'
import { audit } from '../../platform/audit.ts'
import type { Page } from '../../platform/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { ApiError, type ErrorDetail, invalid } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { given, idCursor, type PageQuery, readPage } from '../../platform/list.ts'
import { findOrganization } from './service.ts'

/** An API key as the operator sees it: never the secret. */
export interface Key {
  id: string
  name: string
  role: Role
  /** Limits the key to these permissions of its role; empty means all. */
  scopes: string[]
  livemode: boolean
  prefix: string
  last4: string
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date | null
  revokedAt: Date | null
}

const COLUMNS = {
  id: true,
  name: true,
  role: true,
  scopes: true,
  prefix: true,
  last4: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  revokedAt: true,
} as const

const WITH_MODE = { ...COLUMNS, tenant: { select: { livemode: true } } } as const

const cursor = idCursor('keys', 'key')

/**
 * One page of an organization's keys, including revoked and expired ones, oldest first.
 * @throws ApiError `not_found_error` for an unknown organization
 */
export async function listKeys(database: Database, organizationId: string, query: PageQuery): Promise<Page<Key>> {
  const { entries, ...page } = await readPage(
    query,
    cursor,
    async ({ after, take }) => {
      await findOrganization(database, organizationId)
      return database.prisma(models =>
        models.apiKey.findMany({
          where: { tenant: { organizationId }, ...given({ id: after && { gt: after } }) },
          select: WITH_MODE,
          orderBy: { id: 'asc' },
          take,
        }),
      )
    },
    ({ id }) => id,
  )
  return { entries: entries.map(toKey), ...page }
}

export interface NewKey {
  name: string
  /** [member] */
  role?: Role
  scopes?: readonly Permission[]
  livemode: boolean
  /** ISO 8601. */
  expiresAt?: string
}

/**
 * Creates a key; `secret` is the key itself, available only now.
 * @throws ApiError `not_found_error` or `validation_error`
 */
export async function createKey(
  database: Database,
  organizationId: string,
  { name: given, role = 'member', scopes = [], livemode, expiresAt }: NewKey,
  requestId: string,
): Promise<{ key: Key; secret: string }> {
  requireScopesOf(role, scopes)
  const expiry = expiresAt === undefined ? null : readExpiry(expiresAt)
  const { secret, hash, prefix, last4 } = mintKey(livemode)
  const name = given.trim()
  return database.transaction(async () => {
    await findOrganization(database, organizationId)
    const row = await database.prisma(async models => {
      const { id: tenantId } = await models.tenant.findUniqueOrThrow({
        where: { organizationId_livemode: { organizationId, livemode } },
        select: { id: true },
      })
      // each key of a program has its own member, so that its actions can be distinguished from those of others
      const memberId = newId('mbr')
      await models.member.create({ data: { id: memberId, organizationId, kind: 'service', name, role } })
      const key = { id: newId('key'), tenantId, memberId, name, role, scopes: [...scopes] }
      return models.apiKey.create({ data: { ...key, hash, prefix, last4, expiresAt: expiry }, select: COLUMNS })
    })
    const key = toKey({ ...row, tenant: { livemode } })
    await audit(database, {
      organizationId,
      actor: 'operator',
      action: 'key.created',
      target: key.id,
      details: { name, role, scopes: [...scopes], livemode },
      requestId,
    })
    return { key, secret }
  })
}

/**
 * Revokes a key; revoking it again changes nothing.
 * @throws ApiError `not_found_error`
 */
export function revokeKey(database: Database, organizationId: string, keyId: string, requestId: string): Promise<Key> {
  return database.transaction(async () => {
    const revokedAt = await database.now()
    const ofOrganization = { id: keyId, tenant: { organizationId } }
    const revoked = await database.prisma(models =>
      models.apiKey.updateMany({ where: { ...ofOrganization, revokedAt: null }, data: { revokedAt } }),
    )
    if (revoked.count > 0)
      await audit(database, { organizationId, actor: 'operator', action: 'key.revoked', target: keyId, requestId })
    const row = await database.prisma(models => models.apiKey.findUnique({ where: ofOrganization, select: WITH_MODE }))
    if (!row)
      throw new ApiError(
        'not_found_error',
        `No key ${keyId} in organization ${organizationId}. List its keys: keepsake admin keys list ${organizationId}`,
      )
    return toKey(row)
  })
}

interface Row extends Omit<Key, 'role' | 'livemode'> {
  role: string
  tenant: { livemode: boolean }
}

// the column contains only what createKey and registration write
const toKey = ({ role, tenant, ...rest }: Row): Key => ({ ...rest, role: role as Role, livemode: tenant.livemode })

function requireScopesOf(role: Role, scopes: readonly Permission[]): void {
  const details = scopes.flatMap((scope, index): ErrorDetail[] => {
    const roles: readonly Role[] = PERMISSIONS[scope]
    return roles.includes(role)
      ? []
      : [{ path: `body.scopes.${index}`, message: `${scope} is not of the role ${role}` }]
  })
  const [first] = details
  if (first)
    throw new ApiError('validation_error', `${first.path}: ${first.message}. Choose another role or scope.`, {
      details,
    })
}

function readExpiry(text: string): Date {
  const expiry = new Date(text)
  if (Number.isNaN(expiry.getTime()) || expiry.getTime() <= Date.now())
    throw invalid('body.expiresAt', `body.expiresAt must be a moment to come; ${text} is not`)
  return expiry
}
