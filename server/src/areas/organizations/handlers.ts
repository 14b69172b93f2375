import type { HandlersOf } from '../../contract/area.ts'
import type { TenantCall } from '../../contract/handlers.ts'
import { limitAddress } from '../../platform/access/address-limit.ts'
import { mayUse } from '../../platform/access/permissions.ts'
import type { Database } from '../../platform/database/database.ts'
import { agentOf, meOf } from './account.ts'
import { createAdminHandlers } from './admin-handlers.ts'
import { createKey, type KeyEditor, listKeys, revokeKey, rotateKey } from './api-keys.ts'
import { exportAudit, listAudit } from './audit-log.ts'
import type { Editor } from './editor.ts'
import { acceptInvitation, type InvitationDependencies, inviteMembers, resendInvitation } from './invitations.ts'
import { listMembers, removeMember, updateRole } from './members.ts'
import { createOrganization, getOrganization, updateOrganization } from './organization.ts'
import type { OrganizationsPorts } from './ports.ts'
import { MAX_PER_HOUR, type RegistrationSettings, registerAgent, requireSignup } from './registration.ts'
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
        return {
          status: 201,
          body: {
            success: true,
            data: {
              agent: {
                id,
                name,
                api_key: apiKey,
                created_at: createdAt.toISOString(),
                organization_id: organizationId,
              },
            },
          },
        }
      })
    },

    async getAgent({ call }) {
      return { status: 200, body: { success: true, data: agentOf(call.principal) } }
    },

    async getMe({ call }) {
      const { principal, scope } = call
      const mayRead = mayUse(principal, 'memory:read')
      const data = { ...meOf(principal), ...(mayRead && { suggestions: await countOpenSuggestions(scope) }) }
      return { status: 200, body: { success: true, data } }
    },

    async getOrganization({ call }) {
      return { status: 200, body: { success: true, data: await getOrganization(database, call.principal) } }
    },

    async createOrganization({ body, call }) {
      const { headers, address, finish } = call
      await requireSignup(database, registration, { token: headers.get('X-Signup-Token') ?? undefined, address })
      return finish(async () => {
        const made = await createOrganization(editor(call), registration, body.name)
        return { status: 201, body: { success: true, data: createdOrganizationToWire(made) } }
      })
    },

    async updateOrganization({ body, call }) {
      return { status: 200, body: { success: true, ...(await updateOrganization(editor(call), body)) } }
    },

    async listMembers({ query, call }) {
      const { entries, ...page } = await listMembers(database, call.principal.organization.id, query)
      return { status: 200, body: { success: true, data: entries.map(memberToWire), ...page } }
    },

    async inviteMembers({ body, call }) {
      const { invited, ...others } = await inviteMembers(editor(call), invitations, body)
      return { status: 200, body: { success: true, data: { invited: invited.map(invitationToWire), ...others } } }
    },

    async acceptInvitation({ body, call: { address, requestId, finish } }) {
      await limitAddress(database, address, MAX_PER_HOUR)
      return finish(async () => {
        const { organization, memberId, role, apiKey } = await acceptInvitation(database, { ...body, requestId })
        const data = { organization, member: { id: memberId, role }, apiKey }
        return { status: 200, body: { success: true, data } }
      })
    },

    async updateMemberRole({ path, body, call }) {
      const member = await updateRole(editor(call), path.id, body.role)
      return { status: 200, body: { success: true, data: memberToWire(member) } }
    },

    async resendInvitation({ path, call }) {
      const invitation = await resendInvitation(editor(call), invitations, path.id)
      return { status: 200, body: { success: true, data: invitationToWire(invitation) } }
    },

    async removeMember({ path, call }) {
      return { status: 200, body: { success: true, data: await removeMember(editor(call), path.id) } }
    },

    async listApiKeys({ query, call }) {
      const { entries, ...page } = await listKeys(keyEditor(call), query)
      return { status: 200, body: { success: true, data: entries.map(keyToWire), ...page } }
    },

    async createApiKey({ body: { livemode, ...body }, call }) {
      const created = await createKey(keyEditor(call), { ...body, livemode: livemode ?? call.principal.livemode })
      return { status: 201, body: { success: true, data: createdKeyToWire(created) } }
    },

    async rotateApiKey({ path, body, call }) {
      const { previous, graceEnd, ...created } = await rotateKey(keyEditor(call), path.id, body)
      const data = {
        ...createdKeyToWire(created),
        previous: { id: previous.id, expiresAt: graceEnd.toISOString() },
      }
      return { status: 200, body: { success: true, data } }
    },

    async revokeApiKey({ path, call }) {
      return { status: 200, body: { success: true, data: keyToWire(await revokeKey(keyEditor(call), path.id)) } }
    },

    async listAudit({ query: { limit, cursor, ...filter }, call: { principal, headers } }) {
      const { id } = principal.organization
      if (headers.get('accept')?.includes('application/x-ndjson'))
        return { status: 200, stream: exportAudit(database, id, filter) }
      const { entries, ...page } = await listAudit(database, id, { ...filter, limit, cursor })
      return { status: 200, body: { success: true, data: entries, ...page } }
    },
  }
}
