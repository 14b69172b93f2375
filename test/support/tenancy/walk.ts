import type {
  CommonTableExpr,
  DeleteStmt,
  InsertStmt,
  Node,
  RangeVar,
  ReturningClause,
  SelectStmt,
  UpdateStmt,
  WithClause,
} from 'libpg-query'
import { isTenant, nameOf, scopes, stringsOf, subSelectsOf } from './conditions.ts'
import { type Column, type Level, type Relation, silenced } from './level.ts'

/** A condition of WHERE or ON, and the relations whose rows it limits. */
interface Condition {
  node: Node
  limits: ReadonlySet<string>
}

interface From {
  tables: { alias: string; table: RangeVar }[]
  /** Rows of a table's type that a function creates from JSON. */
  made: { alias: string; table: RangeVar }[]
  subqueries: { alias: string; query: Node; names: string[]; table: RangeVar | undefined }[]
  conditions: Condition[]
  /** Columns of USING, with the relations on both sides. */
  using: { column: string; left: ReadonlySet<string>; right: ReadonlySet<string> }[]
  /** Everything else that may contain a subquery. */
  expressions: unknown[]
}

/** Checks a statement, and returns its output columns. */
export function levelOf(node: Node, parent: Level): Column[] {
  if ('SelectStmt' in node) return selectOf(node.SelectStmt, parent)
  if ('InsertStmt' in node) return insertOf(node.InsertStmt, parent)
  if ('UpdateStmt' in node) return changeOf(node.UpdateStmt, node.UpdateStmt.fromClause ?? [], parent)
  if ('DeleteStmt' in node) return changeOf(node.DeleteStmt, node.DeleteStmt.usingClause ?? [], parent)
  return []
}

function selectOf(select: SelectStmt, parent: Level): Column[] {
  const level = below(parent)
  readCtes(select.withClause, level)
  if (select.larg && select.rarg) {
    const [left, right] = [selectOf(select.larg, level), selectOf(select.rarg, level)]
    // EXCEPT returns rows of the left side only; for the others every side has to be limited to the tenant
    if (select.op === 'SETOP_EXCEPT') return left
    return left.map((column, n) => ({ ...column, tenant: column.tenant && right[n]?.tenant === true }))
  }
  if (select.valuesLists) {
    judgeSubqueries(select.valuesLists, level)
    const rows = select.valuesLists.map(row => ('List' in row ? (row.List.items ?? []) : []))
    return (rows[0] ?? []).map((_, n) => ({
      name: `column${n + 1}`,
      tenant: rows.every(row => isTenantAt(row, n, level)),
    }))
  }
  const from = fromOf(select.fromClause ?? [])
  const { targetList = [], whereClause, fromClause: _, withClause: __, ...rest } = select
  scope(from, whereClause, level)
  judgeSubqueries([targetList, whereClause, rest], level)
  return outputs(targetList, level)
}

const isTenantAt = (row: readonly Node[], n: number, level: Level): boolean => {
  const value = row[n]
  return value !== undefined && isTenant(value, level)
}

function changeOf(change: UpdateStmt | DeleteStmt, others: Node[], parent: Level): Column[] {
  const level = below(parent)
  readCtes(change.withClause, level)
  const { relation, whereClause, returningClause } = change
  const from = fromOf(others)
  if (relation) from.tables.push({ alias: aliasOf(relation), table: relation })
  scope(from, whereClause, level)
  const assignments = 'targetList' in change ? (change.targetList ?? []) : []
  judgeSubqueries([assignments, whereClause, returningClause], level)
  if (relation && isTenantTable(relation, level)) refuseMoving(relation, assignments, level)
  return outputs(returningClause?.exprs ?? [], level)
}

/** Refuses an update of the tenant column, which would move a row to another tenant. */
function refuseMoving(table: RangeVar, assignments: readonly Node[], level: Level): void {
  for (const node of assignments)
    if ('ResTarget' in node && node.ResTarget.name === 'tenant_id' && !isTenant(node.ResTarget.val, level))
      report(table, 'is given another tenant_id', level)
}

