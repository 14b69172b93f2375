import { PLANS } from '../../../platform/access/plans.ts'
import type { Database } from '../../../platform/database/database.ts'

/** The most that an organization may use in a day (UTC). Absent without a ceiling. */
export interface Ceiling {
  calls?: number | undefined
  tokens?: number | undefined
}

/** What an organization has used today, after what was just counted. */
export interface Spend {
  organizationId: string
  calls: bigint
  tokens: bigint
  /** Null without a ceiling. */
  maxCalls: bigint | null
  maxTokens: bigint | null
  /** The share in percent of which its owners were told today. */
  warned: number
  /** Seconds until the next day. */
  waitSeconds: number
  resetsAt: Date
}

export interface Counted extends Spend {
  /** How many of the wanted calls are allowed. Only these are counted. */
  granted: number
}

/** Plans report it where they have no limit. */
const NO_LIMIT = PLANS.unlimited.maxModelCallsPerDay

/** SQL of the smaller of the limit of the plan and that of the server. Null if there is neither. */
function ceilingOf(field: 'maxModelCallsPerDay' | 'maxModelTokensPerDay', ofServer: number | undefined): string {
  const cases = Object.entries(PLANS).map(([name, plan]) => {
    const limit = Math.min(plan[field], ofServer ?? NO_LIMIT)
    return `WHEN '${name}' THEN ${limit === NO_LIMIT ? 'NULL' : limit}`
  })
  return `(CASE o.plan ${cases.join(' ')} END)::bigint`
}

const TODAY = `clock AS MATERIALIZED (SELECT app_now() AT TIME ZONE 'UTC' AS now)`
const OWN = 'o.id = (SELECT organization_id FROM tenants WHERE id = $1)'

/** SQL of what was used today: nothing, if the row is of an earlier day. */
const today = ({ calls, tokens }: Ceiling, join: 'JOIN' | 'LEFT JOIN'): string => `
  SELECT o.id AS "organizationId", greatest(s.day, now::date) AS day,
    CASE WHEN s.day >= now::date THEN s.calls ELSE 0 END AS calls,
    CASE WHEN s.day >= now::date THEN s.tokens ELSE 0 END AS tokens,
    CASE WHEN s.day >= now::date THEN s.warned ELSE 0 END::int AS warned,
    ${ceilingOf('maxModelCallsPerDay', calls)} AS "maxCalls", ${ceilingOf('maxModelTokensPerDay', tokens)} AS "maxTokens",
    ceil(extract(epoch FROM now::date + 1 - now))::int AS "waitSeconds", (now::date + 1)::timestamp AT TIME ZONE 'UTC' AS "resetsAt"
  FROM clock CROSS JOIN organizations o ${join} runtime.model_spend s ON s.organization_id = o.id WHERE ${OWN}`

const countSql = (ofServer: Ceiling): string => `
  WITH ${TODAY}, locked AS MATERIALIZED (${today(ofServer, 'JOIN')} FOR NO KEY UPDATE OF s),
  next AS (SELECT *, CASE WHEN tokens >= "maxTokens" THEN 0
    ELSE greatest(0, least($2, "maxCalls" - calls)) END AS granted FROM locked)
  UPDATE runtime.model_spend s
  SET day = n.day, calls = n.calls + n.granted, tokens = n.tokens + $3, warned = n.warned
  FROM next n WHERE s.organization_id = n."organizationId"
  RETURNING n."organizationId", s.calls, s.tokens, n."maxCalls", n."maxTokens", n.warned, n."waitSeconds", n."resetsAt", n.granted::int`

const BEGIN = `
  INSERT INTO runtime.model_spend (organization_id, day)
  SELECT organization_id, (app_now() AT TIME ZONE 'UTC')::date FROM tenants WHERE id = $1
  ON CONFLICT (organization_id) DO NOTHING`

// what owners are told is in their live data, whatever key reached the ceiling
const WARN = `
  WITH warned AS (
    UPDATE runtime.model_spend SET warned = $2
    WHERE organization_id = $1 AND warned < $2 AND day = (app_now() AT TIME ZONE 'UTC')::date
    RETURNING organization_id
  )
  INSERT INTO runtime.outbox (tenant_id, type, data)
  SELECT t.id, $3, $4::jsonb FROM warned JOIN tenants t ON t.organization_id = warned.organization_id AND t.livemode`

export interface SpendStatements {
  /**
   * Counts calls that begin, as far as the ceiling allows them, and tokens that were used. SQL: reads and writes under
   * one lock, for all callers of a tenant that wait together.
   * @returns undefined if the organization was deleted
   */
  count(tenantId: number, calls: number, tokens: number): Promise<Counted | undefined>
  /** What was used today. Undefined if the organization was deleted. SQL: with the ceilings of plans. */
  read(tenantId: number): Promise<Spend | undefined>
  /** Writes an event once for each share and day. SQL: the mark and the event in one statement. */
  warn(organizationId: string, share: number, event: { type: string; data: object }): Promise<void>
}

export function spendStatements(database: Database, ofServer: Ceiling): SpendStatements {
  const count = countSql(ofServer)
  const read = `WITH ${TODAY} ${today(ofServer, 'LEFT JOIN')}`
  return {
    async count(tenantId, calls, tokens) {
      const values = [tenantId, calls, tokens]
      const [counted] = await database.query<Counted>(count, values)
      if (counted) return counted
      await database.query(BEGIN, [tenantId])
      return (await database.query<Counted>(count, values))[0]
    },
    read: async tenantId => (await database.query<Spend>(read, [tenantId]))[0],
    async warn(organizationId, share, { type, data }) {
      await database.query(WARN, [organizationId, share, type, JSON.stringify(data)])
    },
  }
}
