import { z } from 'zod'
import { PERMISSIONS, type Permission, type Role } from '../../platform/access/permissions.ts'
import { mintKey } from '../../platform/api-keys.ts'
import { audit } from '../../platform/audit.ts'
import { createCursor, DEFAULT_LIMIT, type Page, pageOf } from '../../platform/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { ApiError, type ErrorDetail, invalid } from '../../platform/errors.ts'
import { isId, newId } from '../../platform/ids.ts'
import { findOrganization } from './service.ts'

/** An API key as the operator sees it: never the key itself. */
export interface Key {
  id: string
  name: string
  role: Role
  /** Only these of the role's permissions; all of them when empty. */
  scopes: string[]
  livemode: boolean
  prefix: string
  last4: string
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date | null
  revokedAt: Date | null
}

const COLUMNS = `k.id, k.name, k.role, k.scopes, t.livemode, k.prefix, k.last4, k.created_at AS "createdAt",
  k.last_used_at AS "lastUsedAt", k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt"`

const LIST = `
  SELECT ${COLUMNS} FROM api_keys k JOIN tenants t ON t.id = k.tenant_id
  WHERE t.organization_id = $1 AND ($2::text IS NULL OR k.id > $2) ORDER BY k.id LIMIT $3`

const FIND = `
  SELECT ${COLUMNS} FROM api_keys k JOIN tenants t ON t.id = k.tenant_id WHERE t.organization_id = $1 AND k.id = $2`

// a key of a program has a member of its own, so that what it does is told apart from what others do
const INSERT = `
  WITH t AS (SELECT id, livemode FROM tenants WHERE organization_id = $1 AND livemode = $2),
  service AS (INSERT INTO members (id, organization_id, kind, name, role) VALUES ($3, $1, 'service', $5, $6)),
  k AS (
    INSERT INTO api_keys (id, tenant_id, member_id, name, role, scopes, hash, prefix, last4, expires_at)
    SELECT $4, id, $3, $5, $6, $7::text[], $8, $9, $10, $11::timestamptz FROM t RETURNING *
  )
  SELECT ${COLUMNS} FROM k JOIN t ON t.id = k.tenant_id`

const REVOKE = `
  UPDATE api_keys k SET revoked_at = app_now() FROM tenants t
  WHERE t.id = k.tenant_id AND t.organization_id = $1 AND k.id = $2 AND k.revoked_at IS NULL
  RETURNING k.id`

const cursor = createCursor(
  'keys',
  z.string().refine(text => isId('key', text)),
)

/**
 * One page of an organization's keys, revoked and expired ones among them, oldest first.
 * @throws ApiError `not_found_error` for an unknown organization
 */
export async function listKeys(
  database: Database,
  organizationId: string,
  { limit = DEFAULT_LIMIT, cursor: after }: { limit?: number; cursor?: string },
): Promise<Page<Key>> {
  const position = cursor.decode(after)
  await findOrganization(database, organizationId)
  const rows = await database.query<Key>(LIST, [organizationId, position ?? null, limit + 1])
  return pageOf(rows, limit, cursor, ({ id }) => id)
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
 * Makes a key; `secret` is the key itself, known this once.
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
    const ids = [newId('mbr'), newId('key')] as const
    const values = [organizationId, livemode, ...ids, name, role, scopes, hash, prefix, last4, expiry]
    const [key] = await database.query<Key>(INSERT, values)
    if (!key) throw new Error(`${organizationId} has no ${livemode ? 'live' : 'test'} data to make a key for.`)
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
 * Ends a key; revoking it again changes nothing.
 * @throws ApiError `not_found_error`
 */
export function revokeKey(database: Database, organizationId: string, keyId: string, requestId: string): Promise<Key> {
  return database.transaction(async () => {
    const revoked = await database.query(REVOKE, [organizationId, keyId])
    if (revoked.length > 0)
      await audit(database, { organizationId, actor: 'operator', action: 'key.revoked', target: keyId, requestId })
    const [key] = await database.query<Key>(FIND, [organizationId, keyId])
    if (!key)
      throw new ApiError(
        'not_found_error',
        `No key ${keyId} in organization ${organizationId}. List its keys: keepsake admin keys list ${organizationId}`,
      )
    return key
  })
}

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
