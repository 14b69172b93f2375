import type { Permission, Role } from '../../src/platform/access/permissions.ts'
import type { PlanName } from '../../src/platform/access/plans.ts'
import { mintKey } from '../../src/platform/api-keys.ts'
import { builtInTypes } from '../../src/platform/built-in-types.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { newId } from '../../src/platform/ids.ts'

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
  /** [none: all that the role may] */
  scopes?: readonly Permission[]
}

/** An organization with keys of every kind, made in one statement each: registration itself has its own tests. */
export interface TestOrganization {
  id: string
  tenants: { live: number; test: number }
  /** An owner's key to the live data. */
  key: string
  /** A key of its own for each kind that is asked for. */
  keyFor(options: KeyOptions): Promise<string>
}

const INSERT = `
  WITH organization AS (INSERT INTO organizations (id, name, plan) VALUES ($1, $2, $3) RETURNING id),
  member AS (
    INSERT INTO members (id, organization_id, kind, name, role) SELECT $4, id, 'agent', $2, 'owner' FROM organization
  ),
  halves AS (
    INSERT INTO tenants (organization_id, livemode, credits) SELECT id, livemode, $5::bigint
    FROM organization, (VALUES (true), (false)) AS modes(livemode) RETURNING id, livemode
  ),
  ${builtInTypes('halves')}
  SELECT id, livemode FROM halves`

const INSERT_KEY = `
  INSERT INTO api_keys (id, tenant_id, member_id, name, hash, prefix, last4, role, scopes)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::text[])`

export async function makeOrganization(
  database: Database,
  { name = 'research-agent', plan = 'unlimited', credits = 1_000_000 }: OrganizationOptions = {},
): Promise<TestOrganization> {
  const id = newId('org')
  const member = newId('agt')
  const rows = await database.query<{ id: number; livemode: boolean }>(INSERT, [id, name, plan, member, credits])
  const idOf = (livemode: boolean): number => rows.find(row => row.livemode === livemode)?.id ?? Number.NaN
  const tenants = { live: idOf(true), test: idOf(false) }

  const keys = new Map<string, Promise<string>>()
  async function makeKey({ role = 'owner', livemode = true, scopes = [] }: KeyOptions): Promise<string> {
    const { secret, hash, prefix, last4 } = mintKey(livemode)
    const tenant = livemode ? tenants.live : tenants.test
    await database.query(INSERT_KEY, [newId('key'), tenant, member, role, hash, prefix, last4, role, scopes])
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
