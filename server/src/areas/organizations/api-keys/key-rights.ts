import { type Permission, rolesWith } from '../../../platform/access/permissions.ts'
import type { Principal } from '../../../platform/access/principal.ts'
import type { Role } from '../../../platform/access/roles.ts'
import { ApiError, type ErrorDetail } from '../../../platform/values/errors.ts'
import { requireRankOf } from '../editor.ts'

interface Rights {
  role: Role
  scopes: readonly string[]
  livemode: boolean
}

/**
 * Checks that the caller has all the rights of a key that it would get hold of.
 * @throws ApiError `permission_error` that names what the caller lacks
 */
export function requireRightsOf(principal: Principal, { role, scopes, livemode }: Rights): void {
  requireRankOf(principal, role)
  if (livemode && !principal.livemode)
    throw new ApiError('permission_error', 'A test key cannot create live keys. Use a live key, or livemode false.')
  if (principal.scopes.length === 0) return
  const missing = scopes.filter(scope => !principal.scopes.includes(scope))
  if (scopes.length === 0 || missing.length > 0)
    throw new ApiError(
      'permission_error',
      `This key is limited to ${principal.scopes.join(', ')}, so other keys must be limited to some of these; ${missing.length > 0 ? `it lacks ${missing.join(', ')}` : 'name them in scopes'}.`,
    )
}

/**
 * Checks that a new key does not live longer than the one that creates it.
 * @param expiresAt null if the new key does not expire
 * @throws ApiError `permission_error` that names the latest moment
 */
export function requireLifetimeOf({ key }: Principal, expiresAt: Date | null): void {
  const latest = key?.expiresAt
  if (!latest || (expiresAt && expiresAt <= latest)) return
  throw new ApiError(
    'permission_error',
    `This key expires at ${latest.toISOString()}, so a key that it creates must expire by then. Set expiresAt to that moment or an earlier one, or use a key that lives longer.`,
  )
}

/** @throws ApiError `validation_error` for a scope that the role does not have */
export function requireScopesOf(role: Role, scopes: readonly Permission[]): void {
  const details = scopes.flatMap((scope, index): ErrorDetail[] => {
    const roles = rolesWith(scope)
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
