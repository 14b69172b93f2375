import { ApiError } from '../errors.ts'

/** From the most rights to the fewest. */
export const ROLES = ['owner', 'admin', 'member', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/**
 * Which roles have which permissions. The server, its documentation and its tests all read this table. Each operation
 * of the spec names one of these permissions as `x-permission`, unless every key (`key`), only the operator or anyone may
 * call it.
 */
export const PERMISSIONS = {
  'account:read': ['owner', 'admin', 'member', 'viewer'],
  'organizations:read': ['owner', 'admin', 'member', 'viewer'],
  'organizations:write': ['owner', 'admin'],
  'members:read': ['owner', 'admin', 'member', 'viewer'],
  'members:write': ['owner', 'admin'],
  'keys:read': ['owner', 'admin'],
  'keys:write': ['owner', 'admin'],
  'analytics:read': ['owner', 'admin', 'member', 'viewer'],
  'audit:read': ['owner', 'admin'],
  'memory:read': ['owner', 'admin', 'member', 'viewer'],
  'memory:write': ['owner', 'admin', 'member'],
  'collections:read': ['owner', 'admin', 'member', 'viewer'],
  'collections:write': ['owner', 'admin'],
  'entity-types:read': ['owner', 'admin', 'member', 'viewer'],
  'entity-types:write': ['owner', 'admin'],
  'guidelines:read': ['owner', 'admin', 'member', 'viewer'],
  'guidelines:write': ['owner', 'admin'],
  'multimodal:read': ['owner', 'admin', 'member', 'viewer'],
  'multimodal:write': ['owner', 'admin', 'member'],
  'retrieval:read': ['owner', 'admin', 'member', 'viewer'],
  'retrieval:write': ['owner', 'admin', 'member'],
  'retrieval:configure': ['owner', 'admin'],
  'models:read': ['owner', 'admin', 'member', 'viewer'],
  'prompts:run': ['owner', 'admin', 'member'],
  'agents:read': ['owner', 'admin', 'member', 'viewer'],
  'agents:write': ['owner', 'admin'],
  'mcps:read': ['owner', 'admin', 'member', 'viewer'],
  'mcps:write': ['owner', 'admin'],
  'events:read': ['owner', 'admin', 'member', 'viewer'],
  'events:write': ['owner', 'admin', 'member'],
  'webhooks:read': ['owner', 'admin', 'member', 'viewer'],
  'webhooks:write': ['owner', 'admin'],
  'webhooks:publish': ['owner', 'admin', 'member'],
  'notifications:read': ['owner', 'admin', 'member', 'viewer'],
  'notifications:respond': ['owner', 'admin', 'member', 'viewer'],
  'notifications:send': ['owner', 'admin', 'member'],
  'notifications:broadcast': ['owner', 'admin'],
  'notifications:configure': ['owner', 'admin'],
  'gateway:read': ['owner', 'admin', 'member'],
  'gateway:write': ['owner', 'admin'],
  'wallet:read': ['owner', 'admin', 'member', 'viewer'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof PERMISSIONS

/** Permissions for what live and test data share. A test key must not reach live data, so it does not have them. */
const LIVE_ONLY: ReadonlySet<Permission> = new Set(['organizations:write', 'members:write', 'audit:read'])

export const isLiveOnly = (permission: Permission): boolean => LIVE_ONLY.has(permission)

export const isPermission = (name: string): name is Permission => Object.hasOwn(PERMISSIONS, name)

export const isRole = (name: string): name is Role => ROLES.some(role => role === name)

/** The role with fewer rights. */
export const lesserRole = (one: Role, other: Role): Role => (ROLES.indexOf(one) > ROLES.indexOf(other) ? one : other)

/** Whether a role has at most the rights of another one. */
export const isWithinRole = (role: Role, limit: Role): boolean => lesserRole(role, limit) === role

/** The role with the fewest rights that has this permission. */
const leastRole = (permission: Permission): Role => PERMISSIONS[permission].at(-1) ?? 'owner'

/** Who calls. */
export interface Holder {
  role: Role
  /** Limits the key to these permissions; empty means all of the role. */
  scopes: readonly string[]
  livemode: boolean
}

/**
 * @throws ApiError `permission_error` that names the missing role or scope
 */
export function requirePermission(holder: Holder, permission: Permission): void {
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
  if (!holder.livemode && isLiveOnly(permission))
    throw new ApiError(
      'permission_error',
      `${permission} needs a live key, since live and test data share what it covers; this is a test key.`,
    )
}
