import { builtInTypes } from '../../src/areas/organizations/registration/built-in-types.ts'
import { mintKey } from '../../src/platform/access/api-keys.ts'
import type { Permission } from '../../src/platform/access/permissions.ts'
import type { PlanName } from '../../src/platform/access/plan-names.ts'
import type { Role } from '../../src/platform/access/roles.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { newId } from '../../src/platform/values/ids.ts'

export interface OrganizationOptions {
  name?: string
  /** [unlimited] */
  plan?: PlanName
  /** Of each half, live and test. [1,000,000] */
  credits?: number
}

export interface KeyOptions {
  /** [owner] */
  role?: Role
  /** [true] */
  livemode?: boolean
  /** [none: all permissions of the role] */
  scopes?: readonly Permission[]
}

/** An organization with all kinds of keys. It is inserted directly, since registration has its own tests. */
export interface TestOrganization {
  id: string
  tenants: { live: number; test: number }
  /** An owner's key to the live data. */
  key: string
  /** Creates a key with these options. */
  keyFor(options: KeyOptions): Promise<string>
}

export async function makeOrganization(
  database: Database,
  { name = 'research-agent', plan = 'unlimited', credits = 1_000_000 }: OrganizationOptions = {},
): Promise<TestOrganization> {
  const id = newId('org')
  const member = newId('agt')
  const rows = await database.prisma(async models => {
    const made = await models.organization.create({
      data: {
        id,
        name,
        plan,
        members: { create: { id: member, kind: 'agent', name, role: 'owner' } },
        tenants: {
          create: [true, false].map(livemode => ({
            livemode,
            credits,
            entityTypes: { createMany: { data: builtInTypes() } },
          })),
        },
      },
      select: { tenants: { select: { id: true, livemode: true } } },
    })
    return made.tenants
  })
  const idOf = (livemode: boolean): number => rows.find(row => row.livemode === livemode)?.id ?? Number.NaN
  const tenants = { live: idOf(true), test: idOf(false) }

  const keys = new Map<string, Promise<string>>()
  async function makeKey({ role = 'owner', livemode = true, scopes = [] }: KeyOptions): Promise<string> {
    const { secret, hash, prefix, last4 } = mintKey(livemode)
    const key = { id: newId('key'), tenantId: livemode ? tenants.live : tenants.test, memberId: member, name: role }
    await database.prisma(models =>
      models.apiKey.create({ data: { ...key, hash, prefix, last4, role, scopes: [...scopes] } }),
    )
    return secret
  }
  function keyFor(options: KeyOptions): Promise<string> {
    const kind = JSON.stringify([options.role, options.livemode, options.scopes])
    const key = keys.get(kind) ?? makeKey(options)
    keys.set(kind, key)
    return key
  }
  return { id, tenants, key: await keyFor({}), keyFor }
}