function insertOf(insert: InsertStmt, parent: Level): Column[] {
  const level = below(parent)
  readCtes(insert.withClause, level)
  const { relation, cols = [], selectStmt, onConflictClause: conflict, returningClause } = insert
  const rows = selectStmt ? levelOf(selectStmt, level) : []
  if (!relation) return []
  const isOfTenants = isTenantTable(relation, level)
  // without a list of columns, complete rows of the same table are inserted
  const isKey = (node: Node): boolean => 'ResTarget' in node && node.ResTarget.name === keyOf(relation)
  const value = cols.length > 0 ? rows[cols.findIndex(isKey)] : rows.find(({ rowOf }) => rowOf === tableName(relation))
  const target: Relation = { ...relationOf(relation, level), scoped: value?.tenant === true }
  if (isOfTenants) {
    level.facts.judged.add(relation.location ?? 0)
    if (!target.scoped) report(relation, 'gets rows whose tenant_id is not the tenant’s', level)
  }
  if (conflict?.action === 'ONCONFLICT_UPDATE') {
    // a key without the tenant may match another tenant's row
    const { indexElems = [] } = conflict.infer ?? {}
    const found = indexElems.some(node => 'IndexElem' in node && node.IndexElem.name === keyOf(relation))
    const existing: Level = { ...below(level), relations: new Map([[aliasOf(relation), { ...target, scoped: found }]]) }
    existing.relations.set('excluded', target)
    const where = conflict.whereClause
    if (isOfTenants && !found && !(where && scopes(where, aliasOf(relation), existing)))
      report(relation, 'changes the row in conflict, which may be another tenant’s', level)
    judgeSubqueries([conflict.targetList, where], existing)
    if (isOfTenants) refuseMoving(relation, conflict.targetList ?? [], existing)
  }
  level.relations.set(aliasOf(relation), target)
  return returned(returningClause, level)
}

function returned(clause: ReturningClause | undefined, level: Level): Column[] {
  judgeSubqueries(clause?.exprs, level)
  return outputs(clause?.exprs ?? [], level)
}

const below = (parent: Level): Level => ({ facts: parent.facts, relations: new Map(), ctes: new Map(), parent })

const aliasOf = ({ alias, relname = '' }: RangeVar): string => alias?.aliasname ?? relname

const tableName = ({ schemaname, relname = '' }: RangeVar): string =>
  schemaname === undefined || schemaname === 'public' ? relname : `${schemaname}.${relname}`

const keyOf = (table: RangeVar): 'tenant_id' | 'id' => (tableName(table) === 'tenants' ? 'id' : 'tenant_id')

const isTenantTable = (table: RangeVar, level: Level): boolean => level.facts.tenantTables.has(tableName(table))

function report(table: RangeVar, what: string, level: Level): void {
  const { aliasname } = table.alias ?? {}
  const name = aliasname ? `${tableName(table)} AS ${aliasname}` : tableName(table)
  level.facts.report({ location: table.location ?? 0, message: `${name} ${what}` })
}

/** Columns of a CTE that is in scope. */
function cteOf(name: string, level: Level | undefined): Column[] | undefined {
  return level && (level.ctes.get(name) ?? cteOf(name, level.parent))
}

function relationOf(table: RangeVar, level: Level): Relation {
  const columns = table.schemaname === undefined ? cteOf(table.relname ?? '', level) : undefined
  if (columns) return { scoped: false, columns }
  return isTenantTable(table, level)
    ? { key: keyOf(table), table: tableName(table), scoped: false, columns: [] }
    : { scoped: false, columns: [] }
}

function readCtes(clause: WithClause | undefined, level: Level): void {
  for (const node of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in node)) continue
    const { ctename = '', ctequery, aliascolnames = [] } = node.CommonTableExpr
    if (!ctequery) continue
    if (clause?.recursive) level.ctes.set(ctename, firstRows(node.CommonTableExpr, level))
    level.ctes.set(ctename, renamed(levelOf(ctequery, level), stringsOf(aliascolnames)))
  }
}

/**
 * The first part of a recursive CTE: its later rows are checked on the assumption that earlier ones have these columns.
 */
