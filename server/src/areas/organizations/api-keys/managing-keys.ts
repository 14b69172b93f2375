import type { Permission } from '../../../platform/access/permissions.ts'
import type { Database } from '../../../platform/database/database.ts'

const MANAGING: Permission = 'members:write'

/**
 * Counts the keys with which owners can manage an organization: valid live keys of active owners with all rights of an
 * owner, or with the scope to manage members. Without one, the organization is locked out.
 * @param other an additional condition on the key, for example of another member
 */
export async function countManagingKeys(
  database: Database,
  organizationId: string,
  other: { id?: string | { not: string }; memberId?: { not: string } },
): Promise<number> {
  const now = await database.now()
  return database.prisma(models =>
    models.apiKey.count({
      where: {
        ...other,
        role: 'owner',
        revokedAt: null,
        tenant: { organizationId, livemode: true },
        member: { role: 'owner', status: 'active' },
        AND: [
          { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
          { OR: [{ scopes: { isEmpty: true } }, { scopes: { has: MANAGING } }] },
        ],
      },
    }),
  )
}
