import { ApiError } from '../values/errors.ts'
import { LIVE_ONLY, MIN_ROLES } from './permissions.gen.ts'
import { isWithinRole, ROLES, type Role } from './roles.ts'

/**
 * A permission of an area, from `x-permissions` in its spec file. Each operation of the spec names one as
 * `x-permission`, unless every key (`key`), only the operator or anyone may call it.
 */
export type Permission = keyof typeof MIN_ROLES

export const PERMISSION_NAMES: readonly Permission[] = Object.keys(MIN_ROLES).filter(isPermission)

export function isPermission(name: string): name is Permission {
  return Object.hasOwn(MIN_ROLES, name)
}

export const isLiveOnly = (permission: Permission): boolean => LIVE_ONLY.includes(permission)

/** The role with the fewest rights that has this permission. */
const leastRole = (permission: Permission): Role => MIN_ROLES[permission]

/** The roles with this permission, from the most rights to the fewest. */
export const rolesWith = (permission: Permission): readonly Role[] =>
  ROLES.filter(role => isWithinRole(leastRole(permission), role))

export interface Holder {
  role: Role
  /** Limits the key to these permissions; empty means all of the role. */
  scopes: readonly string[]
  livemode: boolean
}

/** Whether a key has the permission. */
export const mayUse = (
  { member, scopes, livemode }: Pick<Holder, 'scopes' | 'livemode'> & { member: Pick<Holder, 'role'> },
  permission: Permission,
): boolean =>
  isWithinRole(leastRole(permission), member.role) &&
  (scopes.length === 0 || scopes.includes(permission)) &&
  (livemode || !isLiveOnly(permission))

/**
 * @throws ApiError `permission_error` that names the missing role or scope
 */
export function requirePermission(holder: Holder, permission: Permission): void {
  if (!isWithinRole(leastRole(permission), holder.role))
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

/** An operation, and whether keys of the portal can call it. */
export interface PortalOperation {
  id: string
  portal: boolean
}

/** @throws ApiError `permission_error` if a key of the portal calls another operation */
export function requirePortal(customer: string | null, { id, portal }: PortalOperation): void {
  if (customer === null || portal) return
  throw new ApiError(
    'permission_error',
    `This key manages the webhooks of the customer ${customer} and cannot call ${id}. Use an API key of the organization.`,
  )
}
