import type { ModelsInTransaction } from './tenant-models.ts'

/** A value that a SQL parameter may carry. JSON goes in as text and is cast in the statement (`$2::jsonb`). */
export type SqlValue = string | number | bigint | boolean | null | Date | Uint8Array | readonly SqlValue[]

/**
 * Ends a statement whose best plan depends on its values: it has no name, and so is planned for the values of each call.
 * One plan for all values can take a thousand times as long.
 */
export const CUSTOM_PLAN = '-- planned each time'

/**
 * SQL of the tenant condition on a row that is found by its own key or its record's. Where statistics are missing or old,
 * an index that begins with the tenant looks as cheap as the key, and the cached plan would read all rows of the tenant.
 * No index serves this form. Not for statements that are planned each time: statistics do not cover it.
 * @param row alias of the table
 */
export const ofTenant = (row?: string): string => `${row === undefined ? '' : `${row}.`}tenant_id + 0 = $1`

/**
 * The data of one tenant (an organization's live or its test half).
 * Services get a scope, never the database: a statement reaches it only with `$1` bound to the tenant,
 * so no author has to remember the condition, and one that does not name `tenant_id` is refused.
 */
export interface Scope {
  readonly tenantId: number
  readonly livemode: boolean
  /**
   * Runs one statement whose `$1` is this tenant; `values` are `$2…`.
   * Inside `transaction` it runs there, carried by the async context.
   */
  query<R extends object>(statement: string, values?: readonly SqlValue[]): Promise<R[]>
  /** Prisma, for this tenant's rows only, in the current transaction when there is one. */
  prisma<T>(work: (models: ModelsInTransaction) => Promise<T>): Promise<T>
  /**
   * Runs a statement again when another one got in its way: both inserted the same key, or waited for each other.
   * Inside a transaction it runs once: the transaction as a whole is to be run again.
   */
  retried<T>(work: () => Promise<T>): Promise<T>
  /** Runs `work` in one transaction. SQL only: no model call, no HTTP, no file inside. */
  transaction<T>(work: () => Promise<T>): Promise<T>
  /** The moment by the clock of the database, which tests can move. */
  now(): Promise<Date>
  /** Calls `callback` once the current transaction has committed; at once where there is none. */
  afterCommit(callback: () => void): void
  /**
   * Throws what `explain` makes of an error of `work`. It may query: a transaction that the error has aborted is rolled back
   * first.
   */
  explaining<T>(work: () => Promise<T>, explain: (error: unknown) => Promise<unknown>): Promise<T>
}
