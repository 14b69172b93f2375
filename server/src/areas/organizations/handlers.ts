import { created, listedAs, ok, respond } from '../../contract/answers.ts'
import type { HandlersOf } from '../../contract/area.ts'
import type { TenantCall } from '../../contract/handlers.ts'
import { limitAddress } from '../../platform/access/address-limit.ts'
import { mayUse } from '../../platform/access/permissions.ts'
import type { Database } from '../../platform/database/database.ts'
import { agentOf, meOf } from './account.ts'
import { createAdminHandlers } from './admin-handlers.ts'
import { createKey, type KeyEditor, listKeys, revokeKey, rotateKey } from './api-keys/api-keys.ts'
import { exportAudit, listAudit } from './audit-log.ts'
import type { Editor } from './editor.ts'
import {
  acceptInvitation,
  type InvitationDependencies,
  inviteMembers,
  resendInvitation,
} from './members/invitations.ts'
import { listMembers, removeMember, updateRole } from './members/members.ts'
import { previewInvitation } from './members/preview-invitation.ts'
import { createOrganization, getOrganization, updateOrganization } from './organization/organization.ts'
import type { OrganizationsPorts } from './ports.ts'
import { MAX_PER_HOUR, type RegistrationSettings, registerAgent, requireSignup } from './registration/registration.ts'
import { createdKeyToWire, createdOrganizationToWire, invitationToWire, keyToWire, memberToWire } from './wire.ts'

export interface OrganizationsDependencies extends OrganizationsPorts {
  database: Database
  registration: RegistrationSettings
  invitations: InvitationDependencies
}

export const createOrganizationsHandlers = ({
  database,
  registration,
  invitations,
  countOpenSuggestions,
}: OrganizationsDependencies): HandlersOf<'organizations'> => {
  const editor = ({ principal, requestId, address }: TenantCall): Editor => ({
    database,
    principal,
    requestId,
    address,
  })
  const keyEditor = (call: TenantCall): KeyEditor => ({
    ...editor(call),
    organizationId: call.principal.organization.id,
  })
  return {
    ...createAdminHandlers({ database, registration }),

    async registerAgent({ body, call: { headers, address, requestId, finish } }) {
      await requireSignup(database, registration, { token: headers.get('X-Signup-Token') ?? undefined, address })
      return finish(async () => {
        const agent = await registerAgent(database, registration, { name: body.name, requestId })
        const { id, name, apiKey, createdAt, organizationId } = agent
        return created({
          agent: {
            id,
            name,
            api_key: apiKey,
            created_at: createdAt.toISOString(),
            organization_id: organizationId,
          },
        })
      })
    },

    getAgent: async ({ call }) => ok(agentOf(call.principal)),

    async getMe({ call }) {
      const { principal, scope } = call
      const mayRead = mayUse(principal, 'memory:read')
      const data = { ...meOf(principal), ...(mayRead && { suggestions: await countOpenSuggestions(scope) }) }
      return ok(data)
    },

    getOrganization: async ({ call }) => ok(await getOrganization(database, call.principal)),

    async createOrganization({ body, call }) {
      const { headers, address, finish } = call
      await requireSignup(database, registration, { token: headers.get('X-Signup-Token') ?? undefined, address })
      return finish(async () => {
        const made = await createOrganization(editor(call), registration, body.name)
        return created(createdOrganizationToWire(made))
      })
    },

    updateOrganization: async ({ body, call }) => respond(200, await updateOrganization(editor(call), body)),

    listMembers: async ({ query, call }) =>
      listedAs(await listMembers(database, call.principal.organization.id, query), memberToWire),

    async inviteMembers({ body, call }) {
      const { invited, ...others } = await inviteMembers(editor(call), invitations, body)
      return ok({ invited: invited.map(invitationToWire), ...others })
    },

    async acceptInvitation({ body, call: { address, requestId, finish } }) {
      await limitAddress(database, address, MAX_PER_HOUR)
      return finish(async () => {
        const { organization, memberId, role, ...given } = body.preview
          ? await previewInvitation(database, body.token)
          : await acceptInvitation(database, { ...body, requestId })
        return ok({ organization, member: { id: memberId, role }, ...given })
      })
    },

    async updateMemberRole({ path, body, call }) {
      const member = await updateRole(editor(call), path.id, body.role)
      return ok(memberToWire(member))
    },

    async resendInvitation({ path, call }) {
      const invitation = await resendInvitation(editor(call), invitations, path.id)
      return ok(invitationToWire(invitation))
    },

    removeMember: async ({ path, call }) => ok(await removeMember(editor(call), path.id)),

    listApiKeys: async ({ query, call }) => listedAs(await listKeys(keyEditor(call), query), keyToWire),

    async createApiKey({ body: { livemode, ...body }, call }) {
      const made = await createKey(keyEditor(call), { ...body, livemode: livemode ?? call.principal.livemode })
      return created(createdKeyToWire(made))
    },

    async rotateApiKey({ path, body, call }) {
      const { previous, graceEnd, ...created } = await rotateKey(keyEditor(call), path.id, body)
      const data = {
        ...createdKeyToWire(created),
        previous: { id: previous.id, expiresAt: graceEnd.toISOString() },
      }
      return ok(data)
    },

    revokeApiKey: async ({ path, call }) => ok(keyToWire(await revokeKey(keyEditor(call), path.id))),

    async listAudit({ query: { limit, cursor, ...filter }, call: { principal, headers } }) {
      const { id } = principal.organization
      if (headers.get('accept')?.includes('application/x-ndjson'))
        return { status: 200, stream: exportAudit(database, id, filter) }
      const { entries, ...page } = await listAudit(database, id, { ...filter, limit, cursor })
      return respond(200, { data: entries, ...page })
    },
  }
}
