import type { Scope, SqlValue } from '../../platform/database/scope.ts'
import { PLANNED_EACH_TIME } from '../../platform/database/scope.ts'
import { type Bind, COMPARED, type Condition, heldByEach, type PropertyTest } from './condition.ts'

/**
 * How a page of the records that match is found, in the order of their ids: what leaves few values is looked up, and each of
 * their records asked for the rest. Else the values of a property are gone through in the order of their records, which an
 * index has, until the page is full: where many match that is soon, and where few do it is known from the first look.
 */
const MOST_LOOKED_UP = 1_000
/** Conditions that are looked at beforehand; of more the first, and the others count as leaving many. */
const MOST_LOOKED_AT = 20

/** How many values a condition leaves, up to a bound; absent where that is not known. */
type Sizes = ReadonlyMap<PropertyTest, number>

export interface PageOf {
  /** The record that the page before ended with. */
  after?: string | undefined
  /** None: all of them. */
  limit?: number
}

/**
 * SQL of the ids (`record_id`) of the records that match, in order: a page of them, or all. `$1` is the tenant.
 * @param values the statement's values, from `$1`; what the page needs is added to them
 */
export async function pageOfRecords(
  scope: Scope,
  condition: Condition,
  values: SqlValue[],
  { after = '', limit }: PageOf = {},
): Promise<string> {
  const sizes = await sizesOf(scope, testsIn(condition).slice(0, MOST_LOOKED_AT))
  const bind: Bind = value => `$${values.push(value)}`
  return createPager(sizes, bind, bind(after), bind(limit ?? null))(condition)
}

/** Tests of which an index can tell how much they leave. */
function testsIn(condition: Condition): PropertyTest[] {
  if ('property' in condition) {
    const { property } = condition
    return property.test.among && !property.negated ? [property] : []
  }
  if ('all' in condition) return condition.all.flatMap(testsIn)
  return 'any' in condition ? condition.any.flatMap(testsIn) : []
}

async function sizesOf(scope: Scope, tests: readonly PropertyTest[]): Promise<Sizes> {
  if (tests.length === 0) return new Map()
  const values: SqlValue[] = [scope.tenantId]
  const bind: Bind = value => `$${values.push(value)}`
  const most = bind(MOST_LOOKED_UP + 1)
  const counts = tests.map(({ names, test: { among = [] } }) => {
    const found = among.map(sql => `(${valuesOf(names, sql(bind), bind, '1')} LIMIT ${most})`)
    return `(SELECT count(*)::int FROM (${found.join(' UNION ALL ')}) AS found)`
  })
  const [row] = await scope.query<{ sizes: number[] }>(
    `SELECT ARRAY[${counts.join(', ')}] AS sizes ${PLANNED_EACH_TIME}`,
    values.slice(1),
  )
  return new Map(tests.map((test, n) => [test, row?.sizes[n] ?? Number.POSITIVE_INFINITY]))
}

/** Values of a property, as SQL. */
const valuesOf = (names: readonly string[], condition: string, bind: Bind, column = 'p.record_id'): string =>
  `SELECT ${column} FROM property_values p
    WHERE p.tenant_id = $1 AND p.system_name = ANY(${bind(names)}::text[]) AND ${condition}`

/** @param after and `limit` are placeholders */
function createPager(sizes: Sizes, bind: Bind, after: string, limit: string): (condition: Condition) => string {
  /** How many values it leaves, where these are few enough to be looked up. */
  function sizeOf(condition: Condition): number {
    if ('ids' in condition) return condition.ids.length
    if ('all' in condition) return Math.min(...condition.all.map(sizeOf))
    if ('any' in condition) return condition.any.reduce((sum, each) => sum + sizeOf(each), 0)
    const size = 'property' in condition ? sizes.get(condition.property) : undefined
    return size !== undefined && size <= MOST_LOOKED_UP ? size : Number.POSITIVE_INFINITY
  }

  const isFew = (condition: Condition): boolean => sizeOf(condition) < Number.POSITIVE_INFINITY

  /** Values of a property, whose records are in order. */
  function walk({ names, test }: PropertyTest): string {
    const holds = test.holds(bind)
    // the offset keeps the order: the planner would rather read the values that match, and sort them
    const walks = names.map(
      name => `SELECT p.record_id FROM (
        SELECT ${COMPARED} FROM property_values p
        WHERE p.tenant_id = $1 AND p.system_name = ${bind(name)} AND p.record_id > ${after} ORDER BY p.record_id OFFSET 0
      ) p WHERE ${holds}`,
    )
    return walks.length === 1 ? walks.join() : `SELECT * FROM (${walks.join(' UNION ALL ')}) w ORDER BY record_id`
  }

  function lookedUp({ names, test }: PropertyTest): string {
    const holds = test.holds(bind)
    const found = (test.among ?? []).map(sql => valuesOf(names, `${sql(bind)} AND ${holds}`, bind))
    return `SELECT * FROM (${found.join(' UNION ALL ')}) f WHERE record_id > ${after} ORDER BY record_id`
  }

  const records = (further = ''): string =>
    `SELECT r.id AS record_id FROM records r WHERE r.tenant_id = $1 AND r.id > ${after}${further} ORDER BY r.id`

  /** Ids in order, maybe more than once. */
  function stream(condition: Condition): string {
    if ('all' in condition) return streamOfAll(flat(condition.all))
    if ('any' in condition && isFew(condition))
      return `SELECT * FROM (${condition.any.map(each => `(${stream(each)})`).join(' UNION ALL ')}) a ORDER BY record_id`
    if ('ids' in condition) return records(` AND ${heldByEach(condition, 'r.id', bind)}`)
    if ('type' in condition) return records(` AND r.type = ${bind(condition.type)}`)
    if ('property' in condition && !condition.property.negated)
      return isFew(condition) ? lookedUp(condition.property) : walk(condition.property)
    return `SELECT * FROM (${records()} OFFSET 0) d WHERE ${heldByEach(condition, 'd.record_id', bind)}`
  }

  function streamOfAll(all: readonly Condition[]): string {
    const [first, ...others] = all.toSorted((a, b) => sizeOf(a) - sizeOf(b) || rankOf(a) - rankOf(b))
    if (!first) return records()
    if (others.length === 0) return stream(first)
    // Record by record, and fenced: where two sets were joined, the planner would choose how by what it believes to be in
    // them, and one wrong belief takes the square of all records.
    const held = others.map(condition => heldByEach(condition, 'd.record_id', bind))
    return `SELECT * FROM (${stream(first)} OFFSET 0) d WHERE ${held.join(' AND ')}`
  }

  return function page(condition: Condition): string {
    // a page of one of them or the other is in the pages of both
    const found =
      'any' in condition ? condition.any.map(each => `(${page(each)})`).join(' UNION ALL ') : stream(condition)
    return `SELECT DISTINCT record_id FROM (${found}) s ORDER BY record_id LIMIT ${limit}`
  }
}

const flat = (all: readonly Condition[]): Condition[] => all.flatMap(each => ('all' in each ? flat(each.all) : [each]))

/** Which of several conditions tends to leave least, where all leave many. */
function rankOf(condition: Condition): number {
  if ('property' in condition) return condition.property.negated ? 11 : condition.property.test.rank
  return 'type' in condition ? 10 : 12
}
