import type { TimeSettings } from '../values/time-settings.ts'
import type { PlanName } from './plan-names.ts'
import type { Role } from './roles.ts'

/** The authenticated caller, loaded in one query. */
export interface Principal {
  tenantId: number
  livemode: boolean
  definitionsVersion: number
  credits: bigint
  organization: { id: string; name: string; plan: PlanName } & TimeSettings
  member: { id: string; name: string; role: Role; createdAt: Date }
  /** Absent for an internal caller. */
  key?: { id: string; prefix: string; last4: string; createdAt: Date; lastUsedAt: Date | null; expiresAt: Date | null }
  scopes: readonly string[]
  /** Of a key of the portal: it can call only the operations of the portal, for what belongs to this customer. */
  customer?: string
  /** Whether the call costs no credits: it reads, in the console. */
  isFree?: boolean
  /** Prepaid balance in 1e-8 USD. */
  balance: bigint
}

/** The actor in the audit log: `key:<id>` or `internal`. */
export const actorOf = ({ key }: { key?: { id: string } }): string => (key ? `key:${key.id}` : 'internal')
