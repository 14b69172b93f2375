import { mintKey } from '../../../platform/access/api-keys.ts'
import type { PlanName } from '../../../platform/access/plan-names.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/values/ids.ts'
import { parseUsd } from '../../../platform/values/money.ts'
import type { OrganizationsPorts } from '../ports.ts'
import { builtInTypes } from './built-in-types.ts'

/** What a new organization starts with. */
export interface StartingSettings extends Pick<OrganizationsPorts, 'starterCollection'> {
  plan: PlanName
  /** For live and for test data each. */
  credits: number
  /** Prepaid balance, a decimal amount in USD, for live and for test data each. */
  grantUsd: string
}

export interface NewOwner {
  /** The owner is a person if there is an email address, otherwise an agent. */
  email: string | null
  name: string
}

export interface NewOrganization {
  id: string
  name: string
  plan: PlanName
  createdAt: Date
  owner: { id: string; name: string; createdAt: Date }
  keyId: string
  /** Of the owner, to the live data. Available only now. */
  apiKey: string
}

/** Inserts an organization with its owner, live and test data, and the owner's first key. Call it in a transaction. */
export async function insertOrganization(
  database: Database,
  { plan, credits, grantUsd, starterCollection }: StartingSettings,
  { name, owner, keyName }: { name: string; owner: NewOwner; keyName: string },
): Promise<NewOrganization> {
  const id = newId('org')
  const isPerson = owner.email !== null
  const ownerId = newId(isPerson ? 'mbr' : 'agt')
  const { secret, hash, prefix, last4 } = mintKey(true)
  const keyId = newId('key')
  const balance = parseUsd(grantUsd)
  const created = await database.prisma(async models => {
    const { createdAt, tenants, members } = await models.organization.create({
      data: {
        id,
        name,
        plan,
        members: { create: { id: ownerId, kind: isPerson ? 'person' : 'agent', ...owner, role: 'owner' } },
        tenants: {
          create: [true, false].map(livemode => ({
            livemode,
            credits,
            balance,
            ...(balance > 0n && {
              walletEntries: { create: { id: newId('wlt'), kind: 'grant', amount: balance, operation: 'signup' } },
            }),
            entityTypes: { createMany: { data: builtInTypes() } },
            collections: { create: starterCollection() },
          })),
        },
      },
      select: {
        createdAt: true,
        tenants: { where: { livemode: true }, select: { id: true } },
        members: { select: { createdAt: true } },
      },
    })
    const [live] = tenants
    const [member] = members
    if (!live || !member) throw new Error(`The new organization ${id} has no tenant or member.`)
    const key = { id: keyId, tenantId: live.id, memberId: ownerId, name: keyName, role: 'owner', scopes: [] }
    await models.apiKey.create({ data: { ...key, hash, prefix, last4 }, select: { id: true } })
    return { createdAt, ownerSince: member.createdAt }
  })
  const { createdAt, ownerSince } = created
  return {
    id,
    name,
    plan,
    createdAt,
    owner: { id: ownerId, name: owner.name, createdAt: ownerSince },
    keyId,
    apiKey: secret,
  }
}
