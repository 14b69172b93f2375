import pg from 'pg'

/** A step of an executed plan, as `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)` prints it. */
export interface Step {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Step[]
}

/** An executed statement, with its outermost step. */
export interface Execution {
  statement: string
  step: Step
}

export interface PlanRecorder {
  /** @returns the plans of the statements that run during `work` */
  during(work: () => Promise<unknown>): Promise<Execution[]>
  stop(): void
}

interface Query {
  name?: string
  text: string
  values: unknown[]
}

/**
 * Records plans as a connection really runs them: a prepared statement uses its cached plan. A recorded statement runs
 * twice, and the first run is rolled back. Start recording before the connections are opened.
 */
export function recordPlans(): PlanRecorder {
  let recording: { executions: Execution[]; failures: Error[] } | undefined
  const inTransaction = new WeakSet<object>()
  const { query } = pg.Client.prototype
  const run = (client: pg.Client, ...args: unknown[]): unknown => Reflect.apply(query, client, args)

  // the client sends statements one after the other, in the order of the calls
  function explain(client: pg.Client, { name, text, values }: Query, { executions, failures }: typeof recording & {}) {
    const [begin, end] = inTransaction.has(client) ? ['SAVEPOINT plan', 'ROLLBACK TO plan'] : ['BEGIN', 'ROLLBACK']
    const execute = `EXECUTE ${name}${values.length > 0 ? `(${values.map(literalOf).join(', ')})` : ''}`
    const explained = `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${name ? execute : text}`
    run(client, begin)
    run(
      client,
      explained,
      name ? [] : values,
      (error: Error | null, result?: pg.QueryResult<{ 'QUERY PLAN': [{ Plan: Step }] }>) => {
        if (error) failures.push(new Error(explained.slice(0, 2_000), { cause: error }))
        const step = result?.rows[0]?.['QUERY PLAN'][0].Plan
        if (step) executions.push({ statement: text, step })
      },
    )
    run(client, end)
  }

  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...args: unknown[]) {
    const asked = queryOf(args)
    if (/^\s*BEGIN/i.test(asked.text)) inTransaction.add(this)
    if (/^\s*(?:COMMIT|ROLLBACK)\s*$/i.test(asked.text)) inTransaction.delete(this)
    const isPrepared = asked.name === undefined || asked.name === '' || isPreparedOn(this, asked.name)
    if (recording && isPrepared && /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(asked.text))
      explain(this, asked, recording)
    return run(this, ...args)
  })
  return {
    async during(work) {
      const own = { executions: [], failures: [] }
      recording = own
      try {
        await work()
      } finally {
        recording = undefined
      }
      const [failure] = own.failures
      if (failure) throw failure
      return own.executions
    },
    stop() {
      pg.Client.prototype.query = query
    },
  }
}

function queryOf([first, second]: readonly unknown[]): Query {
  const given = typeof first === 'object' && first !== null ? first : { text: first }
  const values: unknown = Reflect.get(given, 'values') ?? second
  const name: unknown = Reflect.get(given, 'name')
  return {
    ...(typeof name === 'string' && { name }),
    text: String(Reflect.get(given, 'text')),
    values: Array.isArray(values) ? values : [],
  }
}

/** The driver prepares a statement when it is first used on a connection. */
function isPreparedOn(client: pg.Client, name: string): boolean {
  const prepared: unknown = Reflect.get(Object(Reflect.get(client, 'connection')), 'parsedStatements')
  return Object.hasOwn(Object(prepared), name)
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  return pg.escapeLiteral(Array.isArray(value) ? arrayOf(value) : textOf(value))
}

const arrayOf = (values: readonly unknown[]): string =>
  `{${values.map(value => (value === null ? 'NULL' : JSON.stringify(textOf(value)))).join(',')}}`

function textOf(value: unknown): string {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return value instanceof Date ? value.toISOString() : String(value)
}

/** All steps of a plan. */
export const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/** Pages that a statement has touched. */
export const pagesOf = ({ step }: Execution): number => step['Shared Hit Blocks'] + step['Shared Read Blocks']

/** Rows that a step has read, including those filtered out. */
export const rowsOf = (step: Step): number =>
  step['Actual Loops'] *
  (step['Actual Rows'] +
    (step['Rows Removed by Filter'] ?? 0) +
    (step['Rows Removed by Join Filter'] ?? 0) +
    (step['Rows Removed by Index Recheck'] ?? 0))
