import { isRole, lesserRole, type Role } from '../../../platform/access/roles.ts'
import type { ApiKey, Prisma } from '../../../platform/database/prisma/client.ts'

/** An API key without its secret. */
export interface Key extends Omit<ApiKey, 'tenantId' | 'hash' | 'replacedBy' | 'customer' | 'portalLink' | 'role'> {
  /** What the key can do now: its own role, or that of its member if it has fewer rights. */
  role: Role
  livemode: boolean
}

/** Columns of a key, for `readKey`. */
export const KEY_FIELDS = {
  id: true,
  memberId: true,
  name: true,
  role: true,
  scopes: true,
  prefix: true,
  last4: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  revokedAt: true,
  tenant: { select: { livemode: true } },
  member: { select: { role: true } },
} as const

type KeyRow = Prisma.ApiKeyGetPayload<{ select: typeof KEY_FIELDS }>

export function readKey({ role, tenant, member, ...rest }: KeyRow): Key {
  if (!isRole(role) || !isRole(member.role)) throw new Error(`Unknown role ${role} or ${member.role} stored.`)
  return { ...rest, role: lesserRole(role, member.role), livemode: tenant.livemode }
}
