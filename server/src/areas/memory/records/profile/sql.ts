import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import type { IdentityKey } from '../identity.ts'
import { KEYS } from '../sql/find.ts'
import type { Profile, ProfileLine, RemovedLine } from './profile.ts'

/**
 * SQL of the profile in row `p`, without the sources that are gone: a memory that was deleted, or a fact that it has no
 * longer since an edit. A line of which none is left is omitted, be it shown or removed. SQL: part of the statements that read or purge profiles.
 * @param tenant SQL condition on the tenant of memory `m`
 */
export const profileOf = (tenant: string): string =>
  `p.profile || jsonb_build_object('lines', ${backed('lines', tenant)}, 'removed', ${backed('removed', tenant)})`

const backed = (lines: 'lines' | 'removed', tenant: string): string => `coalesce((
    SELECT jsonb_agg(l.line || jsonb_build_object('sources', coalesce(s.sources, '[]')) ORDER BY l.place)
    FROM jsonb_array_elements(p.profile -> '${lines}') WITH ORDINALITY AS l(line, place)
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(e.source ORDER BY e.place) AS sources
      FROM jsonb_array_elements(l.line -> 'sources') WITH ORDINALITY AS e(source, place)
      WHERE EXISTS (
        SELECT FROM memories m WHERE m.id = e.source ->> 'memoryId' AND ${tenant} AND m.record_id = p.record_id AND (
          e.source -> 'text' IS NULL OR m.facts @> jsonb_build_array(jsonb_build_object('text', e.source ->> 'text'))))
    ) AS s
    WHERE l.line -> 'sources' = '[]' OR s.sources IS NOT NULL), '[]')`

/** SQL of the profile of record `r` in a statement of one tenant; null if it has none. */
export const STORED_PROFILE = `(SELECT ${profileOf(ofTenant('m'))} FROM record_profiles p WHERE p.tenant_id = $1 AND p.record_id = r.id)`

const READ = `SELECT ${STORED_PROFILE} AS profile, ${KEYS} AS keys FROM records r WHERE r.tenant_id = $1 AND r.id = $2`

interface ProfileRow {
  profile: Profile | null
  keys: IdentityKey[]
}

/** The stored profile of a record, and its keys. SQL: compares JSON with the facts of memories. */
export async function storedProfile(scope: Scope, recordId: string): Promise<ProfileRow | undefined> {
  const [row] = await scope.query<ProfileRow>(READ, [recordId])
  return row
}

/** Newest memories of a record whose facts are read, and the most facts. */
const MAX_MEMORIES = 200
export const MAX_FACTS = 80

// what the gate held back in a memory is a suggestion: a fact of the same words stays out
const FACTS = `
  SELECT f.fact ->> 'text' AS text, m.id AS "memoryId", m."timestamp"
  FROM (
    SELECT id, "timestamp", facts FROM memories WHERE record_id = $2 AND ${ofTenant()} AND searchable IS NOT FALSE
    ORDER BY "timestamp" DESC, id DESC LIMIT ${MAX_MEMORIES}
  ) m CROSS JOIN LATERAL jsonb_array_elements(m.facts) WITH ORDINALITY AS f(fact, place)
  WHERE NOT EXISTS (
    SELECT FROM suggestions s
    WHERE s.tenant_id = $1 AND s.memory_id = m.id AND s.stance IS NOT NULL AND s.status <> 'accepted'
      AND (s.evidence ->> 'start')::numeric < (f.fact #>> '{evidence,end}')::numeric
      AND (s.evidence ->> 'end')::numeric > (f.fact #>> '{evidence,start}')::numeric)
  ORDER BY m."timestamp" DESC, m.id DESC, f.place LIMIT ${MAX_FACTS}`

export interface FactRow {
  text: string
  memoryId: string
  timestamp: Date
}

/** What memories of a record state, newest first. SQL: reads JSON of memories. */
export const factsOf = (scope: Scope, recordId: string): Promise<FactRow[]> => scope.query(FACTS, [recordId])

const NONE = `'{"version": 0, "lines": [], "removed": []}'::jsonb`

/** SQL that changes the profile of record `$2` by an expression on `p.profile`, whether there is one or not. */
const changing = (change: string): string => `
  INSERT INTO record_profiles AS p (tenant_id, record_id, profile)
  SELECT $1::int, p.record_id, ${change} FROM (SELECT id AS record_id, ${NONE} AS profile FROM records WHERE tenant_id = $1 AND id = $2) p
  ON CONFLICT (tenant_id, record_id) DO UPDATE SET profile = ${change} RETURNING profile`

const WRITE = changing(`p.profile || jsonb_build_object('lines', $3::jsonb, 'removed', $4::jsonb,
    'version', (p.profile ->> 'version')::int + 1)
    || CASE WHEN $5::int IS NULL THEN '{}' ELSE jsonb_build_object('renewedAt', app_now(),
      'unread', greatest(0, coalesce((p.profile ->> 'unread')::int, 0) - $5)) END`)

/**
 * Replaces the lines of a record, which is locked. SQL: changes JSON in place.
 * @param read if a model wrote them, the number of facts that were unread then
 * @returns whether there is such a record
 */
export async function writeProfile(
  scope: Scope,
  recordId: string,
  { lines, removed }: { lines: readonly ProfileLine[]; removed: readonly RemovedLine[] },
  read: number | null = null,
): Promise<boolean> {
  const rows = await scope.query(WRITE, [recordId, JSON.stringify(lines), JSON.stringify(removed), read])
  return rows.length > 0
}

/** A profile is renewed after so many new facts, and not more often than in this time. */
const RENEWED_AFTER = 5
const RENEWED_EVERY = `interval '10 minutes'`

const COUNT = `
  WITH counted AS (
    ${changing(`p.profile || jsonb_build_object('unread', coalesce((p.profile ->> 'unread')::int, 0) + $3)`)}
  )
  INSERT INTO memory_extractions (tenant_id, target_id, kind, options, run_at, request_id)
  SELECT $1::int, $2, 'profile', '{}', greatest(app_now(), (profile ->> 'renewedAt')::timestamptz + ${RENEWED_EVERY}), $4
  FROM counted WHERE (profile ->> 'unread')::int >= ${RENEWED_AFTER} ON CONFLICT (tenant_id, target_id, kind) DO NOTHING`

/** Counts new facts of a record, which is locked, and queues the renewal of its profile when there are enough. SQL: a queue. */
export async function countFacts(scope: Scope, recordId: string, facts: number, requestId: string): Promise<void> {
  await scope.query(COUNT, [recordId, facts, requestId])
}
