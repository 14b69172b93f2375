import type { Scope, SqlValue } from '../../../../platform/database/scope.ts'
import { type Bind, COMPARED, type Condition, heldByEach, type PropertyTest } from './condition.ts'
import { behind, type Look, linksOf, lookAt, type PageOf, recordsBehind, valuesOf } from './look.ts'

/**
 * SQL of the ids (`record_id`) of the records that match, in order: a page of them, or all. `$1` is the tenant.
 *
 * What leaves few values is looked up, and each of their records asked for the rest. Else the values of a property are gone
 * through in the order of their records, which an index has, until the page is full: where many match that is soon. Where it
 * is not, a condition that would be asked of most records is read beside them instead, from end to end and once.
 * @param values the statement's values, from `$1`; what the page needs is added to them
 */
export async function pageOfRecords(
  scope: Scope,
  condition: Condition,
  values: SqlValue[],
  page: PageOf = {},
): Promise<string> {
  const look = await lookAt(scope, condition, page)
  return createPager(look, page, value => `$${values.push(value)}`)(condition)
}

function createPager(look: Look, page: PageOf, bind: Bind): (condition: Condition) => string {
  const isFew = (condition: Condition): boolean => look.sizeOf(condition) < Number.POSITIVE_INFINITY

  /** Values of a property, whose records are in order. */
  function walk({ names, test }: PropertyTest): string {
    const holds = test.holds(bind)
    const walks = names.map(name => {
      const values = `FROM property_values p
        WHERE p.tenant_id = $1 AND p.system_name = ${bind(name)}${behind('p.record_id', page, bind)}`
      // where an index finds what matches, the planner would rather read that and sort it: the offset keeps the order
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

  /** What a condition finds without another one; empty where it does not. */
  function alone(condition: Condition): string {
    if ('any' in condition && isFew(condition))
      return `SELECT * FROM (${condition.any.map(each => `(${stream(each)})`).join(' UNION ALL ')}) a ORDER BY record_id`
    if ('ids' in condition) return recordsBehind(page, bind, ` AND ${heldByEach(condition, 'r.id', bind)}`)
    if ('type' in condition) return recordsBehind(page, bind, ` AND r.type = ${bind(condition.type)}`)
    if ('property' in condition && !condition.property.negated)
      return isFew(condition) ? lookedUp(condition.property) : walk(condition.property)
    return ''
  }

  /** Those of the records `found` that are, or are not, among the records of a property. */
  function beside(found: string, test: PropertyTest): string {
    // a full join reads both sides once, whatever the planner believes to be in them: other joins may take the square of all
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

  /** Ids in order, maybe more than once. */
  function stream(chain: Condition): string {
    const links = linksOf(chain).toSorted((a, b) => look.sizeOf(a) - look.sizeOf(b))
    const own = links.slice(0, 1).map(alone).join()
    const found = own === '' ? recordsBehind(page, bind) : own
    const asked = own === '' ? 0 : 1
    const many = look.askedOfMany(chain, asked)
    return askEach(many.reduce(beside, found), links.slice(asked + many.length))
  }

  return function pageOf(condition: Condition): string {
    // a page of one of them or the other is in the pages of both
    const found =
      'any' in condition ? condition.any.map(each => `(${pageOf(each)})`).join(' UNION ALL ') : stream(condition)
    return `SELECT DISTINCT record_id FROM (${found}) s ORDER BY record_id LIMIT ${bind(page.limit ?? null)}`
  }
}

/** Fenced, so that nothing is read but in this order: an order that is not asked for here is not kept. */
const inOrder = (found: string): string => `(SELECT record_id FROM (${found}) f ORDER BY record_id OFFSET 0)`
