import type { Node } from 'libpg-query'

/** An output column of a query. */
export interface Column {
  name: string
  /** Whether its value is always the tenant. */
  tenant: boolean
  /** The table of which this stands for all columns. */
  rowOf?: string
}

/** What a name in FROM stands for. */
export interface Relation {
  /** The column that holds the tenant, of a table of tenants. */
  key?: 'tenant_id' | 'id'
  table?: string
  /** Whether a condition limits the table to the tenant. */
  scoped: boolean
  /** Of a subquery or CTE. */
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
  /** Offsets of the mentions of tenant tables that were judged. */
  judged: Set<number>
  report: (problem: Problem) => void
  /** Whether only the output columns are asked for. */
  isSilent: boolean
  /** Judges a query inside of a level, and gives its output columns. */
  columnsOf: (query: Node, level: Level) => Column[]
}

/** One SELECT, INSERT, UPDATE or DELETE with the names that it sees. */
export interface Level {
  facts: Facts
  relations: Map<string, Relation>
  ctes: Map<string, Column[]>
  parent?: Level
}

/** The same, where nothing is reported: what a query gives is often asked for before it is known to be limited. */
export const silenced = (level: Level): Level => ({
  ...level,
  facts: { ...level.facts, judged: new Set(), isSilent: true, report() {} },
})
