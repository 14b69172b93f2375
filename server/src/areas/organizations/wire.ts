import type { Schemas } from '../../contract/schemas.ts'
import type { Key } from './api-keys/api-key.ts'
import type { CreatedKey } from './api-keys/api-keys.ts'
import type { Invitation } from './members/invitations.ts'
import type { Member } from './members/member.ts'
import type { NewOrganization } from './registration/new-organization.ts'

export const keyToWire = ({ createdAt, lastUsedAt, expiresAt, revokedAt, ...rest }: Key): Schemas['Key'] => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  ...(revokedAt && { revokedAt: revokedAt.toISOString() }),
})

export const createdKeyToWire = ({ key, secret }: CreatedKey): Schemas['CreateKeyResponse']['data'] => ({
  ...keyToWire(key),
  apiKey: secret,
})

export const createdOrganizationToWire = ({
  id,
  name,
  plan,
  createdAt,
  owner,
  apiKey,
}: NewOrganization): Schemas['CreatedOrganizationResponse']['data'] => ({
  id,
  name,
  plan,
  livemode: true,
  createdAt: createdAt.toISOString(),
  ownerId: owner.id,
  apiKey,
})

export const memberToWire = ({
  email,
  createdAt,
  lastActiveAt,
  invitationExpiresAt,
  ...rest
}: Member): Schemas['Member'] => ({
  ...rest,
  ...(email !== null && { email }),
  createdAt: createdAt.toISOString(),
  ...(lastActiveAt && { lastActiveAt: lastActiveAt.toISOString() }),
  ...(invitationExpiresAt && { invitationExpiresAt: invitationExpiresAt.toISOString() }),
})

export const invitationToWire = ({ member, link }: Invitation): Schemas['Invitation'] => ({
  ...memberToWire(member),
  ...(link !== undefined && { link }),
})
