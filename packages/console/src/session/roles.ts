import type { Me } from './session.ts'

export type Role = Me['member']['role']

/** From the fewest rights to the most. */
const ROLES: readonly Role[] = ['viewer', 'member', 'admin', 'owner']

/** The roles that somebody may give: at most their own. */
export const rolesUpTo = (role: Role): readonly Role[] => ROLES.slice(0, ROLES.indexOf(role) + 1)

/** The same, as choices of a field. */
export const roleChoices = (role: Role): (readonly [Role, Role])[] => rolesUpTo(role).map(each => [each, each])
