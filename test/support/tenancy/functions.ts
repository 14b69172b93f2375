import { loadModule, parsePlPgSQLSync } from 'libpg-query'
import { judge } from './judge.ts'
import { tenantTables } from './verdict.ts'

await loadModule()

/** How PL/pgSQL parses the text of an expression. */
const MODES = { statement: 0, expression: 2, assignment: 3 }

/**
 * The statements in the body of a function. Its expressions are statements that select them, and the variables look
 * like columns.
 * @param sql `CREATE FUNCTION …` in SQL or PL/pgSQL
 */
function statementsIn(sql: string): string[] {
  if (!/\bLANGUAGE plpgsql\b/.test(sql)) return [sql.slice(sql.indexOf('$$') + 2, sql.lastIndexOf('$$'))]
  return [...expressionsIn(parsePlPgSQLSync(sql))]
}

function* expressionsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  if ('query' in node && typeof node.query === 'string' && 'parseMode' in node) {
    if (node.parseMode === MODES.statement) yield node.query
    else if (node.parseMode === MODES.expression) yield `SELECT ${node.query}`
    else if (node.parseMode === MODES.assignment) yield `SELECT ${node.query.slice(node.query.indexOf(':=') + 2)}`
    else throw new Error(`An expression of an unknown kind: ${node.query}`)
  }
  for (const value of Object.values(node)) yield* expressionsIn(value)
}

/** What is wrong with a function whose first parameter is the tenant: one line each; empty if nothing is. */
export const functionProblems = (sql: string): string[] =>
  statementsIn(sql).flatMap(text => judge({ text, tenantParameters: [1] }, tenantTables))