function firstRows({ ctequery, aliascolnames = [] }: CommonTableExpr, level: Level): Column[] {
  if (!ctequery || !('SelectStmt' in ctequery) || !ctequery.SelectStmt.larg) return []
  return renamed(selectOf(ctequery.SelectStmt.larg, level), stringsOf(aliascolnames))
}

const renamed = (columns: Column[], names: readonly string[]): Column[] =>
  columns.map((column, n) => ({ ...column, name: names[n] ?? column.name }))

function outputs(targets: readonly Node[], level: Level): Column[] {
  return targets.flatMap(node => {
    if (!('ResTarget' in node)) return []
    const { name, val } = node.ResTarget
    if (val && 'ColumnRef' in val && isStar(val)) {
      const [of] = stringsOf(val.ColumnRef.fields ?? [])
      const relations = [...level.relations].filter(([alias]) => of === undefined || alias === of)
      return relations.flatMap(([, { key, scoped, columns, table }]) =>
        key ? [{ name: key, tenant: scoped, ...(table !== undefined && { rowOf: table }) }] : columns,
      )
    }
    return [{ name: name ?? nameOf(val), tenant: isTenant(val, level) }]
  })
}

const isStar = (value: Node | undefined): boolean =>
  value !== undefined && 'ColumnRef' in value && (value.ColumnRef.fields ?? []).some(field => 'A_Star' in field)

function fromOf(items: readonly Node[]): From {
  const from: From = { tables: [], made: [], subqueries: [], conditions: [], using: [], expressions: [] }
  for (const item of items) readFrom(item, from)
  return from
}

/** @returns the aliases under an item of FROM */
function readFrom(item: Node, from: From): Set<string> {
  if ('RangeVar' in item) {
    const alias = aliasOf(item.RangeVar)
    from.tables.push({ alias, table: item.RangeVar })
    return new Set([alias])
  }
  if ('RangeSubselect' in item) {
    const { alias, subquery } = item.RangeSubselect
    const name = alias?.aliasname ?? ''
    const names = stringsOf(alias?.colnames ?? [])
    if (subquery)
      from.subqueries.push({
        alias: name,
        query: subquery,
        names,
        table: names.length > 0 ? undefined : tableIn(subquery),
      })
    return new Set([name])
  }
  if ('RangeFunction' in item) {
    const { functions = [], alias } = item.RangeFunction
    const name = alias?.aliasname ?? ''
    const table = tableMadeBy(functions)
    if (table) from.made.push({ alias: name, table })
    from.expressions.push(functions)
    return new Set([name])
  }
  if ('JoinExpr' in item) {
    const { jointype, larg, rarg, quals, usingClause = [] } = item.JoinExpr
    const left = larg ? readFrom(larg, from) : new Set<string>()
    const right = rarg ? readFrom(rarg, from) : new Set<string>()
    const both = new Set([...left, ...right])
    // the condition of an outer join limits the side that may be missing, and not the other one
    const limited = { JOIN_INNER: both, JOIN_LEFT: right, JOIN_RIGHT: left }
    const limits = limited[jointype === 'JOIN_LEFT' || jointype === 'JOIN_RIGHT' ? jointype : 'JOIN_INNER']
    if (quals && jointype !== 'JOIN_FULL') from.conditions.push({ node: quals, limits })
    from.expressions.push(quals)
    for (const column of stringsOf(usingClause))
      from.using.push({
        column,
        left: jointype === 'JOIN_LEFT' || jointype === 'JOIN_FULL' ? new Set() : left,
        right: jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL' ? new Set() : right,
      })
    return both
  }
  from.expressions.push(item)
  return new Set()
}

