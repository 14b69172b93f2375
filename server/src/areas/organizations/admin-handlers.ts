import type { HandlersOf } from '../../contract/area.ts'
import type { Schemas } from '../../contract/schemas.ts'
import type { Database } from '../../platform/database/database.ts'
import { createKey, listKeys, revokeKey } from './api-keys.ts'
import { createOrganizationByOperator } from './organization.ts'
import type { RegistrationSettings } from './registration.ts'
import {
  changePlan,
  grantCredits,
  listOrganizations,
  type Organization,
  resumeOrganization,
  suspendOrganization,
} from './service.ts'
import { createdKeyToWire, createdOrganizationToWire, keyToWire } from './wire.ts'

type AdminHandlers = {
  [Id in keyof HandlersOf<'organizations'> as Id extends `admin${string}` ? Id : never]: HandlersOf<'organizations'>[Id]
}

/** The operator's operations. */
export const createAdminHandlers = ({
  database,
  registration,
}: {
  database: Database
  registration: RegistrationSettings
}): AdminHandlers => ({
  async adminListOrganizations({ query }) {
    const { entries, ...page } = await listOrganizations(database, query)
    return { status: 200, body: { success: true, data: entries.map(organizationToWire), ...page } }
  },

  async adminCreateOrganization({ body: { name, ownerEmail, plan = registration.plan }, call: { requestId } }) {
    const settings = { ...registration, plan }
    const made = await database.transaction(() =>
      createOrganizationByOperator(database, settings, { name, ownerEmail, requestId }),
    )
    return { status: 201, body: { success: true, data: createdOrganizationToWire(made) } }
  },

  async adminUpdateOrganization({ path, body, call }) {
    const organization = await changePlan(database, path.id, body.plan, call.requestId)
    return { status: 200, body: { success: true, data: organizationToWire(organization) } }
  },

  async adminGrantCredits({ path, body, call }) {
    const organization = await grantCredits(database, path.id, body, call.requestId)
    return { status: 200, body: { success: true, data: organizationToWire(organization) } }
  },

  async adminSuspendOrganization({ path, body, call: { requestId } }) {
    const organization = await suspendOrganization(database, path.id, { reason: body.reason, requestId })
    return { status: 200, body: { success: true, data: organizationToWire(organization) } }
  },

  async adminResumeOrganization({ path, call: { requestId } }) {
    const organization = await resumeOrganization(database, path.id, { requestId })
    return { status: 200, body: { success: true, data: organizationToWire(organization) } }
  },

  async adminListKeys({ path, query }) {
    const { entries, ...page } = await listKeys({ database, organizationId: path.id }, query)
    return { status: 200, body: { success: true, data: entries.map(keyToWire), ...page } }
  },

  async adminCreateKey({ path, body, call: { requestId } }) {
    const created = await createKey({ database, organizationId: path.id, requestId }, body)
    return { status: 201, body: { success: true, data: createdKeyToWire(created) } }
  },

  async adminRevokeKey({ path, call: { requestId } }) {
    const key = await revokeKey({ database, organizationId: path.id, requestId }, path.keyId)
    return { status: 200, body: { success: true, data: keyToWire(key) } }
  },
})

const organizationToWire = ({
  id,
  name,
  plan,
  createdAt,
  suspendedAt,
  credits,
}: Organization): Schemas['Organization'] => ({
  id,
  name,
  plan,
  createdAt: createdAt.toISOString(),
  ...(suspendedAt && { suspendedAt: suspendedAt.toISOString() }),
  credits: { live: Number(credits.live), test: Number(credits.test) },
})
