import { mintKey } from '../../../platform/access/api-keys.ts'
import { type AuditEvent, audit } from '../../../platform/access/audit.ts'
import type { Permission } from '../../../platform/access/permissions.ts'
import { actorOf, type Principal } from '../../../platform/access/principal.ts'
import type { Role } from '../../../platform/access/roles.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { idCursor, type PageQuery, readById } from '../../../platform/lists/list.ts'
import { HOUR_MS } from '../../../platform/values/durations.ts'
import { ApiError, conflict, invalid } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { newId } from '../../../platform/values/ids.ts'
import { type Announced, announce } from '../announce.ts'
import { requireRankOf } from '../editor.ts'
import { API_KEY_CREATED, API_KEY_REVOKED, API_KEY_ROTATED } from '../events.ts'
import { findOrganization } from '../organization/administration.ts'
import { lockOrganization } from '../sql/organizations.ts'
import { KEY_FIELDS, type Key, readKey } from './api-key.ts'
import { requireLifetimeOf, requireRightsOf, requireScopesOf } from './key-rights.ts'
import { countManagingKeys } from './managing-keys.ts'

/** Whose keys are managed, and by whom: the operator if there is no principal. */
export interface KeyEditor {
  database: Database
  organizationId: string
  principal?: Principal
  requestId: string
}

const cursor = idCursor('keys', 'key')

/** The keys that the editor can see: with a test key, only test keys. Keys of the portal end by themselves. */
const visible = ({ organizationId, principal }: Omit<KeyEditor, 'requestId'>) => ({
  customer: null,
  tenant: { organizationId, ...given({ livemode: principal?.livemode === false ? false : undefined }) },
})

/**
 * One page of an organization's keys, including revoked and expired ones, oldest first.
 * @throws ApiError `not_found_error` for an unknown organization
 */
export async function listKeys(editor: Omit<KeyEditor, 'requestId'>, query: PageQuery): Promise<Page<Key>> {
  const { database, organizationId } = editor
  const { entries, ...page } = await readById(query, cursor, async ({ after, take }) => {
    await findOrganization(database, organizationId)
    return database.prisma(models =>
      models.apiKey.findMany({
        where: { ...visible(editor), ...given({ id: after && { gt: after } }) },
        select: KEY_FIELDS,
        orderBy: { id: 'asc' },
        take,
      }),
    )
  })
  return { entries: entries.map(readKey), ...page }
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

/** A new key; `secret` is the key itself, available only now. */
export interface CreatedKey {
  key: Key
  secret: string
}

/**
 * Creates a key. It belongs to a member of its own, so that its actions can be distinguished from those of others.
 * @throws ApiError `not_found_error`, `validation_error`, or `permission_error` if the editor lacks rights of the key
 */
export async function createKey(
  editor: KeyEditor,
  { name: text, role = 'member', scopes = [], livemode, expiresAt }: NewKey,
): Promise<CreatedKey> {
  requireScopesOf(role, scopes)
  if (editor.principal) requireRightsOf(editor.principal, { role, scopes, livemode })
  const { database, organizationId } = editor
  const name = text.trim()
  return database.transaction(async () => {
    const expiry = expiresAt === undefined ? null : readExpiry(expiresAt, await database.now())
    if (editor.principal) requireLifetimeOf(editor.principal, expiry)
    await findOrganization(database, organizationId)
    const memberId = newId('mbr')
    const data = { id: memberId, organizationId, kind: 'service', name, role }
    await database.prisma(models => models.member.create({ data, select: { id: true } }))
    const id = newId('key')
    const created = await insertKey(editor, { id, memberId, name, role, scopes, livemode, expiresAt: expiry })
    const details = { name, role, scopes: [...scopes], livemode }
    await auditKey(editor, created.key.id, { action: 'key.created', details })
    await announce(database, organizationId, keyCreated(created.key, actorIn(editor)))
    return created
  })
}

/**
 * Replaces a key with a new one that has the same rights. The old key keeps working for a grace period. A key has one
 * successor at a time, also if it is rotated by parallel calls.
 * @throws ApiError `not_found_error`, `permission_error` if the editor lacks rights of the key, or `conflict_error` if
 * the key no longer works, or its successor works
 */
export function rotateKey(
  editor: KeyEditor,
  keyId: string,
  { graceHours, expiresAt }: { graceHours: number; expiresAt?: string | undefined },
): Promise<CreatedKey & { previous: Key; graceEnd: Date }> {
  const { database, organizationId, principal } = editor
  return database.transaction(async () => {
    const old = await findKey(editor, keyId)
    if (principal) requireRightsOf(principal, old)
    const now = await database.now()
    const unusable = old.revokedAt ? 'revoked' : old.expiresAt && old.expiresAt <= now ? 'expired' : undefined
    if (unusable) throw conflict(`The key ${keyId} is ${unusable}. Create a new one.`)
    const wanted = new Date(now.getTime() + graceHours * HOUR_MS)
    const graceEnd = old.expiresAt && old.expiresAt < wanted ? old.expiresAt : wanted
    const expiry = expiresAt === undefined ? old.expiresAt : readExpiry(expiresAt, now)
    if (principal) requireLifetimeOf(principal, expiry)
    const id = newId('key')
    await replace(database, keyId, { successor: id, graceEnd, now })
    const created = await insertKey(editor, { ...old, id, expiresAt: expiry })
    await auditKey(editor, keyId, { action: 'key.rotated', details: { newKeyId: created.key.id, graceHours } })
    const ended = { id: keyId, actor: actorIn(editor), successorId: id, graceEndsAt: graceEnd.toISOString() }
    await announce(database, organizationId, { type: API_KEY_ROTATED.type, data: ended, livemode: old.livemode })
    return { ...created, previous: old, graceEnd }
  })
}

/** Names the successor of a key. Of parallel calls, one does. @throws ApiError `conflict_error` if there is another one */
async function replace(
  database: Database,
  id: string,
  { successor, graceEnd, now }: { successor: string; graceEnd: Date; now: Date },
): Promise<void> {
  const works = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] }
  const rotated = await database.prisma(async models => {
    const { replacedBy } = await models.apiKey.findUniqueOrThrow({ where: { id }, select: { replacedBy: true } })
    if (replacedBy !== null && (await models.apiKey.count({ where: { id: replacedBy, ...works } })) > 0)
      throw conflict(`The key ${id} was rotated before: ${replacedBy} replaces it. Rotate or revoke that one.`)
    const data = { replacedBy: successor, expiresAt: graceEnd }
    return models.apiKey.updateMany({ where: { id, replacedBy, revokedAt: null }, data })
  })
  if (rotated.count === 0) throw conflict(`The key ${id} was just rotated or revoked by another call. List the keys.`)
}

