/** From the most rights to the fewest. */
export const ROLES = ['owner', 'admin', 'member', 'viewer'] as const
export type Role = (typeof ROLES)[number]

export const isRole = (name: string): name is Role => ROLES.some(role => role === name)

/** The role with fewer rights. */
export const lesserRole = (one: Role, other: Role): Role => (ROLES.indexOf(one) > ROLES.indexOf(other) ? one : other)

/** Whether a role has at most the rights of another one. */
export const isWithinRole = (role: Role, limit: Role): boolean => lesserRole(role, limit) === role