/** Finds which tables the conditions limit to the tenant, and reports the others. */
function scope(from: From, where: Node | undefined, level: Level): void {
  const { relations } = level
  for (const { alias, table } of [...from.tables, ...from.made]) relations.set(alias, relationOf(table, level))
  for (const { alias } of from.subqueries) relations.set(alias, { scoped: false, columns: [] })
  const silent = silenced(level)
  const conditions = [...from.conditions, ...(where ? [{ node: where, limits: new Set(relations.keys()) }] : [])]
  const isLimited = (alias: string, relation: Relation): boolean =>
    conditions.some(({ node, limits }) => limits.has(alias) && scopes(node, alias, silent)) ||
    isJoinedByUsing(alias, relation, from, level)
  for (let open = Infinity; ; ) {
    for (const subquery of from.subqueries) readSubquery(subquery, silent)
    for (const [alias, relation] of relations) if (relation.key) relation.scoped ||= isLimited(alias, relation)
    // one that was found may limit the next
    const left = [...relations.values()].filter(({ key, scoped }) => key && !scoped).length
    if (left === 0 || left === open) break
    open = left
  }
  if (level.facts.isSilent) return
  for (const subquery of from.subqueries) readSubquery(subquery, level)
  judgeSubqueries(from.expressions, level)
  for (const { alias, table } of from.tables) {
    const relation = relations.get(alias)
    if (!relation?.key) continue
    level.facts.judged.add(table.location ?? 0)
    if (!relation.scoped) report(table, 'has no condition on the tenant', level)
  }
}

/** The rows of one table in a subquery may be limited to the tenant by the outer query. */
function readSubquery({ alias, query, names, table }: From['subqueries'][number], level: Level): void {
  const known = level.relations.get(alias)
  const { facts } = level
  const isLimitedOutside = table !== undefined && known?.scoped === true
  const report: Level['facts']['report'] = problem => {
    if (!isLimitedOutside || problem.location !== table.location) facts.report(problem)
  }
  const columns = renamed(levelOf(query, { ...level, facts: { ...facts, report } }), names)
  const isOpen = table !== undefined && isTenantTable(table, level) && !columns.some(({ tenant }) => tenant)
  if (!isOpen) level.relations.set(alias, { scoped: false, columns })
  else if (!known?.key) level.relations.set(alias, relationOf(table, level))
}

/** The only table whose rows a query returns unchanged, including their tenant. */
function tableIn(query: Node): RangeVar | undefined {
  if (!('SelectStmt' in query)) return undefined
  const { fromClause = [], targetList = [], groupClause, distinctClause, lockingClause } = query.SelectStmt
  const [item, more] = fromClause
  if (!item || !('RangeVar' in item) || more || groupClause || distinctClause || lockingClause) return undefined
  const values = targetList.map(node => ('ResTarget' in node ? node.ResTarget.val : undefined))
  const areColumns = values.every(value => value && 'ColumnRef' in value)
  const hasTenant = values.some(value => isStar(value) || nameOf(value) === keyOf(item.RangeVar))
  return areColumns && hasTenant ? item.RangeVar : undefined
}

/** The table whose rows `jsonb_populate_record(NULL::table, …)` returns. */
function tableMadeBy(functions: readonly Node[]): RangeVar | undefined {
  const [list] = functions
  const [call] = list && 'List' in list ? (list.List.items ?? []) : []
  if (!call || !('FuncCall' in call)) return undefined
  const { funcname = [], args: [row] = [] } = call.FuncCall
  if (!/^jsonb_populate_record(set)?$/.test(stringsOf(funcname).at(-1) ?? '')) return undefined
  const names = row && 'TypeCast' in row ? stringsOf(row.TypeCast.typeName?.names ?? []) : []
  const [relname, schemaname] = names.reverse()
  return relname === undefined ? undefined : { relname, ...(schemaname !== undefined && { schemaname }) }
}

function isJoinedByUsing(alias: string, { key }: Relation, { using }: From, level: Level): boolean {
  const hasTenant = (other: string): boolean => {
    const { scoped = false, key: column, columns = [] } = level.relations.get(other) ?? {}
    return column ? scoped : columns.some(({ name, tenant }) => name === key && tenant)
  }
  return using.some(({ column, left, right }) => {
    if (column !== key || key !== 'tenant_id') return false
    return (right.has(alias) && [...left].some(hasTenant)) || (left.has(alias) && [...right].some(hasTenant))
  })
}

function judgeSubqueries(expressions: unknown, level: Level): void {
  if (level.facts.isSilent) return
  for (const select of subSelectsOf(expressions)) levelOf(select, level)
}
