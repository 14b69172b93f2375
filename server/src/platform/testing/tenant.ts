import { pino } from 'pino'
import { admit } from '../access/admission.ts'
import type { Role } from '../access/permissions.ts'
import type { PlanName } from '../access/plans.ts'
import type { Principal } from '../access/principal.ts'
import type { Database, TenantScope } from '../database/database.ts'
import { newId } from '../ids.ts'
import { type MintedKey, mintKey } from '../keys.ts'

/** An organization with one agent and one key, on the key's half of the data. */
export interface TestTenant {
  organizationId: string
  tenantId: number
  keyId: string
  key: MintedKey
  scope: TenantScope
}

export interface TestTenantOptions {
  plan?: PlanName
  livemode?: boolean
  credits?: number
  role?: Role
  scopes?: string[]
}

const INSERT = `
  WITH organization AS (INSERT INTO organizations (id, name, plan) VALUES ($1, 'Northwind', $2)),
  tenant AS (
    INSERT INTO tenants (organization_id, livemode, credits)
    SELECT $1, livemode, $4 FROM unnest(ARRAY[true, false]) AS livemode RETURNING id, livemode
  ),
  member AS (INSERT INTO members (id, organization_id, kind, name, role) VALUES ($5, $1, 'agent', 'scout', 'owner'))
  INSERT INTO api_keys (id, tenant_id, member_id, name, hash, prefix, last4, role, scopes)
  SELECT $6, id, $5, 'first', $7, $8, $9, $10, $11 FROM tenant WHERE livemode = $3
  RETURNING tenant_id AS "tenantId"`

/** Puts a tenant into the database, for tests of what needs one. */
export async function newTenant(database: Database, options: TestTenantOptions = {}): Promise<TestTenant> {
  const { plan = 'unlimited', livemode = true, credits = 1_000, role = 'owner', scopes = [] } = options
  const key = mintKey(livemode)
  const [organizationId, memberId, keyId] = [newId('org'), newId('agt'), newId('key')]
  const [row] = await database.query<{ tenantId: number }>(INSERT, [
    organizationId,
    plan,
    livemode,
    credits,
    memberId,
    keyId,
    key.hash,
    key.prefix,
    key.last4,
    role,
    scopes,
  ])
  if (!row) throw new Error('The tenant was not inserted.')
  const { tenantId } = row
  return { organizationId, tenantId, keyId, key, scope: database.scope({ tenantId, livemode }) }
}

export interface TestCall {
  requestId: string
  address: string
  log: pino.Logger
  signal: AbortSignal
  headers: Headers
}

/** What a handler is told of a call without a key. */
export const anyCall = (headers: Record<string, string> = {}, address = '203.0.113.7'): TestCall => ({
  requestId: newId('req'),
  address,
  log: pino({ level: 'silent' }),
  signal: new AbortController().signal,
  headers: new Headers(headers),
})

/** What a handler is told of a call with the tenant's key, admitted as over HTTP. */
export async function tenantCall(
  database: Database,
  { key, scope }: TestTenant,
): Promise<TestCall & { principal: Principal; scope: TenantScope }> {
  const { principal } = await admit(database, `Bearer ${key.secret}`)
  return { ...anyCall(), principal, scope }
}
