import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import { type PlatformSettings, publicUrlOf } from '../../platform/settings/settings.ts'
import { createOrganizationsHandlers } from './handlers.ts'
import { createInvitationMail, createSendInvitation, INVITATION_MAIL } from './members/invitation-mail.ts'
import { renewToken } from './members/invitations.ts'
import type { OrganizationsPorts } from './ports.ts'
import { type OrganizationsSettings, registrationOf } from './settings.ts'

export { ACTIVE_MEMBERS, createMembership } from './members/membership.ts'
export { createFirstOrganization } from './registration/first-organization.ts'

/** Organizations, their members, invitations and keys, and the audit log. */
export function createOrganizationsArea(
  { config, database, mail, log }: Platform<PlatformSettings & OrganizationsSettings>,
  ports: OrganizationsPorts,
): Area<'organizations'> {
  // the token is behind `#`, so that no log of a server or proxy contains it
  const linkOf = (token: string): string => `${publicUrlOf(config)}/invitation#${token}`
  const renew = (memberId: string) => renewToken(database, memberId)
  return {
    name: 'organizations',
    handlers: createOrganizationsHandlers({
      ...ports,
      database,
      registration: { ...registrationOf(config), starterCollection: ports.starterCollection },
      invitations: { send: mail && createSendInvitation(database), linkOf },
    }),
    jobs: { [INVITATION_MAIL]: createInvitationMail({ database, mail, log, renewToken: renew, linkOf }) },
  }
}
