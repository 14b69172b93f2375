import type { Role } from './permissions.ts'
import type { PlanName } from './plans.ts'

/** Who calls, as one look into the database told. */
export interface Principal {
  tenantId: number
  livemode: boolean
  definitionsVersion: number
  credits: bigint
  organization: { id: string; name: string; plan: PlanName }
  member: { id: string; name: string; role: Role; createdAt: Date }
  /** Absent for an internal caller. */
  key?: { id: string; prefix: string; last4: string; createdAt: Date; lastUsedAt: Date | null }
  scopes: readonly string[]
  /** Prepaid balance in 1e-8 USD. */
  balance: bigint
}

/** How the change of a caller is written down: `key:<id>` or `internal`. */
export const actorOf = ({ key }: { key?: { id: string } }): string => (key ? `key:${key.id}` : 'internal')
