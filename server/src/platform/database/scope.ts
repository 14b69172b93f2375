import type { ModelsInTransaction } from './tenant-models.ts'
import type { RowLocks } from './transactions/row-locks.ts'

/** A value of a SQL parameter; undefined is NULL. JSON is passed as text and cast in the statement (`$2::jsonb`). */
export type SqlValue = string | number | bigint | boolean | null | undefined | Date | Uint8Array | readonly SqlValue[]

/**
 * Ends a statement whose best plan depends on its values. It has no name, so it is planned for the values of each
 * call. A generic plan can take a thousand times as long.
 */
export const CUSTOM_PLAN = '-- planned each time'

/**
 * SQL of the tenant condition for a row that is found by its own key or that of its record. With missing or old
 * statistics, an index that begins with the tenant looks as cheap as the key, and the cached plan would read all rows
 * of the tenant. No index supports this form. Do not use it with `CUSTOM_PLAN`, since statistics do not cover it.
 * @param row alias of the table
 */
export const ofTenant = (row?: string): string => `${row === undefined ? '' : `${row}.`}tenant_id + 0 = $1`

/**
 * The same for a statement that reads the first few rows by an index, of many that it finds. It is counted by the
 * statistics: `ofTenant` counts so few rows that PostgreSQL reads and sorts all of them.
 */
export const FIRST_OF_TENANT = '(tenant_id = $1) IS TRUE'

/**
 * The data of one tenant (the live or the test data of an organization). Services get a scope, never the database. A
 * statement can only run with `$1` bound to the tenant, so nobody has to remember the condition. A statement that does
 * not name `tenant_id` is rejected.
 */
export interface Scope extends RowLocks {
  readonly tenantId: number
  readonly livemode: boolean
  /**
   * Runs one statement with `$1` bound to this tenant. `values` are `$2…`. Inside `transaction` it uses that
   * transaction, which the async context carries.
   */
  query<R extends object>(statement: string, values?: readonly SqlValue[]): Promise<R[]>
  /** The first row of `query`. Undefined if there is none. */
  first<R extends object>(statement: string, values?: readonly SqlValue[]): Promise<R | undefined>
  /** Prisma, limited to this tenant's rows, in the current transaction if there is one. */
  prisma<T>(work: (models: ModelsInTransaction) => Promise<T>): Promise<T>
  /**
   * Retries a statement after a conflict: both inserted the same key, or there was a deadlock. Inside a transaction it
   * runs once, since the complete transaction has to be retried.
   */
  retried<T>(work: () => Promise<T>): Promise<T>
  /** Runs `work` in one transaction. SQL only: no model calls, no HTTP, no files. */
  transaction<T>(work: () => Promise<T>): Promise<T>
  /**
   * Runs `work` in one transaction, and again after a conflict: for what a call writes in more than one statement,
   * since only an idempotency key gives it a transaction otherwise.
   */
  retriedTransaction<T>(work: () => Promise<T>): Promise<T>
  /** The current time of the database clock, which tests can change. */
  now(): Promise<Date>
  /** Calls `callback` after the current transaction commits, or at once if there is none. */
  afterCommit(callback: () => void): void
  /** Throws what `explain` returns for an error of `work`. It can query: the transaction is rolled back first. */
  explaining<T>(work: () => Promise<T>, explain: (error: unknown) => Promise<unknown>): Promise<T>
}
