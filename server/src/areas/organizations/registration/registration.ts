import { limitAddress } from '../../../platform/access/address-limit.ts'
import { audit } from '../../../platform/access/audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { constantTimeEqual } from '../../../platform/encryption/crypto.ts'
import { ApiError } from '../../../platform/values/errors.ts'
import { insertOrganization, type NewOrganization, type StartingSettings } from './new-organization.ts'

/** Maximum registrations per address and hour, including attempts with a wrong token. */
export const MAX_PER_HOUR = 100

/** The operator's settings for new organizations. */
export interface RegistrationSettings extends StartingSettings {
  signup: 'open' | 'token' | 'closed'
  /** The token that callers must send if `signup` is `token`. */
  signupToken: string | undefined
}

export interface RegisteredAgent extends Pick<NewOrganization, 'id' | 'name' | 'apiKey' | 'createdAt'> {
  organizationId: string
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
      'Registration is closed on this server. Ask its operator for a key (keepsake admin keys create) or an organization (keepsake admin create), or to start it with SIGNUP=open, or SIGNUP=token and a SIGNUP_TOKEN.',
    )
  await limitAddress(database, address, MAX_PER_HOUR)
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
  settings: RegistrationSettings,
  { name: given, requestId }: { name: string; requestId: string },
): Promise<RegisteredAgent> {
  const name = given.trim()
  const made = await insertOrganization(database, settings, {
    name,
    owner: { email: null, name },
    keyName: 'registration',
  })
  const { owner, keyId, apiKey } = made
  await audit(database, {
    organizationId: made.id,
    actor: `member:${owner.id}`,
    action: 'organization.registered',
    target: made.id,
    details: { agentId: owner.id, keyId },
    requestId,
  })
  return { id: owner.id, name, organizationId: made.id, apiKey, createdAt: owner.createdAt }
}
