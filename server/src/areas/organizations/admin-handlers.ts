import { created, listedAs, ok } from '../../contract/answers.ts'
import type { HandlersOf } from '../../contract/area.ts'
import type { Schemas } from '../../contract/schemas.ts'
import type { Database } from '../../platform/database/database.ts'
import { createKey, listKeys, revokeKey } from './api-keys/api-keys.ts'
import {
  changePlan,
  grantCredits,
  listOrganizations,
  type Organization,
  resumeOrganization,
  suspendOrganization,
} from './organization/administration.ts'
import { createOrganizationByOperator } from './organization/organization.ts'
import type { RegistrationSettings } from './registration/registration.ts'
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
  adminListOrganizations: async ({ query }) => listedAs(await listOrganizations(database, query), organizationToWire),

  async adminCreateOrganization({ body: { name, ownerEmail, plan = registration.plan }, call: { requestId } }) {
    const settings = { ...registration, plan }
    const made = await database.transaction(() =>
      createOrganizationByOperator(database, settings, { name, ownerEmail, requestId }),
    )
    return created(createdOrganizationToWire(made))
  },

  async adminUpdateOrganization({ path, body, call }) {
    const organization = await changePlan(database, path.id, body.plan, call.requestId)
    return ok(organizationToWire(organization))
  },

  async adminGrantCredits({ path, body, call }) {
    const organization = await grantCredits(database, path.id, body, call.requestId)
    return ok(organizationToWire(organization))
  },

  async adminSuspendOrganization({ path, body, call: { requestId } }) {
    const organization = await suspendOrganization(database, path.id, { reason: body.reason, requestId })
    return ok(organizationToWire(organization))
  },

  async adminResumeOrganization({ path, call: { requestId } }) {
    const organization = await resumeOrganization(database, path.id, { requestId })
    return ok(organizationToWire(organization))
  },

  adminListKeys: async ({ path, query }) =>
    listedAs(await listKeys({ database, organizationId: path.id }, query), keyToWire),

  async adminCreateKey({ path, body, call: { requestId } }) {
    const made = await createKey({ database, organizationId: path.id, requestId }, body)
    return created(createdKeyToWire(made))
  },

  async adminRevokeKey({ path, call: { requestId } }) {
    const key = await revokeKey({ database, organizationId: path.id, requestId }, path.keyId)
    return ok(keyToWire(key))
  },
})

const organizationToWire = ({
  id,
  name,
  plan,
  createdAt,
  suspendedAt,
  deletesAt,
  credits,
}: Organization): Schemas['Organization'] => ({
  id,
  name,
  plan,
  createdAt: createdAt.toISOString(),
  ...(suspendedAt && { suspendedAt: suspendedAt.toISOString() }),
  ...(deletesAt && { deletesAt: deletesAt.toISOString() }),
  credits: { live: Number(credits.live), test: Number(credits.test) },
})
