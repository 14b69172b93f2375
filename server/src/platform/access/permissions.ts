import { ApiError } from '../errors.ts'

export const ROLES = ['owner', 'admin', 'member', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/**
 * Which roles have which permissions. The server, its documentation and its tests all read this table. Each operation
 * of the spec names one of these permissions as `x-permission`, unless every key (`key`), only the operator or anyone may
 * call it.
 */
export const PERMISSIONS = {
  'account:read': ['owner', 'admin', 'member', 'viewer'],
  'memory:read': ['owner', 'admin', 'member', 'viewer'],
  'memory:write': ['owner', 'admin', 'member'],
  'collections:read': ['owner', 'admin', 'member', 'viewer'],
  'collections:write': ['owner', 'admin'],
  'entity-types:read': ['owner', 'admin', 'member', 'viewer'],
  'entity-types:write': ['owner', 'admin'],
  'guidelines:read': ['owner', 'admin', 'member', 'viewer'],
  'guidelines:write': ['owner', 'admin'],
  'events:read': ['owner', 'admin', 'member', 'viewer'],
  'events:write': ['owner', 'admin', 'member'],
  'webhooks:read': ['owner', 'admin', 'member', 'viewer'],
  'webhooks:write': ['owner', 'admin'],
  'webhooks:publish': ['owner', 'admin', 'member'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof PERMISSIONS

export const isPermission = (name: string): name is Permission => Object.hasOwn(PERMISSIONS, name)

export const isRole = (name: string): name is Role => ROLES.some(role => role === name)

/** The role with the fewest rights that has this permission. */
const leastRole = (permission: Permission): Role => PERMISSIONS[permission].at(-1) ?? 'owner'

/**
 * @throws ApiError `permission_error` that names the missing role or scope
 */
export function requirePermission(holder: { role: Role; scopes: readonly string[] }, permission: Permission): void {
  const roles: readonly Role[] = PERMISSIONS[permission]
  if (!roles.includes(holder.role))
    throw new ApiError(
      'permission_error',
      `${permission} needs the role ${leastRole(permission)}; this key has the role ${holder.role}.`,
    )
  if (holder.scopes.length > 0 && !holder.scopes.includes(permission))
    throw new ApiError(
      'permission_error',
      `This key is limited to ${holder.scopes.join(', ')}; the call needs ${permission}. Use a key with that scope.`,
    )
}
