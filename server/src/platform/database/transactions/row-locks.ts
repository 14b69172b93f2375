/** The tables of which single rows are locked by their id. */
type LockedTable =
  | 'agents'
  | 'collections'
  | 'deletions'
  | 'guidelines'
  | 'mcp_servers'
  | 'media_files'
  | 'rag_projects'
  | 'smart_update_plans'
  | 'webhook_receipts'
  | 'webhook_sources'
  | 'webhook_subscriptions'

interface LockOptions {
  /** SQL of what to read of the row. [id] */
  columns?: string
  /** Of PostgreSQL: `NO KEY UPDATE` lets others add rows that reference it, `KEY SHARE` only keeps it. [UPDATE] */
  mode?: 'UPDATE' | 'NO KEY UPDATE' | 'SHARE' | 'KEY SHARE'
  /** The column of the id. [id] */
  key?: string
}

export interface RowLocks {
  /**
   * Locks a row of this tenant until the end of the transaction. Prisma has no row locks. `docs/adding-an-operation.md`
   * has the order of locks.
   * @returns undefined if there is no such row
   */
  lock<R extends object = { id: string }>(table: LockedTable, id: string, options?: LockOptions): Promise<R | undefined>
  /** Lets calls that count rows of the tenant, or choose a unique name, wait for each other. */
  lockTenant(): Promise<void>
}

type Query = <R extends object>(statement: string, values?: readonly string[]) => Promise<R[]>

export const rowLocks = (query: Query): RowLocks => ({
  async lock<R extends object = { id: string }>(
    table: LockedTable,
    id: string,
    { columns = 'id', mode = 'UPDATE', key = 'id' }: LockOptions = {},
  ): Promise<R | undefined> {
    const statement = `SELECT ${columns} FROM ${table} WHERE tenant_id = $1 AND ${key} = $2 FOR ${mode}`
    const [row] = await query<R>(statement, [id])
    return row
  },
  lockTenant: async () => void (await query('SELECT id AS tenant_id FROM tenants WHERE id = $1 FOR NO KEY UPDATE')),
})
