export const MEMBER_KINDS = [
  ['person', 'People'],
  ['agent', 'Agents'],
  ['service', 'Programs with a key'],
  ['invited', 'Invited'],
] as const

/** What the address of the members says: which of them are shown. */
export interface MembersSearch {
  show?: (typeof MEMBER_KINDS)[number][0]
}

export function readMembersSearch(search: Record<string, unknown>): MembersSearch {
  const show = MEMBER_KINDS.map(([each]) => each).find(each => each === search.show)
  return show ? { show } : {}
}

export const AUDIT_FILTERS = ['action', 'actor', 'target'] as const

/** What the address of the audit log says: which entries are shown. */
export type AuditSearch = Partial<Record<(typeof AUDIT_FILTERS)[number], string>>

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const read: AuditSearch = {}
  for (const filter of AUDIT_FILTERS) {
    const value = search[filter]
    if (typeof value === 'string' && value !== '') read[filter] = value
  }
  return read
}
