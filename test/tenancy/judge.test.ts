import { describe, expect, test } from 'vitest'
import { judge } from '../support/tenancy/judge.ts'
import { tenancyProblems, tenantTables } from '../support/tenancy/verdict.ts'

const problemsOf = (text: string, ...tenantParameters: number[]): string[] =>
  judge({ text, tenantParameters: tenantParameters.length > 0 ? tenantParameters : [1] }, tenantTables)

/** A statement that reaches rows of other tenants, and the same with the condition that it lacks. */
const LEAKS: Record<string, { leak: string; correct: string; problem: string }> = {
  'a join by the id alone': {
    leak: 'SELECT r.type FROM memories m JOIN records r ON r.id = m.record_id WHERE m.tenant_id = $1',
    correct:
      'SELECT r.type FROM memories m JOIN records r ON (r.tenant_id, r.id) = (m.tenant_id, m.record_id) WHERE m.tenant_id = $1',
    problem: 'records AS r has no condition on the tenant',
  },
  'a CTE that is filtered by nothing': {
    leak: 'WITH newest AS (SELECT id, content FROM memories ORDER BY id DESC LIMIT 5) SELECT * FROM newest n, records r WHERE r.tenant_id = $1',
    correct:
      'WITH newest AS (SELECT id, content FROM memories WHERE tenant_id = $1 ORDER BY id DESC LIMIT 5) SELECT * FROM newest n, records r WHERE r.tenant_id = $1',
    problem: 'memories has no condition on the tenant',
  },
  'an UPDATE that takes its rows FROM all tenants': {
    leak: 'UPDATE records r SET type = k.type FROM record_keys k WHERE r.tenant_id = $1 AND k.record_id = r.id',
    correct:
      'UPDATE records r SET type = k.type FROM record_keys k WHERE r.tenant_id = $1 AND k.tenant_id = r.tenant_id AND k.record_id = r.id',
    problem: 'record_keys AS k has no condition on the tenant',
  },
  'an INSERT that copies the tenant of another row': {
    leak: `INSERT INTO records (id, tenant_id, type) SELECT $2, t.id, 'Contact' FROM tenants t WHERE t.organization_id = $3`,
    correct: `INSERT INTO records (id, tenant_id, type) SELECT $2, t.id, 'Contact' FROM tenants t WHERE t.id = $1`,
    problem: 'records gets rows whose tenant_id is not the tenant’s',
  },
  'a DELETE with USING': {
    leak: 'DELETE FROM event_items i USING events e WHERE e.tenant_id = $1 AND e.id = i.event_id',
    correct:
      'DELETE FROM event_items i USING events e WHERE e.tenant_id = $1 AND e.id = i.event_id AND i.tenant_id = e.tenant_id',
    problem: 'event_items AS i has no condition on the tenant',
  },
  'an upsert by a key without the tenant': {
    leak: 'INSERT INTO collections (id, tenant_id, name) VALUES ($2, $1, $3) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
    correct:
      'INSERT INTO collections (id, tenant_id, name) VALUES ($2, $1, $3) ON CONFLICT (tenant_id, id) DO UPDATE SET name = excluded.name',
    problem: 'collections changes the row in conflict, which may be another tenant’s',
  },
  'a subquery in the list of columns': {
    leak: 'SELECT r.id, (SELECT count(*) FROM memories m WHERE m.record_id = r.id) FROM records r WHERE r.tenant_id = $1',
    correct:
      'SELECT r.id, (SELECT count(*) FROM memories m WHERE m.tenant_id = r.tenant_id AND m.record_id = r.id) FROM records r WHERE r.tenant_id = $1',
    problem: 'memories AS m has no condition on the tenant',
  },
  'a condition that one half of an OR does without': {
    leak: 'SELECT id FROM records WHERE tenant_id = $1 AND id = $2 OR type = $3',
    correct: 'SELECT id FROM records WHERE tenant_id = $1 AND (id = $2 OR type = $3)',
    problem: 'records has no condition on the tenant',
  },
  'a condition on the side of an outer join that it does not limit': {
    leak: 'SELECT r.id FROM records r LEFT JOIN memories m ON m.tenant_id = $1 AND r.tenant_id = $1 AND m.record_id = r.id',
    correct:
      'SELECT r.id FROM records r LEFT JOIN memories m ON m.tenant_id = $1 AND m.record_id = r.id WHERE r.tenant_id = $1',
    problem: 'records AS r has no condition on the tenant',
  },
  'another parameter than the tenant’s': {
    leak: 'SELECT id FROM records WHERE tenant_id = $2',
    correct: 'SELECT id FROM records WHERE tenant_id = $1',
    problem: 'records has no condition on the tenant',
  },
  'one branch of a UNION': {
    leak: 'SELECT id FROM records WHERE tenant_id = $1 UNION ALL SELECT id FROM memories',
    correct: 'SELECT id FROM records WHERE tenant_id = $1 UNION ALL SELECT id FROM memories WHERE tenant_id = $1',
    problem: 'memories has no condition on the tenant',
  },
  'a row that is given to another tenant': {
    leak: 'UPDATE records SET tenant_id = $2 WHERE tenant_id = $1',
    correct: 'UPDATE records SET tenant_id = $1 WHERE tenant_id = $1',
    problem: 'records is given another tenant_id',
  },
  'rows made of JSON that says their tenant': {
    leak: 'INSERT INTO records SELECT r.* FROM jsonb_populate_recordset(NULL::records, $2) AS r',
    correct:
      'INSERT INTO records SELECT r.* FROM jsonb_populate_recordset(NULL::records, $2) AS r WHERE r.tenant_id = $1',
    problem: 'records gets rows whose tenant_id is not the tenant’s',
  },
  'a kind of statement that the check does not know': {
    leak: 'TRUNCATE records',
    correct: 'SELECT 1',
    problem: 'records stands where the check does not look',
  },
}

