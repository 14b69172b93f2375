import { defineEvent, such, text } from '../../platform/events/domain-events.ts'

const ACTOR = text(
  'Who did it, as in the audit log: key:<id>, member:<id>, internal or operator.',
  'key:key_01KAK7F3V6R6T1Q7S0G9Y5N2XA',
)
const ROLE = text('owner, admin, member or viewer.', 'member')
const A_MEMBER = 'mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'

const KEY = {
  id: text('Id of the key. The key itself is in no event.', 'key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
  actor: ACTOR,
}
const MEMBER = { id: text('Id of the member.', A_MEMBER), actor: ACTOR }

export const API_KEY_CREATED = defineEvent(
  'api_key.created',
  'A key was created. Sent to the data that the key can reach: live or test data.',
  { ...KEY, memberId: text('Id of the member that it belongs to.', A_MEMBER), role: ROLE },
)
export const API_KEY_ROTATED = defineEvent(
  'api_key.rotated',
  'A key was replaced with a new one. `api_key.created` is not sent in addition.',
  {
    ...KEY,
    successorId: text('Id of the new key.', 'key_01KAK7F3V6R6T1Q7S0G9Y5N2XB'),
    graceEndsAt: text('When the replaced key stops working, in ISO 8601.', '2026-11-21T15:04:05.000Z'),
  },
)
export const API_KEY_REVOKED = defineEvent(
  'api_key.revoked',
  'A key was revoked, on its own or because its member was removed.',
  KEY,
)

export const MEMBER_INVITED = defineEvent(
  'member.invited',
  'A person was invited, or invited again after the invitation had expired.',
  { ...MEMBER, role: ROLE },
)
export const MEMBER_JOINED = defineEvent('member.joined', 'A person accepted an invitation.', {
  ...MEMBER,
  actor: such(ACTOR, `member:${A_MEMBER}`),
  role: ROLE,
})
export const MEMBER_ROLE_CHANGED = defineEvent(
  'member.role_changed',
  'The role of a member changed.',
  { ...MEMBER, role: such(ROLE, 'admin') },
  { previous: { role: 'member' } },
)
export const MEMBER_REMOVED = defineEvent('member.removed', 'A member was removed, or an invitation was revoked.', {
  ...MEMBER,
  role: ROLE,
  status: text('active, or invited if the person had not accepted the invitation.', 'active'),
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
