import { describe, expect, test } from 'vitest'
import { loadFunctions } from '../../server/src/platform/database/migrations/functions.ts'
import { functionProblems } from '../support/tenancy/functions.ts'

const functions = await loadFunctions()

/** A condition on the tenant, the tenant of a new row, and that of a called function. */
const TENANT =
  /\btenant_id(?: \+ 0)? = \$1|(?<=WHERE )id = \$1|(?<=SELECT (?:DISTINCT )?(?:[\w.]+, )?)\$1(?=,)|(?<=\w_v\d+\()\$1/g

describe.each(functions)('$name', ({ name, sql }) => {
  test('has the tenant as its first parameter and touches only its rows', () => {
    expect(sql).toContain(`FUNCTION runtime.${name}(tenant_id int`)
    expect(functionProblems(sql)).toEqual([])
  })

  const places = [...sql.matchAll(TENANT)].map(({ 0: text, index }) => ({ text, index }))
  test.each(places)('fails without $text at $index', ({ text, index }) => {
    const without = text.startsWith('$') ? '2' : 'true'
    expect(functionProblems(sql.slice(0, index) + without + sql.slice(index + text.length))).not.toEqual([])
  })
})

test('each statement of a function is judged, also in its branches', () => {
  const sql = `CREATE FUNCTION runtime.leak_v1(tenant_id int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE n int := (SELECT count(*) FROM records);
BEGIN
  IF n > (SELECT count(*) FROM memories) THEN
    DELETE FROM record_keys;
  END IF;
  RETURN n;
END $$`
  expect(functionProblems(sql)).toEqual([
    'records has no condition on the tenant',
    'memories has no condition on the tenant',
    'record_keys has no condition on the tenant',
  ])
})