/**
 * Revokes a key; revoking it again changes nothing. Only the operator can revoke the last one that manages the
 * organization.
 * @throws ApiError `not_found_error`, `permission_error` for a key with a role above the editor's, or `conflict_error`
 */
export function revokeKey(editor: KeyEditor, keyId: string): Promise<Key> {
  const { database, organizationId, principal } = editor
  return database.transaction(async () => {
    const key = await findKey(editor, keyId)
    if (principal) {
      requireRankOf(principal, key.role)
      await requireOtherKey(editor, keyId)
    }
    const revokedAt = await database.now()
    const revoked = await database.prisma(models =>
      models.apiKey.updateMany({ where: { id: keyId, revokedAt: null }, data: { revokedAt } }),
    )
    if (revoked.count === 0) return findKey(editor, keyId)
    await removeUnused(database, key.memberId)
    await auditKey(editor, keyId, { action: 'key.revoked' })
    await announce(database, organizationId, keyRevoked(key, actorIn(editor)))
    return findKey(editor, keyId)
  })
}

/** Revocations of one organization wait for each other, so that two of them cannot revoke the last two keys. */
async function requireOtherKey({ database, organizationId }: KeyEditor, id: string): Promise<void> {
  await lockOrganization(database, organizationId)
  if ((await countManagingKeys(database, organizationId, { id })) === 0) return
  if ((await countManagingKeys(database, organizationId, { id: { not: id } })) === 0)
    throw conflict(
      `${id} is the last key with which an owner can manage the organization. Create another live key of an owner first.`,
    )
}

/** A program is a member as long as it has a key. */
async function removeUnused(database: Database, memberId: string): Promise<void> {
  const unused = { id: memberId, kind: 'service', keys: { none: { revokedAt: null } } }
  await database.prisma(models => models.member.updateMany({ where: unused, data: { status: 'removed' } }))
}

async function findKey(editor: KeyEditor, keyId: string): Promise<Key> {
  const { database, organizationId, principal } = editor
  const row = await database.prisma(models =>
    models.apiKey.findUnique({ where: { id: keyId, ...visible(editor) }, select: KEY_FIELDS }),
  )
  if (row) return readKey(row)
  const list = principal ? 'keepsake keys list' : `keepsake admin keys list ${organizationId}`
  throw new ApiError('not_found_error', `No key ${keyId} in organization ${organizationId}. List its keys: ${list}`)
}

interface KeyToInsert extends Pick<Key, 'id' | 'memberId' | 'name' | 'role' | 'livemode' | 'expiresAt'> {
  scopes: readonly string[]
}

/** Inserts a key. Call it in a transaction. */
export async function insertKey(
  { database, organizationId }: Pick<KeyEditor, 'database' | 'organizationId'>,
  { id, memberId, name, role, scopes, livemode, expiresAt }: KeyToInsert,
): Promise<CreatedKey> {
  const { secret, hash, prefix, last4 } = mintKey(livemode)
  const row = await database.prisma(async models => {
    const { id: tenantId } = await models.tenant.findUniqueOrThrow({
      where: { organizationId_livemode: { organizationId, livemode } },
      select: { id: true },
    })
    const key = { id, tenantId, memberId, name, role, scopes: [...scopes], expiresAt }
    return models.apiKey.create({ data: { ...key, hash, prefix, last4 }, select: KEY_FIELDS })
  })
  return { key: readKey(row), secret }
}

export const keyCreated = ({ id, memberId, role, livemode }: Key, actor: string): Announced => ({
  type: API_KEY_CREATED.type,
  data: { id, actor, memberId, role },
  livemode,
})

export const keyRevoked = ({ id, livemode }: Pick<Key, 'id' | 'livemode'>, actor: string): Announced => ({
  type: API_KEY_REVOKED.type,
  data: { id, actor },
  livemode,
})

const actorIn = ({ principal }: Pick<KeyEditor, 'principal'>): string => (principal ? actorOf(principal) : 'operator')

const auditKey = (
  { database, organizationId, requestId, ...editor }: KeyEditor,
  target: string,
  event: Pick<AuditEvent, 'action' | 'details'>,
): Promise<void> =>
  audit(database, {
    organizationId,
    actor: actorIn(editor),
    target,
    requestId,
    ...event,
  })

function readExpiry(text: string, now: Date): Date {
  const expiry = new Date(text)
  if (Number.isNaN(expiry.getTime()) || expiry <= now)
    throw invalid('body.expiresAt', `body.expiresAt must be a moment to come; ${text} is not`)
  return expiry
}
