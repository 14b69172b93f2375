import type { components } from '../../contract/openapi.gen.ts'
import { mayUse, PERMISSION_NAMES } from '../../platform/access/permissions.ts'
import { PLANS } from '../../platform/access/plans.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { ApiError } from '../../platform/values/errors.ts'
import { formatUsd } from '../../platform/values/money.ts'

type Agent = components['schemas']['AgentResponse']['data']
type Me = components['schemas']['MeResponse']['data']

/** The account of the key, from the data that authentication has read. */
export function agentOf(principal: Principal): Agent {
  const { prefix, last4, createdAt, lastUsedAt } = keyOf(principal)
  const { member, balance } = principal
  return {
    id: member.id,
    name: member.name,
    status: 'active',
    created_at: member.createdAt.toISOString(),
    balance: formatUsd(balance),
    key: {
      prefix,
      last4,
      created_at: createdAt.toISOString(),
      ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
    },
  }
}

/** The organization, key, member, permissions, plan and credits of a call, from the data that authentication has read. */
export function meOf(principal: Principal): Me {
  const { id, prefix, last4 } = keyOf(principal)
  const { organization, member, livemode, credits } = principal
  const { features, ...limits } = PLANS[organization.plan]
  return {
    organization: { id: organization.id, name: organization.name },
    key: { id, prefix, last4, livemode },
    member: { id: member.id, name: member.name, role: member.role },
    permissions: PERMISSION_NAMES.filter(permission => mayUse(principal, permission)),
    plan: { name: organization.plan, ...limits, features: [...features] },
    credits: Number(credits),
  }
}

function keyOf({ key }: Principal): NonNullable<Principal['key']> {
  if (!key)
    throw new ApiError(
      'permission_error',
      'This operation describes an API key, and internal calls have none. Send Authorization: Bearer sk_live_… instead of X-Internal-API-Key.',
    )
  return key
}
