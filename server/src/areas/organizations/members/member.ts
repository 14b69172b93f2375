import { isRole, type Role } from '../../../platform/access/roles.ts'
import type { Prisma, Member as Row } from '../../../platform/database/prisma/client.ts'

/** Columns of a member, for `readMember`. */
export const MEMBER_FIELDS = {
  id: true,
  kind: true,
  name: true,
  email: true,
  role: true,
  status: true,
  createdAt: true,
  invitationExpiresAt: true,
  keys: { select: { lastUsedAt: true }, orderBy: { lastUsedAt: { sort: 'desc', nulls: 'last' } }, take: 1 },
} as const

export interface Member
  extends Omit<Row, 'organizationId' | 'invitationHash' | 'invitationKeysUntil' | 'kind' | 'role' | 'status'> {
  kind: 'person' | 'agent' | 'service'
  role: Role
  status: 'invited' | 'active'
  lastActiveAt: Date | null
}

type MemberRow = Prisma.MemberGetPayload<{ select: typeof MEMBER_FIELDS }>

export function readMember({ kind, role, status, keys, ...rest }: MemberRow): Member {
  if (!isRole(role)) throw new Error(`Unknown role ${role} stored.`)
  return {
    ...rest,
    kind: kind === 'person' || kind === 'agent' ? kind : 'service',
    role,
    status: status === 'invited' ? status : 'active',
    lastActiveAt: keys[0]?.lastUsedAt ?? null,
  }
}
