import { isRole } from '../../../platform/access/roles.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Member as Row } from '../../../platform/database/prisma/client.ts'
import type { Member } from './member.ts'

/** A member as other areas see it. */
export type MembershipEntry = Pick<Member, 'id' | 'email' | 'name' | 'role' | 'status'>

/** SQL of the active members of the tenant `$1`, with `id`, `email`, `name` and `role`. */
export const ACTIVE_MEMBERS = `
  SELECT m.id, m.email, m.name, m.role
  FROM members m JOIN tenants t ON t.organization_id = m.organization_id
  WHERE t.id = $1 AND m.status = 'active'`

export interface Membership {
  /** The members of an organization, oldest first, including those who have not accepted their invitation yet. */
  membersOf(organizationId: string): Promise<MembershipEntry[]>
}

/** The members of organizations, for other areas. */
export const createMembership = ({ database }: { database: Database }): Membership => ({
  membersOf: organizationId =>
    database.prisma(async models => {
      const rows = await models.member.findMany({
        where: { organizationId, status: { in: ['invited', 'active'] } },
        select: { id: true, email: true, name: true, role: true, status: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      })
      return rows.map(toEntry)
    }),
})

function toEntry({ role, status, ...rest }: Pick<Row, keyof MembershipEntry>): MembershipEntry {
  if (!isRole(role)) throw new Error(`Unknown role ${role} stored.`)
  return { ...rest, role, status: status === 'invited' ? status : 'active' }
}
