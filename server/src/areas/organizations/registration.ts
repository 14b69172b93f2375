import { limitAddress } from '../../platform/access/address-limit.ts'
import type { PlanName } from '../../platform/access/plans.ts'
import { mintKey } from '../../platform/api-keys.ts'
import { audit } from '../../platform/audit.ts'
import { builtInTypes } from '../../platform/built-in-types.ts'
import { constantTimeEqual } from '../../platform/crypto.ts'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { parseUsd } from '../../platform/money.ts'

/** Maximum registrations per address and hour, including attempts with a wrong token. */
const MOST_AN_HOUR = 100

/** The operator's settings for new organizations. */
export interface RegistrationSettings {
  signup: 'open' | 'token' | 'closed'
  /** The token that callers must send if `signup` is `token`. */
  signupToken: string | undefined
  plan: PlanName
  /** For live and for test data each. */
  credits: number
  /** Prepaid balance, a decimal amount in USD, for live and for test data each. */
  grantUsd: string
}

export interface RegisteredAgent {
  id: string
  name: string
  organizationId: string
  /** Available only now. */
  apiKey: string
  createdAt: Date
}

/**
 * Checks that this caller may register. Counts every attempt, including rejected ones, to limit guesses at the token;
 * so it must not be rolled back with the registration.
 * @throws ApiError `permission_error`, or `rate_limit_error` by address
 */
export async function requireSignup(
  database: Database,
  { signup, signupToken }: RegistrationSettings,
  { token, address }: { token: string | undefined; address: string },
): Promise<void> {
  if (signup === 'closed')
    throw new ApiError(
      'permission_error',
      'Registration is closed on this server. Ask its operator for a key (keepsake admin keys create), or to start it with SIGNUP=open, or SIGNUP=token and a SIGNUP_TOKEN.',
    )
  await limitAddress(database, address, MOST_AN_HOUR)
  if (signup === 'token') requireToken(token, signupToken)
}

function requireToken(given: string | undefined, expected: string | undefined): void {
  if (!given)
    throw new ApiError(
      'permission_error',
      "This server registers by token. Send the header X-Signup-Token with the server's SIGNUP_TOKEN; its operator knows it.",
    )
  if (!expected || !constantTimeEqual(given, expected))
    throw new ApiError('permission_error', "The X-Signup-Token is not this server's SIGNUP_TOKEN. Ask its operator.")
}

/**
 * Creates an organization with one agent, its live and test data, and a key to the live data. Call it in a transaction.
 */
export async function registerAgent(
  database: Database,
  { plan, credits, grantUsd }: RegistrationSettings,
  { name: given, requestId }: { name: string; requestId: string },
): Promise<RegisteredAgent> {
  const name = given.trim()
  const organizationId = newId('org')
  const id = newId('agt')
  const { secret, hash, prefix, last4 } = mintKey(true)
  const keyId = newId('key')
  const createdAt = await database.prisma(async models => {
    const { tenants, members } = await models.organization.create({
      data: {
        id: organizationId,
        name,
        plan,
        members: { create: { id, kind: 'agent', name, role: 'owner' } },
        tenants: {
          create: [true, false].map(livemode => ({
            livemode,
            credits,
            balance: parseUsd(grantUsd),
            entityTypes: { createMany: { data: builtInTypes() } },
          })),
        },
      },
      select: {
        tenants: { where: { livemode: true }, select: { id: true } },
        members: { select: { createdAt: true } },
      },
    })
    const [live] = tenants
    const [member] = members
    if (!live || !member) throw new Error(`Registration of ${id} made no tenant or member.`)
    const key = { id: keyId, tenantId: live.id, memberId: id, name: 'registration', role: 'owner', scopes: [] }
    await models.apiKey.create({ data: { ...key, hash, prefix, last4 }, select: { id: true } })
    return member.createdAt
  })
  await audit(database, {
    organizationId,
    actor: `member:${id}`,
    action: 'organization.registered',
    target: organizationId,
    details: { agentId: id, keyId },
    requestId,
  })
  return { id, name, organizationId, apiKey: secret, createdAt }
}
