import { ofTenant } from '../../../../platform/database/scope.ts'

/**
 * SQL that locks records in the order of their ids; `count(*)` over it locks them all. SQL: Prisma has no row locks.
 * @param ids SQL of a select of ids
 * @param strength `KEY SHARE` if rows are added to the records, `NO KEY UPDATE` if their properties change
 */
export const lockedRecords = (ids: string, strength: 'KEY SHARE' | 'NO KEY UPDATE'): string => `
  SELECT id FROM records WHERE id = ANY(ARRAY(${ids})) AND ${ofTenant()} ORDER BY id FOR ${strength}`

/** An entity in the form that the statements expect. */
export interface EntityRow {
  /** Its number within the statement. */
  e: number
  record_id: string | null
  new_id: string
  type: string | null
  /** The type preferred if records of several types have a key; null if no type is. */
  usual_type: string | null
  new_type: string
  /** Whether the write depends on the record having `new_type`. */
  typed: boolean
  keys: { name: string; value: string }[]
}

export interface ProblemRow {
  e: number
  kind: 'missing' | 'clash' | 'ambiguous' | 'type' | 'repeated' | 'archived'
  /** The affected record or records; for `type` the record's actual type, for `archived` the archived type. */
  ids: string[]
}
