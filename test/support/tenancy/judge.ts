import { type FuncCall, loadModule, type Node, parseSync } from 'libpg-query'
import { stringsOf } from './conditions.ts'
import type { Level, Problem } from './level.ts'
import { levelOf } from './walk.ts'

await loadModule()

/** A statement as it was sent. */
export interface Statement {
  text: string
  /** Numbers of the parameters whose value is the tenant: `$1` is 1. */
  tenantParameters: readonly number[]
}

/**
 * Checks whether a statement can touch the rows of one tenant only. Each tenant table in it needs `tenant_id` equal to
 * the tenant's parameter, or to the `tenant_id` of another table that has such a condition; a new row takes its
 * `tenant_id` from there.
 * @param tenantTables names such as `records` or `search.documents`
 * @returns what is missing, one line each; empty if nothing is
 */
export function judge({ text, tenantParameters }: Statement, tenantTables: ReadonlySet<string>): string[] {
  const problems = new Map<number, string>()
  const judged = new Set<number>()
  const report = ({ location, message }: Problem): void => void problems.set(location, message)
  const root: Level = {
    facts: { tenantTables, parameters: new Set(tenantParameters), judged, report, isSilent: false, columnsOf: levelOf },
    relations: new Map(),
    ctes: new Map(),
  }
  const { stmts = [] } = parseSync(text)
  for (const { stmt } of stmts) if (stmt) levelOf(stmt, root)
  for (const { name, location } of tableReferences(stmts, tenantTables))
    if (!judged.has(location)) report({ location, message: `${name} stands where the check does not look` })
  for (const { name, location, tenant } of functionCalls(stmts))
    if (!tenantParameters.includes(tenant ?? 0)) report({ location, message: `${name} is not called for the tenant` })
  return [...problems].sort(([a], [b]) => a - b).map(([, message]) => message)
}

/** Every mention of a tenant table, wherever it occurs; the structured walk must have reached each one. */
function* tableReferences(
  node: unknown,
  tenantTables: ReadonlySet<string>,
): Generator<{ name: string; location: number }> {
  if (typeof node !== 'object' || node === null) return
  if ('relname' in node && typeof node.relname === 'string') {
    const name =
      'schemaname' in node && node.schemaname !== 'public' ? `${node.schemaname}.${node.relname}` : node.relname
    const location = 'location' in node && typeof node.location === 'number' ? node.location : 0
    if (tenantTables.has(name)) yield { name, location }
  }
  for (const value of Object.values(node)) yield* tableReferences(value, tenantTables)
}

/** A function of `server/prisma/functions`, whose first parameter is the tenant. */
const VERSIONED = /^[a-z_]+_v\d+$/

/** Every call of such a function, with the number of the parameter that it gets as the tenant. */
function* functionCalls(node: unknown): Generator<{ name: string; location: number; tenant: number | undefined }> {
  if (typeof node !== 'object' || node === null) return
  if ('FuncCall' in node) {
    // the parser's own type of this node
    const { funcname = [], args = [], location = 0 } = node.FuncCall as FuncCall
    const name = stringsOf(funcname).join('.')
    const [first] = args
    const given = first && 'NamedArgExpr' in first ? first.NamedArgExpr.arg : first
    if (VERSIONED.test(stringsOf(funcname).at(-1) ?? ''))
      yield { name, location, tenant: given && 'ParamRef' in given ? given.ParamRef.number : undefined }
  }
  for (const value of Object.values(node)) yield* functionCalls(value)
}

/** Names of the tables that a migration creates with a column `tenant_id`. */
export function tenantTablesOf(migrations: readonly string[]): Set<string> {
  const tables = new Set(['tenants'])
  for (const { stmt } of migrations.flatMap(sql => parseSync(sql).stmts ?? [])) {
    if (stmt && 'CreateStmt' in stmt && (stmt.CreateStmt.tableElts ?? []).some(isTenantColumn)) {
      const { schemaname, relname = '' } = stmt.CreateStmt.relation ?? {}
      tables.add(schemaname === undefined || schemaname === 'public' ? relname : `${schemaname}.${relname}`)
    }
  }
  return tables
}

const isTenantColumn = (node: Node): boolean => 'ColumnDef' in node && node.ColumnDef.colname === 'tenant_id'
