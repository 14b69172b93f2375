import type { TenantCall } from '../../contract/handlers.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { isWithinRole, type Role } from '../../platform/access/roles.ts'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/values/errors.ts'

/** Who changes an organization, and in which request. */
export interface Editor extends Pick<TenantCall, 'principal' | 'requestId' | 'address'> {
  database: Database
}

/**
 * Checks that the caller may give, change or take a role. Nobody can do that with a role above their own.
 * @throws ApiError `permission_error`
 */
export function requireRankOf({ member }: Principal, role: Role): void {
  if (!isWithinRole(role, member.role))
    throw new ApiError(
      'permission_error',
      `Only the role ${role} can manage members and keys with the role ${role}; this key has the role ${member.role}.`,
    )
}
