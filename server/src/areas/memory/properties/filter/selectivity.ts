import { CUSTOM_PLAN, type Scope, type SqlValue } from '../../../../platform/database/scope.ts'
import { type Bind, type Condition, heldByEach, isNamed, type PropertyTest } from './condition.ts'

/** Conditions that match up to this many values are looked up. */
const MAX_LOOKED_UP = 1_000
/** Maximum number of conditions to estimate. Any beyond these are assumed to match many values. */
const MAX_LOOKED_AT = 20
/** The next records in order, used to estimate how much each condition keeps of what the previous ones kept. */
const SAMPLE = 100
/** Checking one record takes as long as reading the values of five. */
const MANY_OF_SAMPLE = SAMPLE / 5
/** A page that fills up within this many records is fast. */
const SOON = 10_000

export interface PageOf {
  /** The last record of the previous page. */
  after?: string | undefined
  /** Absent: no limit. */
  limit?: number
}

/** A quick estimate of how much conditions match. It affects only the speed: the same records are found. */
export interface Selectivity {
  /** How many values a condition matches, if few enough to look up; otherwise infinity. */
  sizeOf(condition: Condition): number
  /**
   * The links of a chain from this one on that would be checked on many records; empty if the page fills up earlier.
   */
  askedOfMany(chain: Condition, from: number): PropertyTest[]
}

/** @throws what the database throws */
export async function estimateSelectivity(scope: Scope, condition: Condition, page: PageOf): Promise<Selectivity> {
  const tests = testsIn(condition).slice(0, MAX_LOOKED_AT)
  const chains = chainsIn(condition).slice(0, MAX_LOOKED_AT)
  const { sizes, samples } = await counted(scope, tests, chains, page)
  const sizeByTest = new Map(tests.map((test, n) => [test, sizes[n]]))
  const sampleByChain = new Map(chains.map((chain, n) => [chain, samples[n] ?? []]))

  function sizeOf(condition: Condition): number {
    if ('ids' in condition) return condition.ids.length
    if ('all' in condition) return Math.min(...condition.all.map(sizeOf))
    if ('any' in condition) return condition.any.reduce((sum, each) => sum + sizeOf(each), 0)
    const size = 'property' in condition ? sizeByTest.get(condition.property) : undefined
    return size !== undefined && size <= MAX_LOOKED_UP ? size : Number.POSITIVE_INFINITY
  }

  function askedOfMany(chain: Condition, from: number): PropertyTest[] {
    const links = linksOf(chain)
    const sample = sampleByChain.get(chain) ?? []
    const matching = sample.filter(held => held === links.length).length
    const isSoonFull = matching * SOON >= (page.limit ?? Number.POSITIVE_INFINITY) * SAMPLE
    if (isSoonFull || Number.isFinite(sizeOf(chain))) return []
    const tests: PropertyTest[] = []
    for (let n = from; sample.filter(held => held >= n).length >= MANY_OF_SAMPLE; n++) {
      const link = links[n]
      if (!link || !('property' in link)) break
      tests.push(link.property)
    }
    return tests
  }

  return { sizeOf, askedOfMany }
}

interface Counted {
  sizes: readonly number[]
  /** For each chain and each sampled record: how many of its links hold before one fails. */
  samples: readonly (readonly number[])[]
}

async function counted(
  scope: Scope,
  tests: readonly PropertyTest[],
  chains: readonly Condition[],
  page: PageOf,
): Promise<Counted> {
  const none: Counted = { sizes: [], samples: [] }
  if (tests.length + chains.length === 0) return none
  const values: SqlValue[] = [scope.tenantId]
  const bind: Bind = value => `$${values.push(value)}`
  const sizes = tests.map(({ names, test: { among = [] } }) => {
    const found = among.map(sql => `(${valuesOf(names, sql(bind), bind, '1')} LIMIT ${MAX_LOOKED_UP + 1})`)
    return `(SELECT count(*)::int FROM (${found.join(' UNION ALL ')}) AS found)`
  })
  const samples = chains.map(
    chain => `(SELECT coalesce(jsonb_agg(${heldInTurn(linksOf(chain), bind)}), '[]')
      FROM (${recordsBehind(page, bind)} LIMIT ${SAMPLE}) d)`,
  )
  const [row] = await scope.query<Counted>(
    `SELECT ARRAY[${sizes.join(', ')}]::int[] AS sizes, jsonb_build_array(${samples.join(', ')}) AS samples ${CUSTOM_PLAN}`,
    values.slice(1),
  )
  return row ?? none
}

const heldInTurn = (links: readonly Condition[], bind: Bind): string =>
  `CASE ${links.map((link, n) => `WHEN NOT (${heldByEach(link, 'd.record_id', bind)}) THEN ${n}`).join(' ')} ELSE ${links.length} END`

/** Tests whose number of matches an index can estimate. */
function testsIn(condition: Condition): PropertyTest[] {
  if ('property' in condition) {
    const { property } = condition
    return property.test.among && !property.negated ? [property] : []
  }
  if ('all' in condition) return condition.all.flatMap(testsIn)
  return 'any' in condition ? condition.any.flatMap(testsIn) : []
}

/** Conditions that are checked record by record. */
function chainsIn(condition: Condition): Condition[] {
  if ('any' in condition) return condition.any.flatMap(chainsIn)
  const links = linksOf(condition)
  return links.length > 1 || links.some(link => 'property' in link && link.property.negated) ? [condition] : []
}

/** The conditions that a chain requires, those that tend to match fewest first. */
export const linksOf = (chain: Condition): Condition[] =>
  ('all' in chain ? chain.all.flatMap(linksOf) : [chain]).toSorted((a, b) => rankOf(a) - rankOf(b))

function rankOf(condition: Condition): number {
  if ('property' in condition) return condition.property.negated ? 11 : condition.property.test.rank
  return 'type' in condition ? 10 : 12
}

/** SQL: values of a property. */
export const valuesOf = (names: readonly string[], condition: string, bind: Bind, column = 'p.record_id'): string =>
  `SELECT ${column} FROM property_values p WHERE p.tenant_id = $1 AND ${isNamed(names, bind)} AND ${condition}`

/** SQL: records in order. */
export const recordsBehind = (page: PageOf, bind: Bind, further = ''): string =>
  `SELECT r.id AS record_id FROM records r WHERE r.tenant_id = $1${behind('r.id', page, bind)}${further} ORDER BY r.id`

/** SQL: empty on the first page, where comparing ids is unnecessary. */
export const behind = (id: string, { after }: PageOf, bind: Bind): string =>
  after === undefined ? '' : ` AND ${id} > ${bind(after)}`
