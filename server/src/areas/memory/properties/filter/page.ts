import type { Scope, SqlValue } from '../../../../platform/database/scope.ts'
import { type Bind, COMPARED, type Condition, heldByEach, type PropertyTest } from './condition.ts'
import {
  behind,
  estimateSelectivity,
  linksOf,
  type PageOf,
  recordsBehind,
  type Selectivity,
  valuesOf,
} from './selectivity.ts'

/**
 * SQL of the ids (`record_id`) of the records that match, in order: a page of them, or all. `$1` is the tenant.
 *
 * If a condition matches few values, they are looked up and their records checked against the rest. Otherwise the
 * values of a property are read from an index in record order until the page is full, which is fast if many match. If
 * the page fills up slowly, a condition that would be checked on most records is joined as one full scan instead.
 * @param values the statement's values, from `$1`; the parameters of the page are appended
 */
export async function pageOfRecords(
  scope: Scope,
  condition: Condition,
  values: SqlValue[],
  page: PageOf = {},
): Promise<string> {
  const look = await estimateSelectivity(scope, condition, page)
  return createPager(look, page, value => `$${values.push(value)}`)(condition)
}

function createPager(look: Selectivity, page: PageOf, bind: Bind): (condition: Condition) => string {
  const isFew = (condition: Condition): boolean => look.sizeOf(condition) < Number.POSITIVE_INFINITY

  /** Values of a property in record order. */
  function walk({ names, test }: PropertyTest): string {
    const holds = test.holds(bind)
    const walks = names.map(name => {
      const values = `FROM property_values p
        WHERE p.tenant_id = $1 AND p.system_name = ${bind(name)}${behind('p.record_id', page, bind)}`
      // if an index finds the matches, the planner would read and sort it instead: the offset preserves the order
      return test.among
        ? `SELECT p.record_id FROM (SELECT ${COMPARED} ${values} ORDER BY p.record_id OFFSET 0) p WHERE ${holds}`
        : `(SELECT p.record_id ${values} AND ${holds} ORDER BY p.record_id)`
    })
    return walks.length === 1 ? walks.join() : `SELECT * FROM (${walks.join(' UNION ALL ')}) w ORDER BY record_id`
  }

  function lookedUp({ names, test }: PropertyTest): string {
    const further = `${test.holds(bind)}${behind('p.record_id', page, bind)}`
    const found = (test.among ?? []).map(sql => valuesOf(names, `${sql(bind)} AND ${further}`, bind))
    return `SELECT * FROM (${found.join(' UNION ALL ')}) f ORDER BY record_id`
  }

  /** What a condition finds on its own; empty if it cannot. */
  function alone(condition: Condition): string {
    if ('any' in condition && isFew(condition))
      return `SELECT * FROM (${condition.any.map(each => `(${stream(each)})`).join(' UNION ALL ')}) a ORDER BY record_id`
    if ('ids' in condition) return recordsBehind(page, bind, ` AND ${heldByEach(condition, 'r.id', bind)}`)
    if ('type' in condition) return recordsBehind(page, bind, ` AND r.type = ${bind(condition.type)}`)
    if ('property' in condition && !condition.property.negated)
      return isFew(condition) ? lookedUp(condition.property) : walk(condition.property)
    return ''
  }

  /** The records of `found` that have, or do not have, a matching value of a property. */
  function beside(found: string, test: PropertyTest): string {
    // a full join reads both sides once, whatever the planner estimates: other joins may take quadratic time
    return `SELECT record_id FROM (
      SELECT d.record_id, w.record_id AS held FROM ${inOrder(found)} d
      FULL JOIN ${inOrder(walk(test))} w ON w.record_id = d.record_id OFFSET 0
    ) j WHERE record_id IS NOT NULL AND held IS ${test.negated ? '' : 'NOT '}NULL`
  }

  function askEach(found: string, conditions: readonly Condition[]): string {
    if (conditions.length === 0) return found
    const held = conditions.map(condition => heldByEach(condition, 'd.record_id', bind))
    return `SELECT d.record_id FROM ${inOrder(found)} d WHERE ${held.join(' AND ')}`
  }

  /** Ids in order, possibly with duplicates. */
  function stream(chain: Condition): string {
    const links = linksOf(chain).toSorted((a, b) => look.sizeOf(a) - look.sizeOf(b))
    const own = links.slice(0, 1).map(alone).join()
    const found = own === '' ? recordsBehind(page, bind) : own
    const asked = own === '' ? 0 : 1
    const many = look.askedOfMany(chain, asked)
    return askEach(many.reduce(beside, found), links.slice(asked + many.length))
  }

  return function pageOf(condition: Condition): string {
    // a page of a union is contained in the pages of its parts
    const found =
      'any' in condition ? condition.any.map(each => `(${pageOf(each)})`).join(' UNION ALL ') : stream(condition)
    return `SELECT DISTINCT record_id FROM (${found}) s ORDER BY record_id LIMIT ${bind(page.limit ?? null)}`
  }
}

/** An optimization fence: the planner keeps an order only if it is requested here. */
const inOrder = (found: string): string => `(SELECT record_id FROM (${found}) f ORDER BY record_id OFFSET 0)`
