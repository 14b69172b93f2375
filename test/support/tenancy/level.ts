import type { Node } from 'libpg-query'

/** An output column of a query. */
export interface Column {
  name: string
  /** Whether its value is always the tenant. */
  tenant: boolean
  /** The table whose complete row this column is. */
  rowOf?: string
}

/** What a name in FROM refers to. */
export interface Relation {
  /** The tenant column of a tenant table. */
  key?: 'tenant_id' | 'id'
  table?: string
  /** Whether a condition limits the table to the tenant. */
  scoped: boolean
  /** The columns of a subquery or CTE. */
  columns: Column[]
}

export interface Problem {
  /** Offset in the statement. */
  location: number
  message: string
}

export interface Facts {
  tenantTables: ReadonlySet<string>
  parameters: ReadonlySet<number>
  /** Offsets of the mentions of tenant tables that were checked. */
  judged: Set<number>
  report: (problem: Problem) => void
  /** Whether only the output columns are needed. */
  isSilent: boolean
  /** Checks a query inside a level, and returns its output columns. */
  columnsOf: (query: Node, level: Level) => Column[]
}

/** One SELECT, INSERT, UPDATE or DELETE with the names that are visible to it. */
export interface Level {
  facts: Facts
  relations: Map<string, Relation>
  ctes: Map<string, Column[]>
  parent?: Level
}

/** The same level without reporting: the output of a query is often needed before it is known to be limited. */
export const silenced = (level: Level): Level => ({
  ...level,
  facts: { ...level.facts, judged: new Set(), isSilent: true, report() {} },
})
