import type { HandlersOf } from '../../contract/area.ts'
import type { components } from '../../contract/openapi.gen.ts'
import type { Database } from '../../platform/database/database.ts'
import { agentOf, meOf } from './account.ts'
import { createKey, type Key, listKeys, revokeKey } from './api-keys.ts'
import { type RegistrationSettings, registerAgent, requireSignup } from './registration.ts'
import { changePlan, grantCredits, listOrganizations, type Organization } from './service.ts'

export interface OrganizationsDependencies {
  database: Database
  registration: RegistrationSettings
}

export const createOrganizationsHandlers = ({
  database,
  registration,
}: OrganizationsDependencies): HandlersOf<'organizations'> => ({
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
            agent: { id, name, api_key: apiKey, created_at: createdAt.toISOString(), organization_id: organizationId },
          },
        },
      }
    })
  },

  async getAgent({ call }) {
    return { status: 200, body: { success: true, data: agentOf(call.principal) } }
  },

  async getMe({ call }) {
    return { status: 200, body: { success: true, data: meOf(call.principal) } }
  },

  async adminListOrganizations({ query }) {
    const { entries, ...page } = await listOrganizations(database, query)
    return { status: 200, body: { success: true, data: entries.map(organizationToWire), ...page } }
  },

  async adminUpdateOrganization({ path, body, call }) {
    const organization = await changePlan(database, path.id, body.plan, call.requestId)
    return { status: 200, body: { success: true, data: organizationToWire(organization) } }
  },

  async adminGrantCredits({ path, body, call }) {
    const organization = await grantCredits(database, path.id, body, call.requestId)
    return { status: 200, body: { success: true, data: organizationToWire(organization) } }
  },

  async adminListKeys({ path, query }) {
    const { entries, ...page } = await listKeys(database, path.id, query)
    return { status: 200, body: { success: true, data: entries.map(keyToWire), ...page } }
  },

  async adminCreateKey({ path, body, call }) {
    const { key, secret } = await createKey(database, path.id, body, call.requestId)
    return { status: 201, body: { success: true, data: { ...keyToWire(key), apiKey: secret } } }
  },

  async adminRevokeKey({ path, call }) {
    const key = await revokeKey(database, path.id, path.keyId, call.requestId)
    return { status: 200, body: { success: true, data: keyToWire(key) } }
  },
})

const organizationToWire = ({ createdAt, credits, ...rest }: Organization): components['schemas']['Organization'] => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  credits: { live: Number(credits.live), test: Number(credits.test) },
})

const keyToWire = ({ createdAt, lastUsedAt, expiresAt, revokedAt, ...rest }: Key): components['schemas']['Key'] => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  ...(revokedAt && { revokedAt: revokedAt.toISOString() }),
})
