import { defineEvent, text } from '../../platform/events/domain-events.ts'

const A_KEY = 'key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
const A_MEMBER = 'mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
const BY_A_KEY = { actor: 'key:key_01KAK7F3V6R6T1Q7S0G9Y5N2XA' }

const ACTOR = { actor: text('Who did it, as in the audit log: key:<id>, member:<id>, internal or operator.') }
const ROLE = text('owner, admin, member or viewer.')

const KEY = { id: text('Id of the key. The key itself is in no event.'), ...ACTOR }
const MEMBER = { id: text('Id of the member.'), ...ACTOR }

export const API_KEY_CREATED = defineEvent({
  type: 'api_key.created',
  description: 'A key was created. Sent to the data that the key can reach: live or test data.',
  fields: { ...KEY, memberId: text('Id of the member that it belongs to.'), role: ROLE },
  example: { id: A_KEY, ...BY_A_KEY, memberId: A_MEMBER, role: 'member' },
})

export const API_KEY_ROTATED = defineEvent({
  type: 'api_key.rotated',
  description: 'A key was replaced with a new one. `api_key.created` is not sent in addition.',
  fields: {
    ...KEY,
    successorId: text('Id of the new key.'),
    graceEndsAt: text('When the replaced key stops working, in ISO 8601.'),
  },
  example: {
    id: A_KEY,
    ...BY_A_KEY,
    successorId: 'key_01KAK7F3V6R6T1Q7S0G9Y5N2XB',
    graceEndsAt: '2026-11-21T15:04:05.000Z',
  },
})

export const API_KEY_REVOKED = defineEvent({
  type: 'api_key.revoked',
  description: 'A key was revoked, on its own or because its member was removed.',
  fields: KEY,
  example: { id: A_KEY, ...BY_A_KEY },
})

export const MEMBER_INVITED = defineEvent({
  type: 'member.invited',
  description: 'A person was invited, or invited again after the invitation had expired.',
  fields: { ...MEMBER, role: ROLE },
  example: { id: A_MEMBER, ...BY_A_KEY, role: 'member' },
})

export const MEMBER_JOINED = defineEvent({
  type: 'member.joined',
  description: 'A person accepted an invitation.',
  fields: { ...MEMBER, role: ROLE },
  example: { id: A_MEMBER, actor: `member:${A_MEMBER}`, role: 'member' },
})

export const MEMBER_ROLE_CHANGED = defineEvent({
  type: 'member.role_changed',
  description: 'The role of a member changed.',
  fields: { ...MEMBER, role: ROLE },
  example: { id: A_MEMBER, ...BY_A_KEY, role: 'admin' },
  previous: { role: 'member' },
})

export const MEMBER_REMOVED = defineEvent({
  type: 'member.removed',
  description: 'A member was removed, or an invitation was revoked.',
  fields: { ...MEMBER, role: ROLE, status: text('active, or invited if the person had not accepted the invitation.') },
  example: { id: A_MEMBER, ...BY_A_KEY, role: 'member', status: 'active' },
})

export const ORGANIZATIONS_EVENTS = [
  API_KEY_CREATED,
  API_KEY_ROTATED,
  API_KEY_REVOKED,
  MEMBER_INVITED,
  MEMBER_JOINED,
  MEMBER_ROLE_CHANGED,
  MEMBER_REMOVED,
]