describe('the tenancy check finds', () => {
  test.each(Object.entries(LEAKS))('%s', (_name, { leak, correct, problem }) => {
    expect(problemsOf(leak)).toContain(problem)
    expect(problemsOf(correct)).toEqual([])
  })
})

test('the tenancy check follows the tenant through CTEs, subqueries and casts', () => {
  expect(
    problemsOf(`WITH given AS MATERIALIZED (SELECT $1::integer AS p1)
      SELECT content FROM memories WHERE tenant_id = (SELECT p1 FROM given)::integer`),
  ).toEqual([])
  expect(
    problemsOf('SELECT * FROM (SELECT * FROM memories WHERE record_id = $2 OFFSET 0) m WHERE m.tenant_id + 0 = $1'),
  ).toEqual([])
  expect(problemsOf('SELECT speaker FROM memories WHERE (tenant_id = $1) IS TRUE')).toEqual([])
  expect(problemsOf('SELECT speaker FROM memories WHERE (tenant_id = $1) IS NOT FALSE')).not.toEqual([])
  expect(problemsOf('SELECT id FROM records JOIN record_keys USING (tenant_id) WHERE records.tenant_id = $1')).toEqual(
    [],
  )
})

test('the tenancy check accepts any position of Prisma’s tenant parameter', () => {
  const text =
    'SELECT "public"."events"."id" FROM "public"."events" WHERE ("public"."events"."id" = $1 AND "public"."events"."tenant_id" = $2)'
  expect(problemsOf(text, 2)).toEqual([])
  expect(problemsOf(text, 3)).toEqual(['events has no condition on the tenant'])
})

test('a statement outside a scope is a problem, unless it is listed', () => {
  const sent = { text: 'SELECT * FROM memories', tenantParameters: null }
  expect(tenancyProblems([{ ...sent, place: 'areas/memory/memories/wire.ts:3' }])).toEqual([
    expect.stringMatching(/^areas\/memory\/memories\/wire\.ts:3: sent outside of a scope/),
  ])
  expect(tenancyProblems([{ ...sent, place: 'areas/webhooks/engine/rows.ts:3' }])).toEqual([])
})
