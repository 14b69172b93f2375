import type { A_Expr, ColumnRef, Node } from 'libpg-query'
import { type Level, type Relation, silenced } from './level.ts'

export const stringsOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(node => ('String' in node ? [node.String.sval ?? ''] : []))

/** The name of an output column without AS. */
export function nameOf(value: Node | undefined): string {
  if (!value) return ''
  if ('ColumnRef' in value) return stringsOf(value.ColumnRef.fields ?? []).at(-1) ?? ''
  if ('TypeCast' in value) return nameOf(value.TypeCast.arg)
  return ''
}

/** The subqueries of an expression, without those nested inside them. */
export function* subSelectsOf(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return
  for (const [name, value] of Object.entries(node)) {
    // subqueries in FROM and WITH are read where they occur
    if (name === 'RangeSubselect' || name === 'CommonTableExpr') continue
    if (name === 'subselect') yield value
    else yield* subSelectsOf(value)
  }
}

/** Whether a value is always the tenant. */
export function isTenant(value: Node | undefined, level: Level): boolean {
  if (!value) return false
  if ('ParamRef' in value) return level.facts.parameters.has(value.ParamRef.number ?? 0)
  if ('TypeCast' in value) return isTenant(value.TypeCast.arg, level)
  if ('ColumnRef' in value) return isTenantColumn(value.ColumnRef, level)
  if ('SubLink' in value && value.SubLink.subLinkType === 'EXPR_SUBLINK' && value.SubLink.subselect)
    return level.facts.columnsOf(value.SubLink.subselect, silenced(level))[0]?.tenant === true
  const inner = withoutZero(value)
  return inner !== undefined && isTenant(inner, level)
}

/** Whether a condition limits a relation to the tenant's rows. */
export function scopes(condition: Node, alias: string, level: Level): boolean {
  if ('BoolExpr' in condition) {
    const { boolop, args = [] } = condition.BoolExpr
    if (boolop === 'AND_EXPR') return args.some(each => scopes(each, alias, level))
    return boolop === 'OR_EXPR' && args.every(each => scopes(each, alias, level))
  }
  if ('SubLink' in condition) {
    const { subLinkType, operName, testexpr, subselect } = condition.SubLink
    if (subLinkType !== 'ANY_SUBLINK' || operName || !testexpr || !subselect) return false
    const columns = level.facts.columnsOf(subselect, silenced(level))
    return partsOf(testexpr).some((part, n) => isKeyOf(part, alias, level) && columns[n]?.tenant === true)
  }
  if ('BooleanTest' in condition) {
    const { booltesttype, arg } = condition.BooleanTest
    return booltesttype === 'IS_TRUE' && arg !== undefined && scopes(arg, alias, level)
  }
  return 'A_Expr' in condition && isEquality(condition.A_Expr) && equates(condition.A_Expr, alias, level)
}

function isEquality({ kind, name = [] }: A_Expr): boolean {
  if (kind === 'AEXPR_NOT_DISTINCT') return true
  return (kind === 'AEXPR_OP' || kind === 'AEXPR_IN') && stringsOf(name).at(-1) === '='
}

function equates({ kind, lexpr, rexpr }: A_Expr, alias: string, level: Level): boolean {
  if (!lexpr || !rexpr) return false
  if (kind === 'AEXPR_IN') {
    const items = 'List' in rexpr ? (rexpr.List.items ?? []) : []
    return isKeyOf(lexpr, alias, level) && items.length > 0 && items.every(item => isTenant(item, level))
  }
  const [left, right] = [partsOf(lexpr), partsOf(rexpr)]
  return left.some((part, n) => {
    const other = right[n]
    if (!other) return false
    return (
      (isKeyOf(part, alias, level) && isTenant(other, level)) || (isKeyOf(other, alias, level) && isTenant(part, level))
    )
  })
}

const partsOf = (value: Node): Node[] => ('RowExpr' in value ? (value.RowExpr.args ?? []) : [value])

/** `tenant_id + 0` is `tenant_id` written so that no index is used. */
function withoutZero(value: Node): Node | undefined {
  if (!('A_Expr' in value) || stringsOf(value.A_Expr.name ?? []).join() !== '+') return undefined
  const { lexpr, rexpr } = value.A_Expr
  const isZero = rexpr && 'A_Const' in rexpr && rexpr.A_Const.ival && (rexpr.A_Const.ival.ival ?? 0) === 0
  return isZero ? lexpr : undefined
}

/** Whether a value is the tenant column of a relation of this level. */
function isKeyOf(value: Node, alias: string, level: Level): boolean {
  const column = withoutZero(value) ?? value
  if (!('ColumnRef' in column)) return false
  const relation = level.relations.get(alias)
  const names = stringsOf(column.ColumnRef.fields ?? [])
  if (!relation?.key || names.at(-1) !== relation.key) return false
  if (names.length > 1) return names.at(-2) === alias
  const [only] = relationsWith(relation.key, level)
  return only === relation && relationsWith(relation.key, level).length === 1
}

/** The relations of one level that an unqualified column name may belong to. */
function relationsWith(name: string, { relations }: Level): Relation[] {
  const found = [...relations.values()].filter(
    ({ key, columns }) => key === name || columns.some(column => column.name === name),
  )
  // any table has an `id`
  return name === 'id' && relations.size > 1 ? [] : found
}

function isTenantColumn({ fields = [] }: ColumnRef, level: Level): boolean {
  const names = stringsOf(fields)
  const name = names.at(-1) ?? ''
  const of = names.at(-2)
  for (let at: Level | undefined = level; at; at = at.parent) {
    const one = of === undefined ? undefined : at.relations.get(of)
    const found = of === undefined ? relationsWith(name, at) : one ? [one] : []
    if (found.length === 0) continue
    return found.every(({ key, scoped, columns }) =>
      key ? key === name && scoped : columns.some(column => column.name === name && column.tenant),
    )
  }
  return false
}
