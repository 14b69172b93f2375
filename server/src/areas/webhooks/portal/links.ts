import { randomBytes } from 'node:crypto'
import type { TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { mintKey } from '../../../platform/access/api-keys.ts'
import { audit, auditBy } from '../../../platform/access/audit.ts'
import type { Permission } from '../../../platform/access/permissions.ts'
import type { Role } from '../../../platform/access/roles.ts'
import type { Database } from '../../../platform/database/database.ts'
import { FOREIGN_KEY_VIOLATION, sqlStateOf } from '../../../platform/database/sql-errors.ts'
import { sha256 } from '../../../platform/encryption/crypto.ts'
import { HOUR_SECONDS } from '../../../platform/values/durations.ts'
import { ApiError, conflict } from '../../../platform/values/errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import { ensureCustomers } from '../customers/customers.ts'

/** Seconds that the portal stays open after a link was opened, unless the link says otherwise. */
const ACCESS_SECONDS = HOUR_SECONDS

/** A key of the portal has the least rights with which the operations of the portal can be called. */
const ROLE: Role = 'admin'
const SCOPES: readonly Permission[] = ['webhooks:read', 'webhooks:write']

export interface PortalLinkDependencies {
  database: Database
  /** The URL of the portal with a code. */
  linkOf(code: string): string
}

/**
 * Creates a link whose code can be exchanged once. Call it in a transaction.
 * @param expiresIn seconds for which it can be opened [3600]
 * @param accessExpiresIn seconds for which its key works [3600]
 * @throws ApiError `permission_error` without an API key, since the key of the portal belongs to a member, or
 *   `conflict_error` if the customer is deleted at the same time
 */
export async function createPortalLink(
  { scope, principal, requestId }: TenantCall,
  { database, linkOf }: PortalLinkDependencies,
  {
    customer,
    expiresIn = HOUR_SECONDS,
    accessExpiresIn: accessSeconds = ACCESS_SECONDS,
  }: Schemas['CreateWebhookPortalLinkRequest'],
): Promise<{ id: string; url: string; expiresAt: Date }> {
  if (!principal.key)
    throw new ApiError(
      'permission_error',
      'A link to the portal ends with the member who created it. Call this with an API key, not with X-Internal-API-Key.',
    )
  await ensureCustomers(scope, [customer])
  const code = `wpc_${randomBytes(32).toString('base64url')}`
  const now = await scope.now()
  const wanted = new Date(now.getTime() + expiresIn * 1_000)
  // the key of the portal must not live longer than the key that it comes from
  const latest = new Date((principal.key.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) - accessSeconds * 1_000)
  const expiresAt = latest < wanted ? latest : wanted
  if (expiresAt <= now)
    throw new ApiError(
      'permission_error',
      `This key expires within the ${accessSeconds} seconds for which the key of the portal works. Use a key that lives longer, or a shorter accessExpiresIn.`,
    )
  const linkId = newId('wpl')
  const owner = { customer, memberId: principal.member.id, tenantId: scope.tenantId }
  const data = { hash: sha256(code), linkId, accessSeconds, expiresAt, ...owner }
  await scope
    .prisma(models => models.webhookPortalCode.create({ data }))
    .catch(error => {
      if (sqlStateOf(error) !== FOREIGN_KEY_VIOLATION) throw error
      throw conflict(`The customer ${customer} was deleted at the same time. Create the link again.`)
    })
  await auditBy(
    database,
    { principal, requestId },
    {
      action: 'webhook_portal_link.created',
      target: customer,
      details: { livemode: principal.livemode, linkId, expiresIn, accessSeconds },
    },
  )
  return { id: linkId, url: linkOf(code), expiresAt }
}

/** What a customer gets for the code of a link. */
export interface PortalAccess {
  /** The key itself. Available only now. */
  apiKey: string
  customer: { uid: string; name: string | null }
  branding: Schemas['PortalBranding'] | null
  livemode: boolean
  expiresAt: Date
}

/**
 * Exchanges a code for a key that works as long as the link says. Of parallel calls, one gets it. Call it in a transaction.
 * @throws ApiError `authentication_error` if the code is unknown, used or expired, or its member was removed
 */
export async function exchangePortalCode(
  database: Database,
  { code, requestId }: { code: string; requestId: string },
): Promise<PortalAccess> {
  const now = await database.now()
  const open = { hash: sha256(code), usedAt: null, expiresAt: { gt: now }, member: { status: 'active' } }
  const used = await database.prisma(models =>
    models.webhookPortalCode.updateManyAndReturn({ where: open, data: { usedAt: now } }),
  )
  const [row] = used
  if (!row)
    throw new ApiError(
      'authentication_error',
      'This code is unknown, expired or already used. Ask for a new link to the portal.',
    )
  const { tenantId, customer: uid, memberId, linkId: portalLink, accessSeconds } = row
  const { livemode, organizationId, organization } = await database.prisma(models =>
    models.tenant.findUniqueOrThrow({
      where: { id: tenantId },
      select: { livemode: true, organizationId: true, organization: { select: { portal: true } } },
    }),
  )
  const customer = await database.prisma(models =>
    models.webhookCustomer.findUniqueOrThrow({
      where: { tenantId_uid: { tenantId, uid } },
      select: { uid: true, name: true },
    }),
  )
  const { secret, hash, prefix, last4 } = mintKey(livemode)
  const expiresAt = new Date(now.getTime() + accessSeconds * 1_000)
  const id = newId('key')
  const rights = { role: ROLE, scopes: [...SCOPES], customer: uid, portalLink, expiresAt }
  const data = { id, tenantId, memberId, name: `portal of ${uid}`, hash, prefix, last4, ...rights }
  await database.prisma(models => models.apiKey.create({ data, select: { id: true } }))
  await audit(database, {
    organizationId,
    actor: `member:${memberId}`,
    action: 'webhook_portal_link.exchanged',
    target: uid,
    details: { livemode, keyId: id },
    requestId,
  })
  // written by `updateOrganization`
  const branding = organization.portal as PortalAccess['branding']
  return { apiKey: secret, customer, branding, livemode, expiresAt }
}
